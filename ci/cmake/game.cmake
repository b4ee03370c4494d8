# The words that the folders' CMakeLists.txt are written in. The include root is the repository,
# and programs run from there, so tests name files as "properties/scenarios/drako/net.game".
include(embed)
include(checks)
include(parts)

# Common to every target of ours. scope: PUBLIC, PRIVATE, or INTERFACE for header-only libraries.
function(ruleproof_target target scope)
  target_include_directories(${target} ${scope} "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>"
                             "$<INSTALL_INTERFACE:include/ruleproof;include>")
  target_link_libraries(${target} ${scope} ruleproof_sanitizers ${ARGN})
  if(NOT scope STREQUAL "INTERFACE")
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:ruleproof_warnings>)
    if(COMMAND ruleproof_precompiled)
      ruleproof_precompiled(${target})
    endif()
    if(TARGET ruleproof_only_ours)
      add_dependencies(${target} ruleproof_only_ours)
    endif()
  endif()
endfunction()

# The folder where `ci/mutate` puts chapters with bugs planted in them; they take the place of ours. Empty: none.
set(RULEPROOF_WOVEN "" CACHE PATH "Chapters with planted bugs")

# ruleproof_woven_options(<out> <folder>): what sources that see the headers of a game are compiled with.
function(ruleproof_woven_options out folder)
  set(options "")
  if(RULEPROOF_WOVEN)
    file(GLOB_RECURSE headers "${RULEPROOF_WOVEN}/${folder}/*.hpp")
    if(headers)
      set(options "-iquote${RULEPROOF_WOVEN}")
    endif()
  endif()
  set(${out} "${options}" PARENT_SCOPE)
endfunction()

# ruleproof_woven(<list>): the sources of a list, or what was made of them.
function(ruleproof_woven list)
  if(NOT RULEPROOF_WOVEN)
    return()
  endif()
  file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  ruleproof_woven_options(options "${folder}")
  set(sources "")
  foreach(source IN LISTS ${list})
    set(woven "${RULEPROOF_WOVEN}/${folder}/${source}")
    set(own ${options})
    if(EXISTS "${woven}")
      set(source "${woven}")
      list(APPEND own -w)
    endif()
    set_property(SOURCE "${source}" APPEND PROPERTY COMPILE_OPTIONS ${own})
    list(APPEND sources "${source}")
  endforeach()
  set(${list} "${sources}" PARENT_SCOPE)
endfunction()

# ruleproof_library(<target> [SOURCES file...] [LINK target...])
# A static library, or a header-only one when there are no SOURCES.
function(ruleproof_library target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  if(arg_SOURCES)
    ruleproof_woven(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    ruleproof_target(${target} PUBLIC ${arg_LINK})
  else()
    add_library(${target} INTERFACE)
    ruleproof_target(${target} INTERFACE ${arg_LINK})
  endif()
endfunction()

# ruleproof_program(<target> SOURCES file... [LINK target...])
# An executable at <build>/bin/<target>.
function(ruleproof_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  add_executable(${target} ${arg_SOURCES})
  ruleproof_target(${target} PRIVATE ${arg_LINK})
endfunction()

# The global property RULEPROOF_GAMES has the games of this build, in the order in which lists show
# them: model/CMakeLists.txt sets it.

# ruleproof_parts(<target> ENGINE namespace [LINK target...])
# The parts of all games, and `ENGINE::all_parts()`, which lists them. Makes the library where there
# is none.
function(ruleproof_parts target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ENGINE" "LINK")
  if(NOT TARGET ${target})
    add_library(${target} STATIC)
    ruleproof_target(${target} PUBLIC ${arg_LINK})
  endif()
  get_property(games GLOBAL PROPERTY RULEPROOF_GAMES)
  foreach(game IN LISTS games)
    ruleproof_part(${target} GAME ${game} ENGINE ${arg_ENGINE})
  endforeach()
  string(REPLACE "::" "_" file "${arg_ENGINE}")
  set(file "${PROJECT_BINARY_DIR}/parts/${file}/all.cpp")
  ruleproof_all_parts("${file}" ENGINE ${arg_ENGINE} GAMES ${games})
  target_sources(${target} PRIVATE "${file}")
endfunction()

# ruleproof_entries(<target>): `all_games()`, the entries of all games, and the same as WebAssembly.
function(ruleproof_entries target)
  get_property(games GLOBAL PROPERTY RULEPROOF_GAMES)
  ruleproof_listed("game<@TYPE@>()" ${games})
  if(TARGET ruleproof_wasm)
    ruleproof_packed(${target} MODULE "${PROJECT_BINARY_DIR}/wasm/model.wasm" MADE_BY ruleproof_wasm)
  else()
    ruleproof_packed(${target})
  endif()
  set(file "${PROJECT_BINARY_DIR}/parts/all_games.cpp")
  configure_file("${RULEPROOF_CMAKE_DIR}/all_games.cpp.in" "${file}" @ONLY)
  target_sources(${target} PRIVATE "${file}")
endfunction()

# ruleproof_bench(<name> SOURCES file... [LINK target...] [NEEDS program...])
# A Google Benchmark program at <build>/benchmarks/<name>; ci/run-bench runs them all.
function(ruleproof_bench name)
  if(NOT benchmark_FOUND)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK;NEEDS")
  ruleproof_program(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK} benchmark::benchmark_main)
  set_target_properties(${name} PROPERTIES
                        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/benchmarks")
  add_dependencies(benchmarks ${name})
  if(arg_NEEDS)
    add_dependencies(${name} ${arg_NEEDS})
  endif()
endfunction()
add_custom_target(benchmarks)
