/// What the text checks need to know of a text beyond its links: its terms, sums, examples and
/// sequences, what its lines said when they were reviewed, and which findings are waived.
///
///     [terms]
///     rice = { kind = "piece", names = ["arroz"], english = "rice" }
///
///     [[sum]]
///     lines = "25"
///     says = "#1 = #2 + #4"      # of the numbers of these lines, in order
///
///     [[waive]]
///     check = "near-miss"
///     lines = "84"
///     about = "fases"
///     reason = "a word of its own"
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/table_reader.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

/// Numbers of a text that must add up: declared counts, or a worked example.
struct Sum {
  Lines lines;
  std::string says;    ///< "#1 = #2 + #4"
  std::string record;  ///< of a scenario that replays it, from the root of the repository; or empty
  int entry = 0;
};

/// Terms that must come in one order, each where it first occurs on the lines.
struct Sequence {
  std::string clause;
  Lines lines;
  std::vector<std::string> terms;
  int entry = 0;
};

/// A finding that somebody has looked at and found to be none.
struct Waiver {
  std::string check;
  Lines lines;        ///< one of them is enough; none: any
  std::string about;  ///< "action.fee: 3", or only "action.fee"; empty: anything
  std::string reason;
  int entry = 0;
};

struct Checklist {
  std::vector<Term> terms;
  std::vector<Sum> sums;
  std::vector<Sum> examples;
  std::vector<Sequence> sequences;
  std::vector<Waiver> waivers;
  std::map<int, Facts> says;  ///< by line
};

/// Whether a sum is well formed.
[[nodiscard]] auto is_sum(std::string_view text) -> bool;

/// The part of a sources file that is for the checks; `last` is the last line of the text. The
/// first error is kept.
[[nodiscard]] auto read_checklist(const Table& file, int last, const GameTables& game,
                                  std::optional<Error>& error) -> Checklist;

}  // namespace ruleproof::audit
