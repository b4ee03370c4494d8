/// Decisions about a draft, held against the text and the clauses as they are now.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/decisions.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// A decision whose sentence or clause is not there any more.
struct Lost {
  Decision decision;
  std::string why;  ///< "line 7 is not in the text any more"
};

struct Settled {
  std::vector<Decision> held;  ///< each with the line on which its sentence stands now
  std::vector<Lost> lost;
};

[[nodiscard]] auto settle(const Decisions& decisions, const GameTables& game, const Text& text)
    -> Settled;

/// What the decisions tell whoever aligns the text anew.
[[nodiscard]] auto told_by(const Settled& settled) -> std::vector<Told>;

/// A clause and the lines that make it.
struct DraftLink {
  std::string clause;
  std::vector<int> lines;  ///< ascending; none: no line was found
  double confidence = 0;   ///< of the program
  bool decided = false;    ///< by a person, who is sure
};

/// What a draft says of each line once the decisions count.
struct DraftLinks {
  std::vector<DraftLink> clauses;    ///< in the order of the table
  std::map<int, std::string> kinds;  ///< of dropped lines
};

/// Where a person gave a clause its lines, the program's guess counts no more; neither does it on
/// a line that a person dropped, or of which it refused the clause.
[[nodiscard]] auto links_of(const Alignment& alignment, const Settled& settled) -> DraftLinks;

}  // namespace ruleproof::audit
