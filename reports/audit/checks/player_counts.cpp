/// Numbers of players that cannot be.
///
/// Found: an example with more players than can take part, or than it says take part; and a number
/// of players above the most that the clause `players.count` allows.

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

constexpr int fewest_to_tell = 2;  // "one player" may be any of them

auto most_players(const Readings& all) -> int {
  int most = 0;
  const auto clause = all.clauses.find("players.count");
  if (clause == all.clauses.end()) return most;
  for (const auto& [fact, times] : clause->second.facts) {
    if (is_number(fact)) most = std::max(most, number_in(fact));
  }
  return most;
}

/// How many players a line names.
auto named(const LineReading& line) -> int {
  std::set<std::size_t> names;
  for (const auto& mark : line.marks) {
    if (mark.group == Group::player) names.insert(mark.name);
  }
  return static_cast<int>(names.size());
}

auto check_line(const LineReading& line, int number, int most, Remarks& remarks) -> void {
  const int players = named(line);
  const auto say = [&](const std::string& about, const std::string& message) {
    remarks.push_back({{number}, about, message, {"players.count"}});
  };
  if (players > most) {
    say(std::to_string(players) + " named", std::to_string(players) + " players are named, and " +
                                                std::to_string(most) + " at most take part");
  }
  for (const auto& [fact, times] : line.facts) {
    if (!is_number(fact) || unit_in(fact) != "player") continue;
    const int said = number_in(fact);
    if (said > most) say(fact, fact + ", and " + std::to_string(most) + " at most take part");
    if (said >= fewest_to_tell && players > said) {
      say(fact, fact + ", but " + std::to_string(players) + " are named");
    }
  }
}

}  // namespace

auto player_counts(const Readings& all, std::size_t text) -> Remarks {
  Remarks remarks;
  const int most = most_players(all);
  if (most == 0) return remarks;
  const auto& reading = all.texts[text];
  for (const int old : checked_lines(*reading.sources)) {
    const int line = reading.now[static_cast<std::size_t>(old)];
    if (line != 0) check_line(reading.at(line), line, most, remarks);
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
