#include "model/core/setup.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"

namespace ruleproof {
namespace {

TEST_CASE("pairs are separated by blanks or commas, and each name is there once") {
  Texts pairs;
  CHECK_FALSE(read_pairs(" a=1,b=2\tc=3 ", "--setup", pairs));
  CHECK(pairs == Texts{{"a", "1"}, {"b", "2"}, {"c", "3"}});
  CHECK(to_text(pairs) == "a=1 b=2 c=3");
  const auto problem = read_pairs("d=1 a=4", "--setup", pairs);
  REQUIRE(problem);
  CHECK(to_text(*problem) == "RP-001: --setup: a is given twice: 1 and 4");
  CHECK(to_text(Texts{}) == "");
}

TEST_CASE("words that are no pairs are refused") {
  for (const auto* text : {"a", "=1", "a=", "a=1 b", "="}) {
    Texts pairs;
    CAPTURE(text);
    const auto problem = read_pairs(text, "--setup", pairs);
    REQUIRE(problem);
    CHECK(problem->code == Code::usage);
    CHECK(problem->where == "--setup");
  }
  Texts pairs;
  CHECK_FALSE(read_pairs("a=b=c", "", pairs));
  CHECK(pairs["a"] == "b=c");
}

TEST_CASE("a misspelt name brings up the nearest one, and a wild guess none") {
  const std::vector<std::string_view> names = {"columns", "rows", "festival-zero"};
  CHECK(did_you_mean("colums", names) == "; did you mean \"columns\"?");
  CHECK(did_you_mean("row", names) == "; did you mean \"rows\"?");
  CHECK(did_you_mean("festival-zeros", names) == "; did you mean \"festival-zero\"?");
  CHECK(did_you_mean("price-of-rice", names) == "");
  CHECK(did_you_mean("", names) == "");
  CHECK(did_you_mean(std::string(101, 'x'), names) == "");
  CHECK(did_you_mean("columns", {}) == "");
}

TEST_CASE("numbers are read whole and within range") {
  CHECK(*read_number("n", "7", 1, 9) == 7);
  CHECK(*read_number("n", "-7", -9, 9) == -7);
  for (const auto* text : {"", "0", "10", "x", "1x", " 1", "+1", "1.0", "99999999999"}) {
    CAPTURE(text);
    const auto number = read_number("n", text, 1, 9);
    REQUIRE_FALSE(number);
    CHECK(number.error().code == Code::bad_setup);
    CHECK(number.error().where == "n");
  }
}

TEST_CASE("rulings are set by name; unknown ones name the likely one") {
  using connect_four::ConnectFour;
  connect_four::Rulings rulings;
  CHECK_FALSE(set_rulings(ConnectFour::ruling_table, {{"diagonals", "do-not-count"}}, rulings));
  CHECK(rulings.diagonals == connect_four::Diagonals::do_not_count);
  CHECK(named_rulings(ConnectFour::ruling_table, rulings) == Texts{{"diagonals", "do-not-count"}});
  CHECK(named_rulings(ConnectFour::ruling_table, connect_four::Rulings{}).empty());
  const auto name = set_rulings(ConnectFour::ruling_table, {{"diagonal", "count"}}, rulings);
  REQUIRE(name);
  CHECK(name->code == Code::unknown_ruling);
  CHECK(name->message == "no ruling is called \"diagonal\"; did you mean \"diagonals\"?");
  const auto answer = set_rulings(ConnectFour::ruling_table, {{"diagonals", "yes"}}, rulings);
  REQUIRE(answer);
  CHECK(answer->message == "diagonals has no answer \"yes\"; the answers are count, do-not-count");
}

}  // namespace
}  // namespace ruleproof
