/// What somebody decided about a draft, sentence by sentence: the file that the draft's page
/// exports and `audit --new --reviewed` reads.
///
///     game = "drako"
///     language = "fr"
///     file = "rules.fr.txt"
///
///     [[accept]]
///     line = 12
///     hash = "0123456789abcdef"
///     clause = "setup.cards"
///
/// It has no sentence of the text: a line is known by its hash, and, of lines that say the same,
/// by which of them it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

enum class Act : std::uint8_t {
  accept,  ///< the line makes the clause
  move,    ///< it makes another one instead
  refuse,  ///< it does not make the clause
  add,     ///< it makes this one, too
  drop,    ///< it says nothing of the rules
};
[[nodiscard]] auto to_text(Act act) -> std::string_view;

/// A line that is not blank, by what it says.
struct LineMark {
  std::string hash;
  int which = 1;  ///< of the lines that say the same, the first is 1...
  int of = 1;     ///< ...and how many there are
  auto operator<=>(const LineMark&) const = default;
};

struct Decision {
  Act act = Act::accept;
  int line = 0;  ///< where the sentence stood; where it stands now, once that is known
  LineMark mark;
  std::string clause = {};  ///< none for `drop`
  std::string to = {};      ///< for `move`
  std::string kind = {};    ///< for `drop`: "flavour"
  int entry = 0;            ///< line of the entry in the file

  /// The clause that the line makes by this decision; empty if none.
  [[nodiscard]] auto makes() const -> const std::string&;
};

struct Decisions {
  std::string where;  ///< the file
  std::vector<Decision> all;
};

/// Reads the file. Errors are `bad_data`, with the file and the line: of another game or language,
/// unknown words, a sentence for which it decides two things that cannot both be. A clause that the
/// game does not have is none: see `settle`.
[[nodiscard]] auto read_decisions(std::string_view text, std::string_view where,
                                  const GameTables& game, std::string_view language)
    -> Result<Decisions>;

/// The lines of a text that are not blank, each by its number.
struct NumberedMark {
  int line = 0;
  LineMark mark;
};
[[nodiscard]] auto marks_of(const Text& text) -> std::vector<NumberedMark>;

}  // namespace ruleproof::audit
