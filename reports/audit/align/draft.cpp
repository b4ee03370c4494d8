#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "reports/audit/align/align.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::string_view head =
    "# A draft, made by a program: correct it line by line.\n"
    "#\n"
    "# confidence  how close the line seems, from 0 to 1\n"
    "# review      nobody has looked at this entry; remove the mark when you have\n"
    "# says        the program answers no open question: each is \"silent\" until you have read "
    "it\n";

auto clause_entry(const AlignedClause& link) -> std::string {
  auto out = fmt::format("\n[[clause]]\nid = \"{}\"\nlines = \"{}\"\nverdict = \"states\"\n",
                         link.clause, link.line);
  out += fmt::format("confidence = \"{:.2f}\"\n", link.confidence);
  if (link.confidence < sure_enough) out += "review = \"yes\"\n";
  return out;
}

auto ruling_entry(const RulingRow& ruling, const Alignment& alignment) -> std::string {
  const auto found =
      std::ranges::find(alignment.clauses, std::string(ruling.clause), &AlignedClause::clause);
  const int line = found == alignment.clauses.end() ? 0 : found->line;
  std::string answers;
  for (const auto& answer : ruling.answers) {
    answers += fmt::format("#   {}: {}\n", answer.id, answer.says);
  }
  return fmt::format(
      "\n# {}: {}\n{}[[ruling]]\nid = \"{}\"\nsays = \"silent\"\nlines = \"{}\"\nreview = "
      "\"yes\"\n",
      ruling.tag, ruling.question, answers, ruling.id, line == 0 ? "" : std::to_string(line));
}

auto marked_entry(std::string_view kind, int line, bool review) -> std::string {
  return fmt::format("\n[[line]]\nkind = \"{}\"\nlines = \"{}\"\n{}", kind, line,
                     review ? "review = \"yes\"\n" : "");
}

}  // namespace

auto draft(const GameTables& game, const Alignment& alignment, const Text& text,
           std::string_view language) -> std::string {
  auto out = fmt::format("{}\nlanguage = \"{}\"\nfile = \"{}\"\nlines = {}\n", head, language,
                         text.file, text.size());
  std::set<int> cited;
  for (const auto& link : alignment.clauses) {
    if (link.line == 0) continue;
    cited.insert(link.line);
    out += clause_entry(link);
  }
  out += "\n# Clauses for which no line was found:";
  for (const auto& link : alignment.clauses) {
    if (link.line == 0) out += ' ' + link.clause;
  }
  out += '\n';
  for (const auto& ruling : game.rulings) out += ruling_entry(ruling, alignment);
  for (const int line : alignment.headings) {
    if (!cited.contains(line)) out += marked_entry("heading", line, false);
  }
  // What is left is for a person: it may be a rule that no clause makes.
  return out;
}

}  // namespace ruleproof::audit
