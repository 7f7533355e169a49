include(FeatureSummary)
include(CTest)

option(EPOCHAL_WORKBENCH "Build the workbench (Qt 6)" ON)
option(EPOCHAL_ENGINE "Build the training engine (LibTorch)" ON)
option(EPOCHAL_CUDA "Build the CUDA part of the engine (CUDA toolkit)" OFF)
option(EPOCHAL_WERROR "Treat warnings as errors" OFF)
set(EPOCHAL_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=: address,undefined or thread")
add_feature_info(workbench EPOCHAL_WORKBENCH "the window")
add_feature_info(engine EPOCHAL_ENGINE "training with LibTorch")
add_feature_info(cuda EPOCHAL_CUDA "GPUs: NCCL, streams, memory")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# Core and window are linked into the programs. With sanitizers they are shared libraries: 150 test programs with a copy each would take
# 15 GB, and most of the build's time to link.
set(EPOCHAL_PARTS STATIC)
if(EPOCHAL_SANITIZE)
  set(EPOCHAL_PARTS SHARED)
  add_compile_options(-fsanitize=${EPOCHAL_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${EPOCHAL_SANITIZE})
endif()

# The precompiled headers carry no timestamps of their own; without these options ccache would never reuse an object built with them.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
  add_compile_options(-fpch-preprocess)
endif()
