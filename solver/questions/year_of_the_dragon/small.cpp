/// Questions answered by visiting every position of a smaller game.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/explore/explore.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/decisions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// A smaller game of two.
auto scale(const char* rounds, const char* actions, const char* row, Texts rulings = {})
    -> SetupText {
  return {.options = {{"players", "2"},
                      {"rounds", rounds},
                      {"types", "3"},
                      {"actions", actions},
                      {"row", row}},
          .rulings = std::move(rulings)};
}

auto scale_text(const SetupText& setup) -> std::string {
  auto text = ruleproof::to_text(setup.options);
  if (!setup.rulings.empty()) text += ", " + ruleproof::to_text(setup.rulings);
  return text;
}

/// Whether every decision of a smaller game has a legal move.
auto visit(std::string_view aspect, const SetupText& setup, std::uint64_t max_states,
           const AskOptions& options) -> Answer {
  const auto game = YearOfTheDragon::configure(setup).value();
  const auto seen = explore(game, options.search(max_states));
  const bool complete = seen.complete();
  Answer answer{.aspect = std::string(aspect),
                .data = "rulebook, public source",
                .clauses = {"action.skip", "person.turn-away", "person.void"},
                .always = decision_claims()};
  answer.bound = fmt::format("{}; {} positions", scale_text(setup), seen.states);
  if (!complete) answer.bound += fmt::format(", up to {} moves deep", seen.depth);
  answer.fact("positions", std::to_string(seen.states))
      .fact("moves tried", std::to_string(seen.transitions))
      .fact("ends of a game", std::to_string(seen.terminals))
      .fact("positions without a legal move", std::to_string(seen.stuck));
  answer.how = {complete ? How::exhaustive : How::bounded, scope_of(game)};
  answer.says = seen.stuck > 0 ? Says::no : complete ? Says::yes : Says::unknown;
  answer.title = seen.stuck > 0
                     ? "Some decision has no legal move"
                     : fmt::format("In a small game ({}) every decision {}has a legal move", aspect,
                                   complete ? "" : "looked at ");
  return answer;
}

/// The three conventions that open or close ways out: A3, A4, A9.
auto conventions() -> std::vector<Rulings> {
  std::vector<Rulings> all;
  for (const auto excess : {ReleaseExcess::all_there_are, ReleaseExcess::player_out}) {
    for (const auto unpaid : {PrivilegeUnpaid::illegal, PrivilegeUnpaid::null_action}) {
      for (const auto palace : {NoPalace::tile_turned_away, NoPalace::card_lost}) {
        all.push_back({.release_excess = excess, .privilege_unpaid = unpaid, .no_palace = palace});
      }
    }
  }
  return all;
}

/// Whether everybody finds a pair in the draft: pairs and young tiles are enough for all, whatever
/// those before him took.
auto draft_goes_on(const YearOfTheDragon& game) -> bool {
  constexpr int pairs = static_cast<int>(type_count * (type_count - 1) / 2);
  const auto start = game.start();
  bool enough = pairs >= game.players();
  for (std::size_t t = 0; t < type_count; ++t) {
    enough = enough && start.piles[index(young(static_cast<Type>(t)))] >= game.players();
  }
  return enough;
}

