/// What the answers about In the Year of the Dragon have in common: the games that are asked about,
/// proofs on relations, the first rounds that a proof keeps free of something, and what answers
/// claim of every position.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>  // IWYU pragma: export

#include "model/core/finding.hpp"                             // IWYU pragma: export
#include "model/year_of_the_dragon/province.hpp"              // IWYU pragma: export
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"    // IWYU pragma: export
#include "solver/questions/held.hpp"                          // IWYU pragma: export
#include "solver/questions/question.hpp"                      // IWYU pragma: export
#include "solver/questions/year_of_the_dragon/questions.hpp"  // IWYU pragma: export
#include "solver/smt/query.hpp"                               // IWYU pragma: export

namespace ruleproof::solver::year_of_the_dragon_question {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): what is asked about

/// The game for so many, under these readings.
[[nodiscard]] auto game_for(int players, const Rulings& rulings = {}) -> YearOfTheDragon;

/// How far a question can follow what somebody asks about.
enum class Follows : std::uint8_t {
  table,     ///< other players, other data: its formulas are those of its own readings
  readings,  ///< these, and other readings: it looks at nothing but the model
};
/// The same with the players, the data and, if it `follows` so far, the rulings that are asked
/// about. Rulings that are given here yield to those.
[[nodiscard]] auto game_for(const AskOptions& options, int players, const Rulings& rulings = {},
                            Follows follows = Follows::table) -> YearOfTheDragon;

/// "3-players", a part of an answer's id.
[[nodiscard]] auto aspect_of(const YearOfTheDragon& game) -> std::string;

/// "event-repair-gaps-last", from "event-repair=gaps-last".
[[nodiscard]] auto aspect_of(std::string reading) -> std::string;

/// An answer that rests on the numbers of the game's edition; it knows nothing yet, of that game.
[[nodiscard]] auto about(const YearOfTheDragon& game, std::string aspect,
                         std::vector<std::string> clauses = {}) -> Answer;

/// An answer for each number of players, or for the one that is asked about; by default readings
/// unless it `follows` others.
[[nodiscard]] auto for_each_company(const AskOptions& options,
                                    const std::function<Answer(const YearOfTheDragon&)>& ask,
                                    Follows follows = Follows::table) -> Answers;

/// What an answer holds for that rests on texts and not on play.
[[nodiscard]] auto of_the_texts() -> Scope;

/// Makes `says` an answer that is proved of a relation if the solver found that the opposite cannot
/// be and sampled games obey the relation; else it stays open.
auto proved_by(const Reply& reply, Says says, const Held& held, Scope scope, Answer& answer)
    -> bool;
/// Says of an answer how far the relation behind it was held to the model.
auto add_relation(const Held& held, Answer& answer) -> void;

/// The first rounds in which something is proved not to happen.
struct SafeRounds {
  int count = 0;
  Reply proof;  ///< of the last of them
};
/// `can_happen(n)` asks whether it can happen in one of the first n rounds.
[[nodiscard]] auto safe_rounds(const std::function<Query(int)>& can_happen,
                               const AskOptions& options) -> SafeRounds;

/// What a new palace of so many floors brings that never gets a person: see small.cpp.
[[nodiscard]] auto points_of_empty_palace(int floors) -> Answer;

// What is claimed of every position, as typed expressions: sentences of `Answer::always`.

/// The tiles of a type on display, as a sum of fields: "pile4 + pile10".
[[nodiscard]] auto left_claim(Type type) -> std::string;

/// The player of the index i has a person.
[[nodiscard]] auto has_person_claim() -> std::string;

/// Who is to decide has something to decide about: a card, a tile, a floor, a person who must go.
[[nodiscard]] auto decision_claims() -> std::vector<std::string>;

/// Of each type that is divided as this one is, or is not, a tile a player at most is gone in the
/// draft and in each round.
[[nodiscard]] auto tiles_left_claims(const YearOfTheDragon& game, Type type)
    -> std::vector<std::string>;

/// From the first round on: of the cards played no more than `most` brought no tile, or none before
/// a round.
[[nodiscard]] auto void_claim(const YearOfTheDragon& game, int most) -> std::string;
[[nodiscard]] auto no_void_claim(const YearOfTheDragon& game, int before_round) -> std::string;

/// Once the row lies: no tile is beside one of its kind; each kind is there as often as printed.
[[nodiscard]] auto legal_row_claim() -> std::string;
[[nodiscard]] auto event_count_claim(const YearOfTheDragon& game) -> std::string;

/// No two players have the same pair.
[[nodiscard]] auto pairs_claim() -> std::string;

/// A hand is short of a card for each round that has gone, and perhaps for that which goes on.
[[nodiscard]] auto hands_claim() -> std::string;

/// Of those who have yet to act, nobody stands ahead of one who acts before him.
[[nodiscard]] auto order_claim() -> std::string;

}  // namespace ruleproof::solver::year_of_the_dragon_question
