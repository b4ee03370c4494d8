/// Making a game from a set-up.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/assert.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/drako.hpp"

namespace ruleproof::drako {
namespace {

auto wrong(std::string message) -> Error { return {Code::bad_setup, "setup", std::move(message)}; }

}  // namespace

Drako::Drako() {
  auto made = make(Setup{});
  RULEPROOF_ASSERT(made);
  rules_ = std::move(made).value().rules_;
}

auto Drako::make(const Setup& setup) -> Result<Drako> {
  auto data = components(setup.data);
  if (!data) return data.error();
  Drako game{Rules{.rulings = setup.rulings, .components = std::move(data).value()}, setup.data};
  return game;
}

auto Drako::configure(const SetupText& text) -> Result<Drako> {
  Setup setup;
  for (const auto& [option, value] : text.options) {
    if (option == "data") {
      setup.data = value;
    } else if (option == "players") {
      const auto number = read_number(option, value, 2, 2);
      if (!number) return number.error();
    } else {
      constexpr std::array<std::string_view, 2> known = {"players", "data"};
      return wrong("there is no option \"" + option + "\"" + did_you_mean(option, known) +
                   "; there are players, data");
    }
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return make(setup);
}

auto Drako::setup() const -> SetupText {
  SetupText text{.options = {{"players", "2"}},
                 .rulings = named_rulings(ruling_table, rules_.rulings)};
  if (data_ != "stand-in") text.options["data"] = data_;
  return text;
}

}  // namespace ruleproof::drako
