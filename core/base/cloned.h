#pragma once

/// Makes copies of a function for AVX2 and AVX-512, one of which is selected when the library is loaded: the library is
/// built for every x86-64. A microarchitecture level tests the CPU's features; "arch=haswell" would test for that
/// particular CPU. ThreadSanitizer instruments what selects the copy, which runs before the sanitizer does (GCC 12).
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define EPOCHAL_CLONED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EPOCHAL_CLONED
#endif
