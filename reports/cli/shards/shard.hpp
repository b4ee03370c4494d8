/// One of several machines that share a piece of work.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// The second of four: it does the second, sixth, tenth... of all parts, so that parts which stand
/// together and take long are shared out.
struct Shard {
  std::size_t number = 1;  ///< from 1
  std::size_t count = 1;
  auto operator==(const Shard&) const -> bool = default;

  [[nodiscard]] auto does(std::size_t part) const -> bool { return part % count == number - 1; }
};

inline constexpr std::size_t most_shards = 1'000;

/// "2/4"
[[nodiscard]] auto to_text(const Shard& shard) -> std::string;
/// The shard that a flag names; nothing said is the whole. An error where it is none of them all.
[[nodiscard]] auto read_shard(std::string_view text) -> Result<Shard>;

/// Those of all parts that a shard does, in their order.
template <class Part>
auto parts_in(const Shard& shard, const std::vector<Part>& all) -> std::vector<Part> {
  std::vector<Part> mine;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (shard.does(i)) mine.push_back(all[i]);
  }
  return mine;
}

}  // namespace ruleproof::cli
