/// Is there always a legal action, and does every game end? For every combination of the readings
/// on empty draws and empty plays, with and without the convention that who can do nothing skips.
///
/// That there is an action was looked at in every position of the small game, and holds for that
/// game. That play ends is proved for every size of decks and hands up to 100: Z3 finds no action
/// that does not make a rank smaller (relations/rank.hpp). What is shown to fail is shown on the
/// small game, by a position without a move or by a cycle.
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/explore.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/deeds.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/relations/rank.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and rulings

/// Whether a player who can do nothing may skip.
enum class ThenSkip : std::uint8_t { yes, no };

/// Drako without the convention that idle turns end it, and, if asked, without the convention that
/// who can do nothing skips: what the bare turn rule leads to.
class Endless {
 public:
  using State = drako::State;
  using Move = drako::Move;

  static constexpr std::string_view name = Drako::name;
  static constexpr const auto& rulebook = Drako::rulebook;
  static constexpr bool exact_proposals = true;

  Endless(const Drako& game, ThenSkip skip) : game_(&game), skip_(skip) {}

  [[nodiscard]] auto start() const -> State { return game_->start(); }
  [[nodiscard]] auto to_act(const State& state) const -> Seat { return game_->to_act(state); }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    game_->propose(state, out);
    if (skip_ == ThenSkip::yes) return;
    std::erase_if(out, [&](const Move& move) { return !judge(state, move); });
  }
  /// A skip that the text grants is one; a skip because nothing else is possible is not.
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    const auto verdict = game_->judge(state, move);
    if (!verdict || skip_ == ThenSkip::yes || !is<Skip>(move)) return verdict;
    constexpr auto right = clause_in<"action.dragon-skips">(clause_ids);
    return game_->apply(state, move).because.has(right)
               ? verdict
               : Verdict::illegal(clause_in<"action.compulsory">(clause_ids));
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    auto step = game_->apply(state, move);
    step.next.idle = 0;  // never counted, so that a position can come back
    return step;
  }
  /// Somebody is to decide and may do nothing.
  [[nodiscard]] auto is_stuck(const State& state) const -> bool {
    if (state.stage == Stage::over) return false;
    MoveList<Move> list;
    moves(*this, state, list);
    return list.empty();
  }

 private:
  const Drako* game_;
  ThenSkip skip_;
};

/// One combination, on the small game in which it is searched.
struct Case {
  std::string draw;   ///< answer to the ruling draw-empty
  std::string waste;  ///< answer to the ruling waste
  ThenSkip skip;
  Drako game;

  [[nodiscard]] auto draws_nothing() const -> bool { return draw == "no-effect"; }
  /// A hand may hold cards of which none can be played.
  [[nodiscard]] auto holds_back() const -> bool {
    return waste == "forbidden" || waste == "movement-only";
  }
  [[nodiscard]] auto idling() const -> Idling {
    return {.draws_nothing = draws_nothing(), .holds_back = holds_back() && skip == ThenSkip::yes};
  }
  [[nodiscard]] auto in_words() const -> std::string {
    return fmt::format("draw-empty={} waste={}{}", draw, waste,
                       skip == ThenSkip::yes ? ", skipping if nothing can be done," : "");
  }
  /// Where the small game is searched from: its opening, or an ending without decks where empty
  /// draws would make the whole too big.
  [[nodiscard]] auto start() const -> State {
    if (!draws_nothing()) return game.start();
    return sketch(game,
                  "turn=dwarves actions=2 p1.deck=- p1.hand=crossbow-2/shield p2.deck=- p2.hand=-");
  }
  [[nodiscard]] auto start_in_words() const -> std::string {
    return draws_nothing() ? "an ending of the game data=lane" : "the game data=lane";
  }
  [[nodiscard]] auto answer_on(std::string_view property) const -> Answer {
    return about(game, fmt::format("draw-{}-waste-{}-{}", draw, waste, property),
                 {"action.kinds", "action.compulsory", "draw.two", "play.one-icon"});
  }
};

