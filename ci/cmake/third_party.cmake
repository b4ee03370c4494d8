# Everything comes from the machine (ci/setup installs it); nothing is downloaded.
# Imported targets and /usr/include count as system includes: no warnings from them.
#
#   link                          include (each has one door: see ci/check_layers)
#   fmt::fmt                      <fmt/format.h>
#   nlohmann_json::nlohmann_json  <nlohmann/json.hpp>
#   tomlplusplus::tomlplusplus    <toml++/toml.h>
#   CLI11::CLI11                  <CLI/CLI.hpp>
#   pugixml::pugixml              <pugixml.hpp>
#   ZLIB::ZLIB                    <zlib.h>
#   ruleproof_mustache            <kainjow/mustache.hpp>
#   Boost::headers, Boost::graph  <boost/...>; most of Boost.Graph needs only the headers
#   ICU::uc, ICU::i18n            <unicode/...>
#   PkgConfig::hunspell           <hunspell/hunspell.hxx>
#   PkgConfig::libzip             <zip.h>
#   ruleproof_stemmer             <libstemmer.h>
#   MPI::MPI_CXX                  <mpi.h>
#   ruleproof_z3                  <z3++.h>
#   rapidcheck                    <rapidcheck.h>
#   doctest::doctest              <doctest/doctest.h>
#   benchmark::benchmark          <benchmark/benchmark.h>

macro(ruleproof_need package)
  find_package(${package} ${ARGN} QUIET)
  if(NOT ${package}_FOUND)
    message(FATAL_ERROR "${package} is missing: run ci/setup")
  endif()
endmacro()

include(packages)
ruleproof_need(CLI11)

if(NOT z3_FOUND)
  message(FATAL_ERROR "z3 is missing: run ci/setup")
endif()
add_library(ruleproof_z3 INTERFACE)
target_link_libraries(ruleproof_z3 INTERFACE PkgConfig::z3)

# Without it there is no ruleproof-mpi.
set(MPI_CXX_SKIP_MPICXX TRUE)
find_package(MPI QUIET COMPONENTS CXX)

# Who only runs the command needs no tests: ci/setup --test installs what they are written with.
find_package(doctest QUIET)
find_package(benchmark QUIET)
if(NOT doctest_FOUND OR NOT benchmark_FOUND)
  message(STATUS "doctest or benchmark is missing, so no tests are built: see ci/setup --test")
endif()

# Mustache is one header.
find_path(RULEPROOF_MUSTACHE_DIR kainjow/mustache.hpp)
if(NOT RULEPROOF_MUSTACHE_DIR)
  message(FATAL_ERROR "kainjow/mustache.hpp is missing: run ci/setup")
endif()
add_library(ruleproof_mustache INTERFACE)
target_include_directories(ruleproof_mustache SYSTEM INTERFACE "${RULEPROOF_MUSTACHE_DIR}")

if(NOT hunspell_FOUND)
  message(FATAL_ERROR "hunspell is missing: run ci/setup")
endif()
if(NOT libzip_FOUND)
  message(FATAL_ERROR "libzip is missing: run ci/setup")
endif()

# Snowball has neither a CMake package nor pkg-config: a header and a library where all are.
find_path(RULEPROOF_STEMMER_DIR libstemmer.h)
if(NOT RULEPROOF_STEMMER_DIR)
  message(FATAL_ERROR "libstemmer is missing: run ci/setup")
endif()
add_library(ruleproof_stemmer INTERFACE)
target_link_libraries(ruleproof_stemmer INTERFACE stemmer)
