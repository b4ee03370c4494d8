/// A record as an engine's own suite can tell it: what is said to the engine, and what it must say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// One sentence of a tale: a word of the kits' `Trial`, with its argument as JSON.
struct Sentence {
  enum class Word : std::uint8_t { plays, refuses, offers, shows, ends, takes_back };
  Word word = Word::plays;
  std::string json;  ///< empty: `takes_back` has none
  auto operator==(const Sentence&) const -> bool = default;
};

struct Tale {
  std::string title;     ///< what the record says it is from, or what it cites
  std::string set_up;    ///< the parameters of `initialize`
  std::string position;  ///< as JSON; empty: the opening
  std::vector<Sentence> sentences;
};

/// Tells a record that replays: its moves and refusals, the fields that it expects, and at its end
/// the legal moves, all fields and the outcome. What it says of clauses is for the model alone.
[[nodiscard]] auto tale_of(const Parts& game, const Record& record, const std::string& where)
    -> Result<Tale>;

}  // namespace ruleproof::conformance
