#include "solver/balance/games/year_of_the_dragon.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

using year_of_the_dragon::YearOfTheDragon;
namespace yd = year_of_the_dragon;

namespace {

/// A player as sums, which the months change.
struct Outlook {
  int tenths = 0;  ///< of points
  int yuan = 0;
  int rice = 0;
  int fireworks = 0;
  int persons = 0;
  int palaces = 0;
  int helmets = 0;
  int mortars = 0;
  int each_month = 0;  ///< points of ladies and privileges
  int monks = 0;       ///< points at the end
};

/// What the tiles of a player show, by type.
using Symbols = std::array<int, yd::type_count>;

auto outlook_of(const yd::Rules& rules, const yd::Player& player, int months_left) -> Outlook {
  Symbols symbols{};
  int persons = 0;
  int monks = 0;
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      const auto shown = rules.facts(tile).symbols;
      const auto type = yd::type_of(tile);
      auto& sum = symbols[static_cast<std::size_t>(type)];
      sum =
          rules.rulings.symbol_sum == yd::SymbolSum::all_tiles ? sum + shown : std::max(sum, shown);
      if (type == yd::Type::monk) monks += shown * palace.height();
      ++persons;
    }
  }
  const auto of = [&](yd::Type type) { return symbols[static_cast<std::size_t>(type)]; };
  const auto skill = of(yd::Type::artisan) + of(yd::Type::tax_collector) +
                     of(yd::Type::pyrotechnist) + of(yd::Type::farmer) + of(yd::Type::scholar);
  return {.tenths = (10 * player.score) + (skill * months_left) + (months_left * player.track / 5),
          .yuan = player.yuan,
          .rice = player.rice,
          .fireworks = player.fireworks,
          .persons = persons - player.owed,
          .palaces = static_cast<int>(player.palaces.size()),
          .helmets = of(yd::Type::warrior),
          .mortars = of(yd::Type::healer),
          .each_month = of(yd::Type::court_lady) + player.small +
                        (player.large * rules.components.large.dragons),
          .monks = monks};
}

using Outlooks = std::array<Outlook, yd::most_players>;

auto lose(Outlook& one, int persons) -> void {
  one.persons = std::max(0, one.persons - std::max(0, persons));
}

auto celebrate(std::span<Outlook> all) -> void {
  int most = 0;
  int second = 0;
  for (const auto& one : all) most = std::max(most, one.fireworks);
  for (const auto& one : all) {
    if (one.fireworks < most) second = std::max(second, one.fireworks);
  }
  for (auto& one : all) {
    if (one.fireworks == 0) continue;
    one.tenths += 10 * yd::festival_points<int>(one.fireworks, most, second);
    one.fireworks -= yd::half_rounded_up(one.fireworks);
  }
}

auto fight(std::span<Outlook> all) -> void {
  const auto fewest = std::ranges::min(all, {}, &Outlook::helmets).helmets;
  for (auto& one : all) {
    one.tenths += 10 * one.helmets;
    if (one.helmets == fewest) lose(one, 1);
  }
}

auto pass_event(const yd::Rules& rules, yd::Event event, std::span<Outlook> all) -> void {
  switch (event) {
    case yd::Event::tribute:
      for (auto& one : all) {
        lose(one, rules.components.tribute - one.yuan);
        one.yuan = std::max(0, one.yuan - rules.components.tribute);
      }
      return;
    case yd::Event::drought:
      for (auto& one : all) {
        const auto inhabited = std::min(one.palaces, one.persons);
        lose(one, inhabited - one.rice);
        one.rice = std::max(0, one.rice - inhabited);
      }
      return;
    case yd::Event::contagion:
      for (auto& one : all) lose(one, rules.components.contagion - one.mortars);
      return;
    case yd::Event::festival:
      return celebrate(all);
    case yd::Event::mongols:
      return fight(all);
    case yd::Event::peace:
    case yd::Event::none:
      return;
  }
}

/// Months pass: events, decay, points.
auto pass_months(const yd::Rules& rules, const yd::State& state, std::span<Outlook> all) -> void {
  const bool befallen = state.stage == yd::Stage::supply || state.stage == yd::Stage::release;
  const int now = std::max<int>(1, state.round);
  for (int month = now; month <= rules.scale.rounds; ++month) {
    if (month > now || !befallen) {
      pass_event(rules, state.events[static_cast<std::size_t>(month - 1)], all);
    }
    for (auto& one : all) {
      one.palaces = std::min(one.palaces, std::max(1, one.persons));
      one.tenths += 10 * (one.palaces + one.each_month);
    }
  }
}

}  // namespace

auto Standing<YearOfTheDragon>::points(const yd::State& state) const -> Points {
  const auto players = static_cast<std::size_t>(rules_.players);
  const auto months_left = rules_.scale.rounds - state.round;
  Outlooks outlooks;
  for (std::size_t p = 0; p < players; ++p) {
    outlooks[p] = outlook_of(rules_, state.players[p], months_left);
  }
  pass_months(rules_, state, std::span(outlooks).first(players));
  Points points{};
  for (std::size_t p = 0; p < players; ++p) {
    const auto& one = outlooks[p];
    const auto money = yd::money_after_sale<int>(one.yuan, one.rice, one.fireworks);
    points[p] = one.tenths + (20 * one.persons) + (10 * one.monks) + (10 * money / 3);
  }
  return points;
}

}  // namespace ruleproof::solver::balance
