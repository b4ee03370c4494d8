#include "reports/audit/drafting/settle.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/decisions.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {
namespace {

/// Where each sentence stands, and how often.
class Places {
 public:
  explicit Places(const Text& text) {
    for (auto& [line, mark] : marks_of(text)) {
      count_[mark.hash] = mark.of;
      lines_.emplace(std::move(mark), line);
    }
  }
  /// 0 if it is not there.
  [[nodiscard]] auto line_of(const LineMark& mark) const -> int {
    const auto found = lines_.find(mark);
    return found == lines_.end() ? 0 : found->second;
  }
  /// Why the line of a decision is not found.
  [[nodiscard]] auto why_not(const Decision& decision) const -> std::string {
    const auto line = "line " + std::to_string(decision.line);
    const auto found = count_.find(decision.mark.hash);
    if (found == count_.end()) return line + " is not in the text any more";
    return "what " + line + " said stands " + std::to_string(found->second) + " times now, not " +
           std::to_string(decision.mark.of);
  }

 private:
  std::map<LineMark, int> lines_;
  std::map<std::string, int> count_;
};

auto is_known(const GameTables& game, std::string_view clause) -> bool {
  return clause.empty() ||
         std::ranges::find(game.clauses, clause, &Clause::id) != game.clauses.end();
}

auto no_clause(std::string_view id) -> std::string {
  return "no clause is called \"" + std::string(id) + "\" any more";
}

}  // namespace

auto settle(const Decisions& decisions, const GameTables& game, const Text& text) -> Settled {
  const Places places(text);
  Settled made;
  for (const auto& decision : decisions.all) {
    const int line = places.line_of(decision.mark);
    if (line == 0) {
      made.lost.push_back({decision, places.why_not(decision)});
    } else if (!is_known(game, decision.clause)) {
      made.lost.push_back({decision, no_clause(decision.clause)});
    } else if (!is_known(game, decision.to)) {
      made.lost.push_back({decision, no_clause(decision.to)});
    } else {
      made.held.push_back(decision);
      made.held.back().line = line;
    }
  }
  std::ranges::sort(made.held, {},
                    [](const Decision& each) { return std::pair(each.line, each.entry); });
  std::ranges::sort(made.lost, {}, [](const Lost& each) { return each.decision.entry; });
  return made;
}

auto told_by(const Settled& settled) -> std::vector<Told> {
  std::vector<Told> told;
  for (const auto& decision : settled.held) {
    if (const auto& clause = decision.makes(); !clause.empty()) {
      told.push_back({clause, decision.line, true});
    }
    if (decision.act != Act::accept && decision.act != Act::add) {
      told.push_back({decision.clause, decision.line, false});
    }
  }
  return told;
}

auto links_of(const Alignment& alignment, const Settled& settled) -> DraftLinks {
  std::map<std::string, std::set<int>> decided;
  std::set<std::pair<std::string, int>> refused;
  DraftLinks made;
  for (const auto& decision : settled.held) {
    if (decision.act == Act::drop) {
      made.kinds.emplace(decision.line, decision.kind);
    } else if (const auto& clause = decision.makes(); !clause.empty()) {
      decided[clause].insert(decision.line);
    }
    if (decision.act == Act::move || decision.act == Act::refuse) {
      refused.emplace(decision.clause, decision.line);
    }
  }
  for (const auto& link : alignment.clauses) {
    DraftLink row{link.clause, {}, link.confidence};
    if (const auto own = decided.find(link.clause); own != decided.end()) {
      row.lines.assign(own->second.begin(), own->second.end());
      row.decided = true;
    } else if (link.line != 0 && !made.kinds.contains(link.line) &&
               !refused.contains({link.clause, link.line})) {
      row.lines = {link.line};
    }
    made.clauses.push_back(std::move(row));
  }
  return made;
}

}  // namespace ruleproof::audit
