#include "solver/questions/connect_four/questions.hpp"

#include <array>
#include <span>
#include <string_view>

#include "solver/questions/beyond.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace connect_four_question;  // NOLINT(google-build-using-namespace): its own table

constexpr std::string_view game = "connect-four";

// clang-format off
constexpr auto catalogue = std::to_array<Question>({
    {game, "values", "CF-Q1", "Who wins with best play on each board up to five by five?", "retrograde analysis", beyond<Beyond::best_play, who_wins_on_each_board>},
    {game, "soonest-wins", "CF-Q2", "How soon can each player win on the usual board?", "explicit search", how_soon_can_each_player_win},
    {game, "random-play", "CF-Q3", "What can be expected against play at random?", "exact expectation", beyond<Beyond::average, what_does_play_at_random_bring>},
    {game, "every-game-ends", "CF-Q4", "Does every game end, and how many moves can one take?", "Boost.Graph", does_every_game_end},
    {game, "on-every-way", "CF-Q5", "What does every game pass through that a player wins?", "Boost.Graph", beyond<Beyond::every_way, what_does_every_win_pass_through>},
});
// clang-format on

}  // namespace

auto connect_four_questions() -> std::span<const Question> { return catalogue; }

}  // namespace ruleproof::solver
