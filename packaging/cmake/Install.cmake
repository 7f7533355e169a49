include(GNUInstallDirs)

# The programs find the engine in ../lib/epochal (core/launch/engine_library.h), and the engine finds LibTorch where it was at
# build time: one LibTorch of 1.3 GB, not a copy in every package.
# The same RPATH for the build and the installation. CMake's default for the build ends in a colon if the installed one differs: an empty
# entry, with which the loader searches the folder from which a program is started. tests/system/linkage_test.py checks every file.
function(epochal_rpath target)
  set_target_properties(${target} PROPERTIES INSTALL_RPATH "${ARGN}" BUILD_WITH_INSTALL_RPATH ON)
endfunction()

install(TARGETS epochal-worker RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET epochal-engine)
  install(TARGETS epochal-engine LIBRARY DESTINATION lib/epochal)
  epochal_rpath(epochal-engine ${TORCH_ROOT}/lib)
endif()
if(TARGET epochal-engine-cuda)
  install(TARGETS epochal-engine-cuda LIBRARY DESTINATION lib/epochal)
  get_filename_component(cudart ${EPOCHAL_CUDART} DIRECTORY)
  epochal_rpath(epochal-engine-cuda ${TORCH_ROOT}/lib ${cudart})
endif()
if(TARGET epochal)
  install(TARGETS epochal RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES packaging/org.epochal.Epochal.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/org.epochal.Epochal.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES resources/icons/epochal.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
          RENAME org.epochal.Epochal.svg)
endif()
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME epochal)
set(CPACK_PACKAGE_VENDOR Epochal)
set(CPACK_PACKAGE_CONTACT "Epochal developers <developers@epochal.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "dataset-fashion-mnist")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
include(CPack)
