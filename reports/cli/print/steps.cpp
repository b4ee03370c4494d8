#include "reports/cli/print/steps.hpp"

#include <ostream>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/cli/print/columns.hpp"

namespace ruleproof::cli {

auto outcome_text(const Outcome& outcome) -> std::string { return outcome_words({}, outcome); }

auto print_frame(std::ostream& out, const Frame& frame, const GameWords& words) -> void {
  out << step_text(words, frame.seat, frame.move) << '\n';
  std::string because;
  for (const auto& id : frame.because) because += (because.empty() ? "because " : ", ") + id;
  out << wrapped(because, "    ");
  std::string changes;
  for (const auto& change : told(words, frame.changes)) {
    changes += (changes.empty() ? "" : "; ") + told_text(change);
  }
  out << wrapped(changes, "    ");
}

}  // namespace ruleproof::cli
