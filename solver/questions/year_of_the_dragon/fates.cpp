/// Fates of players: a win after ruin, rows that are hard, markers that tie.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/play.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto thrive(const YearOfTheDragon& game) -> Worth {
  return [&game](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    const auto left = static_cast<std::int64_t>(months) - state.round + 1;
    return (6 * player.score) + (12 * persons(player)) +
           (left * 5 * static_cast<std::int64_t>(player.palaces.size())) +
           (left * 6 * symbols(game.rules(), player, Type::court_lady)) + player.yuan +
           (std::int64_t{2} * (player.rice + player.fireworks));
  };
}

/// From a round that p1 begins with nothing but as many points as the other. Both have played a
/// card in each round before.
auto win_after_ruin(int round, const AskOptions& options) -> Answer {
  const auto game = game_for(2);
  const auto hand = std::string("altpwmhfs??").substr(static_cast<std::size_t>(round) - 1);
  const auto start =
      game.read_position(fmt::format("round={} stage=deal p1.score=15 p2.score=15 p1.yuan=0 "
                                     "p2.yuan=6 p1.track=20 p2.track=10 p1.palaces=- "
                                     "p1.hand={} p2.hand={} p2.palaces=2[tw]",
                                     round, hand, hand))
          .value();
  const auto moves = climbed(game, {.worth = thrive(game), .start = &start}, options);
  const auto nothing = fmt::format(
      "round = {} and p1.yuan = 0 and p1.palaces.size = 0 and p1.score = p2.score", round);
  auto shown = show_marked(
      game, start, std::span<const Move>(moves),
      fmt::format("p1 has nothing in round {}, and wins", round),
      std::vector<Mark>{{0, nothing}, {moves.size(), "winner.p1 = 1 and winner.p2 = 0"}});
  auto answer = about(game, fmt::format("round-{}", round), {"end.winner", "decay.vanish"});
  if (moves.empty() || shown.fails) {
    answer.how = {How::bounded, scope_of(game)};
    answer.title = fmt::format(
        "No win was found for a player without palaces, persons and money in round {}", round);
    answer.bound = "a guided search; against players who do their best it is open";
    return answer;
  }
  answer.says = Says::yes;
  answer.how = {How::replayed, scope_of(game)};
  answer.title = fmt::format(
      "Without palaces, persons and money in round {}, and level on points, a player can still win "
      "against one who stands aside",
      round);
  answer.bound = "against players who do their best it is open";
  answer.fact(std::string(common_by_chance), std::string(somebody_wins));
  answer.shown.push_back(std::move(shown));
  return answer;
}

/// Whether two of three players end with the same points on the same space.
auto is_tied(const State& end) -> bool {
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      const auto& one = end.players[a];
      const auto& other = end.players[b];
      if (one.score == other.score && one.track == other.track) return end.stage == Stage::over;
    }
  }
  return false;
}

/// Whether p1, the last to act, has any action: in every deal, whichever groups the others chose.
struct Denial {
  std::uint64_t looked_at = 0;
  int enough = 0;        ///< the least money with which some action is always open
  bool happens = false;  ///< without it
  bool fills_up = true;  ///< skipping is open even then, and raises to three yuan
};

/// The turn of p1 in month 3, before which each of the others chose a group.
class LastToAct {
 public:
  explicit LastToAct(const YearOfTheDragon& game) : game_(game) {
    auto position = fmt::format("round=3 stage=action turn={}", game.players() - 1);
    for (int p = 2; p <= game.players(); ++p) position += fmt::format(" p{}.track={}", p, 10 - p);
    state_ = game.read_position(position).value();
  }
  auto look() -> Denial {
    Denial seen;
    for (const auto& deal : game_.rules().deals) {
      state_.groups = deal;
      choose(1, seen);
    }
    return seen;
  }

