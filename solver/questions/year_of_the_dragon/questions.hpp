/// The questions about In the Year of the Dragon. Each function is one of them; the table in
/// questions.cpp gives their sentences.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto year_of_the_dragon_questions() -> std::span<const Question>;

namespace year_of_the_dragon_question {

using Answers = std::vector<Answer>;

auto what_is_the_law_of_the_event_row(const AskOptions& options) -> Answers;
auto does_it_matter_how_the_row_is_mended(const AskOptions& options) -> Answers;
auto what_do_all_dead_ends_pass_through(const AskOptions& options) -> Answers;

/// The kinds of pieces that are printed.
enum class Piece : std::uint8_t {
  floors,
  money,
  rice,
  fireworks,
  small_privileges,
  large_privileges
};
auto can_pieces_run_out(Piece piece, const AskOptions& options) -> Answers;
template <Piece Printed>
auto can_run_out(const AskOptions& options) -> Answers {
  return can_pieces_run_out(Printed, options);
}

auto when_can_a_player_first_own_no_palace(const AskOptions& options) -> Answers;
auto when_can_a_player_first_have_no_person(const AskOptions& options) -> Answers;

auto can_a_question_mark_find_no_tile(const AskOptions& options) -> Answers;
auto does_every_mongol_attack_cost_a_person(const AskOptions& options) -> Answers;
auto does_every_contagion_cost_a_person(const AskOptions& options) -> Answers;
auto what_is_the_least_score_at_a_festival_of_two(const AskOptions& options) -> Answers;
auto do_the_texts_fix_the_numbers_of_the_persons(const AskOptions& options) -> Answers;

auto how_many_deals_are_there(const AskOptions& options) -> Answers;
auto how_many_drafts_are_there(const AskOptions& options) -> Answers;

auto is_there_a_legal_move_at_every_decision(const AskOptions& options) -> Answers;
auto what_does_an_empty_palace_bring(const AskOptions& options) -> Answers;
auto does_it_matter_when_the_order_is_fixed(const AskOptions& options) -> Answers;

auto what_is_the_least_final_score(const AskOptions& options) -> Answers;
auto what_is_the_greatest_final_score(const AskOptions& options) -> Answers;
auto what_are_the_largest_swings(const AskOptions& options) -> Answers;
auto how_long_must_the_track_be(const AskOptions& options) -> Answers;
auto can_all_persons_stay(const AskOptions& options) -> Answers;
auto what_is_the_least_total_of_palace_points(const AskOptions& options) -> Answers;

auto when_can_all_tiles_of_a_type_be_gone(const AskOptions& options) -> Answers;
auto how_many_void_cards_can_be_played(const AskOptions& options) -> Answers;
auto how_many_tiles_can_one_player_burn(const AskOptions& options) -> Answers;
auto can_a_ruined_player_still_win(const AskOptions& options) -> Answers;
auto which_event_rows_are_hard(const AskOptions& options) -> Answers;
auto can_two_markers_tie(const AskOptions& options) -> Answers;

auto when_is_skipping_as_good_as_taxes(const AskOptions& options) -> Answers;
auto can_a_player_be_denied_everything(const AskOptions& options) -> Answers;
auto what_is_a_privilege_worth(const AskOptions& options) -> Answers;
auto can_a_payment_fail_for_want_of_change(const AskOptions& options) -> Answers;
auto which_gaps_can_never_be_seen(const AskOptions& options) -> Answers;
auto do_the_counts_of_the_components_hold(const AskOptions& options) -> Answers;

auto what_are_endgames_worth(const AskOptions& options) -> Answers;
auto can_a_player_guarantee_no_loss(const AskOptions& options) -> Answers;

auto who_is_ahead_after_the_draft(const AskOptions& options) -> Answers;
auto is_the_old_tile_ever_worse(const AskOptions& options) -> Answers;
auto is_anything_without_use(const AskOptions& options) -> Answers;

auto which_readings_can_be_told_apart(const AskOptions& options) -> Answers;
auto which_rulings_must_be_settled(const AskOptions& options) -> Answers;
auto does_the_twelfth_person_phase_matter(const AskOptions& options) -> Answers;
auto is_a_hand_hidden_from_who_remembers(const AskOptions& options) -> Answers;

}  // namespace year_of_the_dragon_question
}  // namespace ruleproof::solver

namespace ruleproof::year_of_the_dragon {
class YearOfTheDragon;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<year_of_the_dragon::YearOfTheDragon>()
    -> std::span<const Question> {
  return year_of_the_dragon_questions();
}

}  // namespace ruleproof::solver::questions