/// The whole game: every decision, reduced to what tells whether there is a move.
auto in_the_whole_game(const YearOfTheDragon& game) -> Answer {
  auto answer = about(game, aspect_of(game), {"action.skip", "person.turn-away", "person.void"});
  answer.always = decision_claims();
  Held held;
  std::uint64_t decisions = 0;
  bool holds = draft_goes_on(game);
  for (const auto& rulings : conventions()) {
    const auto under = game_for(game.players(), rulings);
    const auto listed = every_decision(under);
    decisions += listed.all.size();
    holds = holds && listed.closed && listed.without_a_move == 0;
    held.add(hold_decisions(under, listed));
  }
  holds = holds && held.broken == 0;
  answer.says = holds ? Says::yes : Says::unknown;
  if (holds) {
    answer.how = {How::relation, scope_of(game)
                                     .with("release-excess", {"all-there-are", "player-out"})
                                     .with("privilege-unpaid", {"illegal", "null-action"})
                                     .with("no-palace", {"tile-turned-away", "card-lost"})};
  }
  answer.title = holds ? fmt::format("With {} players every decision of the game has a legal move",
                                     game.players())
                       : "It is not known whether every decision has a legal move";
  answer.text =
      "Each decision is reduced to what a move needs: one card and its tiles, whether there is "
      "room, how many of how many must go. All reduced decisions are listed, and the model gives "
      "a move in each.";
  answer.fact("reduced decisions", std::to_string(decisions));
  add_relation(held, answer);
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

auto points_of_empty_palace(int floors) -> Answer {
  const auto setup = scale("5", "2", "pppppppppppp", {{"recruit-with-room", "may"}});
  const auto game = YearOfTheDragon::configure(setup).value();
  const auto start =
      game.read_position(
              fmt::format("round=1 stage=deal p1.palaces=3[twh]+{}[] p2.palaces=2[tw]+2[]", floors))
          .value();
  bool holds = true;
  const Helped<YearOfTheDragon, LeaveEmpty> helped(game, {});
  const auto seen = explore_from(helped, start, {}, [&](const State& state, int /*depth*/) -> void {
    holds = holds && follows_formula(state, floors);
  });
  holds = holds && seen.complete();
  // The round after the one in which the palace brings nothing any more.
  const int over = floors + 2;
  const auto gone = find(
      helped, start, {},
      [&](const State& state, int /*depth*/) -> bool {
        return state.stage == Stage::deal && state.round == over;
      },
      Ignore{});
  const auto* plural = floors == 1 ? "" : "s";
  Strength how = How::unknown;
  if (holds) how = {How::exhaustive, scope_of(game).resting_on("rulebook")};
  Answer answer{
      .aspect = fmt::format("{}-floor{}", floors, plural),
      .says = holds ? Says::value : Says::unknown,
      .how = how,
      .title = fmt::format("In a game of five quiet rounds a palace of {} floor{}, built before "
                           "the first of them, that never gets a person brings {} point{}",
                           floors, plural, floors - 1, floors == 2 ? "" : "s"),
      .text =
          "It loses a floor at the end of each round before palaces are scored: a point "
          "for each floor but the first, or for each round left if those are fewer.",
      .bound = fmt::format("{}; {} positions, the others doing as little as they can",
                           scale_text(setup), seen.states),
      .data = "rulebook",
      .clauses = {"decay.empty", "decay.vanish", "score.palaces"}};
  if (gone.path) {
    answer.shown = {show_from(game, start, *gone.path,
                              "the palace has decayed, and this it brought",
                              fmt::format("round = {} and p1.palaces.size = 1 and p1.score = {}",
                                          over, (over - 1) + (floors - 1)))};
  }
  return answer;
}

auto is_there_a_legal_move_at_every_decision(const AskOptions& options) -> Answers {
  constexpr std::uint64_t all = 4'000'000;
  // The three conventions that open or close ways out: A3, A4, A9.
  const Texts others = {{"release-excess", "player-out"},
                        {"privilege-unpaid", "null-action"},
                        {"no-palace", "card-lost"}};
  auto answers = for_each_company(options, in_the_whole_game);
  answers.push_back(visit("contagion", scale("1", "3", "cmtdfcmtdfcm"), all, options));
  answers.push_back(visit("drought", scale("1", "2", "dtcmfdtcmfdt"), all, options));
  answers.push_back(visit("tribute", scale("1", "2", "tcmfdtcmfdtc"), all, options));
  answers.push_back(
      visit("other-conventions", scale("1", "2", "cmtdfcmtdfcm", others), all, options));
  return answers;
}

auto what_does_an_empty_palace_bring(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int floors = 1; floors <= tallest_palace; ++floors)
    answers.push_back(points_of_empty_palace(floors));
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
