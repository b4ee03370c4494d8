# The standard library, parsed once for all sources (clang only): ruleproof_precompiled(<target>).
# CMake's own precompiled headers would not do: they name their files in a way that keeps ccache from
# sharing between checkouts.
option(RULEPROOF_PRECOMPILE "Parse the standard library once (clang only)" ON)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(RULEPROOF_PRECOMPILE OFF)
endif()

# ruleproof_sum_of_parsed(<file> <header> <compiler> flag...)
# Writes beside a parsed header the sum that stands for it in ccache: of what was parsed, and how, but
# not of the folder it lies in.
function(ruleproof_sum_of_parsed parsed header compiler)
  execute_process(COMMAND "${compiler}" ${ARGN} -E -P "${header}" OUTPUT_VARIABLE all COMMAND_ERROR_IS_FATAL ANY)
  string(SHA256 sum "${CMAKE_CXX_COMPILER_VERSION} ${ARGN} ${all}")
  file(CONFIGURE OUTPUT "${parsed}.sum" CONTENT "${sum}" @ONLY)
endfunction()

if(RULEPROOF_PRECOMPILE)
  set(header "${PROJECT_SOURCE_DIR}/ci/cmake/precompiled.hpp")
  set(RULEPROOF_PRECOMPILED "${PROJECT_BINARY_DIR}/precompiled.pch")
  string(TOUPPER "${CMAKE_BUILD_TYPE}" config)
  separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${config}}")
  get_target_property(sanitizers ruleproof_sanitizers INTERFACE_COMPILE_OPTIONS)
  if(sanitizers)
    list(APPEND flags ${sanitizers})
  endif()
  list(APPEND flags -std=c++20 -x c++-header)
  ruleproof_sum_of_parsed("${RULEPROOF_PRECOMPILED}" "${header}" "${CMAKE_CXX_COMPILER}" ${flags})
  add_custom_command(OUTPUT "${RULEPROOF_PRECOMPILED}"
    COMMAND "${CMAKE_CXX_COMPILER}" ${flags} -fpch-instantiate-templates -Xclang -fno-pch-timestamp
            "${header}" -o "${RULEPROOF_PRECOMPILED}"
    DEPENDS "${header}" COMMENT "Parsing the standard library" VERBATIM)
  add_custom_target(ruleproof_precompiled DEPENDS "${RULEPROOF_PRECOMPILED}")
endif()

function(ruleproof_precompiled target)
  if(TARGET ruleproof_precompiled)
    add_dependencies(${target} ruleproof_precompiled)
    target_compile_options(${target} PRIVATE "SHELL:-include-pch ${RULEPROOF_PRECOMPILED}")
  endif()
endfunction()
