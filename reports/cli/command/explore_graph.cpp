#include "reports/cli/command/explore_graph.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"
#include "solver/search/parts.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::uint64_t usual_states = 300'000;

auto moves_text(std::size_t count) -> std::string {
  return plural(static_cast<std::uint64_t>(count), "move");
}

auto way(const std::optional<solver::search::Moves>& path) -> std::string {
  if (!path) return "none";
  std::string text = moves_text(path->size());
  for (std::size_t i = 0; i < path->size(); ++i) {
    text += (i == 0 ? ": " : ", ") + (*path)[i];
  }
  return text;
}

/// Fractions that nobody reads are rounded.
auto fraction(const std::string& exact) -> std::string {
  constexpr std::size_t readable = 60;
  if (exact.empty()) return "not said";
  return exact.size() <= readable
             ? exact
             : "a fraction of " + std::to_string(exact.size()) + " characters: see --json";
}

using Rows = std::vector<std::vector<std::string>>;

auto rows_of(const solver::search::GraphFacts& all) -> Rows {
  const bool whole = all.stopped_by == solver::Bound::none;
  return {{"positions", grouped(all.positions)},
          {"moves", grouped(all.edges)},
          {"whole", whole ? "yes" : "no: " + in_words(all.stopped_by)},
          {"positions can repeat",
           all.acyclic ? (whole ? "no" : "not seen") : "yes: a cycle of " + moves_text(all.cycle)},
          {"strongly connected components", grouped(all.components)},
          {"longest game", all.longest ? moves_text(*all.longest) : "not said"},
          {"dead ends: nobody can move", whole ? grouped(all.stuck) : "not said"},
          {"no end of the game ahead", whole ? grouped(all.hopeless) : "not said"}};
}

auto rows_of(const solver::search::Wins& wins, bool whole) -> Rows {
  Rows rows{
      {"positions won", grouped(wins.positions)},
      {"shortest win", way(wins.shortest)},
      {whole ? "safest way, others by lot" : "safest way seen, others by lot", way(wins.safest)},
      {"  its chance", wins.safest ? fraction(wins.safest_chance) : "none"},
      {"can be forced", wins.forced ? "yes, in " + moves_text(wins.forced_moves) + " at most"
                                    : (whole ? "no" : "not seen")},
      {"wins with best play of all", fraction(wins.against)},
      {"wins if all play by lot", fraction(wins.by_lot)}};
  if (!whole || wins.passed.empty()) return rows;
  rows.push_back({"every win passes through", plural(wins.passed.size(), "position")});
  for (const auto& position : wins.passed) rows.push_back({"", position.empty() ? "-" : position});
  return rows;
}

/// "p1 can win after 7 moves, cannot force it; with best play of all wins 0".
auto in_a_line(const solver::search::Wins& wins, std::size_t seat, bool whole) -> std::string {
  const auto player = "p" + std::to_string(seat + 1);
  if (!wins.shortest) return player + (whole ? " cannot win" : " was not seen to win");
  auto text = player + " can win after " + moves_text(wins.shortest->size());
  text += wins.forced ? ", force it in " + moves_text(wins.forced_moves)
                      : std::string(whole ? ", cannot force it" : ", not seen to force it");
  return text + "; with best play of all wins " + fraction(wins.against);
}

/// The moves of a game in which a win is reached; nothing where there is none.
auto json_of(const std::optional<solver::search::Moves>& way) -> Json {
  if (!way) return nullptr;
  auto moves = Json::array();
  for (const auto& move : *way) moves.push_back(to_json(move));
  return {{"length", way->size()}, {"moves", std::move(moves)}};
}

auto json_of(const solver::search::GraphFacts& all) -> Json {
  Json json{{"positions", all.positions},
            {"moves", all.edges},
            {"stopped_by", to_json(to_text(all.stopped_by))},
            {"acyclic", all.acyclic},
            {"components", all.components},
            {"cycle", all.cycle},
            {"longest", all.longest ? Json(*all.longest) : Json(nullptr)},
            {"stuck", all.stuck},
            {"hopeless", all.hopeless},
            {"seats", Json::array()}};
  for (const auto& wins : all.seats) {
    auto passed = Json::array();
    for (const auto& position : wins.passed) passed.push_back(to_json(position));
    json["seats"].push_back({{"positions_won", wins.positions},
                             {"shortest", json_of(wins.shortest)},
                             {"safest", json_of(wins.safest)},
                             {"safest_chance", to_json(wins.safest_chance)},
                             {"forced", wins.forced},
                             {"forced_moves", wins.forced_moves},
                             {"best_play", to_json(wins.against)},
                             {"by_lot", to_json(wins.by_lot)},
                             {"passes_through", std::move(passed)}});
  }
  return json;
}

