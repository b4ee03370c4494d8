/// False proofs of the kinds that were once believed, planted as claims: the refuter must find
/// them.
#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/strength.hpp"
#include "model/core/whole_test.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"
#include "solver/refute/parts.hpp"

namespace ruleproof::solver::refute {
namespace {

/// One line: game | options | rulings | claim | fault. "players=2/3 data=lane", "any",
/// "ties=none/first".
struct Planted {
  std::string game;
  Claim claim;
  std::string fault;
};

auto split(std::string_view text, char at) -> std::vector<std::string> {
  std::vector<std::string> parts;
  std::string part;
  std::istringstream stream{std::string(text)};
  while (std::getline(stream, part, at)) {
    const auto first = part.find_first_not_of(' ');
    const auto last = part.find_last_not_of(' ');
    parts.push_back(first == std::string::npos ? "" : part.substr(first, last - first + 1));
  }
  return parts;
}

auto values_of(const std::string& text) -> Scope::Values {
  Scope::Values values;
  for (const auto& pair : split(text, ' ')) {
    const auto equals = pair.find('=');
    if (equals != std::string::npos)
      values[pair.substr(0, equals)] = split(pair.substr(equals + 1), '/');
  }
  return values;
}

auto planted_in(const std::string& file) -> std::vector<Planted> {
  std::vector<Planted> all;
  std::ifstream stream(file);
  REQUIRE_MESSAGE(stream.good(), file);
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line.front() == '#') continue;
    const auto parts = split(line, '|');
    REQUIRE_MESSAGE(parts.size() == 5, line);
    Scope scope{.options = values_of(parts[1]), .rulings = values_of(parts[2])};
    scope.any_ruling = parts[2].starts_with("any");
    all.push_back({parts[0], {parts[3], scope, parts[3]}, parts[4]});
  }
  return all;
}

auto parts_called(std::string_view game) -> Parts {
  const auto all = all_parts();
  const auto found = std::ranges::find(all, game, &Parts::name);
  REQUIRE(found != all.end());
  return *found;
}

/// All scenarios of a game that begin with the opening.
auto records_of(std::string game) -> std::vector<std::string> {
  std::ranges::replace(game, '-', '_');
  std::vector<std::filesystem::path> paths;
  const auto folder = std::filesystem::path("properties/scenarios") / game;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".game") paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::vector<std::string> texts;
  for (const auto& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

/// What becomes of a claim.
auto told(const Trial& trial) -> std::string_view {
  if (trial.contrary) return "refuted";
  if (trial.says == Content::nothing) return "says nothing";
  return trial.says == Content::ranges ? "restates declared ranges" : "not refuted";
}

struct Told {
  std::string claim;
  std::string_view told;
  bool tautology = false;  ///< what is wrong with it is that it says nothing
};

/// Found: a game breaks it; of a tautology, of which there is none, that it says nothing.
auto is_found(const Told& each) -> bool {
  if (each.tautology) return each.told != "not refuted" && each.told != "refuted";
  return each.told == "refuted";
}

/// What a false claim may cost, or a share of it.
auto effort(std::uint64_t share) -> Effort {
  return {.steps = 6'000'000 / share, .guided = 150'000 / share, .pairs = 8};
}

/// What becomes of the planted claims of a game.
auto outcomes(const std::vector<Planted>& planted, const std::string& game, const Effort& effort)
    -> std::vector<Told> {
  std::vector<Claim> claims;
  std::vector<bool> tautologies;
  for (const auto& each : planted) {
    if (each.game != game) continue;
    claims.push_back(each.claim);
    tautologies.push_back(each.fault.find("tautology") != std::string::npos);
  }
  const auto records = records_of(game);
  auto with_records = effort;
  with_records.records = records;
  const auto trials = parts_called(game).refute(claims, with_records);
  std::vector<Told> all;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    INFO(game << ": " << claims[i].always);
    CHECK(trials[i].problem.empty());
    all.push_back({game + ": " + claims[i].always, told(trials[i]), tautologies[i]});
    MESSAGE(all.back().claim << ": " << all.back().told << " by " << to_text(trials[i].tried));
  }
  return all;
}

constexpr auto games = std::to_array<std::string_view>(
    {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"});

/// Which claims of a file nobody breaks, told.
auto not_found_in(const std::string& file) -> std::size_t {
  const auto planted = planted_in(file);
  REQUIRE(planted.size() >= 20);
  std::size_t left = 0;
  for (const auto game : games) {
    for (const auto& each : outcomes(planted, std::string(game), effort(sampled(3, 1)))) {
      if (is_found(each)) continue;
      ++left;
      MESSAGE("not found: " << each.claim);
    }
  }
  return left;
}

TEST_CASE("of the false proofs that the refuter was tuned by it finds 23 of 24") {
  CHECK(not_found_in("solver/refute/planted/false.txt") <= 1);
}

// Money below zero needs two other answers at once, which the mixtures of this seed do not have
// long enough.
TEST_CASE("of the false proofs that somebody wrote who did not know it, it finds all but one") {
  CHECK(not_found_in("solver/refute/planted/stranger.txt") <= 1);
}

TEST_CASE("of those that were written after it was tuned, it finds 24 of 26") {
  CHECK(not_found_in("solver/refute/planted/third.txt") <= 2);
}

// As far as false ones with RULEPROOF_WHOLE; else a sample, for all of it is played.
TEST_CASE("what holds is not refuted") {
  const auto planted = planted_in("solver/refute/planted/true.txt");
  for (const auto game : games) {
    const auto all = outcomes(planted, std::string(game), effort(sampled(10, 1)));
    REQUIRE_FALSE(all.empty());
    for (const auto& each : all) CHECK_MESSAGE(each.told == "not refuted", each.claim);
  }
}

}  // namespace
}  // namespace ruleproof::solver::refute