/// Is there an action that does not make the rank smaller?
auto rank_query(const Case& at) -> Query {
  Query query("Can an action leave the rank as it is or make it greater, under " + at.in_words() +
              "?");
  const auto before = any_moment(query, "before");
  const auto after = any_moment(query, "after");
  query.require(goes_on(before)).require(acts(at.idling(), before, after));
  return query.require(rank(after) >= rank(before));
}

/// No action is legal but those that the case forbids.
auto stuck_claims(const Case& at, const State& stuck) -> Claims {
  Claims claims("stage = action");
  const auto& hand = stuck.stock(stuck.turn).hand;
  const auto held = [&](const auto& played) {
    return played.side == stuck.turn && hand[played.card] > 0;
  };
  MoveList<Move> all;
  at.game.every_move(all);
  for (const auto& move : all) {
    const auto* play = std::get_if<Play>(&move);
    const auto* waste = std::get_if<Waste>(&move);
    const bool action = is<Skip>(move) || is<Draw>(move) || is<Shake>(move) || is<Rage>(move) ||
                        (play != nullptr && held(*play)) || (waste != nullptr && held(*waste));
    // A move that no card of the game makes has no text that reads back.
    const bool said = static_cast<bool>(at.game.read_move(at.game.to_text(move)));
    if (action && said && !at.game.judge(stuck, move))
      claims = claims + is_illegal(at.game, stuck, move);
  }
  return claims;
}

