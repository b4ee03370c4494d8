/// Purses and missions as unknown numbers, for the code that pays missions in play.
#pragma once

#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/payment.hpp"
#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

using AnyPurse = Purse<Term>;
using AnyMission = std::array<Term, payment_colours>;

/// A purse of at most all ships and reef cards that there are.
[[nodiscard]] auto any_purse(Query& query, const SeaDragons& game) -> AnyPurse;
/// A mission of at most as many ships as a printed one asks.
[[nodiscard]] auto any_mission(Query& query, const SeaDragons& game) -> AnyMission;
/// The mission is the one that asks these ships.
[[nodiscard]] auto asks(const AnyMission& asked, const Ships& ships) -> Truth;
/// Whether a purse pays a mission, perhaps with ships to spare.
[[nodiscard]] auto can_pay(const PaymentReading& reading, const AnyMission& asked,
                           const AnyPurse& purse) -> Truth;

/// One of the eight readings: a bit each for substitution=once, double-as-pair=no, double-mix=no.
[[nodiscard]] auto payment_rulings(unsigned bits) -> Rulings;
inline constexpr unsigned payment_readings = 8;
/// What an answer about one of them, or about two, holds for: any number of players, whatever the
/// other rulings.
[[nodiscard]] auto payment_scope(const SeaDragons& game, unsigned bits, unsigned others) -> Scope;
/// "once-no-double-as-pair-no-mix"; "default".
[[nodiscard]] auto payment_name(unsigned bits) -> std::string;

}  // namespace ruleproof::solver::sea_dragons_question
