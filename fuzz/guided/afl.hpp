/// What guides AFL++ beside the edges of the rules' code: the counters that libFuzzer reads by
/// itself (`counters.hpp`).
#pragma once

namespace ruleproof::fuzz {

/// Whether AFL++ is what runs the harness.
[[nodiscard]] auto run_by_afl() -> bool;

/// Counters that are told to AFL++, where it is what runs the harness: before an input they are
/// cleared, and told when this ends. Elsewhere it does nothing.
class ToldToAfl {
 public:
  ToldToAfl();
  ToldToAfl(const ToldToAfl&) = delete;
  auto operator=(const ToldToAfl&) -> ToldToAfl& = delete;
  ~ToldToAfl();
};

}  // namespace ruleproof::fuzz
