#include "properties/conformance/survey/survey.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/setup.hpp"
#include "model/core/whole_test.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/doubt.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto table_of(std::string_view game) -> std::string {
  return "properties/conformance/measured/" + properties::folder_of(game) + ".json";
}

/// A new game has no table until it is measured.
auto measured_games() -> std::vector<Parts> {
  auto games = all_parts();
  std::erase_if(games,
                [](const Parts& game) { return !std::filesystem::exists(table_of(game.name)); });
  return games;
}

auto recorded(std::string_view game) -> Survey {
  const auto file = properties::read_file(table_of(game));
  REQUIRE(file);
  auto survey = read_survey(file->text);
  REQUIRE(survey);
  return std::move(survey).value();
}

/// Rows of a kind that are found soon, so that measuring them again takes seconds: the first, and,
/// where tests are wanted whole, the last and one whose name is another.
auto soon_found(const Survey& survey, bool bugs) -> std::vector<Surveyed> {
  constexpr std::uint64_t soon = 500;
  std::vector<Surveyed> all;
  for (const auto& row : survey.rows) {
    if (row.bug == bugs && row.found && row.after < soon) all.push_back(row);
  }
  std::vector<Surveyed> rows;
  if (all.empty()) return rows;
  rows.push_back(all.front());
  if (!whole()) return rows;
  if (all.size() > 1) rows.push_back(all.back());
  const auto misnamed = std::ranges::find(all, false, &Surveyed::named);
  if (misnamed != all.end()) rows.push_back(*misnamed);
  return rows;
}

/// What is to be measured of a row: its name.
auto unmeasured(const Surveyed& row) -> Surveyed { return {.name = row.name, .bug = row.bug}; }

/// What is measured apart.
auto without_opening(Surveyed row) -> Surveyed {
  row.opening_moves.reset();
  row.opening_fewest = 0;
  row.proved = false;
  return row;
}

auto doubters_agree(Doubt expected, const std::string& rulings, const Course& course) -> void {
  CAPTURE(rulings);
  const SetupText usual{.options = {{"players", "2"}}, .rulings = {}};
  auto other = usual;
  REQUIRE_FALSE(read_pairs(rulings, "rulings", other.rulings));
  const auto first = parts_called("sea-dragons")->make(usual);
  const auto second = parts_called("sea-dragons")->make(other);
  REQUIRE(first);
  REQUIRE(second);
  CHECK(Doubters(**first, **second).along(course) == expected);
}

}  // namespace

TEST_CASE("the table that is kept is what is measured: some rows of each game") {
  for (const auto& game : measured_games()) {
    CAPTURE(game.name);
    const auto survey = recorded(game.name);
    const auto options = survey_options(game, survey.steps, ".");
    REQUIRE(options);
    const Surveyor surveyor(test_engine(), *options);
    for (const bool bugs : {false, true}) {
      const auto rows = soon_found(survey, bugs);
      CHECK_FALSE(rows.empty());
      for (const auto& row : rows) {
        CAPTURE(row.name);
        CHECK(surveyor.measure(unmeasured(row)) == without_opening(row));
      }
    }
  }
}

TEST_CASE(
    "the model is held to itself: nothing is found, and nearly every enforced clause is tried") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    const auto options = survey_options(game, sampled(6'000, 12'000), ".");
    REQUIRE(options);
    const auto agreement = Surveyor(test_engine(), *options).agreement();
    CHECK(agreement.disagreements == 0);
    CAPTURE(agreement.tried);
    CAPTURE(agreement.enforced);
    CHECK(100 * agreement.tried >= 95 * agreement.enforced);
  }
}

TEST_CASE("the table has each answer and each bug once, and nothing else") {
  for (const auto& game : measured_games()) {
    const auto survey = recorded(game.name);
    const auto options = survey_options(game, survey.steps, ".");
    REQUIRE(options);
    const auto plan = Surveyor(test_engine(), *options).plan();
    REQUIRE(plan.size() == survey.rows.size());
    for (std::size_t i = 0; i < plan.size(); ++i) {
      CHECK(plan[i].name == survey.rows[i].name);
      CHECK(plan[i].bug == survey.rows[i].bug);
    }
  }
}