/// Whether games end and somebody is left without a move, then a line for each player.
auto print_brief_graph(std::ostream& out, const solver::search::GraphFacts& all) -> void {
  const bool whole = all.stopped_by == solver::Bound::none;
  std::string seats;
  for (std::size_t p = 0; p < all.seats.size(); ++p)
    seats += in_a_line(all.seats[p], p, whole) + '\n';
  auto rows = rows_of(all);
  const auto is_left_out = [](const auto& row) {
    return row[0] == "strongly connected components" || row[0] == "moves" ||
           row[0] == "no end of the game ahead";
  };
  std::erase_if(rows, is_left_out);
  constexpr std::size_t besides = 2;  // the data, the hint
  out << columns(rows) << first_lines(cut_lines(seats), brief_lines - besides - rows.size());
}

/// Whether anybody is stuck, and of each player how a win is reached, with the games.
auto report_of(const solver::search::GraphFacts& all, const SetupText& setup,
               const std::string& game) -> GameReport {
  auto report = search_report(game, all.stuck, all.positions, all.stopped_by);
  const auto data = data_under(game, setup);
  const bool whole = all.stopped_by == solver::Bound::none;
  Scope scope;
  for (const auto& [name, value] : setup.options) scope.options[name] = {value};
  for (const auto& [name, value] : setup.rulings) scope.rulings[name] = {value};
  scope.data = data;
  for (std::size_t p = 0; p < all.seats.size(); ++p) {
    const auto& wins = all.seats[p];
    Finding finding;
    finding.id = game + "/graph/p" + std::to_string(p + 1);
    finding.game = game;
    finding.title = in_a_line(wins, p, whole);
    finding.how = Strength(whole ? How::exhaustive : How::bounded, scope);
    finding.bound = plural(all.positions, "position") + " of " + ruleproof::to_text(setup.options);
    finding.data = data;
    for (const auto& row : rows_of(wins, whole)) {
      if (!row[0].empty())
        finding.facts.emplace_back(row[0].substr(row[0].find_first_not_of(' ')), row[1]);
    }
    for (const auto& [moves, title] : {std::pair(&wins.shortest, "the shortest win"),
                                       std::pair(&wins.safest, "the safest way to win")}) {
      if (!*moves) continue;
      if (auto witness = witness_of(game, setup, **moves, title)) {
        finding.witnesses.push_back(*std::move(witness));
      }
    }
    report.findings.push_back(std::move(finding));
  }
  fill_frames(report);
  for (const auto& row : rows_of(all)) report.facts.emplace_back(row[0], row[1]);
  report.facts.emplace_back("data", data);
  return report;
}

}  // namespace

auto run_graph(const solver::search::Parts& game, const SetupText& setup,
               const ExploreFlags& options, const std::optional<OutFolder>& folder,
               Terminal& terminal) -> int {
  solver::Reached reached;
  solver::ExploreOptions bounds{.max_states = options.states.value_or(usual_states),
                                .max_bytes = options.memory / 2,  // the rest is for the analysis
                                .stop = interrupted,
                                .watcher = watcher_of(terminal, reached)};
  if (options.depth) bounds.max_depth = *options.depth;
  const Interruptible interruptible;
  const auto analysed = [&] {
    const Watched watched(terminal,
                          [&](auto elapsed) { return how_far(reached, bounds, elapsed); });
    return game.analyse(setup, bounds);
  }();
  if (!analysed) return fail(terminal, analysed.error());
  const auto& all = *analysed;
  const auto data = data_under(options.set_up.game, setup);
  const auto report = report_of(all, setup, options.set_up.game);
  if (const auto problem = write_report(report, {}, folder, terminal)) {
    return fail(terminal, *problem);
  }
  if (options.json) {
    auto json = json_of(all);
    json["data"] = to_json(std::string_view(data));
    print_json(terminal.out, schemas::graph, json);
    return exit_status(all.stuck, all.stopped_by);
  }
  if (!options.verbose) {
    print_brief_graph(terminal.out, all);
    terminal.out << "data: " << data
                 << "\n-v shows the ways to win, and what every win passes through\n";
    return exit_status(all.stuck, all.stopped_by);
  }
  terminal.out << columns(rows_of(all)) << "data: " << data << '\n';
  for (std::size_t p = 0; p < all.seats.size(); ++p) {
    terminal.out << 'p' << p + 1 << '\n'
                 << columns(rows_of(all.seats[p], all.stopped_by == solver::Bound::none), "  ");
  }
  return exit_status(all.stuck, all.stopped_by);
}

}  // namespace ruleproof::cli
