/// What came of trying each answer to each ruling: who noticed, and what nobody did.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ruleproof::properties {

struct FlipOptions {
  /// For the laws of an answer that no scenario notices; of another, a tenth.
  std::uint64_t steps = 100'000;
  std::uint64_t seed = 1;
};

/// One answer that is not the default, and who noticed.
struct Flip {
  std::string ruling;
  std::string answer;
  std::vector<std::string> caught_by;  ///< "law: ..." or "scenario: ..."; empty: nobody
};

/// What came of trying a game's rulings.
struct Flips {
  std::vector<Flip> flips;
  /// Those that nobody noticed, as "ruling=answer".
  [[nodiscard]] auto missed() const -> std::vector<std::string>;
};

/// Every answer with who caught it, one line each.
[[nodiscard]] auto to_text(const Flips& flips) -> std::string;

}  // namespace ruleproof::properties
