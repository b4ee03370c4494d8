#include "solver/questions/year_of_the_dragon/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace year_of_the_dragon_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "year-of-the-dragon";

// clang-format off
constexpr auto questions = std::to_array<Question>({
    {game, "order-fixed", "Q1", "Does it matter whether the turn order is fixed when a phase begins?", "Z3", does_it_matter_when_the_order_is_fixed},
    {game, "always-a-move", "Q2", "Is there a legal move at every decision?", "explicit search", is_there_a_legal_move_at_every_decision},
    {game, "wild-card-fails", "Q5", "Can a question mark ever find no tile?", "Z3", can_a_question_mark_find_no_tile},
    {game, "floors-run-out", "Q6", "Can the palace floors run out, and in which round first?", "Z3 and guided search", can_the_floors_run_out},
    {game, "money-runs-out", "Q6", "Can the money run out, and in which round first?", "Z3 and guided search", can_the_money_run_out},
    {game, "rice-runs-out", "Q6", "Can the rice run out, and in which round first?", "Z3 and guided search", can_the_rice_run_out},
    {game, "fireworks-run-out", "Q6", "Can the fireworks run out, and in which round first?", "Z3 and guided search", can_the_fireworks_run_out},
    {game, "small-privileges-run-out", "Q6", "Can the small privileges run out, and in which round first?", "Z3 and guided search", can_the_small_privileges_run_out},
    {game, "large-privileges-run-out", "Q6", "Can the large privileges run out, and in which round first?", "Z3 and guided search", can_the_large_privileges_run_out},
    {game, "no-palace", "Q7", "What is the first round at whose end a player can own no palace?", "Z3 and guided search", when_can_a_player_first_own_no_palace},
    {game, "no-person", "Q7", "What is the first round at whose end a player can have no person?", "Z3 and guided search", when_can_a_player_first_have_no_person},
    {game, "mongols-cost", "Q10", "Does every Mongol attack cost somebody a person?", "Z3 and guided search", does_every_mongol_attack_cost_a_person},
    {game, "contagion-costs", "Q10", "Does every contagion cost somebody a person, by the mortars on the old healer?", "Z3", does_every_contagion_cost_a_person},
    {game, "event-row-law", "Q13", "What is the exact law of the event row under each reading?", "exact counting", what_is_the_law_of_the_event_row},
    {game, "event-row-repair", "Q13", "Does it matter for the law of the event row how it is mended?", "exact counting", does_it_matter_how_the_row_is_mended},
    {game, "event-row-dead-ends", "Q13", "What do all dead ends of the event row pass through?", "Boost.Graph", what_do_all_dead_ends_pass_through},
    {game, "person-numbers", "Q27", "Do the texts fix the numbers of the persons?", "exact counting and Z3", do_the_texts_fix_the_numbers_of_the_persons},
    {game, "deals", "Q31", "How many deals of the action cards are there?", "exact counting", how_many_deals_are_there},
    {game, "drafts", "Q32", "How many sequences of the opening draft are there?", "exact counting and explicit search", how_many_drafts_are_there},
    {game, "festival-of-two", "Q34", "What is the least that one of two players can score at a festival?", "Z3", what_is_the_least_score_at_a_festival_of_two},
    {game, "empty-palace", "Q35", "How many points does a new palace bring that never gets a person?", "explicit search", what_does_an_empty_palace_bring},
});
// clang-format on

}  // namespace

auto year_of_the_dragon_questions() -> std::span<const Question> { return questions; }

}  // namespace ruleproof::solver
