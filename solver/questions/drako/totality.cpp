/// Is there always a legal action, and does every game end? For every combination of the readings
/// on empty draws and empty plays, with and without the convention that who can do nothing skips.
#include <string>

#include "solver/explore/explore.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/questions/drako/endless.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/rank_relation.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using drako::DrawEmpty;
using drako::Move;
using drako::Stage;
using drako::State;
using drako::Wasting;

/// One combination, on the small game in which it is searched.
struct Case {
  Drako game;
  ThenSkip skip;

  [[nodiscard]] auto draws_nothing() const -> bool {
    return game.rulings().draw_empty == DrawEmpty::no_effect;
  }
  /// A hand may hold cards of which none can be played.
  [[nodiscard]] auto holds_back() const -> bool {
    return game.rulings().waste == Wasting::forbidden ||
           game.rulings().waste == Wasting::movement_only;
  }
  [[nodiscard]] auto in_words() const -> std::string {
    return "draw-empty=" + std::string(draws_nothing() ? "no-effect" : "illegal") +
           " waste=" + waste() +
           (skip == ThenSkip::yes ? ", skipping if nothing can be done," : "");
  }
  [[nodiscard]] auto waste() const -> std::string {
    constexpr std::array<std::string_view, 4> names = {"allowed", "forbidden", "movement-only",
                                                       "last-resort"};
    return std::string(names[static_cast<std::size_t>(game.rulings().waste)]);
  }
  [[nodiscard]] auto aspect() const -> std::string {
    return "draw-" + std::string(draws_nothing() ? "no-effect" : "illegal") + "-waste-" + waste();
  }
};

auto cases(ThenSkip skip) -> std::vector<Case> {
  std::vector<Case> all;
  for (const auto draw : {DrawEmpty::illegal, DrawEmpty::no_effect}) {
    for (const auto waste :
         {Wasting::allowed, Wasting::forbidden, Wasting::movement_only, Wasting::last_resort}) {
      drako::Rulings rulings;
      rulings.draw_empty = draw;
      rulings.waste = waste;
      rulings.placement = drako::Placement::preset;
      all.push_back({game_of(rulings, "lane"), skip});
    }
  }
  return all;
}

auto make_moment(Query& query, const std::string& name) -> Moment<Term> {
  const auto number = [&](const char* what, int high) {
    return query.number(name + "." + what, 0, high);
  };
  return {.dwarves = {number("deck", 100), number("hand", 100)},
          .dragons = number("dragons-turn", 1),
          .actions = number("actions", 4),
          .rage = number("rage", 1),
          .raging = number("raging", 1)};
}

/// Is there an action that does not make the rank smaller?
auto rank_query(const Case& at) -> Query {
  Query query("Can an action leave the rank as it is or make it greater, under " + at.in_words() +
              "?");
  const Idling idling{.draws_nothing = at.draws_nothing(),
                      .holds_back = at.holds_back() && at.skip == ThenSkip::yes};
  const auto before = make_moment(query, "before");
  const auto after = make_moment(query, "after");
  query.require(goes_on(before)).require(acts(idling, before, after));
  return query.require(rank(after) >= rank(before));
}

/// Is there a player with cards who has no action?
auto stuck_query(const Case& at) -> Query {
  Query query("Can a player with cards have no action, under " + at.in_words() + "?");
  const Pile<Term> cards{query.number("deck", 0, 100), query.number("hand", 0, 100)};
  query.require(Term(1) <= cards.deck + cards.hand);
  return query.require(!can_act({at.draws_nothing(), at.holds_back()}, cards));
}

/// Where the small game is searched from: its opening, or an ending without decks where empty draws
/// would make the whole too big.
auto search_start(const Case& at) -> State {
  if (!at.draws_nothing()) return at.game.start();
  return sketch(at.game,
                "turn=dwarves actions=2 p1.deck=- p1.hand=crossbow-2/shield p2.deck=- p2.hand=-");
}
auto start_in_words(const Case& at) -> std::string {
  return at.draws_nothing() ? "an ending of the game data=lane" : "the game data=lane";
}

auto new_answer(const Case& at, const std::string& property) -> Answer {
  Answer answer{.aspect = at.aspect() + "-" + property};
  answer.data = at.game.rules().components.provenance;
  answer.clauses = {"action.kinds", "action.compulsory", "draw.two", "play.one-icon"};
  return answer;
}

