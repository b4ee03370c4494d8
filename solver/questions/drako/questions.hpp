/// The questions about Drako. Each function is one of them; the table in questions.cpp gives their
/// sentences.
#pragma once

#include <span>
#include <vector>

#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto drako_questions() -> std::span<const Question>;

namespace drako_question {

using Answers = std::vector<Answer>;

auto does_the_turn_rule_work(const AskOptions& options) -> Answers;
auto does_the_turn_rule_work_with_skips(const AskOptions& options) -> Answers;
auto in_which_ways_can_the_dragon_idle(const AskOptions& options) -> Answers;

auto can_a_deck_hold_a_single_card(const AskOptions& options) -> Answers;
auto how_many_actions_has_a_side(const AskOptions& options) -> Answers;
auto who_runs_dry_first(const AskOptions& options) -> Answers;
auto what_is_the_net_worth(const AskOptions& options) -> Answers;

auto which_reading_of_the_end_favours_whom(const AskOptions& options) -> Answers;
auto is_the_winner_unique(const AskOptions& options) -> Answers;
auto do_rare_cases_arise(const AskOptions& options) -> Answers;
auto does_it_matter_when_the_second_attack_is_answered(const AskOptions& options) -> Answers;

auto can_the_dwarves_force_contact(const AskOptions& options) -> Answers;
auto can_the_dwarves_be_safe_and_shoot(const AskOptions& options) -> Answers;
auto where_is_a_dragon_enclosed(const AskOptions& options) -> Answers;

auto which_ability_is_to_be_wounded_first(const AskOptions& options) -> Answers;
auto what_strength_wins(const AskOptions& options) -> Answers;
auto who_wins_endings(const AskOptions& options) -> Answers;
auto how_do_boxes_decide(const AskOptions& options) -> Answers;

auto can_a_living_dragon_have_lost_abilities(const AskOptions& options) -> Answers;
auto how_many_wounds_take_an_ability(const AskOptions& options) -> Answers;

auto does_an_example_contradict_its_rule(const AskOptions& options) -> Answers;
auto do_the_markers_suffice(const AskOptions& options) -> Answers;
auto how_many_icons_are_there(const AskOptions& options) -> Answers;

}  // namespace drako_question
}  // namespace ruleproof::solver

namespace ruleproof::drako {
class Drako;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<drako::Drako>() -> std::span<const Question> {
  return drako_questions();
}

}  // namespace ruleproof::solver::questions
