#include "properties/pins.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "properties/files.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;
using river_dragons::RiverDragons;

/// Counts move by move, with nothing but sorting: a second opinion on the solver's search.
template <Game G>
auto count(const G& game, std::optional<int> depth) -> PinCounts {
  using State = typename G::State;
  std::uint64_t transitions = 0;
  std::uint64_t terminals = 0;
  std::set<State> seen = {game.start()};
  std::vector<State> level = {game.start()};
  MoveList<typename G::Move> list;
  for (int made = 0; !level.empty() && made != depth; ++made) {
    std::vector<State> next;
    for (const auto& state : level) {
      moves(game, state, list);
      terminals += list.empty() ? 1 : 0;
      transitions += list.size();
      for (const auto& move : list) {
        const auto after = game.apply(state, move).next;
        if (seen.insert(after).second) next.push_back(after);
      }
    }
    level = std::move(next);
  }
  return {seen.size(), transitions, terminals};
}

/// The pins of a file that are counted in no time.
auto small_pins(const std::string& path, std::uint64_t most_states) -> std::vector<Pin> {
  const auto file = read_file(path);
  REQUIRE(file);
  const auto pins = parse_pins(file->text, file->name);
  REQUIRE(pins);
  std::vector<Pin> chosen;
  for (const auto& pin : *pins) {
    if (*pin.counts.states < most_states) chosen.push_back(pin);
  }
  REQUIRE_FALSE(chosen.empty());
  return chosen;
}

TEST_CASE("the smallest pinned board of Connect Four has as many positions as published") {
  const std::string file = "properties/pins/connect_four.txt";
  const auto report = check_pins<ConnectFour>(small_pins(file, 200'000), file, count<ConnectFour>);
  CHECK(report.findings.empty());
}

TEST_CASE("small boards of River Dragons have as many positions as the search found") {
  const std::string file = "properties/pins/river_dragons.txt";
  const auto report = check_pins<RiverDragons>(small_pins(file, 40'000), file, count<RiverDragons>);
  for (const auto& finding : report.findings) FAIL_CHECK(finding.title << ": " << finding.message);
  CHECK(report.checks.size() > 5);
}

TEST_CASE("a count that moved is a finding at its line") {
  const auto pins = parse_pins("# none\ncolumns=4 rows=3 | | depth 2 | 21 20 - | us\n", "x.txt");
  REQUIRE(pins);
  const auto good = check_pins<ConnectFour>(*pins, "x.txt", count<ConnectFour>);
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

TEST_CASE("a pin of a set-up that the game refuses fails, and says why") {
  const auto pins = parse_pins("colums=4 | | all | 21 20 - | us", "");
  REQUIRE(pins);
  const auto report =
      check_pins<ConnectFour>(*pins, "x.txt", [](const auto&, auto) { return PinCounts{}; });
  REQUIRE(report.findings.size() == 1);
  CHECK(report.findings[0].title == "A pin cannot be counted: colums=4, whole game");
  CHECK(report.findings[0].message.find("no option \"colums\"") != std::string::npos);
  CHECK(report.findings[0].how == How::unknown);
  CHECK(report.checks[0].status == Status::failed);
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
