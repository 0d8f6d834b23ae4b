#pragma once
// Swift can neither call variadic functions such as syscall(2) nor build BPF programs; everything else is in
// Swift.
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// From linux/landlock.h, which older systems lack. The numbers are the same on every architecture.
#define CHIRAL_LANDLOCK_CREATE 444
#define CHIRAL_LANDLOCK_ADD 445
#define CHIRAL_LANDLOCK_RESTRICT 446

struct chiral_landlock_ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scope;
};

struct chiral_landlock_path {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

/// Returns the version of Landlock in the kernel, or 0 if it has none.
static inline int chiral_landlock_version(void) {
  long version = syscall(CHIRAL_LANDLOCK_CREATE, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

/// Returns a ruleset that restricts access to files and to the network, and keeps signals and abstract
/// sockets inside; negative if the kernel has no Landlock.
static inline int chiral_landlock_create(int version, uint64_t files) {
  struct chiral_landlock_ruleset rules = {files, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  // Kernels reject fields that they do not know.
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return (int)syscall(CHIRAL_LANDLOCK_CREATE, &rules, size, 0);
}

/// Opens a file or folder for use in a rule, without access to its content (O_PATH).
static inline int chiral_open_path(const char *path) { return open(path, 010000000 | O_CLOEXEC); }

/// Allows accesses to a file, or to everything below a folder; returns 0 on success.
static inline int chiral_landlock_allow(int ruleset, int path, uint64_t accesses) {
  struct chiral_landlock_path rule = {accesses, path};
  return (int)syscall(CHIRAL_LANDLOCK_ADD, ruleset, 1, &rule, 0);
}

/// Denies this thread, and those it starts, every access that the ruleset restricts and does not allow.
static inline int chiral_landlock_restrict(int ruleset) {
  return (int)syscall(CHIRAL_LANDLOCK_RESTRICT, ruleset, 0);
}

/// Closes the open files from a number on; returns 0 on success. The number of close_range(2) is the same on every
/// architecture; older headers lack it.
static inline int chiral_close_from(unsigned first) { return (int)syscall(436, first, ~0U, 0); }

/// Gives up the right to gain privileges, which both Landlock and seccomp require.
static inline int chiral_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

#if defined(__x86_64__)
#define CHIRAL_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CHIRAL_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// The system calls that start programs, reach the network or other processes, or change the system.
static const uint32_t chiral_refused_calls[] = {
  __NR_socket, __NR_socketpair, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4, __NR_sendto,
  __NR_sendmsg, __NR_sendmmsg, __NR_recvfrom, __NR_recvmsg, __NR_recvmmsg,
  __NR_execve, __NR_execveat, __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_kill,
  __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_setns, __NR_unshare, __NR_swapon, __NR_swapoff,
  __NR_reboot, __NR_init_module, __NR_delete_module, __NR_kexec_load, __NR_acct, __NR_settimeofday,
  __NR_clock_settime, __NR_adjtimex, __NR_sethostname, __NR_setdomainname, __NR_keyctl, __NR_add_key,
  __NR_request_key, __NR_perf_event_open, __NR_bpf, __NR_userfaultfd, __NR_setuid, __NR_setgid, __NR_setreuid,
  __NR_setregid, __NR_setresuid, __NR_setresgid, __NR_setgroups, __NR_capset, __NR_personality,
  __NR_fchmod, __NR_fchmodat, __NR_fchown, __NR_fchownat, __NR_linkat, __NR_symlinkat, __NR_unlinkat,
  __NR_renameat2, __NR_mkdirat, __NR_mknodat, __NR_truncate, __NR_utimensat, __NR_setxattr, __NR_lsetxattr,
  __NR_fsetxattr, __NR_removexattr, __NR_name_to_handle_at, __NR_open_by_handle_at, __NR_inotify_init1,
  __NR_fanotify_init, __NR_shmget, __NR_msgget, __NR_semget, __NR_mq_open,
  425, /* io_uring_setup */ 426, /* io_uring_enter */ 428, /* open_tree */ 429, /* move_mount */
  430, /* fsopen */ 432, /* fsmount */ 434, /* pidfd_open */ 438, /* pidfd_getfd */ 424, /* pidfd_send_signal */
#if defined(__x86_64__)
  __NR_fork, __NR_vfork, __NR_renameat, __NR_chmod, __NR_chown, __NR_lchown, __NR_link, __NR_symlink, __NR_unlink,
  __NR_rename, __NR_mkdir, __NR_rmdir, __NR_mknod, __NR_utime, __NR_utimes, __NR_futimesat, __NR_creat,
  __NR_ioperm, __NR_iopl, __NR_modify_ldt, __NR_inotify_init,
#endif
};

enum { chiral_refused_count = sizeof chiral_refused_calls / sizeof *chiral_refused_calls };

/// Makes the kernel deny these calls and the creation of processes other than threads; returns 0 on success.
static inline int chiral_refuse_calls(void) {
#if !defined(CHIRAL_ARCHITECTURE)
  errno = ENOSYS;
  return -1;
#else
  struct sock_filter filter[2 * chiral_refused_count + 20];
  unsigned short n = 0;
  const struct sock_filter refuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  const struct sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CHIRAL_ARCHITECTURE, 1, 0);
  // Calls of another architecture have other numbers.
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The x32 ABI has the same architecture and other numbers.
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
#endif
  for (int i = 0; i < chiral_refused_count; i++) {
    filter[n++] = (struct sock_filter)BPF_JUMP(
      BPF_JMP | BPF_JEQ | BPF_K, chiral_refused_calls[i], (unsigned char)0, 1);
    filter[n++] = refuse;
  }
  // clone3 hides its flags behind a pointer; without it, libraries use clone.
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1);
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3);
  filter[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]));
  filter[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0);
  filter[n++] = refuse;
  filter[n++] = allow;
  struct sock_fprog program = {n, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}
#endif
