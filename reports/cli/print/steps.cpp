#include "reports/cli/print/steps.hpp"

#include <cstddef>
#include <ostream>
#include <string>

#include "model/core/finding.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/render/told.hpp"

namespace ruleproof::cli {

auto outcome_text(const Outcome& outcome, SeatNames names) -> std::string {
  std::string winners;
  std::string scores;
  int won = 0;
  for (int p = 0; p < outcome.players; ++p) {
    const auto seat = display_text(player_seat(p), names);
    const auto i = static_cast<std::size_t>(p);
    if (outcome.wins[i]) winners += (won++ == 0 ? "" : " and ") + seat;
    scores += (scores.empty() ? "" : ", ") + seat + " " + std::to_string(outcome.scores[i]);
  }
  return (winners.empty() ? "nobody wins" : winners + (won > 1 ? " share the win" : " wins")) +
         "; points: " + scores;
}

auto print_frame(std::ostream& out, const Frame& frame) -> void {
  out << frame.seat << ' ' << frame.move << '\n';
  std::string because;
  for (const auto& id : frame.because) because += (because.empty() ? "because " : ", ") + id;
  out << wrapped(because, "    ");
  std::string changes;
  for (const auto& change : render::told(frame.changes)) {
    changes += (changes.empty() ? "" : ",  ") + render::change_text(change);
  }
  out << wrapped(changes, "    ");
}

}  // namespace ruleproof::cli
