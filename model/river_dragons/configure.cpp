/// Making a game from a set-up.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/assert.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/setup.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

auto wrong(std::string message) -> Error { return {Code::bad_setup, "setup", std::move(message)}; }

constexpr auto options =
    std::to_array<std::string_view>({"players", "data", "colours", "cards", "planks", "rounds",
                                     "actions", "dragons", "grid", "memory"});

auto unknown(const std::string& option) -> Error {
  std::string known;
  for (const auto name : options) known += (known.empty() ? "" : ", ") + std::string(name);
  return wrong("there is no option \"" + option + "\"" + did_you_mean(option, options) +
               "; there are " + known);
}

auto read_actions(const std::string& text, Cards& into) -> std::optional<Error> {
  if (read_text(text, into) && into.bits != 0 && into.without(all_actions).bits == 0) {
    return std::nullopt;
  }
  return wrong("actions: cannot read \"" + text +
               "\"; an example: stone1+plank2+move2, of stone1 stone2 plank1 plank2 remove move1 "
               "move2 jump");
}

auto read_colours(const std::string& text, Colours& into) -> std::optional<Error> {
  if (read_text(text, into)) return std::nullopt;
  return wrong("colours: cannot read \"" + text +
               "\"; an example: black+pink, of blue green red yellow pink black, by seat");
}

auto read_option(const std::string& option, const std::string& value, Setup& setup)
    -> std::optional<Error> {
  const auto number = [&](int low, int high, int& into) -> std::optional<Error> {
    const auto read = read_number(option, value, low, high);
    if (!read) return read.error();
    into = *read;
    return std::nullopt;
  };
  if (option == "players") return number(2, static_cast<int>(most_players), setup.players);
  if (option == "cards") return number(1, static_cast<int>(most_cards), setup.scale.cards);
  if (option == "planks") return number(1, static_cast<int>(plank_sizes), setup.scale.planks);
  if (option == "rounds") return number(0, 255, setup.scale.rounds);
  if (option == "grid") return number(1, largest_coordinate, setup.scale.grid);
  if (option == "colours") return read_colours(value, setup.colours);
  if (option == "actions") return read_actions(value, setup.scale.actions);
  const auto flag = [&](bool& into) -> std::optional<Error> {
    int chosen = 0;
    auto problem = number(0, 1, chosen);
    into = chosen == 1;
    return problem;
  };
  if (option == "dragons") return flag(setup.scale.dragons);
  if (option == "memory") return flag(setup.scale.memory);
  if (option != "data") return unknown(option);
  setup.data = value;
  return std::nullopt;
}

}  // namespace

RiverDragons::RiverDragons() {
  auto made = make(Setup{});
  RULEPROOF_ASSERT(made);
  rules_ = std::move(made).value().rules_;
}

auto RiverDragons::make(const Setup& setup) -> Result<RiverDragons> {
  auto data = components(setup.data);
  if (!data) return data.error();
  return make(setup, std::move(data).value());
}

auto RiverDragons::make(const Setup& setup, Components components) -> Result<RiverDragons> {
  if (setup.players < 2 || setup.players > static_cast<int>(most_players)) {
    return wrong("2 to 6 players can play, not " + std::to_string(setup.players));
  }
  auto rules = rules_of(setup, std::move(components));
  if (!rules) return rules.error();
  return RiverDragons{std::move(rules).value(), setup.data};
}

auto RiverDragons::configure(const SetupText& text) -> Result<RiverDragons> {
  Setup setup;
  for (const auto& [option, value] : text.options) {
    if (auto problem = read_option(option, value, setup)) return *problem;
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return make(setup);
}

auto RiverDragons::setup() const -> SetupText {
  SetupText text{.options = {{"players", std::to_string(rules_.players)}},
                 .rulings = named_rulings(ruling_table, rules_.rulings)};
  const auto& scale = rules_.scale;
  const auto say = [&](const char* option, int value, int usual) {
    if (value != usual) text.options[option] = std::to_string(value);
  };
  if (rules_.colours != usual_colours(rules_)) {
    text.options["colours"] = river_dragons::to_text(rules_.colours);
  }
  if (data_ != "stand-in") text.options["data"] = data_;
  say("cards", scale.cards, Scale{}.cards);
  say("planks", scale.planks, Scale{}.planks);
  say("rounds", scale.rounds, Scale{}.rounds);
  say("grid", scale.grid, Scale{}.grid);
  if (!scale.dragons) text.options["dragons"] = "0";
  if (scale.memory) text.options["memory"] = "1";
  if (scale.actions != all_actions) text.options["actions"] = river_dragons::to_text(scale.actions);
  return text;
}

}  // namespace ruleproof::river_dragons
