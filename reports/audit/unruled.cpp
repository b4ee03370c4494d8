#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/ruling.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/findings.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

/// What one text says of it, for the message and the places.
auto add(Finding& finding, std::string_view tag, const Sources& sources, const Text& text) -> void {
  const auto found = std::ranges::find(sources.unruled, tag, &UnruledLink::tag);
  finding.message += '\n' + sources.language;
  if (found == sources.unruled.end()) {
    finding.message += " has no line of its own about it";
    return;
  }
  const auto& link = found->link;
  finding.message += link.lines.empty() ? " is silent" : ", " + in_words(link.lines);
  if (!link.note.empty()) finding.message += ": " + link.note;
  for (const auto& span : link.lines) {
    finding.places.push_back({text.file, span.first, span.last, quote(text, span)});
  }
}

}  // namespace

auto unruled_findings(const GameTables& game, const std::vector<Sources>& sources,
                      const std::vector<Text>& texts) -> std::vector<Finding> {
  std::vector<Finding> findings;
  for (const auto& row : game.unruled) {
    const bool mapped = std::ranges::any_of(sources, [&](const Sources& each) {
      return std::ranges::find(each.unruled, row.tag, &UnruledLink::tag) != each.unruled.end();
    });
    if (!mapped) continue;
    Finding finding;
    finding.id = std::string(game.name) + "/texts/" + std::string(row.tag);
    finding.kind = FindingKind::text_silent;
    finding.severity = Severity::note;
    finding.game = game.name;
    finding.title = std::string(row.tag) + ": no game differs: " + std::string(row.reason);
    finding.message = "The texts diverge or leave something open here, and no ruling is needed: " +
                      std::string(row.reason) + '.';
    finding.how = How::stated;
    finding.facts = {{"tag", std::string(row.tag)}, {"consequence", "none, by the reason given"}};
    for (std::size_t i = 0; i < sources.size(); ++i) add(finding, row.tag, sources[i], texts[i]);
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace ruleproof::audit
