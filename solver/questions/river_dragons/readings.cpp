/// Which readings change play on a toy board, and the shortest game that tells them apart.
#include <algorithm>
#include <string>

#include "solver/divergence/divergence.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

/// A small game in which a reading can show. Nothing is claimed by choosing it: the search says
/// whether it does.
struct SmallGame {
  std::string_view reading;  ///< "crossing=allowed"
  const char* actions;
  const char* board = "toy-3";
  const char* planks = "1";
  const char* players = "2";
  const char* more = "dragons=0";  ///< other options
  const char* also = "";           ///< rulings that both readings share
};

// clang-format off
constexpr auto small_games = std::to_array<SmallGame>({
    {.reading = "adjacent=crossing-too", .actions = "stone2+plank2+move2", .board = "toy", .planks = "2", .also = "crossing=allowed"},
    {.reading = "cards-back=executed-only", .actions = "stone1", .more = "dragons=1"},
    {.reading = "colour-limit=own-and-one", .actions = "stone1+plank2+remove", .board = "toy-hub", .planks = "2", .players = "3"},
    {.reading = "crossing=allowed", .actions = "stone2+plank2", .board = "toy", .planks = "2"},
    {.reading = "declare=both-first", .actions = "plank2", .planks = "2"},
    {.reading = "dragon-limit=per-position", .actions = "stone1", .board = "toy-hub", .players = "3", .more = "cards=2"},
    {.reading = "dragon-time=owner-turn", .actions = "stone1", .more = "dragons=1"},
    {.reading = "empty-reserve=from-the-box", .actions = "plank2"},
    {.reading = "end-village=any-end-village", .actions = "stone1+plank2+move2", .board = "toy-hub", .planks = "2", .players = "3"},
    {.reading = "ending=fifty-rounds", .actions = "jump", .more = "dragons=0 rounds=51"},
    {.reading = "ending=no-planks", .actions = "plank1"},
    {.reading = "ending=repetition", .actions = "jump", .more = "dragons=0 memory=1"},
    {.reading = "fall-then=second-step", .actions = "stone1+plank1+move2"},
    {.reading = "fall-village=stays", .actions = "move1"},
    {.reading = "forced-remove=may-decline", .actions = "stone1+remove"},
    {.reading = "foreign-village=keep-out", .actions = "stone1+plank2+move2", .board = "toy-hub", .planks = "2", .players = "3"},
    {.reading = "islet-limit=outline", .actions = "stone1", .board = "toy-7"},
    {.reading = "jump-back=yes", .actions = "stone1+plank1+move1+jump"},
    {.reading = "jump-from-village=no", .actions = "stone1+plank1+move2+jump"},
    {.reading = "jump-target=far-end", .actions = "stone1+plank2+move1+jump", .planks = "2"},
    {.reading = "limit-mode=out-of-game", .actions = "stone1+plank1+remove"},
    {.reading = "limit-mode=swap", .actions = "stone1+plank1+remove"},
    {.reading = "over-stone=all-touched", .actions = "stone2+plank1"},
    {.reading = "over-stone=forbidden", .actions = "stone2+plank1"},
    {.reading = "parallel=forbidden", .actions = "stone1+plank1", .planks = "2"},
    {.reading = "partial=lose-both", .actions = "plank2"},
    {.reading = "plank-choice=must-fit", .actions = "stone1+plank1", .planks = "6"},
    {.reading = "seating=board", .actions = "stone1", .board = "toy-hub", .players = "4"},
    {.reading = "unused-village=absent", .actions = "stone1+plank1", .board = "toy-hub"},
    {.reading = "village-adjacent=direct", .actions = "stone1+plank1+move1"},
    {.reading = "village-to-village=yes", .actions = "plank1", .board = "toy-hub"},
});
// clang-format on

/// Where nothing else is said: three islets, one plank each, one card a round.
auto small_game_of(std::string_view reading) -> SmallGame {
  const auto* found = std::ranges::find(small_games, reading, &SmallGame::reading);
  return found != small_games.end() ? *found : SmallGame{reading, "stone1+plank1"};
}

auto set_up(const SmallGame& small, std::string_view reading) -> Result<RiverDragons> {
  SetupText setup{.options = {{"players", small.players},
                              {"data", small.board},
                              {"planks", small.planks},
                              {"actions", small.actions}},
                  .rulings = {}};
  if (auto problem = read_pairs(small.more, "options", setup.options)) return *problem;
  setup.options.try_emplace("cards", "1");
  if (auto problem = read_pairs(small.also, "rulings", setup.rulings)) return *problem;
  if (auto problem = read_pairs(reading, "rulings", setup.rulings)) return *problem;
  return RiverDragons::configure(setup);
}

auto compare(const auto& ruling, std::string_view choice, const ExploreOptions& bounds) -> Answer {
  const auto reading = std::string(ruling.id) + '=' + std::string(choice);
  const auto small = small_game_of(reading);
  Answer answer{.aspect = std::string(ruling.id) + "-" + std::string(choice)};
  answer.clauses = {std::string(RiverDragons::rulebook[ruling.clause.index].id)};
  answer.fact("open question", std::string(ruling.tag));
  const auto first = set_up(small, "");
  const auto second = set_up(small, reading);
  if (!first || !second) {
    answer.title = "This small game cannot be set up: " +
                   (first ? second.error().message : first.error().message);
    return answer;
  }
  const auto parted = shortest_divergence(*first, *second, bounds);
  answer.data = data_of(*first);
  answer.bound = ruleproof::to_text(first->setup().options) +
                 (*small.also == 0 ? "" : ", " + std::string(small.also)) + "; " +
                 std::to_string(parted.exploration.states) + " positions";
  answer.how = parted.how;
  if (!parted.moves) {
    const bool never = parted.how == How::exhaustive;
    answer.says = never ? Says::no : Says::unknown;
    answer.title = reading + (never ? " changes nothing in a small game"
                                    : " was not seen to change anything in a small game");
    return answer;
  }
  const auto moves = parted.moves->size();
  answer.says = Says::yes;
  answer.title = reading + " changes play after " + std::to_string(moves) +
                 (moves == 1 ? " move" : " moves") + " of a small game, and not before";
  answer.text = parted.difference.text;
  answer.fact("moves", std::to_string(moves))
      .fact("what differs", std::string(to_text(parted.difference.what)));
  answer.shown.push_back(
      show(*first, *parted.moves, "the shortest game after which they differ", [&](const State&) {
        return first_difference(*first, *second, std::span(*parted.moves)).has_value();
      }));
  return answer;
}

}  // namespace

auto which_readings_matter_on_a_toy_board(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto& ruling : RiverDragons::ruling_table) {
    for (const auto& choice : ruling.options().subspan(1)) {
      answers.push_back(compare(ruling, choice.id, options.search(1'500'000)));
    }
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
