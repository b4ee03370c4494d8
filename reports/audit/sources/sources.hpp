/// What a translation says of each clause and of each open question: a sources file, read.
///
///     [[clause]]
///     id = "event.festival.none"
///     lines = "225"
///     hash = "0123456789abcdef"
///     verdict = "states"
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"
#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/reviewed.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

/// How a text makes the statement of a clause. Without a link it is silent.
enum class Verdict : std::uint8_t {
  states,
  by_example,   ///< shown or implied, but not said
  differs,      ///< says something else
  contradicts,  ///< contradicts itself
  ambiguous,
};
[[nodiscard]] auto to_text(Verdict verdict) -> std::string_view;

/// How a text answers an open question.
enum class Says : std::uint8_t { states, silent, contradicts, ambiguous };
[[nodiscard]] auto to_text(Says says) -> std::string_view;

/// An entry of a sources file: what it is about, and on which lines of the text.
struct Link {
  std::string subject;  ///< "clause event.festival.none", "ruling festival-zero", "flavour"
  Lines lines;
  std::string note;
  std::string hash;     ///< of the lines when they were last reviewed; may be empty
  int entry = 0;        ///< line of the entry in the sources file
  int lines_line = 0;   ///< line of `lines`
  int hash_line = 0;    ///< line of `hash`; 0 if there is none
  bool review = false;  ///< drafted by the program; nobody has looked at it
};

struct ClauseLink {
  Link link;
  std::string clause;
  Verdict verdict = Verdict::states;
};

struct RulingLink {
  Link link;
  std::string ruling;
  Says says = Says::silent;
  std::vector<std::string> answers;  ///< what is stated, or all that the words allow, nearest first
  bool slight = false;  ///< hardly anybody who reads these words doubts it: `doubt = "slight"`
};

/// What lines can be that no clause cites: "heading", "flavour", "example"...
[[nodiscard]] auto line_kinds() -> std::span<const std::string_view>;

struct MarkedLines {
  Link link;
  std::string kind;
};

/// What a text says where texts diverge without need of a ruling: `Unruled` says why.
struct UnruledLink {
  Link link;
  std::string tag;  ///< "D31"
};

/// One translation.
struct Sources {
  std::string where;     ///< the sources file
  std::string language;  ///< "ru"
  std::string file;      ///< name of the text: "year-of-the-dragon.ru.txt"
  int lines = 0;         ///< that the text has
  std::vector<ClauseLink> clauses;
  std::vector<RulingLink> rulings;  ///< one for each open question; where the text states several
                                    ///< answers at several places, one for each of these
  std::vector<MarkedLines> marked;
  std::vector<UnruledLink> unruled;
  /// How the text could say an answer to an open question, by question and answer: a sentence of
  /// ours in its language, without the full stop.
  std::map<std::pair<std::string, std::string>, std::string> wordings;
  Checklist checklist;  ///< for the text checks
  LineHashes reviewed;  ///< of each line at the last review; empty where nobody has stamped

  /// All entries, in the order of their kinds.
  [[nodiscard]] auto links() const -> std::vector<const Link*>;
};

/// Reads a sources file. Errors are `bad_sources`, with the file and the line: unknown, missing or
/// doubled clauses and rulings, unknown words, lines that the text does not have. A text that says
/// one thing here and another there has an entry for each: the audit finds the contradiction,
/// nobody declares it.
[[nodiscard]] auto read_sources(std::string_view text, std::string_view where,
                                const GameTables& game) -> Result<Sources>;

/// All sources files of a folder, by language.
[[nodiscard]] auto sources_in(const std::string& folder, const GameTables& game)
    -> Result<std::vector<Sources>>;

/// The sources that the program carries with it, by language; none for other games.
[[nodiscard]] auto known_sources(const GameTables& game) -> Result<std::vector<Sources>>;

/// The folder of a game's sources in the repository.
[[nodiscard]] auto sources_folder(std::string_view game) -> std::string;

/// The rulings that a text states, as flags name them; not those on which it is at odds with
/// itself.
[[nodiscard]] auto stated_rulings(const Sources& sources) -> Texts;

}  // namespace ruleproof::audit
