# Generates a C++ file with `std::string_view epochal::<function>()`, which returns the content of `file`.
function(epochal_embed out function file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${file})
  file(READ ${CMAKE_SOURCE_DIR}/${file} content)
  set(path ${CMAKE_BINARY_DIR}/embedded/${function}.cpp)
  file(CONFIGURE OUTPUT ${path} @ONLY CONTENT [=[#include <string_view>
namespace epochal {
std::string_view @function@();
std::string_view @function@() { return R"embedded(@content@)embedded"; }
}  // namespace epochal
]=])
  set(${out} ${path} PARENT_SCOPE)
endfunction()

# Likewise `std::map<std::string_view, std::string_view> epochal::<function>()`: the content of each file, by its name without the
# extension.
function(epochal_embed_all out function)
  set(entries)
  foreach(file IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(READ ${file} content)
    cmake_path(GET file STEM name)
    string(APPEND entries "{\"${name}\", R\"embedded(${content})embedded\"},\n")
  endforeach()
  set(path ${CMAKE_BINARY_DIR}/embedded/${function}.cpp)
  file(CONFIGURE OUTPUT ${path} @ONLY CONTENT [=[#include <map>
#include <string_view>
namespace epochal {
std::map<std::string_view, std::string_view> @function@();
std::map<std::string_view, std::string_view> @function@() { return {@entries@}; }
}  // namespace epochal
]=])
  set(${out} ${path} PARENT_SCOPE)
endfunction()
