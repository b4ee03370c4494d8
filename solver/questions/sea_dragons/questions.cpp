#include "solver/questions/sea_dragons/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/beyond.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace sea_dragons_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "sea-dragons";

// clang-format off
constexpr auto catalogue = std::to_array<Question>({
    {game, "as-many-turns", "SD-Q1", "Does everybody get the same number of turns?", "Z3", by_players<does_everybody_have_as_many_turns>},
    {game, "play-ends", "SD-Q1", "Does play always end, and is there always a legal action?", "exact counting and random games", by_players<does_play_always_end>},
    {game, "dry-stacks", "SD-Q2", "Which dragon stacks and market rows can run dry, and when?", "exact counting and scripted games", by_players<which_stacks_can_run_dry>},
    {game, "dry-rows", "SD-Q2", "Can a market row be empty while its stack is not?", "scripted games", by_players<can_a_row_be_empty_before_its_stack>},
    {game, "neighbour-gold", "SD-Q3", "What is the greatest total of neighbour gold in one game?", "Euler's inequality and greedy games", by_players<what_is_the_most_neighbour_gold>},
    {game, "shut-out", "SD-Q4", "How soon can a player be without a legal placement for any figure?", "greedy games", how_soon_is_a_player_shut_out},
    {game, "zero-control", "SD-Q5", "What is the smallest scenario in which zero-control changes the winner?", "Z3 and random games", by_players<when_does_zero_control_change_the_winner>},
    {game, "beat-a-pass", "SD-Q6", "How many points must a placement give to beat a pass?", "random games", by_players<what_must_a_placement_bring>},
    {game, "unpayable-market", "SD-Q7", "Can four open missions all be unpayable while ships are on the board, and with how many in hand?", "exact counting", can_all_missions_be_unpayable},
    {game, "payments", "SD-Q8", "Which ships pay which mission under each reading?", "exact counting", beyond<Beyond::positions, which_ships_pay_a_mission>},
    {game, "payment-readings", "SD-Q8", "Where do the readings of payment part?", "Z3", beyond<Beyond::readings, where_do_the_readings_of_payment_part>},
    {game, "monotone-control", "SD-Q9", "Can one dragon, piece or free whirlpool more in a realm count the wrong way?", "Z3", beyond<Beyond::formula, is_control_monotone>},
    {game, "last-swing", "SD-Q10", "How many points can the last seat swing by control in the last turn?", "exact counting and random games", by_players<how_much_can_the_last_turn_swing>},
    {game, "score-total", "SD-Q11", "Is the total of the score pad bounded, and by what?", "exact counting and Euler's inequality", by_players<what_bounds_the_score_pad>},
    {game, "bank-empty", "SD-Q12", "Can the bank of 140 gold be exceeded?", "Euler's inequality and greedy games", by_players<can_the_bank_run_out>},
    {game, "heads-by-colour", "SD-L1", "Do the totals force the number of heads of each colour?", "Z3", do_the_totals_force_the_heads},
    {game, "turns-of-each", "SD-L2", "How many turns does each player have, and can one act without heads?", "Z3", by_players<how_many_turns_are_there>},
    {game, "hand", "SD-L3", "How many dragon cards are in hand at the start of each turn?", "exact counting and Z3", by_players<how_many_cards_are_in_hand>},
    {game, "draws", "SD-L4", "How many cards of each size can be drawn, and can one be lacking?", "exact counting", by_players<how_many_cards_of_a_size_can_be_drawn>},
    {game, "contacts", "SD-L5", "Which structure have dragons and contacts, and how many contacts can there be?", "Euler's inequality and random games", by_players<which_structure_have_the_contacts>},
    {game, "droppable", "SD-L6", "Which parts of a board can be dropped without loss?", "explicit search and random games", beyond<Beyond::two_games, by_players<what_of_a_board_can_be_dropped>>},
    {game, "all-pass", "SD-L7", "What is the outcome if everybody always passes?", "scripted games", by_players<what_if_everybody_passes>},
    {game, "pairs-of-any", "SD-L8", "Is it ever useful to pair an any-ship card, or to nest substitutions?", "exact counting and Z3", beyond<Beyond::formula, is_it_useful_to_pair_an_any_ship_card>},
    {game, "frozen-market", "SD-L9", "Can the mission market freeze for good, and when?", "exact counting and greedy games", can_the_market_freeze},
    {game, "examples", "SD-X1", "For which player counts can each worked example occur?", "exact counting", beyond<Beyond::pieces, which_players_do_the_examples_need>},
    {game, "counts", "SD-X1", "Do the counts of the components hold?", "exact counting", do_the_counts_agree},
    {game, "idle-readings", "SD-X2", "Which gaps of the rules can ever make a difference, and which are reached?", "Z3, exact counting and games", beyond<Beyond::readings, which_gaps_make_a_difference>},
    {game, "net-gold", "SD-X2", "Does it matter which gold of the same placement pays its tolls?", "scripted games", does_gold_on_drawn_cards_matter},
    {game, "reward-order", "SD-X2", "Does it matter who gets gold first after a placement?", "random and scripted games", beyond<Beyond::readings, when_does_the_order_of_rewards_matter>},
    {game, "three-way-ties", "SD-X3", "Which awards follow for three-way ties?", "exact counting", beyond<Beyond::formula, what_do_ties_bring>},
    {game, "zero-missions", "SD-X3", "Can the bonus for no missions change the winner?", "Z3", can_zero_missions_change_the_winner},
    {game, "gold-card", "SD-X3", "Is using a gold card at once ever worth more or less than keeping it?", "Z3 and scripted games", is_a_gold_card_worth_as_much},
    {game, "ship-cells", "SD-X4", "Which numbers of ship cells of the faces are possible?", "Z3", beyond<Beyond::pieces, which_face_counts_are_possible>},
});
// clang-format on

}  // namespace

auto sea_dragons_questions() -> std::span<const Question> { return catalogue; }

}  // namespace ruleproof::solver
