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
  find_package(CUDAToolkit REQUIRED)
  add_library(epochal-torch-cuda INTERFACE)
  target_compile_definitions(epochal-torch-cuda INTERFACE USE_C10D_NCCL)
  target_link_libraries(epochal-torch-cuda INTERFACE epochal-torch CUDA::cudart)
  target_link_options(epochal-torch-cuda INTERFACE -Wl,--no-as-needed ${TORCH_ROOT}/lib/libtorch_cuda.so ${TORCH_ROOT}/lib/libc10_cuda.so)
endif()
