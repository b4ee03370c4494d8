#include "model/drako/data/card_lists.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "model/drako/cards.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {

auto list_text(const Deck& deck, const Cards& cards) -> std::string {
  std::string text;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const int count = cards[static_cast<Card>(i)];
    if (count == 0) continue;
    if (!text.empty()) text += '+';
    text += to_text(deck[i]);
    if (count > 1) text += '*' + std::to_string(count);
  }
  return text.empty() ? "-" : text;
}

auto find_card(const Deck& deck, std::string_view text) -> std::optional<Card> {
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (to_text(deck[i]) == text) return static_cast<Card>(i);
  }
  return std::nullopt;
}

auto read_list(const Deck& deck, std::string_view text, Cards& into) -> std::optional<std::string> {
  into = {};
  while (text != "-") {
    const auto end = std::min(text.find('+'), text.size());
    auto word = text.substr(0, end);
    int copies = 1;
    if (const auto times = word.find('*'); times != std::string_view::npos) {
      const auto digits = word.substr(times + 1);
      const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), copies);
      if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || copies < 1) {
        return "cannot read \"" + std::string(word) + '"';
      }
      word = word.substr(0, times);
    }
    const auto card = find_card(deck, word);
    if (!card) return "the deck has no card \"" + std::string(word) + '"';
    if (copies > deck[index(*card)].copies - into[*card]) {
      return "the deck has not that many of \"" + std::string(word) + '"';
    }
    into[*card] = static_cast<std::uint8_t>(into[*card] + copies);
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
  }
  return std::nullopt;
}

}  // namespace ruleproof::drako
