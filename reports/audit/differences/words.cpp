#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

auto place_of(const Document& document, const std::vector<int>& sentences) -> std::string {
  if (sentences.empty()) return document.file;
  const auto& first = document.sentences[static_cast<std::size_t>(sentences.front())];
  const auto& last = document.sentences[static_cast<std::size_t>(sentences.back())];
  const auto from = spot_of(document, first.line);
  const auto to = spot_of(document, last.last_line);
  auto place = from.file + ':' + std::to_string(from.line);
  if (to.file != from.file) return place + " to " + to.file + ':' + std::to_string(to.line);
  if (to.line != from.line) place += '-' + std::to_string(to.line);
  return place;
}

auto marked(const Document& document, const std::vector<int>& sentences,
            const std::vector<Words>& words) -> std::string {
  std::string text;
  for (const int sentence : sentences) {
    auto marks = words;
    std::erase_if(marks, [&](const Words& word) { return word.sentence != sentence; });
    std::ranges::sort(marks, std::greater{}, &Words::at);
    auto own = document.sentences[static_cast<std::size_t>(sentence)].text;
    std::size_t before = own.size();
    for (const auto& mark : marks) {
      if (mark.at + mark.size > before) continue;  // one of them is enough
      own.insert(mark.at + mark.size, "»");
      own.insert(mark.at, "«");
      before = mark.at;
    }
    text += (text.empty() ? "" : " ") + own;
  }
  return text;
}

auto as_written(const Document& document, const std::vector<Words>& words) -> std::string {
  std::string text;
  for (const auto& word : words) {
    const auto& sentence = document.sentences[static_cast<std::size_t>(word.sentence)].text;
    text += (text.empty() ? "" : ", ") + sentence.substr(word.at, word.size);
  }
  return text;
}

}  // namespace ruleproof::audit
