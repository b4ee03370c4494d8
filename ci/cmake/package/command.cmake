# The words that only projects outside of this repository need.

# ruleproof_library(<target> SOURCES file... [LINK target...]): what ruleproof_game makes. Files are
# included by their names from the root of the project.
function(ruleproof_library target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  add_library(${target} STATIC ${arg_SOURCES})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PUBLIC ${arg_LINK})
endfunction()

# ruleproof_module_for(<command> game...): the games as WebAssembly, for the pages that play them (`explorer`). Sets MODULE and
# MODULE_INCLUDE for the file of the command.
function(ruleproof_module_for name)
  set(module)
  set(core "${RULEPROOF_CMAKE_DIR}/model.wasm.o")
  if(RULEPROOF_WASM AND EXISTS "${core}")
    set(sources "")
    foreach(engine IN ITEMS ruleproof::any_game ruleproof::face)
      string(REPLACE "::" "_" folder "${engine}")
      set(folder "${PROJECT_BINARY_DIR}/parts/${folder}")
      ruleproof_all_parts("${folder}/all_of_${name}.cpp" ENGINE ${engine} GAMES ${ARGN})
      list(APPEND sources "${folder}/all_of_${name}.cpp")
      foreach(game IN LISTS ARGN)
        list(APPEND sources "${folder}/${game}.cpp")  # ruleproof_part writes it
      endforeach()
    endforeach()
    set(libraries ${ARGN})
    list(TRANSFORM libraries PREPEND ruleproof_)
    foreach(library IN LISTS libraries)
      ruleproof_sources_of(own ${library})
      list(APPEND sources ${own})
    endforeach()
    ruleproof_wasm_objects(objects SOURCES ${sources} DEPENDS ${libraries})
    set(module "${PROJECT_BINARY_DIR}/wasm/${name}.wasm")
    ruleproof_wasm(${name}-module OUTPUT "${module}" OBJECTS ${objects} "${core}"
                   EXPORTS "${RULEPROOF_INCLUDE_DIR}/model/core/face/ruleproof_model.h")
  endif()
  ruleproof_packed(${name} MODULE "${module}" MADE_BY ${name}-module)
  set(MODULE "${MODULE}" PARENT_SCOPE)
  set(MODULE_INCLUDE "${MODULE_INCLUDE}" PARENT_SCOPE)
endfunction()

# ruleproof_command(<name> GAMES game...): a program with all subcommands, for these games. What may
# be said of a game beside its rules lies in the game's folder: see roles.cmake.
function(ruleproof_command name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "GAMES")
  set(main "${PROJECT_BINARY_DIR}/parts/${name}.cpp")
  add_executable(${name} "${main}")
  ruleproof_module_for(${name} ${arg_GAMES})
  ruleproof_listed("game<@TYPE@>()" ${arg_GAMES})
  configure_file("${RULEPROOF_CMAKE_DIR}/command.cpp.in" "${main}" @ONLY)
  get_property(engines GLOBAL PROPERTY RULEPROOF_ENGINES)
  foreach(game IN LISTS arg_GAMES)
    target_link_libraries(${name} PRIVATE ruleproof_${game})
    foreach(engine IN LISTS engines)
      ruleproof_part(${name} GAME ${game} ENGINE ${engine})
    endforeach()
  endforeach()
  target_link_libraries(${name} PRIVATE ruleproof::main ruleproof::fuzz)
endfunction()
