/// Making a game from a set-up.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/assert.hpp"
#include "model/year_of_the_dragon/actions.hpp"
#include "model/year_of_the_dragon/setup.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// The row of a smaller game, unless another is asked for. [setup.events.distinct]
constexpr std::string_view default_row = "pptdfmctdfmc";

auto is_small(const Scale& scale) -> bool {
  return scale.rounds != months || scale.types != static_cast<int>(type_count) ||
         scale.actions != static_cast<int>(action_count);
}

auto wrong(std::string message) -> Error { return {Code::bad_setup, "setup", std::move(message)}; }

}  // namespace

YearOfTheDragon::YearOfTheDragon() {
  auto made = make(Setup{});
  RULEPROOF_ASSERT(made);
  rules_ = std::move(made).value().rules_;
}

auto YearOfTheDragon::make(const Setup& setup) -> Result<YearOfTheDragon> {
  if (setup.players < 2 || setup.players > static_cast<int>(most_players)) {
    return wrong("2 to 5 players can play, not " + std::to_string(setup.players));
  }
  // Everybody needs another pair of types.
  if (setup.scale.types * (setup.scale.types - 1) / 2 < setup.players) {
    return wrong("too few types for the pairs that " + std::to_string(setup.players) +
                 " players draft");
  }
  auto data = components(setup.data);
  if (!data) return data.error();
  Rules rules;
  rules.players = setup.players;
  rules.rulings = setup.rulings;
  rules.components = std::move(data).value();
  rules.scale = setup.scale;
  rules.deals = every_deal(setup.players, setup.scale.actions, setup.rulings.group_sizes);
  if (!setup.scale.fixed_row) rules.row_counts = RowCounts::of(rules.rulings, event_tiles(rules));
  YearOfTheDragon game{std::move(rules), setup.data};
  return game;
}

auto YearOfTheDragon::configure(const SetupText& text) -> Result<YearOfTheDragon> {
  Setup setup;
  std::string row;
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
    } else if (option == "rounds") {
      problem = number(1, months, setup.scale.rounds);
    } else if (option == "types") {
      problem = number(2, static_cast<int>(type_count), setup.scale.types);
    } else if (option == "actions") {
      problem = number(1, static_cast<int>(action_count), setup.scale.actions);
    } else if (option == "data") {
      setup.data = value;
    } else if (option == "row") {
      row = value;
    } else {
      constexpr std::array<std::string_view, 6> known = {"players", "data",    "rounds",
                                                         "types",   "actions", "row"};
      problem = wrong("there is no option \"" + option + "\"" + did_you_mean(option, known) +
                      "; there are players, data, rounds, types, actions, row");
    }
    if (problem) return *problem;
  }
  if (row.empty() && is_small(setup.scale)) row = default_row;
  if (!row.empty()) {
    setup.scale.fixed_row = true;
    if (!read_text(row, setup.scale.row) || !neighbours_differ(setup.scale.row) ||
        row.find('.') != std::string::npos) {
      return wrong(
          "row: expected twelve letters of p t d f m c, neighbours different but for p, "
          "got \"" +
          row + "\"");
    }
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return make(setup);
}

auto YearOfTheDragon::setup() const -> SetupText {
  SetupText text{.options = {{"players", std::to_string(rules_.players)}},
                 .rulings = named_rulings(ruling_table, rules_.rulings)};
  const auto& scale = rules_.scale;
  if (data_ != "first-edition") text.options["data"] = data_;
  if (scale.rounds != months) text.options["rounds"] = std::to_string(scale.rounds);
  if (scale.types != static_cast<int>(type_count)) {
    text.options["types"] = std::to_string(scale.types);
  }
  if (scale.actions != static_cast<int>(action_count)) {
    text.options["actions"] = std::to_string(scale.actions);
  }
  if (scale.fixed_row) text.options["row"] = year_of_the_dragon::to_text(scale.row);
  return text;
}

}  // namespace ruleproof::year_of_the_dragon
