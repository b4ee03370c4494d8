/// Aligning a text that nobody has mapped with the clauses of a game: a draft for a person to
/// correct.
///
/// Each clause gets the line that shares most with it: its words where the text is English, words
/// of one origin and numbers in any language, the words of the heading above; from the mapped texts
/// the words, if the language is theirs, and the place in the order of the rulebook. Dynamic
/// programming finds the one path through the text that fits all clauses best: jumps cost, and a
/// clause may be left out.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// A text that is mapped. The text itself may be missing: its mapping still tells the order.
struct MappedText {
  const Sources* sources = nullptr;
  const Text* text = nullptr;
};

/// A clause and the line that seems to make its statement.
struct AlignedClause {
  std::string clause;
  int line = 0;           ///< 0: none fits
  double confidence = 0;  ///< 0 to 1: how close the line is, and how far behind the next best
};

/// A clause that a line may make, too.
struct CloseClause {
  std::size_t clause = 0;  ///< in the table
  double confidence = 0;   ///< as if it went to this line
};

struct Alignment {
  std::vector<AlignedClause> clauses;               ///< in the order of the table
  std::map<int, std::vector<CloseClause>> closest;  ///< by line, the closest first
  std::vector<int> headings;                        ///< lines that say nothing but what follows
  double fit = 1;         ///< how close the closest lines are, in the middle
  bool by_sense = false;  ///< by what words stand for: no words of the language are known
};

/// That a line of the text belongs to the lines of a clause in a text that somebody mapped.
struct Vote {
  std::string clause;
  int line = 0;      ///< 0: no such text has the clause
  double sure = 0;   ///< that the sentences belong together
  double share = 1;  ///< 1: this line alone belongs to the clause; 0.5: this one and another
};

/// What a person said of a line: that it makes a clause, or that it does not make it.
struct Told {
  std::string clause;  ///< empty: any
  int line = 0;
  bool makes = false;
};

/// Below this a person has to look at the link.
inline constexpr double sure_enough = 0.75;

/// Why a text cannot be aligned: nothing to read, or longer than any rulebook, with the bound.
[[nodiscard]] auto cannot_align(const Text& text) -> std::optional<Error>;

/// How close a text is to the clauses of a game.
struct Fit {
  double close = 0;       ///< as `Alignment::fit`
  bool by_sense = false;  ///< as `Alignment::by_sense`
};

/// Asked without the texts of `mapped`: with all their words any text is close to some line.
[[nodiscard]] auto fit_to_clauses(const GameTables& game, std::vector<MappedText> mapped,
                                  const Text& text, std::string_view language,
                                  const std::vector<Term>& glossary) -> Fit;

/// Whether the text seems to be that of another game: hardly a line shares much with a clause. No
/// link of such an alignment counts as sure.
[[nodiscard]] auto is_doubtful(const Alignment& alignment) -> bool;

/// The same links, of a text that is known to be closer to another game: none of them sure.
[[nodiscard]] auto doubted(Alignment made) -> Alignment;

/// `glossary`: the game's terms in the language of the text, as far as anybody has written them.
/// `votes`: what sister texts say. A clause that none of them has is left out. `told`: no link goes
/// against it, and the others go by it.
[[nodiscard]] auto align(const GameTables& game, const std::vector<MappedText>& mapped,
                         const Text& text, std::string_view language,
                         const std::vector<Term>& glossary = {},
                         const std::vector<Vote>& votes = {}, const std::vector<Told>& told = {})
    -> Alignment;

}  // namespace ruleproof::audit
