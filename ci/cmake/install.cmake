# cmake --install: the command with what it replays (component `command`), and a package for games
# that live elsewhere (component `dev`). Nothing installed names a folder of this machine.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# The names that others use, and what stands behind them.
add_library(ruleproof::model ALIAS ruleproof_core)
add_library(ruleproof::main ALIAS ruleproof_cli)
set_target_properties(ruleproof_core PROPERTIES EXPORT_NAME model)
set_target_properties(ruleproof_cli PROPERTIES EXPORT_NAME main)
set(exported core files connect_four properties solver cli
    fuzz sanitizers z3 stemmer render texts pair audit conformance questions typed induction refute balance entries)
foreach(library IN LISTS exported)
  get_target_property(name ruleproof_${library} EXPORT_NAME)
  if(NOT name)
    set_target_properties(ruleproof_${library} PROPERTIES EXPORT_NAME ${library})
  endif()
  target_compile_features(ruleproof_${library} INTERFACE cxx_std_20)  # for who links it without our words
endforeach()
list(TRANSFORM exported PREPEND ruleproof_)
add_custom_target(installed DEPENDS ruleproof ${exported})  # what is installed, without tests
foreach(made IN ITEMS ruleproof_model ruleproof_wasm)
  if(TARGET ${made})
    add_dependencies(installed ${made})
  endif()
endforeach()
install(TARGETS ${exported} EXPORT ruleproof
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT dev)
install(TARGETS ruleproof RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT command)

