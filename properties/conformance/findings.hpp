/// What a run of conform says.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// A disagreement with all that was learnt of it.
struct Found {
  Disagreement it;
  Record record;
  std::optional<Record> from_opening;  ///< the same from the opening, if `record` is not
  std::vector<Reading> readings;
  std::size_t first_moves = 0;       ///< of the game in which it was found
  std::uint64_t after_steps = 0;     ///< when
  bool confirmed = false;            ///< it showed again, twice
  std::string before_it = {};        ///< what came first where it did not show again
  bool rough = false;                ///< there was no time to look into it
  bool known = false;                ///< the baseline has it
  std::uint64_t times = 1;           ///< that it was seen
  std::set<std::string> also = {};   ///< keys under which it showed, too
  std::set<std::string> about = {};  ///< of a fault: what is common to all that was seen of it
};

/// Disagreements of a kind that were to be ignored.
struct Ignored {
  std::uint64_t times = 0;
  std::set<std::string> clauses = {};  ///< by which
};

/// What was done in a run.
struct Summary {
  Welcome welcome;
  Tally tally;
  std::uint64_t scenarios = 0;
  std::uint64_t corpus = 0;    ///< games of the fuzz corpus
  std::uint64_t agreed = 0;    ///< games without any difference
  std::uint64_t repeated = 0;  ///< games that were played once more
  std::uint64_t again = 0;     ///< games that ended in a disagreement that is reported already
  std::map<std::string, Ignored> ignored = {};  ///< and in one to be ignored, by its kind
  std::uint64_t launches = 0;
  std::uint64_t made = 0;   ///< moves and starts, those of looking into findings included
  std::uint64_t quits = 0;  ///< how often it was told to
  bool ignored_quit = false;
  std::string lost = {};             ///< why it could not be started again; empty where it could
  std::set<std::string> kinds = {};  ///< of all that was seen
  std::set<std::string> set_ups;
  std::map<std::string, std::string> refused;  ///< set-ups, and why
  std::uint64_t positions_refused = 0;         ///< that games were to start from
  bool begins_anywhere = true;                 ///< and that it did start from
  std::vector<Found> found;
  /// The least share of the enforced clauses, in percent, on which an engine must be tried. Where
  /// nobody says so, less does not fail, and does not pass.
  std::optional<std::uint64_t> min_coverage = {};
  std::vector<std::string> gone = {};  ///< what the baseline has and the run did not show
  std::size_t in_baseline = 0;

  /// Tells the engine to quit, and notes how it ran and ended.
  auto end_with(Engine& engine) -> void;
};

/// The clauses that a finding names: one of them is broken.
[[nodiscard]] auto broken_clauses(const Parts& game, const Found& found)
    -> std::vector<std::string>;

/// The moves of a record that stand.
[[nodiscard]] auto moves_of_record(const Record& record) -> std::uint64_t;

/// Whether the game of a finding shows it again; where it does not, the run does that found it.
[[nodiscard]] auto is_shown_by_its_game(const Finding& finding) -> bool;

/// The report of a run: checks, findings, the use of clauses.
[[nodiscard]] auto report_of(const Parts& game, const Summary& summary) -> GameReport;

}  // namespace ruleproof::conformance
