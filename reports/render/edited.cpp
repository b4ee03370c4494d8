#include "reports/render/edited.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"

namespace ruleproof::render {
namespace {

using Words = std::vector<std::string>;

/// The words of a quote, without the marks that findings put around some.
auto words_of(std::string quote) -> Words {
  for (const std::string_view mark : {"«", "»"}) {
    for (auto at = quote.find(mark); at != std::string::npos; at = quote.find(mark)) {
      quote.erase(at, mark.size());
    }
  }
  std::istringstream in(quote);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

auto joined(std::span<const std::string> words) -> std::string {
  constexpr std::size_t most = 12;
  std::string text;
  for (const auto& word : words.first(std::min(words.size(), most))) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text.empty() ? "nothing" : '"' + text + (words.size() > most ? " …\"" : "\"");
}

/// The words between those that begin and those that end both alike; empty if all are the same.
auto changed(const Words& before, const Words& now) -> std::optional<std::string> {
  const auto least = std::min(before.size(), now.size());
  std::size_t first = 0;
  while (first < least && before[first] == now[first]) ++first;
  std::size_t last = 0;
  while (first + last < least && before[before.size() - 1 - last] == now[now.size() - 1 - last]) {
    ++last;
  }
  if (2 * (first + last) < std::max(before.size(), now.size())) return std::nullopt;
  if (before.size() == now.size() && first == before.size()) return "";
  const auto middle = [&](const Words& words) {
    return joined(std::span(words).subspan(first, words.size() - first - last));
  };
  return fmt::format("{} was {}", middle(now), middle(before));
}

}  // namespace

auto edited_words(const Finding& before, const Finding& now) -> std::optional<std::string> {
  if (before.kind != now.kind || before.severity != now.severity || before.how != now.how ||
      before.places.size() != now.places.size())
    return std::nullopt;
  std::string text;
  for (std::size_t i = 0; i < now.places.size(); ++i) {
    if (before.places[i].quote.empty() || now.places[i].quote.empty()) return std::nullopt;
    const auto words = changed(words_of(before.places[i].quote), words_of(now.places[i].quote));
    if (!words) return std::nullopt;
    if (!words->empty()) text += (text.empty() ? "" : "; ") + *words;
  }
  if (text.empty()) return std::nullopt;
  return text;
}

}  // namespace ruleproof::render
