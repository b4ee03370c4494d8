#include "properties/conformance/corpus.hpp"

#include <cstddef>
#include <optional>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "properties/conformance/compare/course.hpp"

namespace ruleproof::conformance {

auto Scripted::next(AnyGame& model) -> std::optional<Action> {
  constexpr std::size_t longest = 2'000;  // moves may stay forced for ever
  if (model.seat() == Seat::nobody || made_++ == longest) return std::nullopt;
  const auto offers = model.offers();
  std::size_t offer = 0;
  if (offers > 1) {
    if (read_ == choices_.size()) return std::nullopt;
    offer = choices_[read_++] % offers;
  }
  return Action{Action::Kind::play, model.text_of(offer)};
}

}  // namespace ruleproof::conformance
