add_library(epochal-warnings INTERFACE)
target_compile_options(epochal-warnings INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
                       -Wunused -Wduplicated-cond -Wlogical-op -Wno-missing-field-initializers)
if(EPOCHAL_WERROR)
  target_compile_options(epochal-warnings INTERFACE -Werror)
endif()
# GCC 12 takes its own std::string code for overlapping copies (its bugs 105329 and 105651, mended in 13), and an empty
# std::optional for a variable that is read before it is set (80635).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(epochal-warnings INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
                         $<$<CONFIG:Release>:-Wno-maybe-uninitialized>)
endif()
# Said of what is included, as files compiled together are; of a header it would be true.
if(CMAKE_UNITY_BUILD)
  target_compile_options(epochal-warnings INTERFACE -Wno-subobject-linkage)
endif()
