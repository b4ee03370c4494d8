#include "reports/cli/compare/recorded_winners.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/files.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/other_run.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

/// "dragon/ruling/tie/draw/winner" -> the ruling, the answer
auto readings_of(const std::string& id, const RulingInfo*& row) -> Readings {
  const auto begin = id.find("/ruling/") + 8;
  const auto middle = id.find('/', begin);
  const auto end = id.find("/winner", middle);
  const auto game = id.substr(0, id.find('/'));
  row = ruling_called(*game_info(game), id.substr(begin, middle - begin));
  Readings readings;
  if (row == nullptr) return readings;
  readings.ruling = row->id;
  for (const auto& answer : row->answers) {
    if (answer.id == id.substr(middle + 1, end - middle - 1)) readings.answer = answer.id;
  }
  readings.first.rulings[std::string(row->id)] = row->answers[0].id;
  readings.second.rulings[std::string(row->id)] = readings.answer;
  return readings;
}

/// The second reading as the first.
auto as_default(Readings readings) -> Readings {
  readings.second = readings.first;
  return readings;
}

}  // namespace

TEST_CASE("each recorded pair of games still has other winners") {
  const auto files = properties::read_files(std::string(recorded_winners_folder), ".json");
  REQUIRE(files);
  std::size_t pairs = 0;
  for (const auto& file : *files) {
    std::istringstream nothing;
    const auto run = read_run_file(file.name, nothing);
    REQUIRE(run);
    const auto& game = run->games.front();
    for (const auto& finding : game.findings) {
      CAPTURE(finding.id);
      const RulingInfo* row = nullptr;
      const auto readings = readings_of(finding.id, row);
      REQUIRE(row != nullptr);
      const auto found = recorded_winners(game.name, "", readings);
      REQUIRE(found);
      CHECK(found->first.outcome.wins != found->second.outcome.wins);
      CHECK(finding.title.find(std::to_string(*found->moves)) != std::string::npos);
      ++pairs;
    }
  }
  CHECK(pairs > 0);
}

TEST_CASE("a recorded pair that does not show it counts for nothing") {
  const auto root = std::filesystem::path("recorded_winners_test_root");
  const auto folder = root / std::string(recorded_winners_folder);
  std::filesystem::create_directories(folder);
  const auto file = std::string(recorded_winners_folder) + "/sea-dragons.json";
  std::ifstream in(file);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const RulingInfo* row = nullptr;
  const auto readings = readings_of("sea-dragons/ruling/neighbour-contact/corners/winner", row);
  const auto with = [&](const std::string& what, const std::string& instead) {
    auto changed = text;
    REQUIRE(changed.find(what) != std::string::npos);
    for (auto at = changed.find(what); at != std::string::npos;
         at = changed.find(what, at + instead.size())) {
      changed.replace(at, what.size(), instead);
    }
    std::ofstream(folder / "sea-dragons.json") << changed;
    return recorded_winners("sea-dragons", root.string(), readings).has_value();
  };
  CHECK(with("\"record\"", "\"record\""));
  CHECK(with("neighbour-contact=corners", "neighbour-contact=edges"));  // whatever the file says
  CHECK_FALSE(recorded_winners("sea-dragons", root.string(), as_default(readings)));  // no other
  CHECK_FALSE(with("p1 ", "p2 "));  // does not replay
  CHECK_FALSE(with("{", "["));      // no JSON
  std::filesystem::remove_all(root);
}
