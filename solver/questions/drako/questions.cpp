#include "solver/questions/drako/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/beyond.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace drako_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "drako";

// clang-format off
constexpr auto catalogue = std::to_array<Question>({
    {game, "turn-rule", "DK-Q1", "Is there always a legal action, and does every game end, for each reading of empty draws and empty plays?", "Z3, explicit search and Boost.Graph", does_the_turn_rule_work},
    {game, "card-lives", "DK-Q2", "How long do the cards of each side last, and whose run out first?", "exact counting", who_runs_dry_first},
    {game, "end-readings", "DK-Q3", "What is the shortest game that two readings of the end give to different winners, and whom does each reading favour?", "explicit search and retrograde analysis", beyond<Beyond::readings, which_reading_of_the_end_favours_whom>},
    {game, "chase", "DK-Q4", "Can three dwarves force their way to a dragon who cannot fly, and enclose him?", "retrograde analysis", beyond<Beyond::best_play, can_the_dwarves_force_contact>},
    {game, "safe-formations", "DK-Q5", "Is there a formation of which no flame hits two dwarves and in which the shooter has a shot?", "explicit search", beyond<Beyond::places, can_the_dwarves_be_safe_and_shoot>},
    {game, "first-ability", "DK-Q6", "Which ability should the dwarves wound first?", "exact counting and retrograde analysis", beyond<Beyond::pieces, which_ability_is_to_be_wounded_first>},
    {game, "net-tempo", "DK-Q7", "What is the net worth in actions, and can a dragon who is netted again and again outlast the dwarves' cards?", "exact counting and play", what_is_the_net_worth},
    {game, "least-strength", "DK-Q8", "What is the least unblocked strength that wins, and can the dwarf deck kill a dragon with shields?", "Z3 and guided search", beyond<Beyond::pieces, what_strength_wins>},
    {game, "endings", "DK-Q9", "Who wins when both decks are empty and the hands are known?", "retrograde analysis", beyond<Beyond::best_play, who_wins_endings>},
    {game, "boxes-and-balance", "DK-Q10", "How does the balance of the sides depend on the numbers of boxes?", "random games", how_do_boxes_decide},
    {game, "single-card", "DK-L1", "Can a deck hold exactly one card when it is drawn from, with and without new opening hands?", "Z3", can_a_deck_hold_a_single_card},
    {game, "lost-abilities", "DK-L2", "Can a living dragon have lost all abilities, or those to walk and to fly, and what can he still do?", "Z3, guided search and explicit search", can_a_living_dragon_have_lost_abilities},
    {game, "own-actions", "DK-L3", "How many own actions has a side until its cards are gone?", "exact counting", how_many_actions_has_a_side},
    {game, "turn-rule-with-skips", "DK-L4", "The same if a player who can do nothing skips: is there always an action, and does every game end?", "Z3, explicit search and Boost.Graph", does_the_turn_rule_work_with_skips},
    {game, "idle-turns", "DK-L5", "In which ways can the dragon spend a turn without spending cards while he holds some?", "explicit search", in_which_ways_can_the_dragon_idle},
    {game, "enclosed", "DK-L6", "Where on the map can a dragon be enclosed who does not fly?", "explicit search", where_is_a_dragon_enclosed},
    {game, "wounds-for-ability", "DK-L7", "After how many wounds can an ability be lost, and how many kill the dragon?", "Z3", how_many_wounds_take_an_ability},
    {game, "one-winner", "DK-L8", "Is there always one winner, and what can end the game at the same moment?", "explicit search and Z3", is_the_winner_unique},
    {game, "examples", "DK-X1", "Does a worked example contradict its rule?", "replay", does_an_example_contradict_its_rule},
    {game, "markers", "DK-X2", "For how many boxes do the wound markers suffice?", "Z3 and guided search", do_the_markers_suffice},
    {game, "icons", "DK-X3", "How many icons of each kind do the decks hold?", "exact counting", beyond<Beyond::pieces, how_many_icons_are_there>},
    {game, "second-answer", "DK-X4", "Does it matter whether the dragon answers both attacks of a double attack before the first wounds?", "retrograde analysis", does_it_matter_when_the_second_attack_is_answered},
    {game, "rare-cases", "DK-X4", "Do the rare cases arise: a net in a turn of one action, a netted dragon without cards, dwarves without cards?", "explicit search and Z3", do_rare_cases_arise},
});
// clang-format on

}  // namespace

auto drako_questions() -> std::span<const Question> { return catalogue; }

}  // namespace ruleproof::solver
