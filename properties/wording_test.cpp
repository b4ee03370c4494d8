#include "properties/wording.hpp"

#include <doctest/doctest.h>

namespace ruleproof::properties {
namespace {

TEST_CASE("numbers are grouped by thousands") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1000) == "1,000");
  CHECK(grouped(1234567) == "1,234,567");
  CHECK(plural(1, "game") == "1 game");
  CHECK(plural(1000, "game") == "1,000 games");
}

TEST_CASE("sentences become parts of ids") {
  CHECK(slug("A stone falls, and rests.") == "a-stone-falls-and-rests");
  CHECK(slug("") == "");
  CHECK(folder_of("connect-four") == "connect_four");
}

}  // namespace
}  // namespace ruleproof::properties
