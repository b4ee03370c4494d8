#include "properties/conformance/compare/seek.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace ruleproof::conformance {

auto Seeker::next(AnyGame& model) -> std::optional<Action> {
  auto& random = dice_.random();
  if (!std::exchange(begun_, true)) greedy_ = random.below(4) != 0;
  const bool over = model.seat() == Seat::nobody;
  if (!std::exchange(tried_, true) && (over || random.below(options_.attempts ? 1 : 4) == 0)) {
    if (auto miss = model.near_miss(random, seen_.verdicts)) {
      ++seen_.verdicts[miss->why.index];
      return Action{Action::Kind::refuse, std::move(miss->move)};
    }
  }
  if (options_.undo && moves_ > 0 && !taken_ && random.below(32) == 0) {
    taken_ = true;
    return Action{Action::Kind::undo, {}};
  }
  if (over || moves_ == options_.longest) return std::nullopt;
  const auto offer = choose(model);
  seen_.add(model.foresee(offer));
  ++moves_;
  tried_ = taken_ = false;
  return Action{Action::Kind::play, model.text_of(offer)};
}

auto Seeker::rarity(const ClauseSet& clauses) const -> std::uint64_t {
  auto least = std::numeric_limits<std::uint64_t>::max();
  clauses.for_each([&](ClauseRef clause) { least = std::min(least, seen_.steps[clause.index]); });
  return least;
}

auto Seeker::choose(AnyGame& model) -> std::size_t {
  constexpr std::size_t looked_at = 6;
  auto& random = dice_.random();
  const auto offers = model.offers();
  if (!greedy_ || offers == 1 || random.below(2) == 0) return model.throw_dice(dice_);
  std::size_t best = 0;
  auto least = std::numeric_limits<std::uint64_t>::max();
  for (std::size_t i = 0; i < std::min(offers, looked_at); ++i) {
    const auto offer = offers <= looked_at ? i : random.below(offers);
    const auto rare = rarity(model.foresee(offer));
    if (rare < least) {
      least = rare;
      best = offer;
    }
  }
  return best;
}

}  // namespace ruleproof::conformance
