/// The questions about River Dragons. Each function is one of them; the table in questions.cpp
/// gives their sentences.
#pragma once

#include <span>
#include <vector>

#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto river_dragons_questions() -> std::span<const Question>;

namespace river_dragons_question {

using Answers = std::vector<Answer>;

// Cards and plans.
auto do_the_counts_force_the_hand(const AskOptions& options) -> Answers;
auto how_many_plans_are_there(const AskOptions& options) -> Answers;
auto can_all_actions_of_a_player_be_cancelled(const AskOptions& options) -> Answers;
auto which_plan_avoids_a_fall(const AskOptions& options) -> Answers;

// Moving.
auto can_the_second_step_be_impossible(const AskOptions& options) -> Answers;
auto when_does_a_move_make_a_pawn_fall(const AskOptions& options) -> Answers;
auto can_two_pawns_arrive_at_once(const AskOptions& options) -> Answers;
auto can_a_jump_have_nowhere_to_land(const AskOptions& options) -> Answers;
auto how_many_steps_can_a_pawn_make(const AskOptions& options) -> Answers;
auto how_fast_can_a_player_cross_alone(const AskOptions& options) -> Answers;
auto how_soon_can_a_pawn_arrive(const AskOptions& options) -> Answers;

// Pieces.
auto what_is_conserved(const AskOptions& options) -> Answers;
auto how_many_contents_can_a_reserve_have(const AskOptions& options) -> Answers;
auto which_contents_of_a_reserve_occur(const AskOptions& options) -> Answers;
auto can_the_stones_run_out_early(const AskOptions& options) -> Answers;
auto can_a_stone_lack_an_islet(const AskOptions& options) -> Answers;
auto does_the_limit_of_three_bind(const AskOptions& options) -> Answers;
auto how_many_neighbours_can_a_plank_have(const AskOptions& options) -> Answers;
auto what_can_a_full_reserve_remove(const AskOptions& options) -> Answers;
auto is_remove_ever_lost(const AskOptions& options) -> Answers;

// Crossings.
auto which_gaps_can_one_set_bridge(const AskOptions& options) -> Answers;
auto do_gaps_suffice_if_planks_obstruct(const AskOptions& options) -> Answers;
auto what_is_on_the_board(const AskOptions& options) -> Answers;
auto how_many_crossings_are_there(const AskOptions& options) -> Answers;
auto what_parts_the_villages(const AskOptions& options) -> Answers;
auto which_islets_are_in_reach(const AskOptions& options) -> Answers;
auto do_planks_that_meet_cross(const AskOptions& options) -> Answers;

// Planks that leave, games that do not end, villages that are shut.
auto how_soon_can_all_planks_be_gone(const AskOptions& options) -> Answers;
auto is_there_an_endless_play(const AskOptions& options) -> Answers;
auto does_every_play_end(const AskOptions& options) -> Answers;
auto is_a_dead_position_reachable(const AskOptions& options) -> Answers;
auto what_do_toy_games_look_like(const AskOptions& options) -> Answers;
auto what_seals_a_village(const AskOptions& options) -> Answers;
auto can_a_seal_be_broken(const AskOptions& options) -> Answers;

// Dragons.
auto how_many_planks_can_a_dragon_destroy(const AskOptions& options) -> Answers;
auto what_can_a_dragon_cost_in_the_first_round(const AskOptions& options) -> Answers;
auto is_there_a_plan_that_risks_no_plank(const AskOptions& options) -> Answers;
auto what_is_the_first_round_worth_on_a_toy_board(const AskOptions& options) -> Answers;

// The text.
auto where_can_the_examples_occur(const AskOptions& options) -> Answers;
auto do_the_counts_agree(const AskOptions& options) -> Answers;
auto which_villages_can_face_each_other(const AskOptions& options) -> Answers;
auto which_readings_matter_on_a_toy_board(const AskOptions& options) -> Answers;
auto does_the_seat_matter(const AskOptions& options) -> Answers;

}  // namespace river_dragons_question
}  // namespace ruleproof::solver

namespace ruleproof::river_dragons {
class RiverDragons;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<river_dragons::RiverDragons>() -> std::span<const Question> {
  return river_dragons_questions();
}

}  // namespace ruleproof::solver::questions
