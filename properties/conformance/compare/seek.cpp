#include "properties/conformance/compare/seek.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/conformance/compare/course.hpp"

namespace ruleproof::conformance {

auto Kinds::note(const std::string& move) -> void {
  constexpr std::size_t few = 8;
  auto& kind = kinds_[move.substr(0, move.find(' '))];
  if (kind.moves.size() < few) {
    kind.moves.push_back(move);
  } else {
    kind.moves[kind.next++ % few] = move;
  }
}

auto Kinds::drawn(const std::string& situation, Random& random) -> std::string {
  const Few* least = nullptr;
  std::uint64_t* times = nullptr;
  for (const auto& [kind, few] : kinds_) {
    auto& drawn = times_[{situation, kind}];
    if (times != nullptr && drawn >= *times) continue;
    least = &few;
    times = &drawn;
  }
  if (least == nullptr) return "";
  ++*times;
  return least->moves[random.below(least->moves.size())];
}

namespace {

/// The kinds of moves on offer, as far as a few dozen of them show.
auto situation_of(AnyGame& model) -> std::string {
  constexpr std::size_t looked_at = 32;
  std::set<std::string> kinds;
  const auto offers = model.seat() == Seat::nobody ? 0 : model.offers();
  const auto apart = (offers / looked_at) + 1;
  for (std::size_t i = 0; i < offers; i += apart) {
    const auto move = model.text_of(i);
    kinds.insert(move.substr(0, move.find(' ')));
  }
  std::string situation;
  for (const auto& kind : kinds) situation += kind + ' ';
  return situation;
}

}  // namespace

auto Seeker::next(AnyGame& model) -> std::optional<Action> {
  auto& random = dice_.random();
  if (!std::exchange(begun_, true)) greedy_ = random.below(4) != 0;
  const bool over = model.seat() == Seat::nobody;
  if (!std::exchange(tried_, true) && (over || random.below(options_.attempts ? 1 : 4) == 0)) {
    if (auto miss = attempt(model)) {
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
  auto move = model.text_of(offer);
  if (options_.kinds != nullptr) options_.kinds->note(move);
  return Action{Action::Kind::play, std::move(move)};
}

auto Seeker::attempt(AnyGame& model) -> std::optional<NearMiss> {
  auto& random = dice_.random();
  if (options_.kinds != nullptr && random.below(2) == 0) {
    auto move = options_.kinds->drawn(situation_of(model), random);
    const auto verdict = model.judge(move);
    if (verdict.kind == Judgement::Kind::illegal) return NearMiss{std::move(move), verdict.why};
  }
  return model.near_miss(random, seen_.verdicts);
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
