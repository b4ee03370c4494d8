#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>

#include "model/core/assert.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/shapes.hpp"
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

/// A block in one line, for ICU takes the end of a line for that of a sentence; and on which line
/// of the file each byte stands.
class LinesOfBlock {
 public:
  explicit LinesOfBlock(const Block& block)
      : text_(block.text), first_(block.line), more_(block.last_line - block.line) {
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (text_[at] != '\n') continue;
      ends_.push_back(at);
      text_[at] = ' ';
    }
  }
  [[nodiscard]] auto text() const -> std::string_view { return text_; }
  [[nodiscard]] auto at(std::size_t byte) const -> int {
    const auto size = std::max<std::size_t>(text_.size(), 1);
    if (ends_.empty()) {  // the share of it that has passed
      return first_ +
             static_cast<int>(static_cast<std::size_t>(more_) * std::min(byte, size) / size);
    }
    const auto passed = std::ranges::lower_bound(ends_, byte) - ends_.begin();
    return first_ + std::min(static_cast<int>(passed), more_);
  }

 private:
  std::string text_;
  int first_;
  int more_;
  std::vector<std::size_t> ends_;  ///< of lines, ascending
};

}  // namespace

auto sentences_of(const std::vector<Block>& blocks) -> std::vector<Sentence> {
  std::vector<Sentence> sentences;
  int number = 0;
  for (const auto& block : blocks) {
    const LinesOfBlock lines(block);
    int mark = block.number;
    for (const auto piece : pieces_of(lines.text())) {
      auto text = normalise(piece);
      if (text.empty()) continue;
      const auto from = static_cast<std::size_t>(piece.data() - lines.text().data());
      const auto blanks = piece.size() - trimmed(piece).size();  // ICU's pieces end with them
      sentences.push_back({std::move(text), lines.at(from), lines.at(from + piece.size() - blanks),
                           block.part, number, std::exchange(mark, 0)});
    }
    ++number;
  }
  return sentences;
}

}  // namespace ruleproof::audit
