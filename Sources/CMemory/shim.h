// What Swift does not see of memory: hints to the C library and to the processor, which change
// nothing but time.
#ifndef RUTTER_MEMORY_SHIM_H
#define RUTTER_MEMORY_SHIM_H

#ifdef __linux__
#include <features.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

// What is freed stays with the process for what it asks for next: pages that are given back to the
// system are cleared again when they return, which is a tenth of the time for a large graph.
static inline void rutter_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 0x7fffffff);
  mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
#endif
}

// A thread's own heap grows by a page and a system call at a time, the process's by many pages.
static inline void rutter_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

// Asks the processor to fetch what is at an address, which will soon be read; any address will do.
static inline void rutter_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
