/// What each text says of each open question, and whether the texts say the same.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// An answer that a text states somewhere.
struct Stated {
  std::string answer;
  Lines lines;
  std::string note;
};

/// What one text says of one open question.
struct Statement {
  std::string language;
  Says says = Says::silent;
  std::vector<std::string> answers;  ///< one if stated; if open, all that the words allow
  Lines lines;
  std::string note;
  std::vector<Place> places;  ///< with the lines quoted
  /// Several, if the text states one answer here and another there: a contradiction within it.
  std::vector<Stated> stated;
  /// How the text could say each answer, in its language; none where nobody wrote it.
  std::map<std::string, std::string> wordings = {};
};

/// "states ranked", "is silent", "contradicts itself (score, person)", "contradicts itself: score
/// on line 5, person on line 9".
[[nodiscard]] auto to_text(const Statement& statement) -> std::string;

/// Read to the letter: an open text gives the answer nearest to its words.
enum class Agreement : std::uint8_t {
  agree,        ///< all texts state the same answer
  open,         ///< all lean to one answer, but a text bears another one too
  some_silent,  ///< those that speak lean to one answer
  all_silent,
  differ,  ///< two texts lean to different answers
};
/// "the texts differ": a phrase.
[[nodiscard]] auto to_text(Agreement agreement) -> std::string_view;

/// One open question across all texts.
struct Comparison {
  RulingRow ruling;
  std::vector<Statement> statements;  ///< in the order of the sources
  Agreement agreement = Agreement::all_silent;
  bool contradicts = false;  ///< some text contradicts itself
  bool slight = false;       ///< each text that speaks of it leaves hardly a doubt
  /// Two answers that the texts leave apart: what to try out in a game. None where they agree.
  std::optional<std::pair<std::string_view, std::string_view>> apart;
  std::string tried;  ///< what came of trying it out; empty if nobody did
};

/// The texts in the order of the sources.
[[nodiscard]] auto compare(const GameTables& game, const std::vector<Sources>& sources,
                           const std::vector<Text>& texts) -> std::vector<Comparison>;

}  // namespace ruleproof::audit
