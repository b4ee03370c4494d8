#include "reports/audit/align/projection.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "reports/audit/align/align.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {
namespace {

constexpr double least = 0.25;  // confidence of pairs that are gone by

/// Whether one of the sentences stands on one of the lines.
auto stands_on(const Document& document, const std::vector<int>& sentences, const Lines& lines)
    -> bool {
  return std::ranges::any_of(sentences, [&](int at) {
    const auto& sentence = document.sentences[static_cast<std::size_t>(at)];
    return std::ranges::any_of(lines, [&](const Span& span) {
      return sentence.line <= span.last && span.first <= sentence.last_line;
    });
  });
}

/// How sure it is that each line of the new text belongs to lines of a sister.
auto lines_for(const PairAudit& pair, const Lines& lines) -> std::map<int, double> {
  std::map<int, double> found;
  for (const auto& pairing : pair.pairings) {
    if (pairing.first.empty() || pairing.second.empty() || pairing.confidence < least) continue;
    if (!stands_on(pair.first, pairing.first, lines)) continue;
    for (const int at : pairing.second) {
      const auto& sentence = pair.second.sentences[static_cast<std::size_t>(at)];
      for (int line = sentence.line; line <= sentence.last_line; ++line) {
        found[line] = std::max(found[line], pairing.confidence);
      }
    }
  }
  return found;
}

/// How far a sister can be gone by: where most sentences of the new text have no sure partner in
/// it, those that have one mean little.
auto trust_in(const PairAudit& pair) -> double {
  static constexpr double sure = 0.6;
  std::size_t all = 0;
  std::size_t paired = 0;
  for (const auto& pairing : pair.pairings) {
    all += pairing.second.size();
    const bool is_sure = !pairing.first.empty() && pairing.confidence >= sure;
    paired += is_sure ? pairing.second.size() : 0;
  }
  static constexpr double little = 0.4;
  static constexpr double much = 0.8;
  const double share =
      static_cast<double>(paired) / static_cast<double>(std::max<std::size_t>(all, 1));
  return std::clamp((share - little) / (much - little), 0.0, 1.0);
}

}  // namespace

auto projected(const GameTables& game, const std::vector<Sister>& sisters, const Document& text)
    -> std::vector<Vote> {
  static constexpr double least_trust = 0.25;
  std::vector<Vote> votes;
  std::map<std::string, bool> known;
  bool is_close = false;
  for (const auto& sister : sisters) {
    const auto pair = compare(sister.document, text);
    const double trust = trust_in(pair);
    is_close |= trust >= least_trust;
    for (const auto& link : sister.sources->clauses) {
      known[link.clause] = true;
      const auto lines = lines_for(pair, link.link.lines);
      for (const auto& [line, sure] : lines) {
        votes.push_back({link.clause, line, sure * trust, 1.0 / static_cast<double>(lines.size())});
      }
    }
  }
  if (!is_close) return {};  // what they say elsewhere or not at all tells nothing of this text
  for (const auto& clause : game.clauses) {
    if (!known.contains(std::string(clause.id))) votes.push_back({std::string(clause.id), 0, 1, 1});
  }
  return votes;
}

}  // namespace ruleproof::audit
