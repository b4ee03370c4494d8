/// The questions about Sea Dragons. Each function is one of them, of all games or of the game of so
/// many players; the table in questions.cpp gives their sentences.
#pragma once

#include <span>

#include "solver/questions/parts.hpp"
#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto sea_dragons_questions() -> std::span<const Question>;

namespace sea_dragons_question {

// Turns and cards.
auto how_many_turns_are_there(const SeaDragons& game, const AskOptions& options) -> Answers;
auto does_everybody_have_as_many_turns(const SeaDragons& game, const AskOptions& options)
    -> Answers;
auto how_many_cards_are_in_hand(const SeaDragons& game, const AskOptions& options) -> Answers;
auto does_play_always_end(const SeaDragons& game, const AskOptions& options) -> Answers;
auto how_many_cards_of_a_size_can_be_drawn(const SeaDragons& game, const AskOptions& options)
    -> Answers;
auto which_stacks_can_run_dry(const SeaDragons& game, const AskOptions& options) -> Answers;
auto can_a_row_be_empty_before_its_stack(const SeaDragons& game, const AskOptions& options)
    -> Answers;

// Payments.
auto where_do_the_readings_of_payment_part(const AskOptions& options) -> Answers;
auto which_ships_pay_a_mission(const AskOptions& options) -> Answers;
auto is_it_useful_to_pair_an_any_ship_card(const AskOptions& options) -> Answers;

// Control.
auto is_control_monotone(const AskOptions& options) -> Answers;
auto what_do_ties_bring(const AskOptions& options) -> Answers;
auto when_does_zero_control_change_the_winner(const SeaDragons& game, const AskOptions& options)
    -> Answers;
auto how_much_can_the_last_turn_swing(const SeaDragons& game, const AskOptions& options) -> Answers;

// Counts.
auto do_the_totals_force_the_heads(const AskOptions& options) -> Answers;
auto do_the_counts_agree(const AskOptions& options) -> Answers;
auto which_players_do_the_examples_need(const AskOptions& options) -> Answers;
auto which_face_counts_are_possible(const AskOptions& options) -> Answers;

// Dragons and contacts.
auto which_structure_have_the_contacts(const SeaDragons& game, const AskOptions& options)
    -> Answers;
auto what_of_a_board_can_be_dropped(const SeaDragons& game, const AskOptions& options) -> Answers;
auto what_is_the_most_neighbour_gold(const SeaDragons& game, const AskOptions& options) -> Answers;
auto can_the_bank_run_out(const SeaDragons& game, const AskOptions& options) -> Answers;
auto how_soon_is_a_player_shut_out(const AskOptions& options) -> Answers;

// Passing.
auto what_if_everybody_passes(const SeaDragons& game, const AskOptions& options) -> Answers;
auto what_must_a_placement_bring(const SeaDragons& game, const AskOptions& options) -> Answers;

// Missions.
auto can_all_missions_be_unpayable(const AskOptions& options) -> Answers;
auto can_the_market_freeze(const AskOptions& options) -> Answers;

// The score pad, and gaps of the rules.
auto what_bounds_the_score_pad(const SeaDragons& game, const AskOptions& options) -> Answers;
auto can_zero_missions_change_the_winner(const AskOptions& options) -> Answers;
auto is_a_gold_card_worth_as_much(const AskOptions& options) -> Answers;
auto which_gaps_make_a_difference(const AskOptions& options) -> Answers;
auto does_gold_on_drawn_cards_matter(const AskOptions& options) -> Answers;
auto when_does_the_order_of_rewards_matter(const AskOptions& options) -> Answers;

}  // namespace sea_dragons_question
}  // namespace ruleproof::solver

namespace ruleproof::sea_dragons {
class SeaDragons;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<sea_dragons::SeaDragons>() -> std::span<const Question> {
  return sea_dragons_questions();
}

}  // namespace ruleproof::solver::questions
