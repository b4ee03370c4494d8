#include "reports/cli/command/typed.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/name_rows.hpp"
#include "reports/cli/print/progress.hpp"
#include "solver/deadline.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/induction/answered.hpp"
#include "solver/parts.hpp"
#include "solver/reached.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::cli {
namespace {

using expression::Symbol;
using solver::Asks;
using solver::TypedQuestion;

/// The question; an error unless there is exactly one.
auto question_of(const TypedFlags& flags) -> Result<TypedQuestion> {
  std::vector<TypedQuestion> given;
  for (const auto& [asks, text] : {std::pair{Asks::can, flags.can},
                                   {Asks::always, flags.always},
                                   {Asks::never, flags.never}}) {
    if (!text.empty()) given.push_back({asks, text});
  }
  if (given.size() == 1) return given.front();
  return Error{Code::usage, "ask", "one of --can, --always, --never at a time"};
}

auto set_up_of(const std::string& game, const TypedFlags& flags) -> Result<SetupText> {
  auto set_up = flags.set_up;
  set_up.game = game;
  return setup_text(set_up);
}

/// A budget, with what the flags say of it.
auto as_asked(solver::TypedBudget budget, const TypedFlags& flags, std::uint64_t seed,
              const solver::Deadline& end) -> solver::TypedBudget {
  budget.depth = flags.depth;
  budget.max_bytes = flags.memory;
  budget.seed = seed;
  if (flags.states) budget.states = *flags.states;
  budget.end = end;
  return budget;
}

/// One for all that the answer takes.
auto end_of(const TypedFlags& flags) -> solver::Deadline {
  if (!flags.seconds) return {};
  constexpr std::uint64_t a_month = 30UL * 24 * 3600;
  return solver::Deadline::in(std::chrono::seconds(std::min(*flags.seconds, a_month)));
}

auto search_of(const TypedFlags& flags, std::uint64_t seed, const solver::Deadline& end)
    -> solver::TypedBudget {
  solver::TypedBudget budget;
  // Where a depth is asked for, it is the bound, and memory.
  if (flags.depth) budget.states = std::numeric_limits<std::uint64_t>::max();
  return as_asked(budget, flags, seed, end);
}

/// The answer; a person sees how far it is.
auto answered_for(const solver::Parts& parts, const SetupText& setup, const TypedQuestion& question,
                  const TypedFlags& flags, std::uint64_t seed, Terminal& terminal)
    -> Result<solver::Answered> {
  const auto end = end_of(flags);
  auto search = search_of(flags, seed, end);
  auto trial = as_asked(solver::trial_of_proofs, flags, seed, end);
  solver::Reached reached;
  search.watcher = trial.watcher = watcher_of(terminal, reached);
  solver::ExploreOptions bounds{.max_states = search.states, .max_bytes = search.max_bytes};
  if (search.depth) bounds.max_depth = *search.depth;
  const Watched watched(terminal, [&](auto elapsed) { return how_far(reached, bounds, elapsed); });
  return solver::answer_typed(parts, setup, question, search, trial, {.seed = seed});
}

/// The first of its words, or all of them.
auto values_of(const Symbol& symbol, bool all) -> std::string {
  if (!symbol.is_number) return "text";
  if (!symbol.words.empty()) {
    constexpr std::size_t usual_words = 6;
    const auto most_words = all ? symbol.words.size() : usual_words;
    std::string words;
    for (std::size_t i = 0; i < std::min(most_words, symbol.words.size()); ++i) {
      words += (i == 0 ? "" : " ") + symbol.words[i];
    }
    return words + (symbol.words.size() > most_words ? " ..." : "");
  }
  return std::to_string(symbol.low) + " to " + std::to_string(symbol.high);
}

auto print_rows(const std::vector<NameRow>& names, bool each, std::ostream& out) -> void {
  const auto shown = each ? names : without_repetition(names);
  std::vector<std::vector<std::string>> rows;
  rows.reserve(shown.size());
  for (const auto& row : shown) rows.push_back({row.name, row.values, row.says});
  out << columns(rows) << plural(names.size(), "name");
  if (rows.size() < names.size()) out << " in " << plural(rows.size(), "row") << "; -v lists each";
  out << '\n';
}

auto print_names(const std::vector<Symbol>& names, bool json, bool each, Terminal& terminal)
    -> int {
  auto list = Json::array();
  std::vector<NameRow> rows;
  for (const auto& name : names) {
    auto words = Json::array();
    for (const auto& word : name.words) words.push_back(to_json(word));
    list.push_back({{"name", to_json(name.path)},
                    {"is_number", name.is_number},
                    {"low", name.low},
                    {"high", name.high},
                    {"words", std::move(words)},
                    {"says", to_json(name.says)}});
    rows.push_back({name.path, values_of(name, each), name.says});
  }
  if (json) {
    print_json(terminal.out, schemas::names, {{"names", std::move(list)}});
  } else {
    print_rows(rows, each, terminal.out);
  }
  return exit_clean;
}

/// In which options but the number of players a set-up is not the usual one: "data=my.toml".
auto unusual(const std::string& game, const SetupText& setup) -> std::string {
  const auto usual = make(game, {});
  const auto theirs = make(game, setup);
  if (!usual || !theirs) return "";
  const auto known = (*usual)->setup().options;
  std::string names;
  for (const auto& [name, value] : (*theirs)->setup().options) {
    const auto found = known.find(name);
    if (name == "players" || (found != known.end() && found->second == value)) continue;
    names += (names.empty() ? "" : ", ") + name + "=" + value;
  }
  return names;
}

auto is_open(const Finding& answer) -> bool {
  return std::ranges::any_of(answer.facts, [](const auto& fact) {
    return fact.first == "answer" && fact.second == solver::typed::left_open;
  });
}

/// An open answer says how to look further.
auto tell_next_step(Finding& answer, const TypedFlags& flags) -> void {
  if (!is_open(answer)) return;
  answer.bound += "; to look further: ";
  if (flags.seconds) answer.bound += "more --seconds, ";
  answer.bound +=
      flags.depth ? "a larger --depth" : "more --states, or --depth N for all games of N moves";
}

/// What is written down of a game, and what follows from it, is so of the usual set-up: an open
/// answer under another one says that nothing of it was used.
auto tell_unusual(Finding& answer, const solver::Parts& parts, const SetupText& setup) -> void {
  if (!is_open(answer) || (parts.facts.empty() && parts.ledgers.empty())) return;
  const auto names = unusual(std::string(parts.name), setup);
  if (names.empty()) return;
  answer.message +=
      " Under " + names +
      " no more is known than the ranges that fields declare: the facts and laws "
      "that are written down, and all proofs by them, hold for the usual set-up alone.";
  answer.bound += "; the proofs of the catalogue hold for the usual set-up alone, not for " + names;
}

}  // namespace

auto run_typed(const std::string& game, const TypedFlags& flags, std::uint64_t seed, bool json,
               const Tell& finished, Terminal& terminal) -> int {
  const auto setup = set_up_of(game, flags);
  if (!setup) return fail(terminal, setup.error());
  auto parts = entry_called(game).typed;
  parts.facts.insert(parts.facts.end(), flags.planted.begin(), flags.planted.end());
  if (flags.fields) {
    const auto names = parts.fields(*setup);
    return names ? print_names(*names, json, flags.verbose, terminal)
                 : fail(terminal, names.error());
  }
  const auto question = question_of(flags);
  if (!question) return fail(terminal, question.error());
  const auto answered = answered_for(parts, *setup, *question, flags, seed, terminal);
  if (!answered) return fail(terminal, answered.error());
  auto report = empty_report(game);
  report.findings.push_back(answered->answer);
  tell_unusual(report.findings.back(), parts, *setup);
  tell_next_step(report.findings.back(), flags);
  if (answered->fault) report.findings.push_back(*answered->fault);
  const auto status = finished(report);
  if (!answered->fault || status == exit_bad_input) return status;
  terminal.err << "RP-000: internal: " << answered->fault->title << '\n';
  return exit_internal;
}

}  // namespace ruleproof::cli
