/// The text of a move has one form. It is a law of Drako alone: the notation of other games lets
/// some words stand in any order, or take a sign more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "properties/laws/drako/table.hpp"
#include "properties/laws/shared.hpp"

namespace ruleproof::properties::drako_laws {

/// Whether a text that is not quite a move's is refused, or read as what is written with the same
/// signs.
template <Notated G>
auto is_read_exactly(const G& game, const std::string& text) -> bool {
  const auto read = game.read_move(text);
  if (!read) return true;
  const auto again = game.to_text(*read);
  return std::is_permutation(again.begin(), again.end(), text.begin(), text.end());
}

/// The text of a move with one sign changed, left out, doubled, or a word replaced by a dash.
template <Notated G>
auto nothing_else_reads_alike(const G& game, const typename G::Move& move) -> bool {
  const auto text = game.to_text(move);
  std::string other;
  const auto is_exact = [&] { return is_read_exactly(game, other); };
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const int by : {-2, -1, 1, 2, 5}) {
      (other = text)[i] = static_cast<char>(text[i] + by);
      if (text[i] != ' ' && !is_exact()) return false;
    }
    (other = text).erase(i, 1);
    if (!is_exact()) return false;
    (other = text).insert(i, 1, text[i]);
    if (!is_exact()) return false;
    if (i > 0 && text[i - 1] != ' ') continue;
    const auto end = std::min(text.find(' ', i), text.size());
    (other = text).replace(i, end - i, "-");
    if (!is_exact()) return false;
  }
  return true;
}

template <class G>
inline constexpr auto text_laws = std::to_array<Law<G>>(
    {{.name = "what is nearly the text of a move is none, or that of another",
      .holds =
          [](const G& game, const State&, const Move& move, const Step<State>&) {
            return detail::once_a_move<nothing_else_reads_alike<G>>(game, move);
          },
      .sample = 512}});

}  // namespace ruleproof::properties::drako_laws
