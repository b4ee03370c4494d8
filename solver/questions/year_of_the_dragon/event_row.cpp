/// Questions about the event row: exact counting, and the graph of the procedure.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/event_row_law.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// "event-repair=gaps-last".
template <class Reading>
auto named(std::string_view ruling, Reading answer) -> std::string {
  const auto row = std::ranges::find(YearOfTheDragon::ruling_table, ruling, &Ruling<Rulings>::id);
  return fmt::format("{}={}", ruling, row->options()[static_cast<std::size_t>(answer)].id);
}

auto title_of(const Rulings& rulings) -> std::string {
  auto title = named("event-repair", rulings.event_repair);
  if (rulings.event_repair == EventRepair::uniform_row) return title;
  return title + " " + named("event-dead-end", rulings.event_dead_end);
}

constexpr auto repairs = {EventRepair::next_draw_fills_gap, EventRepair::gaps_last};
constexpr auto dead_end_answers = {EventDeadEnd::swap_earlier, EventDeadEnd::earliest_gap,
                                   EventDeadEnd::redraw_all, EventDeadEnd::accept};

/// Every reading of the procedure; where each row is equally likely there are no dead ends.
auto readings() -> std::vector<Rulings> {
  std::vector<Rulings> all;
  for (const auto repair : repairs) {
    for (const auto dead_end : dead_end_answers) {
      all.push_back({.event_repair = repair, .event_dead_end = dead_end});
    }
  }
  all.push_back({.event_repair = EventRepair::uniform_row});
  return all;
}

auto all_dead_ends() -> std::vector<std::string> {
  const auto row =
      std::ranges::find(YearOfTheDragon::ruling_table, "event-dead-end", &Ruling<Rulings>::id);
  std::vector<std::string> answers;
  for (const auto& answer : row->options()) answers.emplace_back(answer.id);
  return answers;
}

auto both(const Fraction& fraction) -> std::string {
  return to_text(fraction) + " = " + decimal(fraction);
}

/// What holds of the row holds for any number of players, and under all readings but those of the
/// row itself.
auto scope_of_rows(const Rulings& rulings) -> Scope {
  auto scope = scope_of(game_for(2, rulings)).with_players(2, 5).whatever_the_rulings();
  for (const auto* ruling : {"event-tiles", "event-repair", "event-dead-end"}) {
    const auto row = std::ranges::find(YearOfTheDragon::ruling_table, ruling, &Ruling<Rulings>::id);
    scope.rulings[ruling] = {std::string(row->options()[row->get(rulings)].id)};
  }
  if (rulings.event_repair == EventRepair::uniform_row) {
    scope.rulings["event-dead-end"] = all_dead_ends();  // there are none
  }
  return scope.resting_on("rulebook");
}

/// The chance of the rarest or of the most frequent row, and how many rows share it.
auto extremes(const RowLaw& law, Answer& answer) -> void {
  std::map<std::int64_t, std::vector<EventRow>> by_orders;
  for (const auto& [row, orders] : law.orders) by_orders[orders].push_back(row);
  const auto say = [&](const auto& group) {
    return fmt::format("{} rows, each with probability {}, such as {}", group.second.size(),
                       both(law.probability(group.first)), to_text(group.second.front()));
  };
  answer.fact("least likely", say(*by_orders.begin()))
      .fact("most likely", say(*by_orders.rbegin()))
      .fact("most likely against least likely",
            to_text(Fraction(by_orders.rbegin()->first, by_orders.begin()->first)));
}

/// Whether every row is equally likely under both.
auto same_law(const RowLaw& a, const RowLaw& b) -> bool {
  if (a.orders.size() != b.orders.size()) return false;
  return std::ranges::equal(a.orders, b.orders, [&](const auto& one, const auto& two) {
    return one.first == two.first && a.probability(one.second) == b.probability(two.second);
  });
}

