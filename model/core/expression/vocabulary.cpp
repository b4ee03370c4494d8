#include "model/core/expression/vocabulary.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::expression {

auto Vocabulary::add(Symbol symbol) -> void {
  if (!by_path_.try_emplace(symbol.path, symbols_.size()).second) return;
  symbols_.push_back(std::move(symbol));
}

auto Vocabulary::add_element(const std::string& path, std::size_t number) -> void {
  auto& most = elements_[path];
  most = std::max(most, number);
}

auto Vocabulary::find(std::string_view path) const -> const Symbol* {
  const auto found = by_path_.find(path);
  return found == by_path_.end() ? nullptr : &symbols_[found->second];
}

auto Vocabulary::elements(std::string_view path) const -> std::size_t {
  const auto found = elements_.find(path);
  return found == elements_.end() ? 0 : found->second;
}

auto Vocabulary::with_opening(std::size_t size) const -> Vocabulary {
  auto both = *this;
  for (auto symbol : symbols_) {
    if (!symbol.source.in_state) continue;
    symbol.path = std::string(start_prefix) + symbol.path;
    symbol.source.offset += size;
    for (auto& guard : symbol.guards) guard.of.offset += guard.of.in_state ? size : 0;
    for (auto& part : symbol.sums) part.offset += size;
    both.add(std::move(symbol));
  }
  for (const auto& [path, count] : elements_) {
    both.elements_.emplace(std::string(start_prefix) + path, count);
  }
  return both;
}

auto Vocabulary::nearest(std::string_view path) const -> std::string {
  std::vector<std::string_view> known;
  known.reserve(symbols_.size());
  for (const auto& symbol : symbols_) known.emplace_back(symbol.path);
  return did_you_mean(path, known);
}

auto element_path(std::string path, std::size_t number) -> std::string {
  if (!path.empty() && path.back() >= '0' && path.back() <= '9') path += '.';
  return path + std::to_string(number);
}

auto add_around(Vocabulary& vocabulary, int players) -> void {
  const auto source = [](std::size_t offset) {
    return Source{false, offset, detail::read_scalar<std::int64_t>};
  };
  Symbol to_act{.path = "to-act",
                .says = "who is to act",
                .high = static_cast<std::int64_t>(Seat::nobody),
                .source = source(offsetof(Around, to_act))};
  to_act.most = to_act.high;
  for (auto seat = 0; seat <= to_act.high; ++seat) {
    to_act.words.emplace_back(ruleproof::to_text(static_cast<Seat>(seat)));
  }
  vocabulary.add(std::move(to_act));
  const Symbol over{.path = "over",
                    .says = "the game is over",
                    .high = 1,
                    .most = 1,
                    .source = source(offsetof(Around, over))};
  vocabulary.add(over);
  for (int p = 0; p < players; ++p) {
    const auto at = static_cast<std::size_t>(p) * sizeof(std::int64_t);
    const auto seat = std::string(ruleproof::to_text(player_seat(p)));
    constexpr auto any = std::numeric_limits<std::int32_t>::max();
    vocabulary.add_element("outcome.p", static_cast<std::size_t>(p) + 1);
    vocabulary.add_element("winner.p", static_cast<std::size_t>(p) + 1);
    vocabulary.add({.path = "outcome." + seat,
                    .says = "points, once the game is over",
                    .low = -any,
                    .high = any,
                    .least = -any,
                    .most = any,
                    .source = source(offsetof(Around, scores) + at),
                    .guards = {{over.source, 1}}});
    vocabulary.add({.path = "winner." + seat,
                    .says = "has won, once the game is over",
                    .high = 1,
                    .most = 1,
                    .source = source(offsetof(Around, wins) + at),
                    .guards = {{over.source, 1}}});
  }
}

}  // namespace ruleproof::expression
