#include "reports/cli/set_up.hpp"

#include <algorithm>

#include "reports/cli/rulebook.hpp"

namespace ruleproof::cli {

auto known_game(const std::string& name) -> bool {
  return std::ranges::count(game_names(), std::string_view(name)) > 0;
}

auto unknown_game(const std::string& name) -> Error {
  const auto names = game_names();
  auto hint = did_you_mean(name, names);
  if (hint.empty()) {
    for (const auto known : names)
      hint += (hint.empty() ? "; the games are " : ", ") + std::string(known);
  }
  return {Code::unknown_game, "", "no game is called \"" + name + "\"" + hint};
}

auto setup_text(const SetUpFlags& flags) -> Result<SetupText> {
  SetupText text;
  if (!flags.rulebook.empty()) {
    auto stated = rulings_of_rulebook(flags.game, flags.rulebook);
    if (!stated) return stated.error();
    text.rulings = std::move(stated).value();
  }
  for (const auto& pairs : flags.options) {
    if (auto problem = read_pairs(pairs, "--setup", text.options)) return *problem;
  }
  if (!flags.players.empty()) text.options.insert_or_assign("players", flags.players);
  for (const auto& pairs : flags.rulings) {
    if (auto problem = read_pairs(pairs, "--rulings", text.rulings)) return *problem;
  }
  return text;
}

}  // namespace ruleproof::cli
