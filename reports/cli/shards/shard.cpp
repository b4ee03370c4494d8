#include "reports/cli/shards/shard.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "reports/cli/door/numbers.hpp"

namespace ruleproof::cli {

auto to_text(const Shard& shard) -> std::string {
  return std::to_string(shard.number) + "/" + std::to_string(shard.count);
}

auto read_shard(std::string_view text) -> Result<Shard> {
  if (text.empty()) return Shard{};
  const auto slash = text.find('/');
  if (slash != std::string_view::npos) {
    const auto count = read_count(std::string(text.substr(slash + 1)), 1, most_shards);
    const auto number = read_count(std::string(text.substr(0, slash)), 1, count ? *count : 1);
    if (count && number) {
      return Shard{.number = static_cast<std::size_t>(*number),
                   .count = static_cast<std::size_t>(*count)};
    }
  }
  return Error{Code::usage, "--shard",
               "expected which of how many, such as 2/4, of at most " +
                   std::to_string(most_shards) + ": \"" + std::string(text) + "\""};
}

}  // namespace ruleproof::cli
