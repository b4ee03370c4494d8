/// Long tests take samples; with RULEPROOF_WHOLE in the environment, as `ci/test --all` sets it,
/// they are whole.
#pragma once

#include <cstdlib>

namespace ruleproof {

inline auto whole() -> bool {
  return std::getenv("RULEPROOF_WHOLE") != nullptr;  // NOLINT(concurrency-mt-unsafe)
}

/// How much a test takes: `all` where tests are wanted whole, else `sample`.
template <typename T>
auto sampled(T sample, T all) -> T {
  return whole() ? all : sample;
}

}  // namespace ruleproof
