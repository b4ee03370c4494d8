/// One fault of each kind that clang-tidy is to tell of: tidy_test reads what it must say in the
/// comments `fault:`.
#include "ci/cmake/selftest/tidied/faults.hpp"

#include <algorithm>  // fault: misc-include-cleaner
#include <cstddef>
#include <functional>  // and <vector>, so that this compiles
#include <string>
#include <utility>

namespace ruleproof::tidied {

auto called(const std::function<int()>& function) -> int { return function(); }

auto missing() -> std::vector<int> { return {}; }  // fault: misc-include-cleaner

auto also_missing() -> std::uint8_t { return 3; }  // fault: misc-include-cleaner

struct badly_named {};  // fault: readability-identifier-naming

auto null() -> const char* { return 0; }  // fault: modernize-use-nullptr

int leading() { return 3; }  // fault: modernize-use-trailing-return-type

auto moved(std::string text) -> std::size_t {
  const std::string taken = std::move(text);
  return taken.size() + text.size();  // fault: bugprone-use-after-move
}

auto branches(int number) -> int {
  if (number == 3) {  // fault: bugprone-branch-clone
    return 4;
  } else {
    return 4;
  }
}

auto found() -> const std::string&;

auto copied() -> std::size_t {
  const std::string word = found();  // fault: performance-unnecessary-copy-initialization
  return word.size();
}

auto divided(int one, int other) -> double {
  return one / other;  // fault: bugprone-integer-division
}

auto endless(int number) -> int {
  while (number > 3) {  // fault: bugprone-infinite-loop
  }
  return number;
}

#define TWICE(number) (number * 2)  // fault: bugprone-macro-parentheses

auto long_one(int number) -> int {  // fault: readability-function-size
  number += 1 * number;
  number += 2 * number;
  number += 3 * number;
  number += 4 * number;
  number += 5 * number;
  number += 6 * number;
  number += 7 * number;
  number += 8 * number;
  number += 9 * number;
  number += 10 * number;
  number += 11 * number;
  number += 12 * number;
  number += 13 * number;
  number += 14 * number;
  number += 15 * number;
  number += 16 * number;
  number += 17 * number;
  number += 18 * number;
  number += 19 * number;
  number += 20 * number;
  number += 21 * number;
  number += 22 * number;
  number += 23 * number;
  number += 24 * number;
  number += 25 * number;
  number += 26 * number;
  number += 27 * number;
  number += 28 * number;
  number += 29 * number;
  number += 30 * number;
  number += 31 * number;
  number += 32 * number;
  number += 33 * number;
  number += 34 * number;
  number += 35 * number;
  number += 36 * number;
  number += 37 * number;
  number += 38 * number;
  number += 39 * number;
  number += 40 * number;
  number += 41 * number;
  number += 42 * number;
  number += 43 * number;
  number += 44 * number;
  number += 45 * number;
  number += 46 * number;
  number += 47 * number;
  number += 48 * number;
  number += 49 * number;
  number += 50 * number;
  number += 51 * number;
  number += 52 * number;
  number += 53 * number;
  number += 54 * number;
  number += 55 * number;
  number += 56 * number;
  number += 57 * number;
  number += 58 * number;
  number += 59 * number;
  number += 60 * number;
  number += 61 * number;
  return number;
}

}  // namespace ruleproof::tidied
