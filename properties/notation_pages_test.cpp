/// The page of each game names everything that an engine of it has to read and write: the first
/// word of every move of many random games, and every field of a position.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/any_game.hpp"
#include "model/core/parts.hpp"
#include "model/core/play.hpp"

namespace ruleproof::properties {
namespace {

auto page_of(std::string game) -> std::string {
  std::ranges::replace(game, '-', '_');
  std::ifstream file("model/" + game + "/README.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// "p3.plan12" is described as `p1.plan1`: every number stands for all.
auto as_described(std::string_view path) -> std::string {
  std::string described;
  bool number = false;
  for (const char c : path) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit) described += c;
    if (digit && !number) described += '1';
    number = digit;
  }
  return described;
}

/// A field is in backticks: whole, without its number, or by its last part behind others.
auto describes(const std::string& page, std::string path) -> bool {
  const auto has = [&](const std::string& name) {
    return page.find('`' + name + '`') != page.npos;
  };
  const auto last = [](const std::string& name) {
    return name.find('.') == name.npos ? name : name.substr(name.rfind('.'));
  };
  if (has(path) || has(last(path))) return true;
  if (path.back() == '1') path.pop_back();
  return has(path) || has(last(path));
}

auto verbs_of(AnyGame& game) -> std::set<std::string> {
  std::set<std::string> verbs;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    game.restart();
    Dice dice(seed);
    play_at_random(game, dice, 600, [&](std::size_t offer) {
      const auto text = game.text_of(offer);
      verbs.insert(text.substr(0, text.find(' ')));
    });
  }
  return verbs;
}

TEST_CASE("the page of each game describes its moves and fields") {
  for (const auto& parts : any_game::all_parts()) {
    const auto page = page_of(std::string(parts.name));
    CAPTURE(parts.name);
    REQUIRE_FALSE(page.empty());
    const auto game = parts.make({});
    REQUIRE(game);
    for (const auto& verb : verbs_of(**game)) {
      CAPTURE(verb);
      CHECK(page.find('`' + verb) != page.npos);
    }
    for (const auto& field : (*game)->field_infos()) {
      CAPTURE(field.path);
      CHECK(describes(page, as_described(field.path)));
    }
    CHECK(page.find("`to-act`") != page.npos);
  }
}

}  // namespace
}  // namespace ruleproof::properties
