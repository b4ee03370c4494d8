/// Every game, for long: ten million steps where the build is optimised.
#include <cstdint>
#include <type_traits>

#include <doctest/doctest.h>

#include "properties/parts.hpp"

namespace ruleproof::properties {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t steps = 10'000'000;
#else
constexpr std::uint64_t steps = 200'000;
#endif

TEST_CASE("no game breaks a law in many steps") {
  for (const auto& game : all_parts()) {
    const auto report = game.check_laws({.steps = steps, .seed = 20251});
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
