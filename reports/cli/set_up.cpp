#include "reports/cli/set_up.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "model/core/setup.hpp"
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
  for (const auto& pairs : flags.options) {
    if (auto problem = read_pairs(pairs, "--setup", text.options)) return *problem;
  }
  if (!flags.players.empty()) {
    if (auto problem = read_pairs("players=" + flags.players, "--players", text.options)) {
      return *problem;
    }
  }
  for (const auto& pairs : flags.rulings) {
    if (auto problem = read_pairs(pairs, "--rulings", text.rulings)) return *problem;
  }
  if (!flags.rulebook.empty()) {
    auto stated = rulings_of_rulebook(flags.game, flags.rulebook);
    if (!stated) return stated.error();
    for (const auto& [id, answer] : *stated) text.rulings.try_emplace(id, answer);
  }
  return text;
}

}  // namespace ruleproof::cli
