#include "solver/questions/year_of_the_dragon/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/beyond.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace year_of_the_dragon_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "year-of-the-dragon";

// clang-format off
constexpr auto catalogue = std::to_array<Question>({
    {game, "order-fixed", "Q1", "Does it matter whether the turn order is fixed when a phase begins?", "Z3", does_it_matter_when_the_order_is_fixed},
    {game, "always-a-move", "Q2", "Is there a legal move at every decision?", "explicit search and a list of all decisions", is_there_a_legal_move_at_every_decision},
    {game, "tiles-gone", "Q3", "How early can all tiles of one type be gone, and the first void card be played?", "exact counting and guided search", when_can_all_tiles_of_a_type_be_gone},
    {game, "void-cards", "Q4", "How many void cards can be played in a whole game?", "exact counting", how_many_void_cards_can_be_played},
    {game, "wild-card-fails", "Q5", "Can a question mark ever find no tile?", "Z3", can_a_question_mark_find_no_tile},
    {game, "floors-run-out", "Q6", "Can the palace floors run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::floors>},
    {game, "money-runs-out", "Q6", "Can the money run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::money>},
    {game, "rice-runs-out", "Q6", "Can the rice run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::rice>},
    {game, "fireworks-run-out", "Q6", "Can the fireworks run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::fireworks>},
    {game, "small-privileges-run-out", "Q6", "Can the small privileges run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::small_privileges>},
    {game, "large-privileges-run-out", "Q6", "Can the large privileges run out, and in which round first?", "Z3 and guided search", can_run_out<Piece::large_privileges>},
    {game, "no-palace", "Q7", "What is the first round at whose end a player can own no palace?", "Z3 and guided search", when_can_a_player_first_own_no_palace},
    {game, "no-person", "Q7", "What is the first round at whose end a player can have no person?", "Z3 and guided search", when_can_a_player_first_have_no_person},
    {game, "least-score", "Q8", "What is the least final score of a player?", "shortest way", what_is_the_least_final_score},
    {game, "greatest-score", "Q9", "What is the greatest final score of a player?", "guided search and exact counting", what_is_the_greatest_final_score},
    {game, "mongols-cost", "Q10", "Does every Mongol attack cost somebody a person?", "Z3 and guided search", does_every_mongol_attack_cost_a_person},
    {game, "contagion-costs", "Q10", "Does every contagion cost somebody a person, by the mortars on the old healer?", "Z3", does_every_contagion_cost_a_person},
    {game, "all-persons-stay", "Q11", "Can all thirteen persons of a player still be there at the end?", "guided search and exact counting", can_all_persons_stay},
    {game, "no-loss-guaranteed", "Q12", "Can a player guarantee to lose nobody, whatever the others and chance do?", "retrograde analysis", beyond<Beyond::best_play, can_a_player_guarantee_no_loss>},
    {game, "event-row-law", "Q13", "What is the exact law of the event row under each reading?", "exact counting", beyond<Beyond::average, what_is_the_law_of_the_event_row>},
    {game, "event-row-repair", "Q13", "Does it matter for the law of the event row how it is mended?", "exact counting", beyond<Beyond::average, does_it_matter_how_the_row_is_mended>},
    {game, "event-row-dead-ends", "Q13", "What do all dead ends of the event row pass through?", "Boost.Graph", what_do_all_dead_ends_pass_through},
    {game, "hard-rows", "Q14", "Which event rows are hardest and easiest for one player alone?", "guided search", which_event_rows_are_hard},
    {game, "readings-apart", "Q15", "Which readings can be told apart, and after how few moves?", "random games, shrunk", which_readings_can_be_told_apart},
    {game, "twelfth-person-phase", "Q15", "Does it matter whether the twelfth round has a person phase?", "counting and random games", does_the_twelfth_person_phase_matter},
    {game, "skip-or-taxes", "Q16", "When is skipping as good as Taxes, and does an empty one-floor palace score?", "exact counting", when_is_skipping_as_good_as_taxes},
    {game, "after-the-draft", "Q17", "Which opening pairs are best, and is the first or the last drafter ahead?", "random games", who_is_ahead_after_the_draft},
    {game, "endgames", "Q18", "What are the exact values of the last rounds of two players?", "exact expectation", what_are_endgames_worth},
    {game, "denied", "Q19", "Can a player be denied all income or all actions?", "explicit search", can_a_player_be_denied_everything},
    {game, "swings", "Q20", "How many points can a round swing, and when is a leader uncatchable?", "guided search and exact counting", what_are_the_largest_swings},
    {game, "track-length", "Q21", "How long must the person track be?", "guided search and exact counting", how_long_must_the_track_be},
    {game, "markers-tie", "Q21", "Can two of three markers tie in points and space?", "random games", can_two_markers_tie},
    {game, "privilege-worth", "Q22", "What is a privilege worth against its price, and what is the last round in which it pays?", "exact counting", what_is_a_privilege_worth},
    {game, "old-or-young", "Q23", "When is the old tile worse than the young one?", "random games", is_the_old_tile_ever_worse},
    {game, "burnt-tiles", "Q24", "How many tiles can one player burn by turning them away?", "guided search", how_many_tiles_can_one_player_burn},
    {game, "without-use", "Q25", "Is any action or type without use?", "random games", is_anything_without_use},
    {game, "errata", "Q26", "How many rulings must be settled before no readings part?", "random games, shrunk", which_rulings_must_be_settled},
    {game, "person-numbers", "Q27", "Do the texts fix the numbers of the persons?", "exact counting and Z3", beyond<Beyond::pieces, do_the_texts_fix_the_numbers_of_the_persons>},
    {game, "win-after-ruin", "Q28", "Can a player who has lost everything still win?", "guided search", can_a_ruined_player_still_win},
    {game, "change", "Q29", "Can a payment fail for want of change?", "exact counting", beyond<Beyond::pieces, can_a_payment_fail_for_want_of_change>},
    {game, "examples", "Q30", "Does a worked example contradict its rule, and do the counts hold?", "replay and exact counting", beyond<Beyond::pieces, do_the_counts_of_the_components_hold>},
    {game, "deals", "Q31", "How many deals of the action cards are there?", "exact counting", beyond<Beyond::positions, how_many_deals_are_there>},
    {game, "drafts", "Q32", "How many sequences of the opening draft are there?", "exact counting and explicit search", beyond<Beyond::positions, how_many_drafts_are_there>},
    {game, "palace-points", "Q33", "What is the least total of palace points of a player?", "shortest way", what_is_the_least_total_of_palace_points},
    {game, "festival-of-two", "Q34", "What is the least that one of two players can score at a festival?", "Z3", what_is_the_least_score_at_a_festival_of_two},
    {game, "empty-palace", "Q35", "How many points does a new palace bring that never gets a person?", "explicit search", what_does_an_empty_palace_bring},
    {game, "unseen-gaps", "Q36", "Which gaps of the rules can never be told apart in play?", "argument", which_gaps_can_never_be_seen},
    {game, "open-hands", "Q36", "Is a hand hidden from a player who remembers what was played?", "counting", is_a_hand_hidden_from_who_remembers},
});
// clang-format on

}  // namespace

auto year_of_the_dragon_questions() -> std::span<const Question> { return catalogue; }

}  // namespace ruleproof::solver
