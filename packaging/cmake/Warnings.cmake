add_library(epochal-warnings INTERFACE)
target_compile_options(epochal-warnings INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
                       -Wunused -Wduplicated-cond -Wlogical-op -Wnull-dereference -Wno-missing-field-initializers)
if(EPOCHAL_WERROR)
  target_compile_options(epochal-warnings INTERFACE -Werror)
endif()
