find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Charts PrintSupport Svg LinguistTools)
set(CMAKE_AUTOMOC ON)

epochal_sources(ui_sources ui)
add_library(epochal-ui ${EPOCHAL_PARTS} ${ui_sources})
set_target_properties(epochal-ui PROPERTIES UNITY_BUILD_MODE GROUP)
target_link_libraries(epochal-ui PUBLIC epochal-core Qt6::Widgets Qt6::Charts Qt6::PrintSupport Qt6::Svg)
target_compile_definitions(epochal-ui PUBLIC QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING
                           PRIVATE EPOCHAL_VERSION="${PROJECT_VERSION}")
target_precompile_headers(epochal-ui PRIVATE <QtWidgets> <QtCharts>)

file(GLOB resource_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/resources ${CMAKE_SOURCE_DIR}/resources/icons/*.svg
     ${CMAKE_SOURCE_DIR}/resources/fonts/*.ttf ${CMAKE_SOURCE_DIR}/resources/*.qss
     ${CMAKE_SOURCE_DIR}/resources/help/*/*.md)
list(TRANSFORM resource_files PREPEND ${CMAKE_SOURCE_DIR}/resources/)
qt_add_resources(epochal-ui epochal-resources PREFIX / BASE ${CMAKE_SOURCE_DIR}/resources FILES ${resource_files})

# Texts in core are marked with EPOCHAL_TEXT(context, text) and translated here.
epochal_sources(translated_sources ui app core)
list(FILTER translated_sources EXCLUDE REGEX "/core/engine/cuda/")
qt_add_translations(epochal-ui
  TS_FILES ${translations}
  SOURCES ${translated_sources}
  RESOURCE_PREFIX /translations
  LUPDATE_OPTIONS -no-obsolete -locations none -tr-function-alias QT_TRANSLATE_NOOP+=EPOCHAL_TEXT)

epochal_sources(workbench_sources app/workbench)
add_executable(epochal ${workbench_sources})
target_link_libraries(epochal PRIVATE epochal-ui)
target_compile_definitions(epochal PRIVATE EPOCHAL_VERSION="${PROJECT_VERSION}")
add_dependencies(epochal epochal-worker)
