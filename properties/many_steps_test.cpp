/// Every game, for longer than `verify` plays it where tests are wanted whole.
#include <cstdint>

#include <doctest/doctest.h>

#include "model/core/whole_test.hpp"
#include "properties/parts.hpp"

namespace ruleproof::properties {
namespace {

auto steps_wanted() -> std::uint64_t {
#ifdef NDEBUG
  return sampled<std::uint64_t>(400'000, 10'000'000);
#else
  return 200'000;
#endif
}

TEST_CASE("no game breaks a law in many steps") {
  for (const auto& game : all_parts()) {
    const auto report = game.check_laws({.steps = steps_wanted(), .seed = 20251});
    CAPTURE(report.name);
    for (const auto& finding : report.findings) {
      CAPTURE(finding.witnesses.empty() ? "" : finding.witnesses[0].record);
      FAIL_CHECK(finding.title);
    }
    MESSAGE(report.name << ": " << report.facts[0].second << " steps");
  }
}

}  // namespace
}  // namespace ruleproof::properties
