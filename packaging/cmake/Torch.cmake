# LibTorch as imported targets. The wheel's own CMake files demand a CUDA toolkit even where none is used, so they are left alone.
if(NOT EPOCHAL_ENGINE)
  return()
endif()
set(TORCH_ROOT ${CMAKE_SOURCE_DIR}/.deps/site/torch CACHE PATH "Folder of a LibTorch 2.11: include/ and lib/")
if(NOT EXISTS ${TORCH_ROOT}/include/torch)
  message(FATAL_ERROR "No LibTorch in ${TORCH_ROOT}. Run packaging/setup, or give -DTORCH_ROOT=<folder>.")
endif()
find_package(ZLIB REQUIRED)

add_library(epochal-torch INTERFACE)
target_include_directories(epochal-torch SYSTEM INTERFACE ${TORCH_ROOT}/include ${TORCH_ROOT}/include/torch/csrc/api/include)
target_compile_definitions(epochal-torch INTERFACE USE_C10D_GLOO)
target_link_libraries(epochal-torch INTERFACE ${TORCH_ROOT}/lib/libtorch_cpu.so ${TORCH_ROOT}/lib/libc10.so)
# libtorch_cpu needs CUDA runtime libraries that its own RPATH finds; the linker need not.
target_link_options(epochal-torch INTERFACE -Wl,--allow-shlib-undefined -Wl,-rpath,${TORCH_ROOT}/lib)

if(EPOCHAL_CUDA)
  # Headers: the pinned wheels, whole or headers only (packaging/setup installs either), else an installed CUDA 13 toolkit with NCCL.
  set(cuda_folders)
  foreach(pinned ${TORCH_ROOT}/.. ${CMAKE_SOURCE_DIR}/.deps/cuda-headers)
    list(APPEND cuda_folders ${pinned}/nvidia/cu13/include ${pinned}/nvidia/cu13/include/cccl ${pinned}/nvidia/nccl/include)
  endforeach()
  find_path(EPOCHAL_CUSPARSE_INCLUDE cusparse.h HINTS ${cuda_folders} PATHS $ENV{CUDA_HOME}/include /usr/local/cuda/include)
  find_path(EPOCHAL_NCCL_INCLUDE nccl.h HINTS ${cuda_folders} PATHS $ENV{CUDA_HOME}/include /usr/local/cuda/include)
  find_path(EPOCHAL_CCCL_INCLUDE nv/target HINTS ${cuda_folders}
            PATHS $ENV{CUDA_HOME}/include /usr/local/cuda/include/cccl /usr/local/cuda/include)
  find_path(EPOCHAL_CRT_INCLUDE crt/host_config.h HINTS ${cuda_folders} PATHS $ENV{CUDA_HOME}/include /usr/local/cuda/include)
  find_path(EPOCHAL_CUDART_INCLUDE cuda_runtime_api.h HINTS ${cuda_folders} PATHS $ENV{CUDA_HOME}/include /usr/local/cuda/include)
  find_library(EPOCHAL_CUDART libcudart.so.13 HINTS ${TORCH_ROOT}/../nvidia/cu13/lib PATHS $ENV{CUDA_HOME}/lib64 /usr/local/cuda/lib64)
  foreach(found CUSPARSE_INCLUDE NCCL_INCLUDE CCCL_INCLUDE CRT_INCLUDE CUDART_INCLUDE CUDART)
    if(NOT EPOCHAL_${found})
      message(FATAL_ERROR "EPOCHAL_${found} was not found. Run packaging/setup --tests (or --cuda), or turn EPOCHAL_CUDA off.")
    endif()
  endforeach()
  add_library(epochal-torch-cuda INTERFACE)
  target_compile_definitions(epochal-torch-cuda INTERFACE USE_C10D_NCCL)
  target_include_directories(epochal-torch-cuda SYSTEM INTERFACE ${EPOCHAL_CUSPARSE_INCLUDE} ${EPOCHAL_NCCL_INCLUDE}
                             ${EPOCHAL_CCCL_INCLUDE} ${EPOCHAL_CRT_INCLUDE} ${EPOCHAL_CUDART_INCLUDE})
  # c10 asks for std::hardware_destructive_interference_size in a header; the value never leaves the process.
  target_compile_options(epochal-torch-cuda INTERFACE -Wno-interference-size)
  target_link_libraries(epochal-torch-cuda INTERFACE epochal-torch ${EPOCHAL_CUDART})
  target_link_options(epochal-torch-cuda INTERFACE -Wl,--no-as-needed ${TORCH_ROOT}/lib/libtorch_cuda.so ${TORCH_ROOT}/lib/libc10_cuda.so)
endif()
