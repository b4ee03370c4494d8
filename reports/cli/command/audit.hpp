/// `ruleproof audit`: the texts of the rules against each other and against the model.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reports/audit/audit.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct AuditFlags {
  std::string game;
  std::string texts;         ///< folder of the texts
  std::string root = {};     ///< the repository, for --stamp; empty: here
  std::string sources = {};  ///< folder of sources files, instead of those that the program carries
  bool stamp = false;    ///< write the hashes of the lines as they are now into the sources files
  bool quick = false;    ///< no games
  std::string old = {};  ///< folder of the texts as they were when they were reviewed
  bool checks = false;   ///< only print what the text checks look for
  bool games = false;    ///< print the records of the games, too
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
  std::uint64_t seed = 1;
  std::uint64_t budget = 1;   ///< multiplies what is tried
  unsigned jobs = 0;          ///< questions at a time; 0: one for each processor
  std::string out = {};       ///< folder for the page, SARIF, summary, questions and records
  std::string new_text = {};  ///< a text without a mapping, to be aligned
  std::string reviewed = {};  ///< file with what was decided on the page of its draft
  std::string language = {};  ///< of the new text; of both texts of a pair: "en,de"
  std::vector<std::string> pair = {};     ///< two texts of any game, or one file that has both
  std::string glossary = {};              ///< TBX file with terms of the pair
  std::vector<std::string> formats = {};  ///< what to write of the pair; none: everything
  std::string memory = {};                ///< file with what was reviewed of the pair
  std::vector<std::string> accept = {};   ///< keys of entries, or "all"
  std::vector<std::string> waive = {};    ///< "key=reason"
};

/// Whether any text of a game is mapped to its clauses.
[[nodiscard]] auto has_sources(const std::string& game) -> bool;

/// Audits the texts in a folder; `separate` finds games that tell readings apart.
/// The sources are those of a folder, or those that the program carries where it is empty.
[[nodiscard]] auto audit_game(const std::string& game, const std::string& texts,
                              const audit::Separate& separate, const std::string& folder = {},
                              const std::string& old = {}) -> Result<audit::Audit>;

/// Findings and checks of an audit as a part of the game's report.
[[nodiscard]] auto report_of(audit::Audit audited) -> GameReport;

/// Compares two answers of a ruling by playing.
[[nodiscard]] auto separate_by_playing(const std::string& game, const CompareBudget& budget)
    -> audit::Separate;

[[nodiscard]] auto run(const AuditFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
