/// Making a game from a set-up.
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/assert.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

auto wrong(std::string message) -> Error { return {Code::bad_setup, "setup", std::move(message)}; }

}  // namespace

SeaDragons::SeaDragons() {
  auto made = make(Setup{});
  RULEPROOF_ASSERT(made);
  rules_ = std::move(made).value().rules_;
}

auto SeaDragons::make(const Setup& setup) -> Result<SeaDragons> {
  if (setup.players < 2 || setup.players > static_cast<int>(most_players)) {
    return wrong("2 to 5 players can play, not " + std::to_string(setup.players));
  }
  const int most = heads_for(setup.players);
  if (setup.heads < 0 || setup.heads > most) {
    return wrong("with " + std::to_string(setup.players) + " players each has at most " +
                 std::to_string(most) + " heads, not " + std::to_string(setup.heads));
  }
  auto data = components(setup.data);
  if (!data) return data.error();
  auto rules = std::make_shared<Rules>();
  rules->players = setup.players;
  rules->heads = setup.heads == 0 ? most : setup.heads;
  rules->rulings = setup.rulings;
  rules->components = std::move(data).value();
  SeaDragons game{std::move(rules), setup.data};
  return game;
}

auto SeaDragons::configure(const SetupText& text) -> Result<SeaDragons> {
  Setup setup;
  for (const auto& [option, value] : text.options) {
    const auto number = [&](int low, int high, int& into) -> std::optional<Error> {
      const auto read = read_number(option, value, low, high);
      if (!read) return read.error();
      into = *read;
      return std::nullopt;
    };
    std::optional<Error> problem;
    if (option == "players") {
      problem = number(2, static_cast<int>(most_players), setup.players);
    } else if (option == "heads") {
      problem = number(1, heads_for(2), setup.heads);
    } else if (option == "data") {
      setup.data = value;
    } else {
      constexpr std::array<std::string_view, 3> known = {"players", "heads", "data"};
      problem = wrong("there is no option \"" + option + "\"" + did_you_mean(option, known) +
                      "; there are players, heads, data");
    }
    if (problem) return *problem;
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return make(setup);
}

auto SeaDragons::setup() const -> SetupText {
  SetupText text{.options = {{"players", std::to_string(rules_->players)}},
                 .rulings = named_rulings(ruling_table, rules_->rulings)};
  if (data_ != "stand-in") text.options["data"] = data_;
  if (rules_->heads != heads_for(rules_->players)) {
    text.options["heads"] = std::to_string(rules_->heads);
  }
  return text;
}

}  // namespace ruleproof::sea_dragons