/// "open cells 11 12, left 2 of a kind".
auto in_words(const RowProcedure::State& state) -> std::string {
  std::string text = "open cells";
  for (std::size_t cell = 0; cell < state.row.size(); ++cell) {
    if (state.row[cell] == Event::none) text += fmt::format(" {}", cell + 1);
  }
  text += " and, left to draw,";
  for (std::size_t i = 0; i < event_count; ++i) {
    const auto kind = static_cast<Event>(i);
    if (state.left[kind] == 0) continue;
    text += fmt::format(" {} of a kind", state.left[kind]);
    if (std::ranges::find(state.row, kind) != state.row.end()) text += " that lies beside one";
  }
  return text;
}

/// The open cells of a row, and how many kinds are left so often, as an expression.
auto looks_like(const RowProcedure::State& state) -> std::string {
  constexpr auto none = static_cast<int>(Event::none);
  const auto open = std::ranges::count(state.row, Event::none);
  auto text = fmt::format("stage = row and count(k: events[k] = {}) = {}", none, open);
  for (std::size_t cell = 0; cell < state.row.size(); ++cell) {
    if (state.row[cell] == Event::none) text += fmt::format(" and events{} = {}", cell + 1, none);
  }
  std::map<int, int> kinds;
  for (std::size_t i = 0; i < event_count; ++i) {
    if (const auto left = state.left[static_cast<Event>(i)]; left > 0) ++kinds[left];
  }
  for (const auto& [left, number] : kinds) {
    text += fmt::format(" and count(k: undrawn[k] = {}) = {}", left, number);
  }
  return text;
}

/// That a row is not laid out anew unless it looked like that before.
auto gate_claim(const RowProcedure::State& state) -> std::string {
  constexpr auto none = static_cast<int>(Event::none);
  const auto anew = fmt::format(
      "stage = row and before.stage = row and count(k: events[k] = {0}) > count(k: "
      "before.events[k] = {0})",
      none);
  return fmt::format("not ({0}) or times({1} since {0}) > 0", anew, looks_like(state));
}

/// The positions that all dead ends pass through, and not every draw.
auto gates_to_dead_ends(const RowProcedure& procedure, const StateGraph<RowProcedure>& graph)
    -> std::vector<RowProcedure::State> {
  const auto& draws = graph.adjacency();
  const auto dead_ends = graph.where(&RowProcedure::State::dead_end);
  const auto ends =
      graph.where([&](const auto& state) { return procedure.to_act(state) == Seat::nobody; });
  const auto common = unavoidable(draws, 0, ends);
  std::vector<RowProcedure::State> gates;
  for (const auto node : unavoidable(draws, 0, dead_ends)) {
    const auto state = graph.state(node);
    if (state.dead_end || std::ranges::find(common, node) != common.end()) continue;
    gates.push_back(state);
  }
  return gates;
}

}  // namespace

