/// Which readings change play on a toy board: for each the shortest game that tells it from the
/// first answer of its question, or that there is none among all positions of a small game.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/text/telling.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/questions/parted_claims.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

/// A small game in which a reading can show. Nothing is claimed by choosing it: the search says
/// whether it does.
struct SmallGame {
  std::string_view reading;    ///< "crossing=allowed"
  std::string_view options;    ///< besides those of every small game
  std::string_view also = "";  ///< rulings that both readings share
};

constexpr std::string_view every_small_game = "players=2 data=toy-3 planks=1 cards=1 dragons=0";

// clang-format off
constexpr auto small_games = std::to_array<SmallGame>({
    {"across-end=forbidden", "actions=stone2+plank1"},
    {"adjacent=crossing-too", "actions=stone2+plank2+move2 data=toy planks=2", "crossing=allowed"},
    {"cards-back=executed-only", "actions=stone1 dragons=1"},
    {"colour-limit=own-and-one", "actions=stone1+plank2+remove data=toy-hub planks=2 players=3"},
    {"crossing=allowed", "actions=stone2+plank2 data=toy planks=2"},
    {"declare=both-first", "actions=plank2 planks=2"},
    {"dragon-limit=per-position", "actions=stone1 data=toy-hub players=3 cards=2 dragons=1"},
    {"dragon-time=owner-turn", "actions=stone1 dragons=1"},
    {"empty-reserve=from-the-box", "actions=plank2"},
    {"end-village=any-end-village", "actions=stone1+plank2+move2 data=toy-hub planks=2 players=3"},
    {"ending=fifty-rounds", "actions=jump rounds=51"},
    {"ending=no-planks", "actions=plank1"},
    {"ending=repetition", "actions=jump memory=1"},
    {"fall-then=second-step", "actions=stone1+plank1+move2"},
    {"fall-village=stays", "actions=move1"},
    {"forced-remove=may-decline", "actions=stone1+remove"},
    {"foreign-village=keep-out", "actions=stone1+plank2+move2 data=toy-hub planks=2 players=3"},
    {"islet-limit=outline", "actions=stone1 data=toy-7"},
    {"jump-back=yes", "actions=stone1+plank1+move1+jump"},
    {"jump-from-village=no", "actions=stone1+plank1+move2+jump"},
    {"jump-target=far-end", "actions=stone1+plank2+move1+jump planks=2"},
    {"limit-mode=out-of-game", "actions=stone1+plank1+remove"},
    {"limit-mode=swap", "actions=stone1+plank1+remove"},
    {"over-stone=all-touched", "actions=stone2+plank1"},
    {"over-stone=forbidden", "actions=stone2+plank1"},
    {"parallel=forbidden", "actions=stone1+plank1 planks=2"},
    {"partial=lose-both", "actions=plank2"},
    {"plank-choice=must-fit", "actions=stone1+plank1 planks=6"},
    {"seating=board", "actions=stone1 data=toy-hub players=4"},
    {"unused-village=absent", "actions=stone1+plank1 data=toy-hub"},
    {"village-adjacent=direct", "actions=stone1+plank1+move1"},
    {"village-to-village=yes", "actions=plank1 data=toy-hub"},
    {"water-gap=touching", "actions=stone1 data=free-water grid=6"},
});
// clang-format on

auto small_game_of(std::string_view reading) -> SmallGame {
  const auto* found = std::ranges::find(small_games, reading, &SmallGame::reading);
  return found != small_games.end() ? *found : SmallGame{reading, "actions=stone1+plank1"};
}

auto set_up(const SmallGame& small, std::string_view reading) -> Result<RiverDragons> {
  SetupText setup;
  Texts usual;
  if (auto problem = read_pairs(small.options, "options", setup.options)) return *problem;
  if (auto problem = read_pairs(every_small_game, "options", usual)) return *problem;
  setup.options.merge(usual);
  for (const auto rulings : {small.also, reading}) {
    if (auto problem = read_pairs(rulings, "rulings", setup.rulings)) return *problem;
  }
  return RiverDragons::configure(setup);
}

auto compare(const auto& ruling, std::string_view choice, const ExploreOptions& bounds) -> Answer {
  const auto reading = fmt::format("{}={}", ruling.id, choice);
  const auto small = small_game_of(reading);
  Answer answer{.aspect = fmt::format("{}-{}", ruling.id, choice),
                .clauses = {std::string(RiverDragons::rulebook[ruling.clause.index].id)},
                .facts = {{"open question", std::string(ruling.tag)}}};
  const auto first = set_up(small, "");
  const auto second = set_up(small, reading);
  if (!first || !second) {
    answer.title = "This small game cannot be set up: " +
                   (first ? second.error().message : first.error().message);
    return answer;
  }
  const auto parted = shortest_divergence(*first, *second, bounds);
  answer.data = data_of(*first);
  answer.bound = fmt::format("{}{}{}; {} positions", ruleproof::to_text(first->setup().options),
                             small.also.empty() ? "" : ", ", small.also, parted.exploration.states);
  answer.how = {parted.how, scope_of(*first, *second)};
  if (!parted.moves) {
    const bool never = parted.how == How::exhaustive;
    answer.says = never ? Says::no : Says::unknown;
    answer.title = reading + (never ? " changes nothing in a small game"
                                    : " was not seen to change anything in a small game");
    return answer;
  }
  answer.says = Says::yes;
  answer.title = fmt::format("{} changes play after {} of a small game, and not before", reading,
                             counted(parted.moves->size(), "move"));
  answer.text = in_words(parted.difference, WordsOf<RiverDragons>::of(*first));
  answer.fact("moves", std::to_string(parted.moves->size()))
      .fact("what differs", std::string(to_text(parted.difference.what)));
  answer.shown.push_back(
      show(*first, *parted.moves, "the shortest game after which they differ",
           parted_claims<RiverDragons>(*first, *second, *parted.moves), [&](const State&) {
             return first_difference(*first, *second, std::span(*parted.moves)).has_value();
           }));
  answer.shown.push_back(show_other(*first, *second, std::span<const Move>(*parted.moves),
                                    "the same game under " + reading));
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
