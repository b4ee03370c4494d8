#include "properties/case.hpp"

#include <functional>
#include <optional>

#include "properties/rapid.hpp"

namespace ruleproof::properties {

auto find_counterexample(const SearchOptions& options,
                         const std::function<bool(const Case&)>& holds) -> std::optional<Case> {
  return detail::search(options, holds);
}

}  // namespace ruleproof::properties
