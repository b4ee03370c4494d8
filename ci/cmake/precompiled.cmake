# The standard library, parsed once for all sources (clang only): ruleproof_precompiled(<target>).
# CMake's own precompiled headers would not do: they name their files in a way that keeps ccache from
# sharing between checkouts. The sum beside the file stands for it there.
option(RULEPROOF_PRECOMPILE "Parse the standard library once (clang only)" ON)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(RULEPROOF_PRECOMPILE OFF)
endif()

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
  execute_process(COMMAND "${CMAKE_CXX_COMPILER}" ${flags} -E -P "${header}"
                  OUTPUT_VARIABLE all COMMAND_ERROR_IS_FATAL ANY)
  string(SHA256 sum "${CMAKE_CXX_COMPILER_VERSION} ${flags} ${all}")
  file(CONFIGURE OUTPUT "${RULEPROOF_PRECOMPILED}.sum" CONTENT "${sum}" @ONLY)
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
