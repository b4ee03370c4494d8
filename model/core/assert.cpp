#include "model/core/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace ruleproof::detail {

auto assertion_failed(const char* condition, const char* file, int line) -> void {
  std::fprintf(stderr, "%s:%d: ruleproof has a bug: %s does not hold\n", file, line, condition);
  std::abort();
}

}  // namespace ruleproof::detail
