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

# ruleproof_command(<name> GAMES game...): a program with all subcommands, for these games. What may
# be said of a game beside its rules lies in the game's folder: see roles.cmake.
function(ruleproof_command name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "GAMES")
  ruleproof_listed("game<@TYPE@>()" ${arg_GAMES})
  set(main "${PROJECT_BINARY_DIR}/parts/${name}.cpp")
  configure_file("${RULEPROOF_CMAKE_DIR}/command.cpp.in" "${main}" @ONLY)
  add_executable(${name} "${main}")
  get_property(engines GLOBAL PROPERTY RULEPROOF_ENGINES)
  foreach(game IN LISTS arg_GAMES)
    target_link_libraries(${name} PRIVATE ruleproof_${game})
    foreach(engine IN LISTS engines)
      ruleproof_part(${name} GAME ${game} ENGINE ${engine})
    endforeach()
  endforeach()
  target_link_libraries(${name} PRIVATE ruleproof::main ruleproof::fuzz)
endfunction()
