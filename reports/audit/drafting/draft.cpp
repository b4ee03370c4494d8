#include "reports/audit/drafting/draft.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/lines.hpp"
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

auto hash_entry(const Text& text, const Lines& lines) -> std::string {
  return fmt::format("hash = \"{}\"\n", hash_of(text, lines).value_or(""));
}

auto clause_entry(const DraftLink& link, const Text& text) -> std::string {
  const auto lines = spans_of(link.lines);
  auto out =
      fmt::format("\n[[clause]]\nid = \"{}\"\nlines = \"{}\"\n", link.clause, to_text(lines));
  if (link.decided) return out + hash_entry(text, lines) + "verdict = \"states\"\n";
  out += fmt::format("verdict = \"states\"\nconfidence = \"{:.2f}\"\n", link.confidence);
  if (link.confidence < sure_enough) out += "review = \"yes\"\n";
  return out;
}

auto ruling_entry(const RulingRow& ruling, const DraftLinks& links) -> std::string {
  const auto found = std::ranges::find(links.clauses, ruling.clause, &DraftLink::clause);
  const auto lines = found == links.clauses.end() ? Lines() : spans_of(found->lines);
  std::string answers;
  for (const auto& answer : ruling.answers) {
    answers += fmt::format("#   {}: {}\n", answer.id, answer.says);
  }
  return fmt::format(
      "\n# {}: {}\n{}[[ruling]]\nid = \"{}\"\nsays = \"silent\"\nlines = \"{}\"\nreview = "
      "\"yes\"\n",
      ruling.tag, ruling.question, answers, ruling.id, to_text(lines));
}

/// Lines that no clause cites: those that a person dropped, and headings.
auto marked_entries(const Alignment& alignment, const DraftLinks& links, const Text& text)
    -> std::string {
  auto kinds = links.kinds;
  for (const int line : alignment.headings) kinds.emplace(line, "heading");
  for (const auto& link : links.clauses) {
    for (const int line : link.lines) kinds.erase(line);
  }
  std::string out;
  for (const auto& [line, kind] : kinds) {
    out += fmt::format("\n[[line]]\nkind = \"{}\"\nlines = \"{}\"\n", kind, line);
    if (links.kinds.contains(line)) out += hash_entry(text, {{line, line}});
  }
  return out;
}

constexpr std::string_view as_made = "\n# as made: ";

/// The hash of all lines; nothing of what is no text.
auto whole_hash(std::string_view bytes) -> std::string {
  const auto text = text_of(bytes, "draft");
  return text ? hash_of(*text, {{1, text->size()}}).value_or("") : "";
}

}  // namespace

auto is_as_made(std::string_view draft) -> bool {
  const auto end = draft.rfind(as_made);
  if (end == std::string_view::npos) return false;
  const auto hash = whole_hash(draft.substr(0, end));
  return !hash.empty() && draft.substr(end + as_made.size()) == hash + '\n';
}

auto draft(const GameTables& game, const Alignment& alignment, const Text& text,
           std::string_view language, const Settled& settled) -> std::string {
  const auto links = links_of(alignment, settled);
  auto out = fmt::format("{}\nlanguage = \"{}\"\nfile = \"{}\"\nlines = {}\n", head, language,
                         text.file, text.size());
  for (const auto& link : links.clauses) {
    if (!link.lines.empty()) out += clause_entry(link, text);
  }
  out += "\n# Clauses for which no line was found:";
  for (const auto& link : links.clauses) {
    if (link.lines.empty()) out += ' ' + link.clause;
  }
  out += '\n';
  for (const auto& ruling : game.rulings) out += ruling_entry(ruling, links);
  // What is left is for a person: it may be a rule that no clause makes.
  out += marked_entries(alignment, links, text);
  return fmt::format("{}{}{}\n", out, as_made, whole_hash(out));
}

}  // namespace ruleproof::audit