# Headers keep their places, below include/ruleproof; those about our own games stay here.
file(GLOB_RECURSE headers RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS model/*.hpp
     properties/*.hpp solver/*.hpp fuzz/*.hpp reports/games/*.hpp
     reports/audit/game_tables.hpp reports/audit/parts*.hpp)
get_property(games GLOBAL PROPERTY RULEPROOF_GAMES)
list(JOIN games "|" games)
list(FILTER headers EXCLUDE REGEX
     "_test\\.hpp$|/bugs/|/kits/|^solver/.*/games/|/details/|/(laws|mutants|questions)/(${games})[/.]|^model/(${games})/|/pass_once\\.hpp$")
list(APPEND headers reports/cli/run.hpp)
foreach(header IN LISTS headers)
  get_filename_component(folder "${header}" DIRECTORY)
  install(FILES "${header}" DESTINATION "include/ruleproof/${folder}" COMPONENT dev)
endforeach()
install(FILES reports/cli/main.hpp DESTINATION include/ruleproof COMPONENT dev)
install(FILES model/core/face/ruleproof_model.h DESTINATION include/ruleproof/model/core/face COMPONENT dev)

# What `verify` and `conform` replay, and engines and kits to be copied: each in its place below ../share/ruleproof, where
# the command finds it and `ruleproof --where` tells of it.
set(replayed properties/scenarios properties/pins fuzz/corpus properties/conformance/measured
    solver/balance/recorded solver/divergence/recorded solver/questions/recorded solver/search/recorded)
foreach(folder IN LISTS replayed ITEMS properties/conformance/examples properties/conformance/kits)
  get_filename_component(above "share/ruleproof/${folder}" DIRECTORY)
  install(DIRECTORY "${folder}" DESTINATION "${above}" COMPONENT command
          PATTERN "texts_*" EXCLUDE  # inputs of harnesses that are about no game
          PATTERN node_modules EXCLUDE PATTERN __pycache__ EXCLUDE PATTERN CMakeLists.txt EXCLUDE)
endforeach()
# The list of what is replayed, with sizes: if a file of it is gone, the command says so and fails, whatever it was to do
# with it.
string(REPLACE ";" "|" replayed "${replayed}")
install(CODE "
  set(share \"\${CMAKE_INSTALL_PREFIX}/share/ruleproof\")
  set(files \"\${CMAKE_INSTALL_MANIFEST_FILES}\")
  string(REPLACE \"\${share}/\" \"\" files \"\${files}\")
  list(FILTER files INCLUDE REGEX \"^(${replayed})/\")
  list(SORT files)
  list(LENGTH files count)
  set(lines \"files \${count}\\n\")
  foreach(file IN LISTS files)
    file(SIZE \"\$ENV{DESTDIR}\${share}/\${file}\" size)
    string(APPEND lines \"\${size} \${file}\\n\")
  endforeach()
  file(WRITE \"\$ENV{DESTDIR}\${share}/installed.txt\" \"\${lines}\")
  list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${share}/installed.txt\")" COMPONENT command)
# The games for an engine's own process, in the kits that load them. No library may lie below share/.
set(kits share/ruleproof/properties/conformance/kits)
set(readable PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
if(TARGET ruleproof_model)
  install(TARGETS ruleproof_model LIBRARY DESTINATION lib/ruleproof COMPONENT command ${readable})
  set(package "${kits}/python/src/ruleproof_model")
  string(REGEX REPLACE "[^/]+" ".." up "${package}")
  install(CODE "file(CREATE_LINK \"${up}/lib/ruleproof/libruleproof_model.so\"
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${package}/libruleproof_model.so\" SYMBOLIC)" COMPONENT command)
endif()
if(TARGET ruleproof_wasm)
  install(FILES "${PROJECT_BINARY_DIR}/wasm/model.wasm" DESTINATION "${kits}/typescript/src/model" COMPONENT command ${readable})
endif()
# The numbers of the boxes, from which one's own data are begun; and what each line of an engine obeys.
file(GLOB tables RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS model/*/data/*.toml model/*/data/variants/*.toml)
foreach(table IN LISTS tables ITEMS properties/conformance/protocol/schema.json)
  get_filename_component(folder "${table}" DIRECTORY)
  install(FILES "${table}" DESTINATION "share/ruleproof/${folder}" COMPONENT command)
endforeach()
# What READMEs say first and what is new; the pages that adapters are written from, and that the manual names.
file(GLOB pages RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS README*.md model/*/README.md)
list(FILTER pages EXCLUDE REGEX "^model/core/")
foreach(page IN LISTS pages ITEMS CHANGELOG.md properties/conformance/README.md reports/audit/README.md)
  get_filename_component(folder "${page}" DIRECTORY)
  install(FILES "${page}" DESTINATION "share/doc/ruleproof/${folder}" COMPONENT command)
endforeach()
# A game of one's own, to be copied.
install(DIRECTORY ci/outside DESTINATION share/ruleproof/ci COMPONENT dev)

# The pages of the manual, which the command writes itself, and what shells read.
install(CODE "set(RULEPROOF_PROGRAM \"$<TARGET_FILE:ruleproof>\")" COMPONENT command)
install(SCRIPT "${PROJECT_SOURCE_DIR}/ci/cmake/package/manual.cmake" COMPONENT command)
set(completions reports/cli/manual/completions)
install(FILES ${completions}/ruleproof.bash COMPONENT command
        DESTINATION share/bash-completion/completions RENAME ruleproof)
install(FILES ${completions}/ruleproof.zsh COMPONENT command
        DESTINATION share/zsh/vendor-completions RENAME _ruleproof)
install(FILES ${completions}/ruleproof.fish COMPONENT command
        DESTINATION share/fish/vendor_completions.d)

# The package: targets, and the words in which a game is described.
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/ruleproof")
install(EXPORT ruleproof NAMESPACE ruleproof:: FILE ruleproof-targets.cmake
        DESTINATION "${package}" COMPONENT dev)
configure_package_config_file(ci/cmake/package/ruleproof-config.cmake.in
  "${PROJECT_BINARY_DIR}/package/ruleproof-config.cmake" INSTALL_DESTINATION "${package}"
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
# Before 1.0 a minor version may change what others build on.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/package/ruleproof-config-version.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES
  "${PROJECT_BINARY_DIR}/package/ruleproof-config.cmake"
  "${PROJECT_BINARY_DIR}/package/ruleproof-config-version.cmake"
  ci/cmake/packages.cmake ci/cmake/parts.cmake ci/cmake/roles.cmake ci/cmake/part.cpp.in
  ci/cmake/all_parts.cpp.in ci/cmake/embed.cmake ci/cmake/embed_script.cmake ci/cmake/wasm.cmake
  ci/cmake/package/command.cpp.in ci/cmake/package/command.cmake
  DESTINATION "${package}" COMPONENT dev)
install(DIRECTORY ci/cmake/wasm/include DESTINATION "${package}/wasm" COMPONENT dev)
if(TARGET ruleproof_wasm)
  install(FILES "${PROJECT_BINARY_DIR}/wasm/model.wasm.o" DESTINATION "${package}" COMPONENT dev)
endif()

include(package/debian)
