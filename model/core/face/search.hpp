/// A search for a position that is as asked for, from where a game stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::face {

/// Which of the positions that were reached is looked beyond next.
enum class Order : std::uint8_t {
  shortest,  ///< the one with the fewest moves before it: what is found first needs the fewest
  nearest,   ///< the one that lacks the least: finds sooner, and proves nothing about length
};

class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  auto operator=(const Search&) -> Search& = delete;
  virtual ~Search() = default;

  /// Looks beyond at most so many more positions. An error: a number of the question left 64 bits.
  virtual auto go_on(std::size_t positions) -> Result<bool> = 0;
  [[nodiscard]] virtual auto found() const -> bool = 0;
  /// The moves that lead there, once it is found.
  [[nodiscard]] virtual auto way() const -> std::vector<std::string> = 0;
  /// No position is left to look beyond.
  [[nodiscard]] virtual auto whole() const -> bool = 0;
  /// The different positions that were reached, the first one with them.
  [[nodiscard]] virtual auto positions() const -> std::size_t = 0;
  /// It holds as many positions as it may, and goes on no more.
  [[nodiscard]] virtual auto full() const -> bool = 0;
  /// In the order of the shortest: all that so many moves can reach were looked at.
  [[nodiscard]] virtual auto within() const -> std::size_t = 0;
};

/// A search, or what is wrong with the question; `from` is a position as a game writes it.
using MakeSearch = auto (*)(std::string_view wanted, Order order, const SetupText& setup,
                            std::string_view from) -> Result<std::unique_ptr<Search>>;

}  // namespace ruleproof::face
