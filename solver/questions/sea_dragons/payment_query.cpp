#include "solver/questions/sea_dragons/payment_query.hpp"

#include <algorithm>

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): ships and rulings

auto any_purse(Query& query, const SeaDragons& game) -> AnyPurse {
  const auto& all = game.rules().components;
  AnyPurse purse;
  for (std::size_t c = 0; c < payment_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const std::string name(ship_names[c]);
    purse.tokens[c] = query.number(name + "-tokens", 0, all.ships[colour]);
    purse.doubles[c] = query.number("two-" + name, 0, all.reefs[double_of(colour)]);
  }
  purse.any = query.number("any-ship", 0, all.reefs[Reef::any_ship]);
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

auto is_printed(const SeaDragons& game, const AnyMission& asked) -> Truth {
  Truth printed = false;
  for (const auto& mission : game.rules().components.missions) {
    Truth same = true;
    for (std::size_t c = 0; c < payment_colours; ++c) {
      same = same && (asked[c] == Term(mission.ships[static_cast<Ship>(c)]));
    }
    printed = printed || same;
  }
  return printed;
}

auto things_in(const AnyPurse& purse) -> Term {
  Term all = purse.any;
  for (std::size_t c = 0; c < payment_colours; ++c) all += purse.tokens[c] + purse.doubles[c];
  return all;
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

auto payment_name(unsigned bits) -> std::string {
  std::string name;
  const auto add = [&](unsigned bit, const char* text) {
    if ((bits & bit) == 0) return;
    name += (name.empty() ? "" : "-") + std::string(text);
  };
  add(1U, "once");
  add(2U, "no-double-as-pair");
  add(4U, "no-mix");
  return name.empty() ? "default" : name;
}

}  // namespace ruleproof::solver::sea_dragons_question
