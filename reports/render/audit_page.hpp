/// The page of an audit: rulebook texts side by side, what they leave open, and what that does.
/// Everything comes from the values below; the page quotes the texts as they are, escaped.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::render {

/// What one text says of one clause.
struct AuditCell {
  std::string verdict;  ///< "states", "silent"
  std::string lines;    ///< "lines 68-78 and 119"; empty if it says nothing
  std::string quote;    ///< those lines
  std::string note;
};

/// A clause, with a cell for each text.
struct AuditRow {
  std::string tag;
  std::string id;
  std::string says;
  std::vector<AuditCell> cells;
};

/// An open question with its consequence; the gravest come first.
struct AuditQuestion {
  std::string tag;
  std::string id;
  std::string question;
  std::vector<std::string> said = {};  ///< by each text
  std::string consequence;
  bool decides_winner = false;                ///< a game is known that another player wins
  std::vector<std::string> often = {};        ///< one line for each kind of play
  std::vector<const Finding*> findings = {};  ///< of `game`
};

/// Words of a text, or words for it.
struct AuditQuote {
  std::string where;     ///< "rules.es.txt, line 225"
  std::string language;  ///< "es"
  std::string quote;
};

/// A question that can be sent to the publisher as it is.
struct AuditLetter {
  std::string question;
  std::string tag;                    ///< to find it again
  std::vector<AuditQuote> quotes;     ///< what the texts say, or the rule that could say it
  std::vector<std::string> readings;  ///< "(a) he wins: so es, line 225"
  std::vector<std::string> game;      ///< the smallest one that shows the difference, in words
  std::vector<AuditQuote> proposals;  ///< what could be added, in the language of each text
};

struct AuditPage {
  std::string tool_version;
  GameReport game;                     ///< checks and findings
  std::vector<std::string> files;      ///< of the texts
  std::vector<std::string> languages;  ///< in the same order
  std::vector<AuditRow> clauses;
  std::vector<AuditQuestion> questions;
  std::vector<std::string> unruled;    ///< differences that cannot matter, and why
  std::vector<std::string> errata;     ///< paragraphs
  std::vector<AuditLetter> publisher;  ///< questions to the publisher
  bool interrupted = false;
  Wording words = {};       ///< what steps are told by
  bool explorable = false;  ///< the explorer lies beside the page, and plays the game
};

/// A complete HTML document that loads nothing. The same values give the same bytes.
[[nodiscard]] auto audit_html(const AuditPage& page) -> std::string;

/// A summary for a pull request or a terminal, in Markdown.
[[nodiscard]] auto audit_markdown(const AuditPage& page) -> std::string;

/// The questions to the publisher alone, in Markdown.
[[nodiscard]] auto publisher_markdown(const AuditPage& page) -> std::string;

}  // namespace ruleproof::render
