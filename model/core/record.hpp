/// Records: the one text format of evidence. A counterexample, a fuzz crash, a solver's witness, a
/// worked example of a rulebook and a regression test are the same file; anything replays it.
///
///     ruleproof 1
///     game year-of-the-dragon ruleset 1
///     setup players=3 data=anniversary
///     rulings festival-zero=ranked
///     cites event.festival.none
///     from rulebook ru lines 167
///     position round=5 phase=event ...          # instead of the opening
///
///     p1 taxes
///     expect p1.yuan=8
///     expect that sum(p*.yuan) <= 20 and round = 5   # model/core/expression
///     expect illegal p2 "privilege large" because action.privilege.price
///     expect cites action.taxes                 # of the step before
///     undo                                      # the last step is taken back
///     end fingerprint 0x1f3c...                 # optional: the position at the end
///
/// `#` starts a comment. Reading is `parse_record`, writing `to_text`, running `replay.hpp`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/expression/syntax.hpp"
#include "model/core/result.hpp"  // IWYU pragma: export
#include "model/core/setup.hpp"   // IWYU pragma: export

namespace ruleproof {

/// One line of the body of a record.
struct Entry {
  enum class Kind : std::uint8_t {
    move,
    undo,  ///< the last move that stands is taken back
    expect_field,
    expect_claim,
    expect_illegal,
    expect_legal,
    expect_cites
  };
  Kind kind = Kind::move;
  std::string seat = {};     ///< of a move or of an expected verdict
  std::string text = {};     ///< the move; the field's value; the claim; the clause of `cites`
  std::string field = {};    ///< of `expect_field`
  std::string because = {};  ///< of `expect_illegal`: the clause; may be empty
  int line = 0;              ///< in the file; 0 if made by the program
  int column = 0;            ///< of a claim, in its line; 0 if made by the program
  auto operator==(const Entry&) const -> bool = default;
};

/// A game, or a part of one, with what must hold on the way.
struct Record {
  std::string game;
  int ruleset = 0;
  SetupText setup;
  std::vector<std::string> cites;
  std::vector<std::string> from;
  std::string position;  ///< empty: the opening
  std::vector<Entry> entries;
  std::optional<std::uint64_t> end_fingerprint;
  auto operator==(const Record&) const -> bool = default;
};

inline constexpr int record_version = 1;
/// Longer files are refused before they are read.
inline constexpr std::size_t longest_record = 16U << 20U;

/// A claim as an entry: an expression that must hold where it stands.
[[nodiscard]] auto claim(std::string_view expression) -> Entry;

/// Where the expression of a claim stands, for errors; larger than what is typed, as a claim may
/// be the opposite of a question.
[[nodiscard]] auto place_of(const Entry& claim) -> expression::Place;

/// Reads a record; errors say `where`:line. Never crashes, whatever the text.
[[nodiscard]] auto parse_record(std::string_view text, std::string_view where) -> Result<Record>;

/// The record as text; `parse_record(to_text(r)) == r` but for line numbers.
[[nodiscard]] auto to_text(const Record& record) -> std::string;

}  // namespace ruleproof
