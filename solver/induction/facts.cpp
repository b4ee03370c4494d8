#include "solver/induction/facts.hpp"

#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace ruleproof::solver {

auto kept(std::string says) -> std::string_view {
  static std::mutex mutex;
  static std::deque<std::string> all;
  const std::scoped_lock lock(mutex);
  return all.emplace_back(std::move(says));
}

}  // namespace ruleproof::solver
