#include "properties/everywhere.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

const SetupText small{.options = {{"columns", "4"}, {"rows", "2"}}, .rulings = {}};

TEST_CASE("every law holds at every step of a small board, and the report says of how many") {
  const auto report = check_everywhere<ConnectFour>(small, {});
  CHECK(report.checks.size() >= 5);
  for (const auto& check : report.checks) {
    CHECK(check.group == scale_group);
    CHECK(check.status == Status::passed);
    CHECK(check.amount.find("741 positions") != std::string::npos);  // as published
  }
}

TEST_CASE("a search that was cut short shows no law") {
  const auto report = check_everywhere<ConnectFour>(small, {.max_states = 50});
  CHECK(!report.checks.empty());
  for (const auto& check : report.checks) CHECK(check.status == Status::skipped);
}

/// Forgets now and then that a game is over.
struct Forgetful : ConnectFour {
  explicit Forgetful(const ConnectFour& game) : ConnectFour(game) {}
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<Forgetful> {
    const auto game = ConnectFour::configure(text);
    return game ? Result<Forgetful>(Forgetful(*game)) : Result<Forgetful>(game.error());
  }
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t {
    return state.stones[0] == 1 ? 100 : ConnectFour::measure(state);
  }
};

}  // namespace

template <>
struct Tables<Forgetful> : GenericOnly<Forgetful> {};

namespace {

TEST_CASE("a planted bug is found by some law at some step") {
  const auto report = check_everywhere<Forgetful>(small, {});
  CHECK(std::ranges::any_of(report.checks,
                            [](const auto& check) { return check.status == Status::failed; }));
  REQUIRE(report.findings.size() == 1);
  const auto& finding = report.findings.front();
  CHECK(finding.how == How::replayed);
  CHECK(finding.bound.find("741 positions") != std::string::npos);
  // A shortest game: a stone in the first column, after which the measure is wrong.
  const auto record = parse_record(finding.witnesses.front().record, "witness");
  REQUIRE(record);
  CHECK(record->entries.size() == 1);
}

}  // namespace
}  // namespace ruleproof::properties
