#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>

#include "model/core/assert.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t longest_sentence = 3'000;  // bytes
constexpr std::size_t shortest_sentence =
    12;  // bytes: what is shorter is no sentence, "1." or "etc."

/// Cuts what is longer than any sentence: between words, or anywhere between two letters.
auto add_cut(std::vector<std::string_view>& pieces, std::string_view text) -> void {
  while (text.size() > longest_sentence) {
    auto at = text.rfind(' ', longest_sentence);
    if (at == std::string_view::npos || at == 0) {
      at = longest_sentence;
      while (at > 1 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) --at;
    }
    pieces.push_back(text.substr(0, at));
    text.remove_prefix(at);
  }
  if (!text.empty()) pieces.push_back(text);
}

/// The pieces between ICU's breaks; what is too short to be a sentence stays with its neighbour.
auto pieces_of(std::string_view text) -> std::vector<std::string_view> {
  UErrorCode status = U_ZERO_ERROR;
  static thread_local const std::unique_ptr<icu::BreakIterator> breaks(
      icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), status));
  UText bytes = UTEXT_INITIALIZER;
  utext_openUTF8(&bytes, text.data(), static_cast<std::int64_t>(text.size()), &status);
  breaks->setText(&bytes, status);
  utext_close(&bytes);
  RULEPROOF_ASSERT(U_SUCCESS(status));

  std::vector<std::string_view> pieces;
  std::size_t from = 0;
  breaks->first();
  for (auto to = breaks->next(); to != icu::BreakIterator::DONE; to = breaks->next()) {
    const auto end = static_cast<std::size_t>(to);
    const bool is_last = end == text.size();
    if (end - from < shortest_sentence && !is_last) continue;
    if (is_last && end - from < shortest_sentence && !pieces.empty()) {
      const auto* begin = pieces.back().data();
      pieces.back() = {begin, static_cast<std::size_t>(text.data() + end - begin)};
    } else {
      add_cut(pieces, text.substr(from, end - from));
    }
    from = end;
  }
  return pieces;
}

}  // namespace

auto sentences_of(const std::vector<Block>& blocks) -> std::vector<Sentence> {
  std::vector<Sentence> sentences;
  int number = 0;
  for (const auto& block : blocks) {
    const auto pieces = pieces_of(block.text);
    const auto lines = block.last_line - block.line;
    for (const auto piece : pieces) {
      auto text = normalise(piece);
      if (text.empty()) continue;
      // Where a paragraph runs over several lines, the share of it that has passed says which.
      const auto from = static_cast<std::size_t>(piece.data() - block.text.data());
      const auto line_at = [&](std::size_t at) {
        const auto size = std::max<std::size_t>(block.text.size(), 1);
        return block.line +
               static_cast<int>(static_cast<std::size_t>(lines) * std::min(at, size) / size);
      };
      sentences.push_back({std::move(text), line_at(from),
                           lines == 0 ? block.line : line_at(from + piece.size()), block.part,
                           number});
    }
    ++number;
  }
  return sentences;
}

}  // namespace ruleproof::audit
