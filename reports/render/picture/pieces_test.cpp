#include "reports/render/picture/pieces.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace ruleproof::render {
namespace {

/// "abc" as a picture of three pieces.
auto picture(std::string_view letters) -> std::string {
  std::string text;
  for (const char letter : letters) text += std::string("<") + letter;
  return text;
}

using Row = PieceStore::Row;

TEST_CASE("a picture that takes the place of another says only what is different") {
  PieceStore store;
  const auto first = store.add("title", picture("abcd"));
  const auto row = [&](const char* letters) {
    return store.row(store.add("title", picture(letters), first));
  };
  CHECK(store.row(first) == Row{-1, 0, 1, 2, 3, 4});
  CHECK(row("abcd") == Row{0, -5});
  CHECK(row("axcd") == Row{0, -2, 5, -2});
  CHECK(row("axxxcd") == Row{0, -2, 5, 5, 5, -2});
  CHECK(row("ad") == Row{0, -2, -1});
  CHECK(row("ab") == Row{0, -2, 2});
  CHECK(row("") == Row{0, 0});
  CHECK(row("abcdx") == Row{0, -5, 5});
  CHECK(row("xbdd") == Row{0, -1, 5, -1, 4, -1});
}

TEST_CASE("every picture comes back whole, whichever it takes the place of") {
  const std::vector<std::string> all = {"",    "a",    "ab",   "abc",  "bc",     "abab", "babab",
                                        "aab", "aabb", "bbaa", "baab", "abcabc", "c",    "acbc"};
  PieceStore store;
  std::vector<std::vector<int>> unfolded;
  for (std::size_t base = 0; base < all.size(); ++base) {
    for (const auto& each : all) {
      const auto before = store.size() == 0 ? PieceStore::none : static_cast<int>(base);
      const auto number = store.add("t", picture(each), before);
      CAPTURE(each);
      CHECK(store.text(number) == picture(each));
      CHECK(store.title(number) == "t");
      const auto row = store.row(number);
      const auto from = before == PieceStore::none ? std::vector<int>{}
                                                   : unfolded[static_cast<std::size_t>(before)];
      auto back = unfold(row, from);
      REQUIRE(back);
      std::string text;
      for (std::size_t i = 1; i < back->size(); ++i) {
        text += store.pieces()[static_cast<std::size_t>((*back)[i])];
      }
      CHECK(text == picture(each));
      unfolded.push_back(std::move(*back));
    }
  }
  CHECK(store.pieces().size() == 4);
}

TEST_CASE("a row that copies what is not there gives nothing") {
  const std::vector<int> base = {0, 1, 2};
  CHECK(unfold(Row{0, -3}, base));
  CHECK_FALSE(unfold(Row{0, -4}, base));
  CHECK_FALSE(unfold(Row{0, -2, -2, 1}, base));
  CHECK_FALSE(unfold(Row{0, -2147483647 - 1, 0}, base));
  CHECK_FALSE(unfold(Row{-1, -1}, {}));
  CHECK(unfold(Row{-1}, {})->empty());
}

}  // namespace
}  // namespace ruleproof::render
