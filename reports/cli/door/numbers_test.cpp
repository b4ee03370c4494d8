#include "reports/cli/door/numbers.hpp"

#include <cstdint>
#include <limits>
#include <string_view>

#include <doctest/doctest.h>

namespace ruleproof::cli {
namespace {

constexpr auto most = std::numeric_limits<std::uint64_t>::max();

TEST_CASE("a count is plain digits within its bounds") {
  CHECK(*read_count("0", 0, most) == 0);
  CHECK(*read_count("010", 0, most) == 10);  // not octal
  CHECK(*read_count("18446744073709551615", 0, most) == most);
  CHECK(*read_count("5", 5, 5) == 5);
}

TEST_CASE("what is out of range or no number is refused, not cut to what fits") {
  for (const std::string_view text : {"18446744073709551616", "99999999999999999999", "-1", "+1",
                                      "1e9", "1.5", "0x10", "1'000", " 1", "1 ", "many", ""}) {
    CAPTURE(text);
    CHECK_FALSE(read_count(text, 0, most));
  }
  CHECK_FALSE(read_count("4", 5, 9));
  CHECK_FALSE(read_count("10", 5, 9));
  CHECK(read_count("10", 5, 9).error().message ==
        "expected a whole number from 5 to 9, got \"10\"");
}

TEST_CASE("sizes of memory have units of 1024") {
  CHECK(*read_bytes("1000") == 1000);
  CHECK(*read_bytes("7b") == 7);
  CHECK(*read_bytes("3k") == 3072);
  CHECK(*read_bytes("512MB") == std::uint64_t{512} << 20U);
  CHECK(*read_bytes("4 GiB") == std::uint64_t{4} << 30U);
  CHECK(*read_bytes("1024tb") == std::uint64_t{1} << 50U);
}

TEST_CASE("a size that is none, or is more than there can be, is refused") {
  for (const std::string_view text : {"", "GB", "-1GB", "1.5GB", "4XB", "4GBs", "1025TB",
                                      "99999999999999999999", "18446744073709551615GB", "1e9"}) {
    CAPTURE(text);
    CHECK_FALSE(read_bytes(text));
  }
}

}  // namespace
}  // namespace ruleproof::cli
