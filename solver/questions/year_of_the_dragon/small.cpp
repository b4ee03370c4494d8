/// Questions answered by visiting every position of a smaller game.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/explore.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

/// A smaller game, and how much of it to visit.
struct Small {
  const char* aspect;
  Texts options;
  Texts rulings;
  std::uint64_t max_states;
};

auto scales(std::uint64_t effort) -> std::vector<Small> {
  const auto options = [](const char* rounds, const char* actions, const char* row) -> Texts {
    return {
        {"players", "2"}, {"rounds", rounds}, {"types", "3"}, {"actions", actions}, {"row", row}};
  };
  // The three conventions that open or close ways out: A3, A4, A9.
  const Texts others = {{"release-excess", "player-out"},
                        {"privilege-unpaid", "null-action"},
                        {"no-palace", "card-lost"}};
  const auto all = 4'000'000 * effort;
  return {{"contagion", options("1", "3", "cmtdfcmtdfcm"), {}, all},
          {"drought", options("1", "2", "dtcmfdtcmfdt"), {}, all},
          {"tribute", options("1", "2", "tcmfdtcmfdtc"), {}, all},
          {"other-conventions", options("1", "2", "cmtdfcmtdfcm"), others, all},
          {"two-rounds", options("2", "1", "cmtdfcmtdfcm"), {}, 1'000'000 * effort}};
}

auto scale_text(const Small& small) -> std::string {
  auto text = ruleproof::to_text(small.options);
  if (!small.rulings.empty()) text += ", " + ruleproof::to_text(small.rulings);
  return text;
}

auto visit(const Small& small, std::uint64_t max_bytes) -> Answer {
  Answer answer{.aspect = small.aspect};
  answer.data = "rulebook, public source";
  answer.clauses = {"action.skip", "person.turn-away", "person.void"};
  const auto game =
      YearOfTheDragon::configure({.options = small.options, .rulings = small.rulings});
  if (!game) {
    answer.title = "This scale cannot be set up: " + game.error().message;
    return answer;
  }
  const auto seen = explore(*game, {.max_states = small.max_states, .max_bytes = max_bytes});
  const auto visited = std::to_string(seen.states) + " positions";
  answer.bound = scale_text(small) + "; " + visited +
                 (seen.complete() ? "" : ", up to " + std::to_string(seen.depth) + " moves deep");
  answer.fact("positions", std::to_string(seen.states))
      .fact("moves tried", std::to_string(seen.transitions))
      .fact("ends of a game", std::to_string(seen.terminals))
      .fact("positions without a legal move", std::to_string(seen.stuck));
  answer.how = seen.complete() ? How::exhaustive : How::bounded;
  answer.says = seen.stuck > 0 ? Says::no : seen.complete() ? Says::yes : Says::unknown;
  answer.title = seen.stuck > 0
                     ? "Some decision has no legal move"
                     : "In a small game (" + std::string(small.aspect) + ") every decision " +
                           (seen.complete() ? "" : "looked at ") + "has a legal move";
  return answer;
}

/// The first player leaves an empty palace alone; the second does as little as he can.
struct LeaveEmpty {
  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    if (state.stage == Stage::deal || state.stage == Stage::over) return;
    if (state.actor != 0) return out.resize(1);
    std::erase_if(out, [](const Move& move) {
      const auto* house = std::get_if<House>(&move);
      const auto* choose = std::get_if<Choose>(&move);
      return (house != nullptr && !house->palace.inhabited()) ||
             (choose != nullptr && choose->choice == Choice::build);
    });
  }
};

/// Whether an empty palace of so many floors, there in round 1, has brought what the formula says.
auto follows_formula(const State& state, int floors) -> bool {
  if (state.stage != Stage::deal || state.round <= 1) return true;
  const int rounds = state.round - 1;  // that have been scored
  const auto& player = state.players[0];
  const auto empty = std::ranges::find_if(player.palaces,
                                          [](const Palace& palace) { return !palace.inhabited(); });
  const int height = empty == player.palaces.end() ? 0 : empty->height();
  // One point a round for the palace that has a person, and those of the empty one.
  return height == std::max(0, floors - rounds) &&
         player.score == rounds + std::min(rounds, floors - 1);
}

}  // namespace

auto is_there_a_legal_move_at_every_decision(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto& small : scales(options.effort)) {
    answers.push_back(visit(small, options.max_bytes));
  }
  return answers;
}

auto what_does_an_empty_palace_bring(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int floors = 1; floors <= tallest_palace; ++floors) {
    Answer answer{.aspect = std::to_string(floors) + (floors == 1 ? "-floor" : "-floors")};
    answer.data = "rulebook";
    answer.clauses = {"decay.empty", "decay.vanish", "score.palaces"};
    const Small small{"",
                      {{"players", "2"},
                       {"rounds", "5"},
                       {"types", "3"},
                       {"actions", "2"},
                       {"row", "pppppppppppp"}},
                      {{"recruit-with-room", "may"}},
                      0};
    const auto game =
        YearOfTheDragon::configure({.options = small.options, .rulings = small.rulings});
    const auto start = game->read_position("round=1 stage=deal p1.palaces=3[twh]+" +
                                           std::to_string(floors) + "[] p2.palaces=2[tw]+2[]");
    bool holds = static_cast<bool>(start);
    Exploration seen;
    if (start) {
      seen = explore_from(Helped<YearOfTheDragon, LeaveEmpty>(*game, {}), *start, {},
                          [&](const State& state, int /*depth*/) -> void {
                            holds = holds && follows_formula(state, floors);
                          });
    }
    holds = holds && seen.complete();
    answer.says = holds ? Says::value : Says::unknown;
    answer.how = holds ? How::exhaustive : How::unknown;
    answer.title = "A new palace of " + std::to_string(floors) +
                   (floors == 1 ? " floor" : " floors") + " that never gets a person brings " +
                   std::to_string(floors - 1) + (floors == 2 ? " point" : " points");
    answer.text =
        "It loses a floor at the end of each round before palaces are scored: a point "
        "for each floor but the first, or for each round left if those are fewer.";
    answer.bound = scale_text(small) + "; " + std::to_string(seen.states) +
                   " positions, the others doing as little as they can";
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