 private:
  auto choose(int p, Denial& seen) -> void {
    if (p == game_.players()) return act(seen);
    for (int group = 1; group <= game_.players(); ++group) {
      state_.players[static_cast<std::size_t>(p)].chosen = static_cast<std::uint8_t>(group);
      choose(p + 1, seen);
    }
  }
  auto act(Denial& seen) -> void {
    const auto& facts = game_.rules().components;
    for (int yuan = facts.fee; yuan >= 0; --yuan) {
      state_.players[0].yuan = static_cast<std::int16_t>(yuan);
      ++seen.looked_at;
      moves(game_, state_, list_);
      const bool acts = std::ranges::any_of(
          list_, [](const Move& move) { return std::holds_alternative<Choose>(move); });
      if (!acts) {
        seen.happens = true;
        seen.enough = std::max(seen.enough, yuan + 1);
      }
      const bool skips = std::ranges::find(list_, Move{Skip{}}) != list_.end();
      seen.fills_up = seen.fills_up && skips &&
                      game_.apply(state_, Skip{}).next.players[0].yuan >= facts.skip_level;
    }
  }

  const YearOfTheDragon& game_;
  State state_;
  MoveList<Move> list_;
};

/// p1 spends all his money on a large privilege, and is the last to act in the round after it, in
/// which Privilege lies alone and the others take all other groups.
auto leaves_privilege_alone(const State& state, MoveList<Move>& out) -> void {
  const bool last = state.actor == 0;
  const auto alone = with(Group::none, Action::privilege);
  if (state.stage == Stage::draft) {
    prefer(out, [&](const Move& move) { return drafts(move, Type::monk) != last; });
    prefer(out, [&](const Move& move) { return !last || drafts(move, Type::court_lady); });
  } else if (state.stage == Stage::deal) {
    prefer(out, [&](const Move& move) {
      return std::ranges::find(std::get<Deal>(move).groups, alone) !=
             std::get<Deal>(move).groups.end();
    });
  } else if (state.stage == Stage::action) {
    prefer(out, [&](const Move& move) {
      const auto* choose = std::get_if<Choose>(&move);
      if (choose == nullptr) return false;
      if (last) return choose->choice == Choice::privilege_large;
      const auto group = std::ranges::find_if(
          state.groups, [&](Group g) { return holds(g, action_of(choose->choice)); });
      const auto number = 1 + (group - state.groups.begin());
      return *group != alone && std::ranges::none_of(state.players, [&](const Player& player) {
        return player.chosen == number;
      });
    });
  } else if (state.stage == Stage::person && last) {
    prefer(out, [](const Move& move) { return plays(move, Type::court_lady); });
  }
}

/// p1 is to act, has less than so much, and no action is open to him.
auto skips_claims(const YearOfTheDragon& game, const State& state, int enough) -> Claims {
  auto claims = Claims(fmt::format("stage = action and actor = 0 and p1.yuan < {}", enough)) +
                is_legal(game, state, Move{Skip{}});
  MoveList<Move> all;
  game.every_move(all);
  for (const auto& move : all) {
    if (std::holds_alternative<Choose>(move)) claims = claims + is_illegal(game, state, move);
  }
  return claims;
}

