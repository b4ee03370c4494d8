/// What answers claim of every position, as typed expressions: the sentences of `Answer::always`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// The cards of one size in a place, as a sum of fields: "stack1 + stack2".
[[nodiscard]] auto cards_claim(std::string_view place, Size size) -> std::string;

/// Everybody begins with so many heads, whoever is in turn has one, who had his turn of the round
/// has one less than the others, and at the end nobody has any.
[[nodiscard]] auto heads_claims(const SeaDragons& game) -> std::vector<std::string>;

/// When a card is to be taken, so many of the other two sizes are there.
[[nodiscard]] auto offer_claims(int least) -> std::vector<std::string>;

/// At the end, of two players: who has no dragon in sight and none hidden in a realm has no points
/// there, whoever ranks.
[[nodiscard]] auto no_dragon_no_control_claims() -> std::vector<std::string>;

/// All cards, tokens and missions are somewhere, as many as the rulebook says.
[[nodiscard]] auto component_claims(int dragon_cards, int tokens, int missions, int reef_cards)
    -> std::vector<std::string>;

/// At the end: the score is the sum of the pad, and the ships of the pad are those of tokens and
/// reef cards, so that no dragon card counts.
[[nodiscard]] auto pad_claims() -> std::vector<std::string>;

/// At the end: the gold of the pad is gold and, for each gold card that was kept, what it brings.
[[nodiscard]] auto gold_claim() -> std::string;

}  // namespace ruleproof::solver::sea_dragons_question
