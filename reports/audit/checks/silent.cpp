/// Clauses on which one text is silent and another is not.
///
/// Readers of the two texts play by different rules, or ask. Found: a clause that this text has no
/// line for while another text of the game does. Whether it matters is for the open questions.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit::checks {

namespace {

auto link_of(const TextReading& text, std::string_view clause) -> const ClauseLink* {
  const auto& links = text.sources->clauses;
  const auto found = std::ranges::find(links, clause, &ClauseLink::clause);
  return found == links.end() ? nullptr : &*found;
}

}  // namespace

auto silent(const Readings& all, std::size_t text) -> Remarks {
  Remarks remarks;
  for (const auto& clause : all.game->clauses) {
    if (link_of(all.texts[text], clause.id) != nullptr) continue;
    std::string others;
    for (const auto& other : all.texts) {
      const auto* link = link_of(other, clause.id);
      if (link == nullptr) continue;
      others += (others.empty() ? "" : "; ") + other.sources->language + " has it on " +
                in_words(link->link.lines);
    }
    if (others.empty()) continue;
    remarks.push_back({{},
                       std::string(clause.id),
                       "says nothing of \"" + std::string(clause.says) + "\"; " + others,
                       {std::string(clause.id)}});
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