/// A shortest way into a position in which somebody is to decide and may do nothing.
auto find_stuck(const Case& at, const AskOptions& options) -> Search<Endless> {
  const Endless game(at.game, at.skip);
  MoveList<Move> list;
  return find(
      game, search_start(at), options.search(400'000),
      [&](const State& state, int /*depth*/) -> bool {
        if (state.stage == Stage::over) return false;
        moves(game, state, list);
        return list.empty();
      },
      Ignore{});
}

auto show_stuck(const Case& at, std::span<const Move> path) -> Shown {
  const Endless game(at.game, at.skip);
  return show_from(at.game, search_start(at), path, "the player to act has nothing that he may do",
                   [&](const State& state) {
                     MoveList<Move> list;
                     moves(game, state, list);
                     return state.stage == Stage::action && list.empty();
                   });
}

auto is_total(const Case& at, const AskOptions& options) -> Answer {
  auto answer = new_answer(at, "total");
  const auto reply = at.skip == ThenSkip::no ? ask(stuck_query(at), options.budget) : Reply{};
  const auto search = find_stuck(at, options);
  const auto& seen = search.exploration;
  answer.fact("positions of the small game that were looked at", std::to_string(seen.states));
  if (search.path) {
    answer.says = Says::no;
    answer.how = How::replayed;
    answer.title = "Under " + at.in_words() + " a player can have no legal action";
    answer.shown.push_back(show_stuck(at, *search.path));
  } else if (reply.sat == Sat::unsat) {
    answer.says = Says::yes;
    answer.how = How::proved;
    answer.title = "Under " + at.in_words() + " there is always an action";
    answer.text =
        "A player with cards has one. Who has none is the dragon player, who skips, or the game is "
        "over. That every other decision has a move was looked at in the small game alone.";
    answer.smt2 = reply.smt;
    answer.fact("relation of the proof", std::string(relation_tested));
  } else {
    answer.says = seen.complete() ? Says::yes : Says::unknown;
    answer.how = seen.complete() ? How::exhaustive : How::bounded;
    answer.bound = start_in_words(at);
    answer.title = "Under " + at.in_words() + " there is " +
                   (seen.complete() ? "always an action" : "an action wherever was looked");
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
  const StateGraph<Endless> graph(game, search_start(at), options.search(400'000));
  const auto& adjacency = graph.adjacency();
  Loop loop;
  loop.positions = graph.size();
  loop.complete = graph.complete();
  const auto parts = components(adjacency);
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

/// The position without the count of idle turns, which is no part of the bare rule.
auto without_count(State state) -> State {
  state.idle = 0;
  return state;
}

auto show_loop(const Case& at, const Loop& loop) -> Shown {
  const auto start = search_start(at);
  const auto entry = without_count(after(at.game, start, loop.way));
  auto line = loop.way;
  line.insert(line.end(), loop.round.begin(), loop.round.end());
  return show_from(
      at.game, start, line,
      "the last " + std::to_string(loop.round.size()) + " moves lead back to the same position",
      [&](const State& end) { return without_count(end) == entry; });
}

auto does_end(const Case& at, const AskOptions& options) -> Answer {
  auto answer = new_answer(at, "ends");
  const auto reply = ask(rank_query(at), options.budget);
  const auto loop = find_loop(at, options);
  const auto visited = std::to_string(loop.positions) + " positions of " + start_in_words(at);
  answer.fact("positions in cycles of the small game, strongly connected components",
              std::to_string(loop.cyclic) + " of " + visited);
  if (!loop.round.empty()) {
    answer.says = Says::no;
    answer.how = How::replayed;
    answer.title = "Under " + at.in_words() + " play can go on for ever";
    answer.text = "Unless a convention such as the ruling stalemate ends it.";
    answer.shown.push_back(show_loop(at, loop));
    if (reply.sat == Sat::unsat) {  // one of the two is wrong: an error of this program
      answer.shown.back().fails = Error{Code::expectation, "witness", "it was proved impossible"};
    }
  } else if (reply.sat == Sat::unsat) {
    answer.says = Says::yes;
    answer.how = How::proved;
    answer.title = "Under " + at.in_words() + " play does not go on for ever";
    answer.text =
        "With all other readings as by default: every action, declared rage and waived third "
        "action makes the "
        "same number smaller, which counts a dwarf card in the deck sixteen and in the hand "
        "eight. Each of them is a finite number of moves.";
    answer.smt2 = reply.smt;
    answer
        .fact("ranking function",
              "8 (2 deck + hand) of the dwarves + 4 dragon's turn + actions + 20 rage marker + 8 "
              "raging")
        .fact("relation of the proof", std::string(relation_tested));
  } else {
    answer.says = Says::unknown;
    answer.how = How::bounded;
    answer.bound = visited + (loop.complete ? "" : ", not all");
    answer.title = "Under " + at.in_words() + " no loop was found";
  }
  return answer;
}

auto ask_all(ThenSkip skip, const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto& at : cases(skip)) {
    answers.push_back(is_total(at, options));
    answers.push_back(does_end(at, options));
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
