add_library(epochal-warnings INTERFACE)
target_compile_options(epochal-warnings INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
                       -Wunused -Wduplicated-cond -Wlogical-op -Wno-missing-field-initializers)
if(EPOCHAL_WERROR)
  target_compile_options(epochal-warnings INTERFACE -Werror)
endif()
# GCC 12 reports overlapping copies in its own std::string code (GCC bugs 105329 and 105651, fixed in 13), and an empty
# std::optional as a variable that is read before it is set (80635).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(epochal-warnings INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
                         $<$<CONFIG:Release>:-Wno-maybe-uninitialized>)
endif()
# The warning is about included files, such as those of a unity build; about a header it would be justified.
if(CMAKE_UNITY_BUILD)
  target_compile_options(epochal-warnings INTERFACE -Wno-subobject-linkage)
endif()