auto denial(const YearOfTheDragon& game) -> Answer {
  const auto seen = LastToAct(game).look();
  const auto& facts = game.rules().components;
  auto answer = about(game, aspect_of(game), {"action.fee", "action.skip", "action.deal.groups"});
  answer.says = seen.happens ? Says::yes : Says::no;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.title =
      seen.happens ? fmt::format(
                         "With {} players the last to act can be left without any action while he "
                         "has less than {} yuan, but skipping still raises to {}",
                         game.players(), seen.enough, facts.skip_level)
                   : fmt::format(
                         "With {} players nobody can be denied all actions, nor all income: some "
                         "action is open, and skipping raises to {} yuan",
                         game.players(), facts.skip_level);
  answer.text = fmt::format(
      "Any single action can be closed to whoever has less than the fee: its group was chosen "
      "before. {} yuan open every group.",
      facts.fee);
  answer.bound = fmt::format("{} turns: each deal, each choice of the others, 0 to {} yuan",
                             seen.looked_at, facts.fee);
  // Of n groups the others take n - 1 at most; what lies there besides Privilege is for nothing.
  answer.always = {
      fmt::format("stage != action or any(g: bits(groups[g]) >= {} and all(i: p[i].chosen != g))",
                  seen.happens ? 1 : 2),
      fmt::format("stage != action or all(i: p[i].acted = 0 or p[i].chosen > 0 or p[i].yuan >= {})",
                  facts.skip_level)};
  if (!seen.fills_up) {
    answer.says = Says::unknown;
    answer.how = How::unknown;
  }
  if (!seen.happens) return answer;
  const auto denied = [&](const State& state) {
    MoveList<Move> list;
    moves(game, state, list);
    return state.stage == Stage::action && state.actor == 0 && list.size() == 1 &&
           std::holds_alternative<Skip>(list.front());
  };
  const auto path = told(game, Climb{}.row, leaves_privilege_alone, denied);
  answer.shown.push_back(show(game, path, "p1 has no action left",
                              skips_claims(game, after(game, path), seen.enough)));
  return answer;
}

}  // namespace

auto can_a_player_be_denied_everything(const AskOptions& options) -> Answers {
  return for_each_company(options, denial);
}

auto can_a_ruined_player_still_win(const AskOptions& options) -> Answers {
  return {win_after_ruin(5, options), win_after_ruin(7, options), win_after_ruin(9, options)};
}

auto which_event_rows_are_hard(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  Dice dice(options.seed + 14);
  std::vector<std::pair<std::int64_t, std::string>> rows;  // with the points that were found
  for (std::uint64_t i = 0; i < 24 * options.effort; ++i) {
    // A row that the rules can lay out.
    const auto laid = by_lot(game, dice, [](const State& state) {
      return state.stage != Stage::row && state.stage != Stage::lot;
    });
    const auto row = to_text(laid.events);
    const auto best = climbed(game, {.row = row, .worth = thrive(game), .width = 12}, options);
    if (!best.empty()) rows.emplace_back(after(game, best).players[0].score, row);
  }
  auto answer = about(game, "", {"setup.events", "events.count"});
  answer.how = {How::sampled, scope_of(game)};
  answer.bound = fmt::format("{} rows drawn by lot, each by a narrow guided search", rows.size());
  answer.title = "Which rows are hardest and easiest for one player alone is open";
  if (rows.empty()) return {answer};
  // The first of the rows with as many points.
  const auto points = &std::pair<std::int64_t, std::string>::first;
  const auto& hardest = *std::ranges::min_element(rows, {}, points);
  const auto& easiest = *std::ranges::max_element(rows, {}, points);
  answer.title = fmt::format(
      "Of {} rows drawn by lot, {} was the hardest ({} points found), {} the easiest ({}); the "
      "others are open",
      rows.size(), hardest.second, hardest.first, easiest.second, easiest.first);
  return {answer};
}

auto can_two_markers_tie(const AskOptions& options) -> Answers {
  const auto game = game_for(3);
  auto answer = about(game, "", {"end.tie", "end.tie-space"});
  answer.how = {How::sampled, scope_of(game)};
  answer.title = "In no game by lot did two of three markers tie in points and space";
  const auto most = 4000 * options.effort;
  std::uint64_t games = 0;
  for (; games < most && answer.shown.empty(); ++games) {
    std::vector<Move> path;
    const auto end =
        play(game, Dice((options.seed * 7919) + games),
             [&](const State&, const Move& move, const auto&) { path.push_back(move); });
    if (!is_tied(end)) continue;
    answer.shown.push_back(show(game, path, "two markers tie",
                                "over = 1 and any(i, j: i < j and p[i].score = p[j].score and "
                                "p[i].track = p[j].track)"));
    answer.says = Says::yes;
    answer.how = {How::replayed, scope_of(game)};
    answer.title = "Two of three players can end with the same points on the same space";
  }
  answer.bound = fmt::format("{} games by lot", games);
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
