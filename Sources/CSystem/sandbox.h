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
#include <sys/syscall.h>
#include <sys/wait.h>
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

/// Exchanges two files; returns 0 on success. The flag of renameat2(2), which older C libraries lack, is RENAME_EXCHANGE.
static inline int chiral_exchange(int folder, const char *one, int other_folder, const char *other) {
  return (int)syscall(__NR_renameat2, folder, one, other_folder, other, 2U);
}

/// Gives up the administrator's right to raise hard limits (CAP_SYS_RESOURCE).
static inline void chiral_keep_limits(void) {
  // linux/capability.h: version 3 has two words for each set, and the right is bit 24 of the first.
  struct {
    uint32_t version;
    int process;
  } header = {0x20080522, 0};
  struct {
    uint32_t effective, permitted, inheritable;
  } sets[2];
  if (syscall(__NR_capget, &header, sets) != 0) return;
  const uint32_t others = ~(1U << 24);
  sets[0].effective &= others;
  sets[0].permitted &= others;
  sets[0].inheritable &= others;
  syscall(__NR_capset, &header, sets);
}

/// Gives up the right to gain privileges, which both Landlock and seccomp require.
static inline int chiral_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

#if defined(__x86_64__)
#define CHIRAL_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CHIRAL_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// A system call that the sandbox allows, whatever its arguments are.
struct chiral_call {
  uint32_t number;
  const char *name;
};

#define CHIRAL_CALL(name) {__NR_##name, #name}

/// The system calls that a worker needs, and nothing else: those that libraries make on their own memory, threads, signals and
/// open files, and those that read what Landlock allows. All others are refused, also those that later kernels bring.
static const struct chiral_call chiral_allowed_calls[] = {
  // Open files, and what a path leads to.
  CHIRAL_CALL(read), CHIRAL_CALL(readv), CHIRAL_CALL(pread64), CHIRAL_CALL(write), CHIRAL_CALL(writev),
  CHIRAL_CALL(close), CHIRAL_CALL(lseek), CHIRAL_CALL(ppoll), CHIRAL_CALL(dup), CHIRAL_CALL(dup3),
  CHIRAL_CALL(pipe2), CHIRAL_CALL(eventfd2), CHIRAL_CALL(fstat), CHIRAL_CALL(newfstatat), CHIRAL_CALL(fstatfs),
  CHIRAL_CALL(statfs), CHIRAL_CALL(faccessat), CHIRAL_CALL(readlinkat), CHIRAL_CALL(getdents64),
  CHIRAL_CALL(getcwd), CHIRAL_CALL(fadvise64),
  // Memory.
  CHIRAL_CALL(brk), CHIRAL_CALL(mmap), CHIRAL_CALL(munmap), CHIRAL_CALL(mremap), CHIRAL_CALL(mprotect),
  CHIRAL_CALL(madvise),
  // Threads, signals that the process receives, and its end.
  CHIRAL_CALL(futex), CHIRAL_CALL(set_robust_list), CHIRAL_CALL(rseq), CHIRAL_CALL(sched_yield),
  CHIRAL_CALL(sched_getaffinity), CHIRAL_CALL(rt_sigaction), CHIRAL_CALL(rt_sigprocmask),
  CHIRAL_CALL(rt_sigreturn), CHIRAL_CALL(sigaltstack), CHIRAL_CALL(restart_syscall), CHIRAL_CALL(exit),
  CHIRAL_CALL(exit_group),
  // Clocks, and what a process may know.
  CHIRAL_CALL(clock_gettime), CHIRAL_CALL(clock_getres), CHIRAL_CALL(gettimeofday), CHIRAL_CALL(nanosleep),
  CHIRAL_CALL(clock_nanosleep), CHIRAL_CALL(setitimer), CHIRAL_CALL(getrusage), CHIRAL_CALL(getrandom),
  CHIRAL_CALL(getpid), CHIRAL_CALL(gettid), CHIRAL_CALL(getuid), CHIRAL_CALL(geteuid), CHIRAL_CALL(getgid),
  CHIRAL_CALL(getegid), CHIRAL_CALL(uname), CHIRAL_CALL(sysinfo), CHIRAL_CALL(getcpu),
#if defined(__x86_64__)
  CHIRAL_CALL(stat), CHIRAL_CALL(lstat), CHIRAL_CALL(access), CHIRAL_CALL(readlink), CHIRAL_CALL(poll),
  CHIRAL_CALL(dup2), CHIRAL_CALL(time),
#endif
};

