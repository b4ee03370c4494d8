/// How sure a link of a clause and a line is, by what all of them share. Private to align.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "reports/audit/align/path.hpp"

namespace ruleproof::audit {

class Confidence {
 public:
  explicit Confidence(const Table& scores);

  /// 0 to 1: how close the line is, and how far behind the next best for this clause.
  [[nodiscard]] auto of(std::size_t clause, std::size_t spot) const -> double;
  /// The clauses that share most with a line, the closest first; none that shares nothing.
  [[nodiscard]] auto closest(std::size_t spot, std::size_t most) const -> std::vector<std::size_t>;

 private:
  /// What the two closest lines of a clause share with it.
  struct Lead {
    std::size_t at = 0;
    double best = 0;
    double next = 0;
  };
  const Table& scores_;
  std::vector<Lead> leads_;
};

}  // namespace ruleproof::audit
