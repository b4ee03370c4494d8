#include "fuzz/guided/counters.hpp"

namespace ruleproof::fuzz {
namespace {

// libFuzzer knows the section by its name.
[[gnu::section("__libfuzzer_extra_counters")]] Counters all_counters;

}  // namespace

auto counters() -> Counters& { return all_counters; }

}  // namespace ruleproof::fuzz
