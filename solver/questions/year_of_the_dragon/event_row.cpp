/// Questions about the event row: exact counting, and the graph of the procedure.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/event_row_law.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using year_of_the_dragon::Event;
using year_of_the_dragon::EventDeadEnd;
using year_of_the_dragon::EventRepair;
using year_of_the_dragon::neighbours_differ;
using year_of_the_dragon::Rulings;

auto named(const std::string& ruling, std::uint8_t answer) -> std::string {
  const auto row = std::ranges::find(year_of_the_dragon::YearOfTheDragon::ruling_table, ruling,
                                     &Ruling<Rulings>::id);
  return ruling + "=" + std::string(row->options()[answer].id);
}

auto title_of(const Rulings& rulings) -> std::string {
  auto title = named("event-repair", static_cast<std::uint8_t>(rulings.event_repair));
  if (rulings.event_repair == EventRepair::uniform_row) return title;
  return title + " " + named("event-dead-end", static_cast<std::uint8_t>(rulings.event_dead_end));
}

constexpr auto dead_end_answers =
    std::to_array<EventDeadEnd>({EventDeadEnd::swap_earlier, EventDeadEnd::earliest_gap,
                                 EventDeadEnd::redraw_all, EventDeadEnd::accept});

/// Every reading of the procedure; where each row is equally likely there are no dead ends.
auto readings() -> std::vector<Rulings> {
  std::vector<Rulings> all;
  for (const auto repair : {EventRepair::next_draw_fills_gap, EventRepair::gaps_last}) {
    for (const auto dead_end : dead_end_answers) {
      all.push_back({.event_repair = repair, .event_dead_end = dead_end});
    }
  }
  all.push_back({.event_repair = EventRepair::uniform_row});
  return all;
}

auto both(const Fraction& fraction) -> std::string {
  return to_text(fraction) + " = " + decimal(fraction);
}

/// The chance of the rarest or of the most frequent row, and how many rows share it.
auto extremes(const RowLaw& law, Answer& answer) -> void {
  std::map<std::int64_t, std::vector<year_of_the_dragon::EventRow>> by_orders;
  for (const auto& [row, orders] : law.orders) by_orders[orders].push_back(row);
  const auto say = [&](const auto& group) {
    return std::to_string(group.second.size()) + " rows, each with probability " +
           both(law.probability(group.first)) + ", such as " + to_text(group.second.front());
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
    if (state.row[cell] == Event::none) text += ' ' + std::to_string(cell + 1);
  }
  text += " and, left to draw,";
  for (std::size_t i = 0; i < year_of_the_dragon::event_count; ++i) {
    const auto kind = static_cast<Event>(i);
    if (state.left[kind] == 0) continue;
    text += ' ' + std::to_string(state.left[kind]) + " of a kind";
    if (std::ranges::find(state.row, kind) != state.row.end()) text += " that lies beside one";
  }
  return text;
}

auto aspect_of(const std::string& title) -> std::string {
  auto aspect = title;
  std::ranges::replace(aspect, ' ', '-');
  std::ranges::replace(aspect, '=', '-');
  return aspect;
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
    const auto distance = distance_from_uniform(law, rows.legal);
    const auto title = title_of(rulings);
    Answer answer{.aspect = aspect_of(title),
                  .says = Says::value,
                  .how = How::counted,
                  .data = "rulebook",
                  .clauses = {"setup.events.draw", "setup.events.repair", "setup.events.distinct"}};
    const Fraction dead = Fraction(law.dead_ends, law.every_order);
    answer.title = "Under " + title + " the last tile has no cell with probability " + both(dead) +
                   ", and the law of the row is " + both(distance) + " from uniform";
    answer.fact("reading", title)
        .fact("legal rows for months 3 to 12",
              std::to_string(rows.legal) + " of " + std::to_string(rows.all))
        .fact("legal rows that can come about", std::to_string(legal_reached))
        .fact("illegal rows that can come about",
              std::to_string(std::ssize(law.orders) - legal_reached))
        .fact("probability of a dead end", both(dead))
        .fact("total variation distance from uniform", both(distance));
    extremes(law, answer);
    for (const auto& [name, other] : known) {
      if (same_law(law, other)) answer.fact("every row is as likely as under", name);
    }
    known.emplace_back(title, law);
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_it_matter_how_the_row_is_mended(const AskOptions& /*options*/) -> Answers {
  Answer answer{.says = Says::no,
                .how = How::counted,
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
    answer.fact(named("event-dead-end", static_cast<std::uint8_t>(dead_end)),
                same ? "the same law" : "another law");
    if (same) continue;
    answer.says = Says::yes;
    answer.title = "It matters for the probability of a row how the row is mended";
  }
  return {answer};
}

auto what_do_all_dead_ends_pass_through(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto repair : {EventRepair::next_draw_fills_gap, EventRepair::gaps_last}) {
    const Rulings rulings{.event_repair = repair, .event_dead_end = EventDeadEnd::redraw_all};
    const RowProcedure procedure(rulings);
    const StateGraph<RowProcedure> graph(procedure);
    const auto dead_ends = graph.where(&RowProcedure::State::dead_end);
    const auto game = graph.as_game(Seat::p1, [](const auto& state) { return state.dead_end; });
    const auto chance = expect(game, 0, Others::along);
    const auto gates = unavoidable(graph.adjacency(), 0, dead_ends);
    // What every draw passes through, dead end or not, says nothing.
    const auto ends =
        graph.where([&](const auto& s) { return procedure.to_act(s) == Seat::nobody; });
    const auto common = unavoidable(graph.adjacency(), 0, ends);
    const auto law = row_law(rulings);
    const auto counted = to_text(Fraction(law.dead_ends, law.every_order));
    const bool agree = graph.complete() && chance && chance->exact == counted;
    const auto title = named("event-repair", static_cast<std::uint8_t>(repair));
    Answer answer{.aspect = aspect_of(title),
                  .says = agree ? Says::value : Says::unknown,
                  .how = agree ? How::exhaustive : How::unknown,
                  .data = "rulebook",
                  .clauses = {"setup.events.repair", "setup.events.distinct"}};
    answer.bound = "the whole graph of the procedure, " + std::to_string(graph.size()) +
                   " classes of rows and " + std::to_string(graph.adjacency().edges()) + " draws";
    std::string passed;
    for (const auto node : gates) {
      const auto state = graph.state(node);
      if (state.dead_end || std::ranges::find(common, node) != common.end()) continue;
      passed += (passed.empty() ? "" : ", then ") + in_words(state);
    }
    answer.title = "Under " + title +
                   (passed.empty() ? " dead ends have no position in common that other draws do "
                                     "not pass through"
                                   : " every dead end passes through: " + passed);
    answer.text =
        "Positions are told apart by what later draws depend on: the open cells, the tiles beside "
        "them and the tiles left, whatever their kinds are called.";
    answer.fact("probability of a dead end, along the graph", chance ? chance->exact : "unknown")
        .fact("probability of a dead end, counted by rows", counted)
        .fact("positions that all dead ends pass through", passed.empty() ? "none" : passed);
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
