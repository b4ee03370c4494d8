#include "reports/cli/rulebook/set_ups.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

auto set_ups_of(const GameEntry& game) -> std::vector<SetupText> {
  std::vector<SetupText> all;
  const auto add = [&](const SetupText& text) {
    const auto whole = game.search.set_up(text);
    if (whole && std::ranges::find(all, *whole) == all.end()) all.push_back(*whole);
  };
  const auto read = [&](std::string_view options, std::string_view rulings) {
    SetupText text;
    if (read_pairs(options, "setup", text.options)) return;
    if (!rulings.empty() && read_pairs(rulings, "rulings", text.rulings)) return;
    add(text);
  };
  add({});
  if (game.facts.setup.contains("players")) {
    for (int players = game.facts.least_players; players <= game.facts.most_players; ++players) {
      add({.options = {{"players", std::to_string(players)}}, .rulings = {}});
    }
  }
  for (const auto line : game.facts.small_set_ups) read(line, {});
  if (game.facts.scale) read(game.facts.scale->options, game.facts.scale->rulings);
  return all;
}

}  // namespace ruleproof::cli
