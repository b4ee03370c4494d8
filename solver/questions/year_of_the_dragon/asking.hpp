/// What the answers about In the Year of the Dragon have in common: the games that are asked about,
/// proofs on relations, and the first rounds that a proof keeps free of something.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>  // IWYU pragma: export

#include "model/core/finding.hpp"                             // IWYU pragma: export
#include "model/year_of_the_dragon/province.hpp"              // IWYU pragma: export
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"    // IWYU pragma: export
#include "solver/questions/question.hpp"                      // IWYU pragma: export
#include "solver/questions/year_of_the_dragon/questions.hpp"  // IWYU pragma: export
#include "solver/smt/query.hpp"                               // IWYU pragma: export

namespace ruleproof::solver::year_of_the_dragon_question {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): what is asked about

/// The game for so many, under these readings.
[[nodiscard]] auto game_for(int players, const Rulings& rulings = {}) -> YearOfTheDragon;

/// "3-players", a part of an answer's id.
[[nodiscard]] auto aspect_of(const YearOfTheDragon& game) -> std::string;

/// "event-repair-gaps-last", from "event-repair=gaps-last".
[[nodiscard]] auto aspect_of(std::string reading) -> std::string;

/// An answer that rests on the numbers of the game's edition.
[[nodiscard]] auto about(const YearOfTheDragon& game, std::string aspect,
                         std::vector<std::string> clauses = {}) -> Answer;

/// An answer for each number of players, by default readings.
[[nodiscard]] auto for_each_company(const std::function<Answer(const YearOfTheDragon&)>& ask)
    -> Answers;

/// Makes `says` a proved answer if the solver found that the opposite cannot be; else it stays
/// open. The query is one over a relation that sampled games obey.
auto proved_by(const Reply& reply, Says says, Answer& answer) -> bool;

/// The first rounds in which something is proved not to happen.
struct SafeRounds {
  int count = 0;
  Reply proof;  ///< of the last of them
};
/// `can_happen(n)` asks whether it can happen in one of the first n rounds.
[[nodiscard]] auto safe_rounds(const std::function<Query(int)>& can_happen,
                               const AskOptions& options) -> SafeRounds;
/// The first rounds at whose ends every player has a palace: see lost.cpp.
[[nodiscard]] auto rounds_with_a_palace(const Rulings& rulings, const AskOptions& options)
    -> SafeRounds;

}  // namespace ruleproof::solver::year_of_the_dragon_question
