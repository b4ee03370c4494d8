/// Results at the terminal: what `check`, `ask`, `compare`, `audit` and `verify` print.
#pragma once

#include <iosfwd>
#include <string>

#include "model/core/finding.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// How much of a finding is printed.
enum class Detail : std::uint8_t {
  brief,      ///< ten lines for all of them
  lines,      ///< one line for each
  paragraph,  ///< message, facts, places
  whole,      ///< and the records of the witnesses
};

/// Ten lines, or with -v as much as `all`.
[[nodiscard]] constexpr auto detail_of(bool verbose, Detail all = Detail::whole) -> Detail {
  return verbose ? all : Detail::brief;
}

auto print_checks(std::ostream& out, const GameReport& report) -> void;
auto print_finding(std::ostream& out, const Finding& finding, Detail detail) -> void;

/// How its line begins: "error  "; nothing where it answers yes, no or not known by itself.
[[nodiscard]] auto head_of(const Finding& finding) -> std::string;

/// "reached by 3 players ..., exhaustive": how far a statement goes.
[[nodiscard]] auto reach_of(const Finding& finding) -> std::string;

/// A report without anything, yet.
[[nodiscard]] auto empty_report(std::string_view name, std::string_view title = {}) -> GameReport;

/// A run of one game, with the words of the clauses that its games cite.
[[nodiscard]] auto run_of(GameReport report,
                          std::vector<std::pair<std::string, std::string>> settings) -> Run;

/// Prints the report of one game, as text or as a run in JSON; gives 1 if it has failures.
auto finish(const GameReport& report, std::vector<std::pair<std::string, std::string>> settings,
            bool json, Detail detail, Terminal& terminal) -> int;

/// Whether anything failed: a check, or a finding of severity error.
[[nodiscard]] auto has_failures(const GameReport& report) -> bool;

/// The version of this program.
[[nodiscard]] auto version() -> std::string_view;

}  // namespace ruleproof::cli
