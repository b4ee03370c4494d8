#include "solver/questions/river_dragons/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/beyond.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace river_dragons_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "river-dragons";

// clang-format off
constexpr auto catalogue = std::to_array<Question>({
    {game, "soonest-arrival", "RD-Q1", "How soon can a pawn arrive when all help it?", "Boost.Graph and scripted games", how_soon_can_a_pawn_arrive},
    {game, "dead-position", "RD-Q2", "Is a position reachable in which no pawn can ever arrive?", "Boost.Graph and scripted games", is_a_dead_position_reachable},
    {game, "toy-graphs", "RD-Q2", "Which positions of a small game are dead, and how far away are they and the wins?", "Boost.Graph", what_do_toy_games_look_like},
    {game, "every-play-ends", "RD-Q3", "Does every play end?", "scripted and random games", does_every_play_end},
    {game, "seal", "RD-Q4", "What are the least pieces that shut a village by the limit of three planks?", "exact counting", what_seals_a_village},
    {game, "seal-broken", "RD-Q5", "Can the player who is shut out always open the village in one round?", "exact counting and random games", can_a_seal_be_broken},
    {game, "dragon-in-round-one", "RD-Q6", "How many planks can one dragon cost in round 1?", "exact counting and scripted games", what_can_a_dragon_cost_in_the_first_round},
    {game, "riskless-plan", "RD-Q6", "Is there a plan that risks no plank, with two players?", "explicit search", beyond<Beyond::best_play, is_there_a_plan_that_risks_no_plank>},
    {game, "first-round", "RD-Q7", "Can a player arrive in round 1 where two planks suffice, and what is that worth against a dragon?", "explicit search and an exact matrix game", beyond<Beyond::best_play, what_is_the_first_round_worth_on_a_toy_board>},
    {game, "forced-fall", "RD-Q8", "What is the smallest position in which a pawn must fall whatever its owner plans?", "exact counting", which_plan_avoids_a_fall},
    {game, "readings", "RD-Q9", "Which readings change play on a toy board, and after how few moves?", "explicit search", beyond<Beyond::readings, which_readings_matter_on_a_toy_board>},
    {game, "seats", "RD-Q10", "Is any seat favoured when all play alike?", "exact expectation and random games", beyond<Beyond::average, does_the_seat_matter>},
    {game, "reserves-in-play", "RD-Q11", "Which contents of a personal reserve occur in play, of those that the limits allow?", "scripted games", which_contents_of_a_reserve_occur},
    {game, "remove-lost", "RD-Q12", "Is Remove ever lost, and how soon?", "scripted games", is_remove_ever_lost},
    {game, "hand", "RD-L1", "Do the counts force the composition of the hand?", "exact counting", beyond<Beyond::pieces, do_the_counts_force_the_hand>},
    {game, "plans", "RD-L2", "How many plans are there?", "exact counting", how_many_plans_are_there},
    {game, "second-step", "RD-L3", "Can the second step of Two Moves be impossible after the first?", "Z3", can_the_second_step_be_impossible},
    {game, "falls", "RD-L4", "When does a move card make a pawn fall?", "exact counting and scripted games", when_does_a_move_make_a_pawn_fall},
    {game, "two-arrivals", "RD-L5", "Can two pawns arrive at once?", "Z3 and explicit search", can_two_pawns_arrive_at_once},
    {game, "nowhere-to-land", "RD-L4", "Can a jump have nowhere to land, if it may end where it began?", "Z3 and scripted games", can_a_jump_have_nowhere_to_land},
    {game, "conserved", "RD-L6", "Which totals of stones and planks are conserved?", "Z3", what_is_conserved},
    {game, "reserve-contents", "RD-L6", "How many contents can a personal reserve have by its limits?", "exact counting", how_many_contents_can_a_reserve_have},
    {game, "stones-run-out", "RD-L7", "Can the reserve of stones be empty while there is room for one?", "Z3 and scripted games", can_the_stones_run_out_early},
    {game, "no-islet-left", "RD-L7", "Can a stone lack an islet while stones are left?", "Z3 and scripted games", can_a_stone_lack_an_islet},
    {game, "limit-of-three", "RD-L8", "Can the limit of three planks on a support bind?", "exact counting and scripted games", does_the_limit_of_three_bind},
    {game, "neighbours", "RD-L8", "How many planks can be adjacent to one?", "Z3", how_many_neighbours_can_a_plank_have},
    {game, "full-reserve", "RD-L9", "What can Remove take when all six sizes are in the reserve?", "exact counting", what_can_a_full_reserve_remove},
    {game, "bridged-gaps", "RD-L10", "Which chains of gaps can one set of planks bridge?", "exact counting", beyond<Beyond::formula, which_gaps_can_one_set_bridge>},
    {game, "obstructed-gaps", "RD-L10", "Do gap classes still suffice if planks that stick out obstruct?", "exact counting", do_gaps_suffice_if_planks_obstruct},
    {game, "planks-gone", "RD-L11", "In how few rounds can all planks leave the game?", "exact counting and scripted games", how_soon_can_all_planks_be_gone},
    {game, "endless-play", "RD-L12", "Is there an endless play that repeats its positions, whatever the board?", "scripted games", is_there_an_endless_play},
    {game, "steps-in-a-round", "RD-L13", "How many steps can a pawn make in one round?", "exact counting", how_many_steps_can_a_pawn_make},
    {game, "crossing-alone", "RD-L13", "How fast can a player build and cross alone?", "exact counting and scripted games", beyond<Beyond::alone, how_fast_can_a_player_cross_alone>},
    {game, "dragon-destroys", "RD-L14", "How many planks can a single dragon destroy?", "exact counting and scripted games", how_many_planks_can_a_dragon_destroy},
    {game, "all-cancelled", "RD-L15", "Can all five actions of a player be cancelled?", "exact counting", can_all_actions_of_a_player_be_cancelled},
    {game, "examples", "RD-X1", "With how many players can each worked example occur, and do the rules give what it says?", "explicit search", where_can_the_examples_occur},
    {game, "counts", "RD-X1", "Do the counts of the rulebook agree?", "exact counting", beyond<Beyond::pieces, do_the_counts_agree>},
    {game, "facing-villages", "RD-X2", "Which pairings and circular orders of the villages fit the rulebook?", "exact counting", beyond<Beyond::pieces, which_villages_can_face_each_other>},
    {game, "board", "RD-X3", "What does the stand-in board offer to planks?", "exact counting", what_is_on_the_board},
    {game, "crossings", "RD-X3", "How many crossings does one set of planks allow?", "exact counting", beyond<Beyond::places, how_many_crossings_are_there>},
    {game, "cuts", "RD-X3", "What are the fewest islets, and the fewest places for a plank, that part two opposite villages?", "Boost.Graph", beyond<Beyond::places, what_parts_the_villages>},
    {game, "islets-in-reach", "RD-X3", "Which islets are in reach of each other?", "exact counting", which_islets_are_in_reach},
    {game, "meeting-planks", "RD-X3", "Do planks cross that meet at a stone?", "exact counting", do_planks_that_meet_cross},
});
// clang-format on

}  // namespace

auto river_dragons_questions() -> std::span<const Question> { return catalogue; }

}  // namespace ruleproof::solver
