#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "ci/cmake/selftest/all_bytes.bin.hpp"
#include "ci/cmake/selftest/embed_test.cpp.hpp"
#include "ci/cmake/selftest/empty.txt.hpp"

namespace {

using namespace ruleproof::embedded::house_embedded;

auto read(const std::string& path) -> std::string {
  std::ifstream file{path, std::ios::binary};
  REQUIRE(file.is_open());
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST_CASE("an embedded file holds the bytes of the file") {
  CHECK(embed_test_cpp == read("ci/cmake/selftest/embed_test.cpp"));
  CHECK(all_bytes_bin == read("ci/cmake/selftest/all_bytes.bin"));
}

TEST_CASE("an empty file may be embedded") { CHECK(empty_txt.empty()); }

// Compilers name a file as they were told to: from the build folder, or by its whole path.
TEST_CASE("binaries do not know where they were built") {
  CHECK(std::string{__FILE__} == "ci/cmake/selftest/embed_test.cpp");
}

}  // namespace
