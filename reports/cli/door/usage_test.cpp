#include "reports/cli/door/usage.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace ruleproof::cli {
namespace {

using Words = std::vector<std::string>;

auto given(const Words& words) -> Words { return each_with_its_flag(words, "--ignore"); }

TEST_CASE("several words after a flag are each given with it") {
  CHECK(given({"conform", "drako", "--ignore", "a", "b", "c", "--json"}) ==
        Words{"conform", "drako", "--ignore", "a", "--ignore", "b", "--ignore", "c", "--json"});
  CHECK(given({"--ignore=a", "b"}) == Words{"--ignore=a", "--ignore", "b"});
  CHECK(given({"--ignore", "a", "--ignore", "b"}) == Words{"--ignore", "a", "--ignore", "b"});
}

TEST_CASE("words after another flag, after the name of a game and after -- are left alone") {
  for (const Words& words :
       {Words{}, Words{"--ignore"}, Words{"conform", "drako", "engine", "word"},
        Words{"--ignore", "a", "--steps", "5", "engine"}, Words{"--ignore", "a", "drako", "engine"},
        Words{"--ignore", "a", "--", "engine", "--ignore", "b", "c"}}) {
    CHECK(given(words) == words);
  }
}

TEST_CASE("an unknown option is named, also before the words of another command") {
  const Words known{"--steps", "--json"};
  const std::string extras = "The following arguments were not expected: x.py python3";
  const auto of = [&](const Words& words) {
    return usage_error("conform", extras, words, known).message;
  };
  CHECK(of({"conform", "--stepz", "5", "--", "python3", "x.py"}) ==
        "unknown option \"--stepz\"; did you mean \"--steps\"?");
  CHECK(of({"conform", "--stepz=5", "--json"}) ==
        "unknown option \"--stepz\"; did you mean \"--steps\"?");
  CHECK(of({"conform", "--steps", "5", "--", "engine", "--stepz"}) ==
        extras + "; see ruleproof conform --help");
}

}  // namespace
}  // namespace ruleproof::cli
