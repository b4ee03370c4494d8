#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/writing/writing.hpp"

namespace ruleproof::audit {
namespace {

auto spot_at(const Document& document, const std::vector<int>& sentences) -> Spot {
  if (sentences.empty()) return {document.file, 0};
  const auto& sentence = document.sentences[static_cast<std::size_t>(sentences.front())];
  return spot_of(document, sentence.line);
}

}  // namespace

auto segments_of(const PairAudit& comparison) -> std::vector<Segment> {
  std::map<std::pair<std::vector<int>, std::vector<int>>, const Entry*> entries;
  for (const auto& entry : comparison.entries) {
    entries[{entry.first, entry.second}] = &entry;
    for (const auto& each : entry.cases) entries[{each.first, each.second}] = &each;
  }
  std::vector<Segment> segments;
  for (const auto& pairing : comparison.pairings) {
    const auto entry = entries.find({pairing.first, pairing.second});
    segments.push_back(
        {marked(comparison.first, pairing.first, {}), marked(comparison.second, pairing.second, {}),
         spot_at(comparison.first, pairing.first), spot_at(comparison.second, pairing.second),
         pairing.confidence, entry == entries.end() ? nullptr : entry->second});
  }
  return segments;
}

}  // namespace ruleproof::audit
