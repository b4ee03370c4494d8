/// What answers about Drako have in common: the data that they rest on, what makes them proved or
/// replayed, games that end in a certain way, frequencies in words.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// An answer that holds for the set-up and the readings of a game. What is not said is unknown.
[[nodiscard]] auto about(const Drako& game, std::string aspect, std::vector<std::string> clauses,
                         Says says = Says::unknown, How how = How::unknown) -> Answer;

/// A claim for which Z3 gave a certificate, or which stays unknown. The formulas are relations that
/// are written by hand; the scope of the answer stays.
auto set_proved(Answer& answer, bool proved, Says says, const Reply& certificate, std::string title)
    -> void;

/// A game was found: the answer is yes, and no longer bounded.
auto set_shown(Answer& answer, Shown shown, std::string title) -> void;

/// A line that ends the game with a win of the dwarves, or of the dragon.
[[nodiscard]] auto show_won(const Drako& game, const drako::State& start,
                            std::span<const drako::Move> line, drako::Side winner,
                            std::string title) -> Shown;

// Claims of records, as expressions over the fields of Drako.

/// That a side has won, and the other has not.
[[nodiscard]] auto won_claim(drako::Side winner) -> std::string;
/// That a side has no card any more.
[[nodiscard]] auto out_of_cards_claim(drako::Side side) -> std::string;
/// That the dragon has lost an ability.
[[nodiscard]] auto lost_claim(const Drako& game, drako::Ability ability) -> std::string;
/// That all boxes of the dragon are full.
[[nodiscard]] auto slain_claim(const Drako& game) -> std::string;
/// That the dragon stands where he does, and that so many dwarves stand beside him, or that no area
/// beside him is free.
[[nodiscard]] auto beside_claim(const Drako& game, const drako::State& state, int dwarves)
    -> std::string;
[[nodiscard]] auto enclosed_claim(const Drako& game, const drako::State& state) -> std::string;

/// A record that stands in this program, run on the model with all that it expects.
[[nodiscard]] auto run_record(std::string title, const std::string& text) -> Shown;

/// "1 way", "2 ways".
template <std::integral N>
auto counted(N number, const std::string& noun) -> std::string {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}
/// "12.5 % (10.1 % to 15.2 %)".
[[nodiscard]] auto in_words(const Frequency& found) -> std::string;

}  // namespace ruleproof::solver::drako_question