auto is_total(const Case& at, const AskOptions& options) -> Answer {
  auto answer = at.answer_on("total");
  const auto under = "In " + at.start_in_words() + ", under " + at.in_words();
  const Endless game(at.game, at.skip);
  const auto search = find(
      game, at.start(), options.search(400'000),
      [&](const State& state, int /*depth*/) -> bool { return game.is_stuck(state); }, Ignore{});
  const auto& seen = search.exploration;
  answer.fact("positions of the small game that were looked at", std::to_string(seen.states));
  if (search.path) {
    set_shown(
        answer,
        show_from(at.game, at.start(), *search.path, "the player to act has nothing that he may do",
                  stuck_claims(at, after(at.game, at.start(), *search.path)),
                  [&](const State& state) { return game.is_stuck(state); }),
        under + " a player can have no legal action");
    answer.says = Says::no;  // the game shows the contrary
  } else {
    answer.says = seen.complete() ? Says::yes : Says::unknown;
    answer.how = {seen.complete() ? How::exhaustive : How::bounded, scope_of(at.game)};
    answer.bound = at.start_in_words();
    answer.title = under + (seen.complete() ? " there is always an action"
                                            : " there is an action wherever was looked");
    // The model lets skip whoever can do nothing: under the bare rule nobody ever has to.
    answer.always = {at.skip == ThenSkip::yes ? "over = 1 or legal-moves > 0"
                                              : "not (" + skips_in_need() + ")"};
  }
  return answer;
}

/// The positions of the small game, and a way into a cycle and round it.
struct Loop {
  std::uint64_t positions = 0;
  std::uint64_t cyclic = 0;  ///< positions in strongly connected components of several
  bool complete = false;
  std::vector<Move> way;
  std::vector<Move> round;
};
auto find_loop(const Case& at, const AskOptions& options) -> Loop {
  const Endless game(at.game, at.skip);
  const StateGraph<Endless> graph(game, at.start(), options.search(400'000));
  const auto& adjacency = graph.adjacency();
  Loop loop;
  loop.positions = graph.size();
  loop.complete = graph.complete();
  const auto parts = solver::components(adjacency);
  std::vector<Node> sizes(parts.count);
  for (const auto part : parts.of) ++sizes[part];
  for (const auto part : parts.of) loop.cyclic += sizes[part] > 1 ? 1 : 0;
  const auto cycle = some_cycle(adjacency);
  if (cycle.empty()) return loop;
  Nodes goal(graph.size());
  goal[adjacency.from(cycle.front())] = true;
  loop.way = graph.moves_of(shortest_path(adjacency, 0, goal).value());
  loop.round = graph.moves_of(cycle);
  return loop;
}

/// The last position is that in which the cycle began, but for the count of idle turns, which is no
/// part of the bare rule.
auto show_loop(const Case& at, const Loop& loop) -> Shown {
  const auto without_count = [](State state) {
    state.idle = 0;
    return state;
  };
  const auto entry = without_count(after(at.game, at.start(), loop.way));
  auto line = loop.way;
  line.insert(line.end(), loop.round.begin(), loop.round.end());
  return show_from(
      at.game, at.start(), line,
      fmt::format("the last {} moves lead back to the same position", loop.round.size()),
      position_claims(entry, "idle"));
}

auto does_end(const Case& at, const AskOptions& options) -> Answer {
  auto answer = at.answer_on("ends");
  const auto under = "Under " + at.in_words();
  const auto reply = ask(rank_query(at), options.budget);
  const auto loop = find_loop(at, options);
  const auto visited = fmt::format("{} positions of {}", loop.positions, at.start_in_words());
  answer.fact("positions in cycles of the small game, strongly connected components",
              fmt::format("{} of {}", loop.cyclic, visited));
  if (!loop.round.empty()) {
    set_shown(answer, show_loop(at, loop), under + " play can go on for ever");
    answer.says = Says::no;  // the game shows the contrary
    answer.text = "Unless a convention such as the ruling stalemate ends it.";
    if (reply.sat == Sat::unsat) {  // one of the two is wrong: an error of this program
      answer.shown.back().fails = Error{Code::expectation, "witness", "it was proved impossible"};
    }
  } else if (reply.sat == Sat::unsat) {
    set_proved(answer, true, Says::yes, reply, under + " play does not go on for ever");
    answer.text =
        "With all other readings as by default: every action, declared rage and waived third "
        "action makes the same number smaller, which counts a dwarf card in the deck sixteen and "
        "in the hand eight. Each of them is a finite number of moves.";
    // Where a card may always be spent, no turn of the dwarves is idle, and none is ended by that;
    // elsewhere none is unless somebody skips, which the bare rule does not know.
    const auto unless = at.holds_back() ? " or " + times(skips_in_need()) + " > 0" : "";
    answer.always = {"ending != stalemate" + unless, "turn = dwarves or idle = 0" + unless};
    answer.fact("ranking function",
                "8 (2 deck + hand) of the dwarves + 4 dragon's turn + actions + 20 rage marker + 8 "
                "raging");
    rest_on(hold_rank(at.game, at.idling()), answer);
  } else {
    answer.how = {How::bounded, scope_of(at.game)};
    answer.bound = visited + (loop.complete ? "" : ", not all");
    answer.title = under + " no loop was found";
  }
  return answer;
}

auto ask_all(ThenSkip skip, const AskOptions& options) -> Answers {
  Answers answers;
  for (const std::string draw : {"illegal", "no-effect"}) {
    for (const std::string waste : {"allowed", "forbidden", "movement-only", "last-resort"}) {
      const SetupText setup{{{"data", "lane"}},
                            {{"draw-empty", draw}, {"waste", waste}, {"placement", "preset"}}};
      const Case at{draw, waste, skip, Drako::configure(setup).value()};
      answers.push_back(is_total(at, options));
      answers.push_back(does_end(at, options));
    }
  }
  return answers;
}

}  // namespace

auto does_the_turn_rule_work(const AskOptions& options) -> Answers {
  return ask_all(ThenSkip::no, options);
}

auto does_the_turn_rule_work_with_skips(const AskOptions& options) -> Answers {
  return ask_all(ThenSkip::yes, options);
}

}  // namespace ruleproof::solver::drako_question
