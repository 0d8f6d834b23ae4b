#pragma once
// <malloc.h> is not part of Swift's module for the C library, and only glibc has these functions.
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Makes the allocator return each large block to the system as soon as it is freed.
///
/// By default, glibc raises the size from which it does so with each such block that is freed, up to 32 MB.
static inline void chiral_return_large_blocks(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

/// Returns the free memory of the allocator to the system.
static inline void chiral_return_free_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
