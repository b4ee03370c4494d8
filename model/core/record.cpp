#include "model/core/clause.hpp"
namespace ruleproof { auto twice(int x) -> int { return 2 * x; } }
