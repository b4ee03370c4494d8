#include "solver/questions/sea_dragons/payment_query.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/strength.hpp"
#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {

auto any_purse(Query& query, const SeaDragons& game) -> AnyPurse {
  const auto all = all_ships(game);
  AnyPurse purse;
  for (std::size_t c = 0; c < payment_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const std::string name(ship_names[c]);
    purse.tokens[c] = query.number(name + "-tokens", 0, all.tokens[colour]);
    purse.doubles[c] = query.number("two-" + name, 0, all.doubles[colour]);
  }
  purse.any = query.number("any-ship", 0, all.any);
  return purse;
}

auto any_mission(Query& query, const SeaDragons& game) -> AnyMission {
  int most = 0;
  for (const auto& mission : game.rules().components.missions) {
    most = std::max(most, mission.ships.size());
  }
  AnyMission asked;
  Term all(0);
  for (std::size_t c = 0; c < payment_colours; ++c) {
    asked[c] = query.number(std::string(ship_names[c]) + "-asked", 0, most);
    all += asked[c];
  }
  query.require(all <= Term(most));
  return asked;
}

auto asks(const AnyMission& asked, const Ships& ships) -> Truth {
  Truth same = true;
  for (std::size_t c = 0; c < payment_colours; ++c) {
    same = same && (asked[c] == Term(ships[static_cast<Ship>(c)]));
  }
  return same;
}

auto can_pay(const PaymentReading& reading, const AnyMission& asked, const AnyPurse& purse)
    -> Truth {
  return shortfall(reading, asked, purse) == Term(0);
}

auto payment_rulings(unsigned bits) -> Rulings {
  Rulings rulings;
  if ((bits & 1U) != 0) rulings.substitution = Substitution::once;
  if ((bits & 2U) != 0) rulings.double_as_pair = DoubleAsPair::no;
  if ((bits & 4U) != 0) rulings.double_mix = DoubleMix::no;
  return rulings;
}

auto payment_scope(const SeaDragons& game, unsigned bits, unsigned others) -> Scope {
  auto scope = scope_of_all(game, {});
  for (const auto& [ruling, bit, wide, narrow] :
       {std::tuple{"substitution", 1U, "unlimited", "once"},
        std::tuple{"double-as-pair", 2U, "yes", "no"}, std::tuple{"double-mix", 4U, "yes", "no"}}) {
    std::vector<std::string> answers;
    if ((bits & bit) == 0 || (others & bit) == 0) answers.emplace_back(wide);
    if ((bits & bit) != 0 || (others & bit) != 0) answers.emplace_back(narrow);
    scope = scope.with(ruling, std::move(answers));
  }
  return scope;
}

auto payment_name(unsigned bits) -> std::string {
  std::vector<std::string_view> narrowed;
  if ((bits & 1U) != 0) narrowed.emplace_back("once");
  if ((bits & 2U) != 0) narrowed.emplace_back("no-double-as-pair");
  if ((bits & 4U) != 0) narrowed.emplace_back("no-mix");
  return bits == 0 ? "default" : fmt::format("{}", fmt::join(narrowed, "-"));
}

}  // namespace ruleproof::solver::sea_dragons_question
