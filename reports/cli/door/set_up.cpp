#include "reports/cli/door/set_up.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/rulebook.hpp"

namespace ruleproof::cli {

auto known_game(const std::string& name) -> bool { return known_games().find(name) != nullptr; }

auto unknown_game(const std::string& name) -> Error { return known_games().unknown(name); }

auto whole_setup(const GameEntry& game, const SetUpFlags& flags) -> Result<SetupText> {
  const auto text = setup_text(flags);
  if (!text) return text.error();
  return game.facts.whole(*text);
}

auto read_said(const std::vector<std::string>& said, std::string_view flag, Texts& into)
    -> std::optional<Error> {
  for (const auto& pairs : said) {
    const auto before = into.size();
    if (auto problem = read_pairs(pairs, flag, into)) return problem;
    if (into.size() == before) {
      return Error{Code::usage, std::string(flag), "expected name=value, got \"" + pairs + "\""};
    }
  }
  return std::nullopt;
}

auto setup_text(const SetUpFlags& flags) -> Result<SetupText> {
  SetupText text;
  if (auto problem = read_said(flags.options, "--setup", text.options)) return *problem;
  if (flags.players.find_first_of(" ,\t\r") != std::string::npos) {
    return Error{Code::usage, "--players", "expected a number, got \"" + flags.players + "\""};
  }
  if (!flags.players.empty()) {
    if (auto problem = read_pairs("players=" + flags.players, "--players", text.options)) {
      return *problem;
    }
  }
  if (auto problem = read_said(flags.rulings, "--rulings", text.rulings)) return *problem;
  if (!flags.rulebook.empty()) {
    auto stated = rulings_of_rulebook(flags.game, flags.rulebook);
    if (!stated) return stated.error();
    for (const auto& [id, answer] : *stated) text.rulings.try_emplace(id, answer);
  }
  return text;
}

auto data_under(const std::string& game, const SetupText& setup) -> std::string {
  const auto* entry = known_games().find(game);
  return entry == nullptr ? "" : entry->facts.data_under(setup);
}

auto make(const std::string& name, const SetupText& setup) -> Result<std::unique_ptr<AnyGame>> {
  const auto* game = known_games().find(name);
  if (game == nullptr) return unknown_game(name);
  return game->rules.make(setup);
}

auto make(const SetUpFlags& flags) -> Result<std::unique_ptr<AnyGame>> {
  if (!known_game(flags.game)) return unknown_game(flags.game);
  const auto text = setup_text(flags);
  if (!text) return text.error();
  return make(flags.game, *text);
}

}  // namespace ruleproof::cli
