#include "reports/audit/review/review.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/review/page/exported.html.hpp"
#include "reports/audit/review/page/keys.html.hpp"
#include "reports/audit/review/page/review.js.hpp"
#include "reports/audit/review/shell.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {
namespace {

using render::json_string;
using Key = std::pair<std::vector<int>, std::vector<int>>;

/// The words of an entry that decide, in one of the texts.
auto spots_of(const Entry& entry, bool of_first) -> std::vector<Words> {
  std::vector<Words> spots;
  for (const auto& difference : entry.differences) {
    const auto& own = of_first ? difference.first_spots : difference.second_spots;
    spots.insert(spots.end(), own.begin(), own.end());
  }
  std::ranges::sort(spots, {}, &Words::at);
  return spots;
}

/// Sentences as pieces, of which every second one is marked.
auto pieces_of(const Document& document, const std::vector<int>& sentences,
               const std::vector<Words>& spots) -> std::string {
  std::vector<std::string> pieces{""};
  for (const int at : sentences) {
    const std::string_view text = document.sentences[static_cast<std::size_t>(at)].text;
    if (at != sentences.front()) pieces.back() += ' ';
    std::size_t done = 0;
    for (const auto& spot : spots) {
      if (spot.sentence != at || spot.at < done) continue;
      pieces.back() += text.substr(done, spot.at - done);
      pieces.emplace_back(text.substr(spot.at, spot.size));
      pieces.emplace_back();
      done = spot.at + spot.size;
    }
    pieces.back() += text.substr(done);
  }
  std::string json;
  for (const auto& piece : pieces) {
    json += (json.empty() ? "" : ",") + json_string(render::visible(piece));
  }
  return '[' + json + ']';
}

auto side_of(const Document& document, const std::vector<int>& sentences,
             const std::vector<Words>& spots) -> std::string {
  if (sentences.empty()) return "null";
  return fmt::format(R"({{"at":{},"place":{},"text":{}}})", sentences.front(),
                     json_string(place_of(document, sentences)),
                     pieces_of(document, sentences, spots));
}

/// The entry that a pair has, if any, and its number in the list.
struct Found {
  const Entry* entry = nullptr;
  int number = -1;
};

auto entries_by_pair(const PairAudit& comparison) -> std::map<Key, Found> {
  std::map<Key, Found> found;
  int number = 0;
  for (const auto& entry : comparison.entries) {
    found[{entry.first, entry.second}] = {&entry, number};
    for (const auto& each : entry.cases) found[{each.first, each.second}] = {&each, number};
    ++number;
  }
  return found;
}

auto rows_of(const PairAudit& comparison, std::map<Key, int>& numbers) -> std::string {
  const auto found = entries_by_pair(comparison);
  std::string rows;
  int number = 0;
  for (const auto& pairing : comparison.pairings) {
    const auto row = found.find({pairing.first, pairing.second});
    const auto own = row == found.end() ? Found() : row->second;
    const auto spots = [&](bool of_first) {
      return own.entry == nullptr ? std::vector<Words>() : spots_of(*own.entry, of_first);
    };
    rows += fmt::format("{}\n{{\"entry\":{},\"first\":{},\"second\":{}}}", number == 0 ? "" : ",",
                        own.number, side_of(comparison.first, pairing.first, spots(true)),
                        side_of(comparison.second, pairing.second, spots(false)));
    numbers[{pairing.first, pairing.second}] = number++;
  }
  return rows;
}

auto entry_json(const Entry& entry, const std::map<Key, int>& numbers) -> std::string {
  const auto one = std::vector<Entry>{entry};
  const auto& cases = entry.cases.empty() ? one : entry.cases;
  std::string keys;
  std::string rows;
  for (const auto& each : cases) {
    keys += fmt::format("{}[{},{}]", keys.empty() ? "" : ",", json_string(each.key),
                        json_string(each.title));
    const auto row = numbers.find({each.first, each.second});
    if (row != numbers.end()) rows += fmt::format("{}{}", rows.empty() ? "" : ",", row->second);
  }
  return fmt::format(R"({{"key":{},"keys":[{}],"rows":[{}],"severity":{},"title":{},"advice":{}}})",
                     json_string(entry.key), keys, rows, json_string(to_text(entry.severity)),
                     json_string(render::one_line(entry.title)),
                     json_string(render::one_line(entry.advice)));
}

auto document_json(const Document& document) -> std::string {
  return fmt::format(R"({{"file":{},"language":{}}})", json_string(render::one_line(document.file)),
                     json_string(document.language));
}

auto data_of(const PairAudit& comparison, const Memory& memory) -> std::string {
  std::map<Key, int> numbers;
  const auto rows = rows_of(comparison, numbers);
  std::string entries;
  for (const auto& entry : comparison.entries) {
    entries += (entries.empty() ? "\n" : ",\n") + entry_json(entry, numbers);
  }
  std::string before;
  for (const auto& each : memory.reviewed()) {
    before += fmt::format(R"({}{{"key":{},"about":{},"reason":{}}})", before.empty() ? "" : ",",
                          json_string(each.key), json_string(each.about), json_string(each.reason));
  }
  return fmt::format(
      "{{\"first\":{},\"second\":{},\"rows\":[{}],\n\"entries\":[{}],\n\"before\":[{}]}}",
      document_json(comparison.first), document_json(comparison.second), rows, entries, before);
}

}  // namespace

auto review_page(const PairAudit& comparison, const Memory& memory, std::string_view version)
    -> std::string {
  return review_shell({.title = "Review of two texts",
                       .keys = embedded::pair::review_page_keys_html,
                       .exported = embedded::pair::review_page_exported_html,
                       .style = {},
                       .script = embedded::pair::review_page_review_js,
                       .data = data_of(comparison, memory)},
                      version);
}

}  // namespace ruleproof::audit