auto what_is_the_law_of_the_event_row(const AskOptions& /*options*/) -> Answers {
  const auto rows = count_legal_rows();
  Answers answers;
  std::vector<std::pair<std::string, RowLaw>> known;
  for (const auto& rulings : readings()) {
    const auto law = row_law(rulings);
    const auto legal_reached = std::ranges::count_if(
        law.orders, [](const auto& entry) { return neighbours_differ(entry.first); });
    const auto distance = both(distance_from_uniform(law, rows.legal));
    const auto dead = both(Fraction(law.dead_ends, law.every_order));
    const auto title = title_of(rulings);
    Answer answer{.aspect = aspect_of(title),
                  .says = Says::value,
                  .how = {How::counted, scope_of_rows(rulings)},
                  .title = fmt::format("Under {} the last tile has no cell with probability {}, "
                                       "and the law of the row is {} from uniform",
                                       title, dead, distance),
                  .data = "rulebook",
                  .clauses = {"setup.events.draw", "setup.events.repair", "setup.events.distinct"}};
    answer.fact("reading", title)
        .fact("legal rows for months 3 to 12", fmt::format("{} of {}", rows.legal, rows.all))
        .fact("legal rows that can come about", std::to_string(legal_reached))
        .fact("illegal rows that can come about",
              std::to_string(std::ssize(law.orders) - legal_reached))
        .fact("probability of a dead end", dead)
        .fact("total variation distance from uniform", distance);
    extremes(law, answer);
    answer.always = {event_count_claim(game_for(2, rulings))};
    if (legal_reached == std::ssize(law.orders)) answer.always.push_back(legal_row_claim());
    for (const auto& [name, other] : known) {
      if (same_law(law, other)) answer.fact("every row is as likely as under", name);
    }
    known.emplace_back(title, law);
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_it_matter_how_the_row_is_mended(const AskOptions& /*options*/) -> Answers {
  Answer answer{
      .says = Says::no,
      .how = {How::counted, scope_of_rows({})
                                .with("event-repair", {"next-draw-fills-gap", "gaps-last"})
                                .with("event-dead-end", all_dead_ends())},
      .title =
          "Whether the next tile fills the gap or gaps are filled last, every row "
          "has the same probability, whatever is done at a dead end",
      .data = "rulebook",
      .clauses = {"setup.events.repair"}};
  for (const auto dead_end : dead_end_answers) {
    const auto next =
        row_law({.event_repair = EventRepair::next_draw_fills_gap, .event_dead_end = dead_end});
    const auto last = row_law({.event_repair = EventRepair::gaps_last, .event_dead_end = dead_end});
    const bool same = same_law(next, last);
    answer.fact(named("event-dead-end", dead_end), same ? "the same law" : "another law");
    if (same) continue;
    answer.says = Says::value;
    answer.title = "It matters for the probability of a row how the row is mended";
  }
  return {answer};
}

auto what_do_all_dead_ends_pass_through(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto repair : repairs) {
    const Rulings rulings{.event_repair = repair, .event_dead_end = EventDeadEnd::redraw_all};
    const RowProcedure procedure(rulings);
    const StateGraph<RowProcedure> graph(procedure);
    const auto game = graph.as_game(Seat::p1, [](const auto& state) { return state.dead_end; });
    const auto chance = expect(game, 0, Others::along);
    const auto law = row_law(rulings);
    const auto counted = to_text(Fraction(law.dead_ends, law.every_order));
    const bool agree = graph.complete() && chance && chance->exact == counted;
    auto title = named("event-repair", repair);
    const auto gates = gates_to_dead_ends(procedure, graph);
    std::string passed;
    for (const auto& gate : gates) passed += (passed.empty() ? "" : ", then ") + in_words(gate);
    answers.push_back(
        {.aspect = aspect_of(title),
         .says = agree ? Says::value : Says::unknown,
         .title = fmt::format("Under {}{}", title,
                              passed.empty() ? " dead ends have no position in common that other "
                                               "draws do not pass through"
                                             : " every dead end passes through: " + passed),
         .text = "Positions are told apart by what later draws depend on: the open cells, the "
                 "tiles beside them and the tiles left, whatever their kinds are called.",
         .bound = fmt::format("the whole graph of the procedure, {} classes of rows and {} draws",
                              graph.size(), graph.adjacency().edges()),
         .data = "rulebook",
         .clauses = {"setup.events.repair", "setup.events.distinct"}});
    if (agree) {
      // Where the procedure stops it does not matter what would be done then.
      answers.back().how = {How::exhaustive,
                            scope_of_rows(rulings).with("event-dead-end", all_dead_ends())};
      for (const auto& gate : gates) answers.back().always.push_back(gate_claim(gate));
    }
    answers.back()
        .fact("probability of a dead end, along the graph", chance ? chance->exact : "unknown")
        .fact("probability of a dead end, counted by rows", counted)
        .fact("positions that all dead ends pass through", passed.empty() ? "none" : passed);
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