enum { chiral_allowed_count = sizeof chiral_allowed_calls / sizeof *chiral_allowed_calls };

/// A filter for system calls while it is being written.
struct chiral_filter {
  struct sock_filter code[2 * chiral_allowed_count + 80];
  unsigned short count;
};

static inline void chiral_add(
  struct chiral_filter *filter, unsigned short code, uint32_t value, unsigned char yes, unsigned char no) {
  filter->code[filter->count++] = (struct sock_filter){code, yes, no, value};
}

/// Allows the call if the loaded value is this one.
static inline void chiral_allow_value(struct chiral_filter *filter, uint32_t value) {
  chiral_add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  chiral_add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
}

/// Refuses the call as a kernel that does not have it. Libraries then try an older one.
static inline void chiral_refuse(struct chiral_filter *filter) {
  chiral_add(filter, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS, 0, 0);
}

/// Loads the lower half of an argument, or its upper half.
static inline void chiral_load(struct chiral_filter *filter, int argument, int half) {
  chiral_add(
    filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offsetof(struct seccomp_data, args) + 8 * argument + 4 * half), 0, 0);
}

/// Begins the conditions of a call; the result is for `chiral_end`. They may change the loaded value, because no call passes
/// the end.
static inline unsigned short chiral_begin(struct chiral_filter *filter, uint32_t call) {
  chiral_add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 0);
  return filter->count;
}

static inline void chiral_end(struct chiral_filter *filter, unsigned short start) {
  chiral_refuse(filter);
  filter->code[start - 1].jf = (unsigned char)(filter->count - start);
}

/// Allows a call if the argument has at least one of these bits, or none of them.
static inline void chiral_allow_bits(
  struct chiral_filter *filter, uint32_t call, int argument, uint32_t none, uint32_t some) {
  unsigned short start = chiral_begin(filter, call);
  chiral_load(filter, argument, 0);
  chiral_add(filter, BPF_JMP | BPF_JSET | BPF_K, none, 2, 0);
  chiral_add(filter, BPF_JMP | BPF_JSET | BPF_K, some, 0, some == 0 ? 0 : 1);
  chiral_add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  chiral_end(filter, start);
}

/// Allows the calls that are harmless with some arguments only.
static inline void chiral_allow_conditionally(struct chiral_filter *filter) {
  // Files are opened for reading: without these bits, nothing is written or made.
  const uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | 020000000 /* __O_TMPFILE */;
  chiral_allow_bits(filter, __NR_openat, 2, writing, 0);
#if defined(__x86_64__)
  chiral_allow_bits(filter, __NR_open, 1, writing, 0);
#endif
  // Threads of this process, in its own namespaces: CLONE_THREAD, none of CLONE_NEW…, CLONE_PTRACE and CLONE_PARENT.
  chiral_allow_bits(filter, __NR_clone, 0, 0x7E02A000, 0x00010000);
  // Descriptors may be copied and made to wait or not. F_SETOWN would send signals to other processes.
  unsigned short start = chiral_begin(filter, __NR_fcntl);
  chiral_load(filter, 1, 0);
  const uint32_t commands[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, 1030 /* F_DUPFD_CLOEXEC */};
  for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++) chiral_allow_value(filter, commands[i]);
  chiral_end(filter, start);
  // Names of threads, PR_SET_NAME and PR_GET_NAME, and of memory, PR_SET_VMA.
  start = chiral_begin(filter, __NR_prctl);
  chiral_load(filter, 0, 0);
  const uint32_t options[] = {15, 16, 0x53564d41};
  for (unsigned i = 0; i < sizeof options / sizeof *options; i++) chiral_allow_value(filter, options[i]);
  chiral_end(filter, start);
  // abort(3) sends a signal to its own thread.
  start = chiral_begin(filter, __NR_tgkill);
  chiral_load(filter, 0, 0);
  chiral_allow_value(filter, (uint32_t)getpid());
  chiral_end(filter, start);
  // Limits of this process: all can be read, and the processor time can be changed within its hard limit.
  start = chiral_begin(filter, __NR_prlimit64);
  chiral_load(filter, 0, 0);
  chiral_add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 8);
  chiral_load(filter, 1, 0);
  chiral_allow_value(filter, 0 /* RLIMIT_CPU */);
  chiral_load(filter, 2, 0);
  chiral_add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 3);
  chiral_load(filter, 2, 1);
  chiral_allow_value(filter, 0);
  chiral_end(filter, start);
}