TEST_CASE("a table reads as it was written") {
  Survey survey{.game = "drako", .ruleset = 2, .steps = 1'000, .seed = 3};
  survey.agreement = {.steps = 1'000, .tried = 1, .enforced = 2, .missing = {"net.holds"}};
  survey.rows = {
      {.name = "waste=forbidden", .found = true, .named = true, .clause = "a.b", .after = 7},
      {.name = "x=y", .with = {{"a", "b"}}, .found = true, .clause = "c", .moves = 3, .fewest = 2},
      {.name = "gold-view=hidden", .shows = false, .only_sights = true},
      {.name = "a-bug", .bug = true},
      {.name = "b-bug", .bug = true, .opening_moves = 9, .opening_fewest = 7, .proved = true},
      {.name = "c-bug", .bug = true, .opening_moves = 0}};
  const auto again = read_survey(to_json(survey));
  REQUIRE(again);
  CHECK(*again == survey);
  CHECK_FALSE(read_survey("{}"));
  CHECK_FALSE(read_survey("[1"));
  CHECK_FALSE(read_survey(R"({"game":"drako","steps":1,"rows":[{"moves":1}]})"));
}

TEST_CASE("sums count what shows, what is found, what is named, and how long records are") {
  Survey survey{.game = "drako", .steps = 1};
  survey.rows = {{.name = "a=b", .found = true, .named = true, .moves = 3, .fewest = 1},
                 {.name = "c=d", .found = true, .moves = 1, .fewest = 1},
                 {.name = "e=f"},
                 {.name = "g=h", .shows = false},
                 {.name = "bug", .bug = true, .found = true}};
  const auto sums = sums_of(survey, false);
  CHECK(sums.rows == 4);
  CHECK(sums.show == 3);
  CHECK(sums.found == 2);
  CHECK(sums.named == 1);
  CHECK(sums.excess == doctest::Approx(1));
}

TEST_CASE("records from the opening are counted by themselves") {
  Survey survey{.game = "drako", .steps = 1};
  survey.rows = {{.name = "a=b", .opening_moves = 12, .opening_fewest = 12, .proved = true},
                 {.name = "c=d", .opening_moves = 15, .opening_fewest = 12},
                 {.name = "e=f"},
                 {.name = "bug", .bug = true, .opening_moves = 30}};
  const auto sums = sums_of(survey, false);
  CHECK(sums.opening == 2);
  CHECK(sums.proved == 1);
  CHECK(sums.opening_excess == doctest::Approx(1.5));
}

TEST_CASE("of an engine that starts from the opening only, records are as short as they are kept") {
  const auto survey = recorded("connect-four");
  const auto options = survey_options(*parts_called("connect-four"), survey.steps, ".");
  REQUIRE(options);
  const Surveyor surveyor(test_engine(), *options);
  for (const auto* name : {"three-in-a-column", "closes-early"}) {
    CAPTURE(name);
    const auto row = std::ranges::find(survey.rows, name, &Surveyed::name);
    REQUIRE(row != survey.rows.end());
    const auto again = surveyor.measure_opening({.name = name, .bug = true});
    CHECK(again.proved);
    CHECK(again.opening_moves == row->opening_moves);
    CHECK(again.opening_moves == again.opening_fewest);
  }
}

TEST_CASE(
    "records from the opening are within two moves of the shortest known, on average of all") {
  std::uint64_t records = 0;
  double excess = 0;
  for (const auto& game : measured_games()) {
    CAPTURE(game.name);
    const auto survey = recorded(game.name);
    for (const bool bugs : {false, true}) {
      const auto sums = sums_of(survey, bugs);
      records += sums.opening;
      excess += sums.opening_excess * static_cast<double>(sums.opening);
    }
    for (const auto& row : survey.rows) {
      CAPTURE(row.name);
      if (row.opening_moves) CHECK(*row.opening_moves >= row.opening_fewest);
    }
  }
  CHECK(records > 200);
  CHECK(excess <= 2 * static_cast<double>(records));
}

TEST_CASE("readings part in answers, in what is seen, or not at all") {
  doubters_agree(Doubt::answers, "sides=chosen", {});
  doubters_agree(Doubt::sights, "hand-view=open", {"p1.gold=100 p2.gold=39 p1.hand=I4+O4", {}});
  doubters_agree(Doubt::none, "bank=limited", {});
  doubters_agree(Doubt::answers, "bank=limited",
                 {"p1.gold=100 p2.gold=39 p1.hand=I4+O4", {{Action::Kind::play, "pass I4"}}});
}
