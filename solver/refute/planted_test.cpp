/// False proofs of the kinds that were once believed, planted as claims: the refuter must find
/// them.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

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

/// Which of the planted claims of a game the refuter does not break.
auto survivors(const std::vector<Planted>& planted, const std::string& game)
    -> std::vector<std::string> {
  std::vector<Claim> claims;
  for (const auto& each : planted) {
    if (each.game == game) claims.push_back(each.claim);
  }
  const auto records = records_of(game);
  const auto trials = parts_called(game).refute(
      claims, {.steps = 2'000'000, .guided = 100'000, .pairs = 8, .records = records});
  std::vector<std::string> left;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    INFO(game << ": " << claims[i].always);
    CHECK(trials[i].problem.empty());
    const bool found = trials[i].contrary || trials[i].says_nothing;
    MESSAGE(game << ": " << claims[i].always << ": "
                 << (trials[i].says_nothing ? "says nothing"
                     : trials[i].contrary   ? "refuted"
                                            : "not refuted")
                 << " by " << to_text(trials[i].tried));
    if (!found) left.push_back(game + ": " + claims[i].always);
  }
  return left;
}

constexpr auto games = std::to_array<std::string_view>(
    {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"});

/// Which claims of a file nobody breaks, told.
auto not_found_in(const std::string& file) -> std::size_t {
  const auto planted = planted_in(file);
  REQUIRE(planted.size() >= 20);
  std::vector<std::string> left;
  for (const auto game : games) {
    for (auto& each : survivors(planted, std::string(game))) left.push_back(std::move(each));
  }
  for (const auto& each : left) MESSAGE("not found: " << each);
  return left.size();
}

TEST_CASE("of the false proofs that the refuter was tuned by it finds 22 of 24") {
  CHECK(not_found_in("solver/refute/planted/false.txt") <= 2);
}

TEST_CASE("of the false proofs that somebody wrote who did not know it, it finds 17 of 24") {
  CHECK(not_found_in("solver/refute/planted/stranger.txt") <= 7);
}

TEST_CASE("what holds is not refuted") {
  const auto planted = planted_in("solver/refute/planted/true.txt");
  for (const auto game : games) {
    const auto all = std::ranges::count(planted, game, &Planted::game);
    REQUIRE(all > 0);
    CHECK(survivors(planted, std::string(game)).size() == static_cast<std::size_t>(all));
  }
}

}  // namespace
}  // namespace ruleproof::solver::refute