/// Makes the kernel deny all calls but those of the table, and of those with conditions; returns 0 on success.
static inline int chiral_refuse_calls(void) {
#if !defined(CHIRAL_ARCHITECTURE)
  errno = ENOSYS;
  return -1;
#else
  struct chiral_filter filter = {.count = 0};
  chiral_add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  // Calls of another architecture have other numbers.
  chiral_add(&filter, BPF_JMP | BPF_JEQ | BPF_K, CHIRAL_ARCHITECTURE, 1, 0);
  chiral_add(&filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  // The numbers of the x32 ABI, which has the same architecture, are not in the table.
  chiral_add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
  for (int i = 0; i < chiral_allowed_count; i++) chiral_allow_value(&filter, chiral_allowed_calls[i].number);
  chiral_allow_conditionally(&filter);
  chiral_refuse(&filter);
  struct sock_fprog program = {filter.count, filter.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}

/// Makes the kernel refuse this process, and the program that it becomes, sockets, other processes and the means to reach them;
/// returns 0 on success. Files are the matter of Landlock.
static inline int chiral_refuse_company(void) {
#if !defined(CHIRAL_ARCHITECTURE)
  errno = ENOSYS;
  return -1;
#else
  static const uint32_t refused[] = {
    __NR_socket, __NR_socketpair, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4, __NR_kill, __NR_tkill,
    __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo, __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_setpriority,
    __NR_unshare, __NR_setns, __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_bpf, __NR_perf_event_open,
    __NR_userfaultfd, __NR_keyctl, __NR_add_key, __NR_request_key, __NR_init_module, __NR_finit_module, __NR_delete_module,
    __NR_kexec_load, __NR_reboot, __NR_swapon, __NR_swapoff, __NR_acct, __NR_settimeofday, __NR_clock_settime, __NR_adjtimex,
    __NR_sethostname, __NR_setdomainname, __NR_fchmod, __NR_fchmodat, __NR_fchown, __NR_fchownat,
    __NR_utimensat, __NR_setxattr, __NR_lsetxattr, __NR_fsetxattr,
#if defined(__x86_64__)
    __NR_fork, __NR_vfork, __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
    // io_uring makes calls that no filter sees; pidfd_send_signal, pidfd_open, pidfd_getfd, clone3 and fchmodat2 have these numbers on every
    // architecture. The C library tries clone instead.
    424, 425, 426, 427, 434, 435, 438, 452,
  };
  struct chiral_filter filter = {.count = 0};
  chiral_add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  chiral_add(&filter, BPF_JMP | BPF_JEQ | BPF_K, CHIRAL_ARCHITECTURE, 1, 0);
  chiral_add(&filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  chiral_add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
#if defined(__x86_64__)
  // The numbers of the x32 ABI.
  chiral_add(&filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  chiral_refuse(&filter);
#endif
  for (unsigned i = 0; i < sizeof refused / sizeof *refused; i++) {
    chiral_add(&filter, BPF_JMP | BPF_JEQ | BPF_K, refused[i], 0, 1);
    chiral_refuse(&filter);
  }
  // Threads alone.
  chiral_allow_bits(&filter, __NR_clone, 0, 0x7E02A000, 0x00010000);
  chiral_add(&filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  struct sock_fprog program = {filter.count, filter.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}

/// Returns the name of a call that is allowed, has conditions, or reaches no filter; null for others.
static inline const char *chiral_call_name(int number) {
  static const struct chiral_call conditional[] = {
    CHIRAL_CALL(openat), CHIRAL_CALL(clone), CHIRAL_CALL(fcntl), CHIRAL_CALL(prctl), CHIRAL_CALL(tgkill),
    CHIRAL_CALL(prlimit64),
#if defined(__x86_64__)
    CHIRAL_CALL(open),
    // Returns from the kernel's probes of user programs, which no filter gets. A program without probes that makes them is
    // ended. Older headers lack the names.
    {335, "uretprobe"}, {336, "uprobe"},
#endif
  };
  for (unsigned i = 0; i < sizeof conditional / sizeof *conditional; i++) {
    if (conditional[i].number == (uint32_t)number) return conditional[i].name;
  }
  for (int i = 0; i < chiral_allowed_count; i++) {
    if (chiral_allowed_calls[i].number == (uint32_t)number) return chiral_allowed_calls[i].name;
  }
  return NULL;
}

/// The way in which a system call is tried.
enum chiral_trial {
  /// With arguments that no call accepts.
  CHIRAL_TRIAL_PLAIN,
  /// With those of the conditions that are allowed.
  CHIRAL_TRIAL_ALLOWED,
  /// With those that would reach other processes, or write.
  CHIRAL_TRIAL_REFUSED,
};

/// Calls a system call that has conditions; returns -2 for others.
static inline long chiral_call_conditionally(long number, int is_allowed, int parent, const char *file) {
  long bound[2] = {1 << 20, 1 << 20};
  switch (number) {
  case __NR_openat: return syscall(number, -1, file, is_allowed ? O_RDONLY : O_WRONLY, 0);
#if defined(__x86_64__)
  case __NR_open: return syscall(number, file, is_allowed ? O_RDONLY : O_RDWR | O_CREAT, 0);
#endif
  // A thread needs CLONE_SIGHAND, so that the kernel refuses this one.
  case __NR_clone: return syscall(number, is_allowed ? 0x00010000L : 17L, 0, 0, 0, 0);
  case __NR_fcntl: return syscall(number, 0, is_allowed ? F_GETFL : F_SETOWN, (long)parent);
  case __NR_prctl: return syscall(number, is_allowed ? 15 /* PR_SET_NAME */ : PR_SET_NO_NEW_PRIVS, "a", 0, 0, 0);
  case __NR_tgkill: return syscall(number, is_allowed ? getpid() : parent, is_allowed ? getpid() : parent, 0);
  case __NR_prlimit64:
    return is_allowed ? syscall(number, 0, 7, 0, bound) : syscall(number, parent, 7, bound, 0);
  default: return -2;
  }
}

/// Tries a system call in a process of its own, in the sandbox of workers without Landlock. Returns 1 if the kernel gets it, 0
/// if it is refused, and -1 if there is nothing to try.
static inline int chiral_try_call(int number, enum chiral_trial trial, const char *file) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    alarm(5);
    if (chiral_no_new_privileges() != 0 || chiral_refuse_calls() != 0) _exit(2);
    errno = 0;
    long result = trial == CHIRAL_TRIAL_PLAIN
      // futex(2) itself answers ENOSYS to an operation that it does not know; 0x81 wakes threads of the process.
      ? syscall(number, -1L, number == __NR_futex ? 0x81L : -1L, -1L, -1L, -1L, -1L)
      : chiral_call_conditionally(number, trial == CHIRAL_TRIAL_ALLOWED, parent, file);
    _exit(result == -2 ? 2 : result == -1 && errno == ENOSYS ? 0 : 1);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  // The call may have ended the process.
  if (WIFSIGNALED(status)) return 1;
  return WEXITSTATUS(status) == 0 ? 0 : WEXITSTATUS(status) == 2 ? -1 : 1;
}
#endif
