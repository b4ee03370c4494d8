/// Connect Four in some thirty lines; engine.cpp serves it.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ruleproof_adapter.hpp"

struct ConnectFour {
  explicit ConnectFour(const ruleproof_adapter::Setup& setup) {
    setup.require_players({2});
    setup.require_options({{"columns", {"7"}}, {"rows", {"6"}}});
    setup.require_rulings({{"diagonals", {"count"}}});
  }
  [[nodiscard]] auto legal() const -> std::vector<std::string> {
    std::vector<std::string> moves;
    for (int c = 0; c < 7 && !won; ++c) {
      if (!stones.contains({c, 5})) moves.push_back("drop " + std::to_string(c + 1));
    }
    return moves;
  }
  auto apply(const std::string& move) -> bool {
    if (std::ranges::count(legal(), move) == 0) return false;
    std::pair cell(move.back() - '1', 0);
    while (stones.contains(cell)) ++cell.second;
    last = static_cast<int>(stones.size()) % 2;
    stones[cell] = last;
    for (const auto& [from, stone] : stones) won = won || four(from);
    return true;
  }
  [[nodiscard]] auto four(std::pair<int, int> from) const -> bool {
    const auto line = [&](std::pair<int, int> way) {
      bool all = true;
      for (int i = 0; i < 4; ++i) {
        const auto there = stones.find({from.first + i * way.first, from.second + i * way.second});
        all = all && there != stones.end() && there->second == last;
      }
      return all;
    };
    return line({1, 0}) || line({0, 1}) || line({1, 1}) || line({1, -1});
  }
  [[nodiscard]] auto outcome() const -> std::optional<ruleproof_adapter::Outcome> {
    using ruleproof_adapter::Outcome;
    if (won) return Outcome{{"p" + std::to_string(last + 1)}, {{1 - last, last}}};
    return stones.size() == 42 ? std::optional(Outcome{{"p1", "p2"}, {{0, 0}}}) : std::nullopt;
  }
  std::map<std::pair<int, int>, int> stones;  // by column and row
  int last = 0;                               // who moved last
  bool won = false;
};
