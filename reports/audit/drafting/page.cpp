#include "reports/audit/drafting/page.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/decisions.hpp"
#include "reports/audit/drafting/page/draft.css.hpp"
#include "reports/audit/drafting/page/draft.js.hpp"
#include "reports/audit/drafting/page/exported.html.hpp"
#include "reports/audit/drafting/page/keys.html.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/review/shell.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {
namespace {

using render::json_string;

constexpr std::size_t longest_line = 3000;  // bytes that are shown

/// A list of JSON, an item on each line.
class Items {
 public:
  auto add(std::string_view item) -> void {
    if (!text_.empty()) text_ += ",\n";
    text_ += item;
  }
  [[nodiscard]] auto text() const -> std::string { return '[' + text_ + ']'; }

 private:
  std::string text_;
};

auto mark_json(int line, const LineMark& mark) -> std::string {
  return fmt::format(R"("line":{},"hash":"{}","which":{},"of":{})", line, mark.hash, mark.which,
                     mark.of);
}

auto close_json(const std::vector<CloseClause>& clauses) -> std::string {
  std::string json;
  for (const auto& each : clauses) {
    json += fmt::format("{}[{},{:.2f}]", json.empty() ? "" : ",", each.clause, each.confidence);
  }
  return '[' + json + ']';
}

auto lines_json(const Alignment& alignment, const Text& text) -> std::string {
  std::map<int, std::vector<CloseClause>> links;
  for (std::size_t i = 0; i < alignment.clauses.size(); ++i) {
    const auto& link = alignment.clauses[i];
    if (link.line != 0) links[link.line].push_back({i, link.confidence});
  }
  const std::set<int> headings(alignment.headings.begin(), alignment.headings.end());
  const auto at = [](const std::map<int, std::vector<CloseClause>>& map, int line) {
    const auto found = map.find(line);
    return found == map.end() ? std::vector<CloseClause>() : found->second;
  };
  Items lines;
  for (const auto& [line, mark] : marks_of(text)) {
    const auto said = render::one_line(
        render::shortened(text.lines[static_cast<std::size_t>(line - 1)], longest_line));
    lines.add(fmt::format(R"({{{},"heading":{},"text":{},"links":{},"closest":{}}})",
                          mark_json(line, mark), headings.contains(line), json_string(said),
                          close_json(at(links, line)), close_json(at(alignment.closest, line))));
  }
  return lines.text();
}

auto decision_json(const Decision& decision) -> std::string {
  return fmt::format(R"({{"act":"{}",{},"clause":{},"to":{},"kind":{}}})", to_text(decision.act),
                     mark_json(decision.line, decision.mark), json_string(decision.clause),
                     json_string(decision.to), json_string(decision.kind));
}

auto data_of(const GameTables& game, const Alignment& alignment, const Text& text,
             std::string_view language, const Settled& settled) -> std::string {
  Items clauses;
  for (const auto& clause : game.clauses) {
    clauses.add(fmt::format("[{},{}]", json_string(clause.id), json_string(clause.says)));
  }
  Items before;
  for (const auto& decision : settled.held) before.add(decision_json(decision));
  for (const auto& lost : settled.lost) before.add(decision_json(lost.decision));
  Items kinds;
  for (const auto kind : line_kinds()) kinds.add(json_string(kind));
  return fmt::format(
      "{{\"game\":{},\"title\":{},\"language\":{},\"file\":{},\"sure\":{},\n\"kinds\":{},\n"
      "\"clauses\":{},\n\"lines\":{},\n\"before\":{}}}",
      json_string(game.name), json_string(game.title), json_string(language),
      json_string(render::one_line(text.file)), sure_enough, kinds.text(), clauses.text(),
      lines_json(alignment, text), before.text());
}

}  // namespace

auto draft_page(const GameTables& game, const Alignment& alignment, const Text& text,
                std::string_view language, const Settled& settled, std::string_view version)
    -> std::string {
  return review_shell({.title = "Review of a draft",
                       .keys = embedded::audit::drafting_page_keys_html,
                       .exported = embedded::audit::drafting_page_exported_html,
                       .style = std::string(embedded::audit::drafting_page_draft_css),
                       .script = embedded::audit::drafting_page_draft_js,
                       .data = data_of(game, alignment, text, language, settled)},
                      version);
}

}  // namespace ruleproof::audit
