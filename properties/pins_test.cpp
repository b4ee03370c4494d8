#include "properties/pins.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/play.hpp"
#include "properties/files.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

/// Counts move by move, with nothing but sorting: a second opinion on the solver's search.
auto count(const ConnectFour& game, std::optional<int> depth) -> PinCounts {
  std::uint64_t states = 0;
  std::uint64_t transitions = 0;
  std::uint64_t terminals = 0;
  std::vector<ConnectFour::State> level = {game.start()};
  MoveList<ConnectFour::Move> list;
  for (int made = 0; !level.empty(); ++made) {
    states += level.size();
    if (depth && made == *depth) break;
    std::vector<ConnectFour::State> next;
    for (const auto& state : level) {
      moves(game, state, list);
      terminals += list.empty() ? 1 : 0;
      transitions += list.size();
      for (const auto& move : list) next.push_back(game.apply(state, move).next);
    }
    std::ranges::sort(next);
    next.erase(std::ranges::unique(next).begin(), next.end());
    level = std::move(next);
  }
  return {states, transitions, terminals};
}

TEST_CASE("the smallest pinned board of Connect Four has as many positions as published") {
  const auto file = read_file("properties/pins/connect_four.txt");
  REQUIRE(file);
  auto pins = parse_pins(file->text, file->name);
  REQUIRE(pins);
  std::vector<Pin> chosen;
  for (const auto& pin : *pins) {
    if (*pin.counts.states < 200'000) chosen.push_back(pin);
  }
  REQUIRE_FALSE(chosen.empty());
  const auto report = check_pins<ConnectFour>(chosen, file->name, count);
  CHECK(report.findings.empty());
}

TEST_CASE("a count that moved is a finding at its line") {
  const auto pins = parse_pins("# none\ncolumns=4 rows=3 | | depth 2 | 21 20 - | us\n", "x.txt");
  REQUIRE(pins);
  const auto good = check_pins<ConnectFour>(*pins, "x.txt", count);
  CHECK(good.findings.empty());
  CHECK(good.checks[0].amount == "21 states");
  const auto moved = check_pins<ConnectFour>(
      *pins, "x.txt", [](const auto&, auto) { return PinCounts{22, 20, 0}; });
  REQUIRE(moved.findings.size() == 1);
  CHECK(moved.findings[0].kind == FindingKind::pin_moved);
  CHECK(moved.findings[0].places[0].line == 2);
  CHECK(moved.checks[0].message == "pinned 21 20 -, counted 22 20 0");
}

TEST_CASE("a pin reads back as it was written") {
  const auto line = "columns=4 rows=3 | diagonals=count | depth 2 | 21 - 0 | us";
  const auto pins = parse_pins(line, "");
  REQUIRE(pins);
  CHECK(to_text((*pins)[0]) == line);
}

TEST_CASE("malformed pins are refused with their line") {
  for (const auto* text :
       {"columns | | all | 1 - - | us", "| a=b=c= | all | 1 - - |", "| | some | 1 - - | us",
        "| | depth -1 | 1 - - | us", "| | depth | 1 - - | us", "| | all | 1 - | us",
        "| | all | 1 - - - | us", "| | all | x - - | us", "| | all | -1 - - | us",
        "| | all | 1 - - |", "| | all", "all", "| | all | 99999999999999999999 - - | us"}) {
    CAPTURE(text);
    const auto pins = parse_pins(std::string("\n# comment\n") + text, "pins.txt");
    REQUIRE_FALSE(pins);
    CHECK(pins.error().code == Code::bad_data);
    CHECK(pins.error().where == "pins.txt:3");
  }
}

}  // namespace
}  // namespace ruleproof::properties
