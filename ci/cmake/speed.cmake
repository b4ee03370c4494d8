# Faster links and compiles, and binaries that do not know where they were built.

find_program(RULEPROOF_MOLD mold)
if(RULEPROOF_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# __FILE__ and debug information say "model/core/record.cpp", whichever way the source was named.
file(RELATIVE_PATH from_build "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}")
string(REGEX REPLACE "/$" "" from_build "${from_build}")
add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}/="
                    "-ffile-prefix-map=${from_build}/=")

find_program(RULEPROOF_CCACHE ccache)
if(RULEPROOF_CCACHE)
  # BASEDIR and NOHASHDIR: checkouts in different folders share the cache.
  # PCH_EXTSUM and SLOPPINESS: see precompiled.cmake.
  # ABSOLUTE_PATHS_IN_STDERR: an editor can still click on a diagnostic.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
      CCACHE_ABSOLUTE_PATHS_IN_STDERR=1 CCACHE_PCH_EXTSUM=1
      CCACHE_SLOPPINESS=pch_defines,time_macros "${RULEPROOF_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")  # else ccache does without
  endif()
endif()

# Thin link-time optimisation: rules live in .cpp files, and the loops that step them elsewhere.
option(RULEPROOF_LTO "Link-time optimisation" OFF)
if(RULEPROOF_LTO)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()
