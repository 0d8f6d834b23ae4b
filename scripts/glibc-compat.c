/*
 * Functions that libraries of newer systems take from glibc, for systems whose glibc has not got them yet (scripts/older_glibc.py).
 * They behave as glibc's manual describes them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

/* Of glibc 2.36: random bytes from the kernel, which never fail once the system has started. */
void arc4random_buf(void *buffer, size_t size) {
  unsigned char *next = buffer;
  while (size > 0) {
    ssize_t count = getrandom(next, size, 0);
    if (count < 0) {
      if (errno == EINTR) continue;
      abort();
    }
    next += count;
    size -= (size_t)count;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

/* Of glibc 2.35, <dlfcn.h>: the object that contains an address, with its table for unwinding. Newer headers have the struct, too. */
struct found_object {
  unsigned long long int dlfo_flags;
  void *dlfo_map_start;
  void *dlfo_map_end;
  struct link_map *dlfo_link_map;
  void *dlfo_eh_frame;
  unsigned long long int dlfo_reserved[7];
};

struct search {
  uintptr_t address;
  struct found_object *result;
};

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  uintptr_t start = UINTPTR_MAX, end = 0, frames = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    uintptr_t place = info->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_GNU_EH_FRAME) frames = place;
    if (header->p_type != PT_LOAD) continue;
    if (place < start) start = place;
    if (place + header->p_memsz > end) end = place + header->p_memsz;
  }
  if (search->address < start || search->address >= end || frames == 0) return 0;
  *search->result = (struct found_object){
    .dlfo_map_start = (void *)start, .dlfo_map_end = (void *)end, .dlfo_eh_frame = (void *)frames};
  return 1;
}

int find_object(void *address, struct found_object *result) __asm__("_dl_find_object");

int find_object(void *address, struct found_object *result) {
  struct search search = {(uintptr_t)address, result};
  return dl_iterate_phdr(visit, &search) == 1 ? 0 : -1;
}
