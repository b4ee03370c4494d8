# The words that the folders' CMakeLists.txt are written in. The include root is the repository,
# and programs run from there, so tests name files as "properties/scenarios/drako/net.game".
include(embed)
include(checks)
include(parts)

# Common to every target of ours. scope: PUBLIC, PRIVATE, or INTERFACE for header-only libraries.
function(ruleproof_target target scope)
  target_include_directories(${target} ${scope} "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} ${scope} ruleproof_sanitizers ${ARGN})
  if(NOT scope STREQUAL "INTERFACE")
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:ruleproof_warnings>)
  endif()
endfunction()

# ruleproof_library(<target> [SOURCES file...] [LINK target...])
# A static library, or a header-only one when there are no SOURCES.
function(ruleproof_library target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  if(arg_SOURCES)
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

# ruleproof_game(<name> [TYPE type] [HEADER header] SOURCES file... [TESTS file...] [EMBED file...]
#                [LINK target...])
# Library ruleproof_<name> on ruleproof_core; with TESTS also the test <name>_test. From here on all
# engines know the game.
function(ruleproof_game name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TYPE;HEADER" "SOURCES;TESTS;EMBED;LINK")
  ruleproof_game_type(${name} TYPE "${arg_TYPE}" HEADER "${arg_HEADER}"
                      FOLDER "${CMAKE_CURRENT_SOURCE_DIR}")
  ruleproof_library(ruleproof_${name} SOURCES ${arg_SOURCES} LINK ruleproof_core ${arg_LINK})
  if(arg_EMBED)
    ruleproof_embed(ruleproof_${name} FILES ${arg_EMBED})
  endif()
  ruleproof_sources(${name} ${arg_EMBED})
  if(arg_TESTS)
    ruleproof_test(${name}_test SOURCES ${arg_TESTS} LINK ruleproof_${name} LABELS ${name})
  endif()
endfunction()

# ruleproof_bench(<name> SOURCES file... [LINK target...])
# A Google Benchmark program at <build>/benchmarks/<name>; ci/run-bench runs them all.
function(ruleproof_bench name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  ruleproof_program(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK} benchmark::benchmark_main)
  set_target_properties(${name} PROPERTIES
                        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/benchmarks")
  add_dependencies(benchmarks ${name})
endfunction()
add_custom_target(benchmarks)
