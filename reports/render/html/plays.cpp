#include "reports/render/html/plays.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/render/picture/panels.hpp"
#include "reports/render/picture/steps.hpp"

namespace ruleproof::render {
namespace {

/// A game longer than this is shown without its middle.
constexpr std::size_t most_steps = 400;
constexpr std::size_t opening_steps = 40;

using Numbers = std::vector<int>;

/// The numbers of the pictures of a frame, that of a seat under its name; each takes the place of
/// that of the frame before.
auto store(PanelStore& panels, const Frame& frame, const Numbers& before, const GameWords& words)
    -> Numbers {
  Numbers numbers;
  for (std::size_t i = 0; i < frame.panels.size(); ++i) {
    const auto& [title, svg] = frame.panels[i];
    numbers.push_back(panels.add({seat_words(words, title), svg},
                                 i < before.size() ? before[i] : PanelStore::none));
  }
  return numbers;
}

}  // namespace

auto Plays::add(const Witness& witness, const GameWords& words) -> Added {
  const auto size = witness.frames.size();
  const auto skipped = size > most_steps ? size - most_steps : 0;
  StepStore::Play play;
  Numbers numbers;
  for (std::size_t k = 0; k < size; ++k) {
    if (skipped > 0 && k >= opening_steps && k < opening_steps + skipped) continue;
    numbers = store(panels, witness.frames[k], numbers, words);
    steps.add(play, k, witness.frames[k], numbers, words);
  }
  return {.number = steps.add(play), .pictures = std::move(numbers)};
}

auto Plays::json() const -> std::string {
  return "{\"panels\":" + panels.json() + ",\"steps\":" + steps.json() + "}";
}

auto is_chart(const Witness& witness) -> bool {
  return witness.record.empty() && witness.frames.size() == 1 && !witness.frames[0].panels.empty();
}

}  // namespace ruleproof::render
