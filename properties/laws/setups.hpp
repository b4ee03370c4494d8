/// Set-ups to try a game under: its options and its open rulings, at random or from bytes.
#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "model/core/play.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties {

namespace detail {

template <class G>
concept DrawsSetups = requires(Random& random) {
  { G::random_setup(random) } -> std::same_as<SetupText>;
};

/// `Tables<G>::random_options`, for games that have no `random_setup` of their own.
template <class G>
concept DrawsOptions = requires(Random& random) {
  { Tables<G>::random_options(random) } -> std::same_as<Texts>;
};

}  // namespace detail

/// Number of a game's rulings.
template <Configurable G>
auto rulings_count() -> std::size_t {
  return G::ruling_table.size();
}

/// Sets the ruling number `row` to its answer number `answer`; both wrap into range.
template <Configurable G>
auto set_answer(SetupText& setup, std::size_t row, std::size_t answer) -> void {
  if (rulings_count<G>() == 0) return;
  const auto& ruling = G::ruling_table[row % rulings_count<G>()];
  const auto& said = ruling.answers[answer % ruling.size()];
  setup.rulings.insert_or_assign(std::string(ruling.id), std::string(said.id));
}

/// Options at random, without rulings.
template <Configurable G>
auto random_options(Random& random) -> Texts {
  if constexpr (detail::DrawsSetups<G>) {
    return G::random_setup(random).options;
  } else if constexpr (detail::DrawsOptions<G>) {
    return Tables<G>::random_options(random);
  } else {
    return {};
  }
}

/// Gives the ruling number `row` another answer than the default one.
template <Configurable G>
auto flip_answer(SetupText& setup, std::size_t row, Random& random) -> void {
  const auto others = std::max<std::size_t>(G::ruling_table[row].size(), 2) - 1;
  set_answer<G>(setup, row, 1 + random.below(others));
}

/// A set-up at random: a quarter of them each under the default rulings, with one answer flipped,
/// with two to four flipped, and with about a quarter of the rulings flipped. One flip alone
/// matters: most laws rest on the default answers of what they do not ask about. Number 0 is the
/// default set-up: shrinking leads there.
template <Configurable G>
auto random_setup(std::uint64_t number) -> SetupText {
  if (number == 0) return {};
  Random random(number);
  SetupText setup{.options = random_options<G>(random), .rulings = {}};
  const auto rows = rulings_count<G>();
  const auto kind = random.below(4);
  if (kind == 0 || rows == 0) return setup;
  if (kind == 3) {
    for (std::size_t row = 0; row < rows; ++row) {
      if (random.below(4) == 0) flip_answer<G>(setup, row, random);
    }
    return setup;
  }
  const auto flips = kind == 1 ? 1 : 2 + random.below(3);
  for (std::size_t i = 0; i < flips; ++i) flip_answer<G>(setup, random.below(rows), random);
  return setup;
}

/// The game under a set-up. Where the game refuses the combination, under less of it: without the
/// rulings, then the default.
template <Configurable G>
auto configured(const SetupText& setup) -> G {
  for (const auto& text : {setup, SetupText{.options = setup.options, .rulings = {}}}) {
    if (auto game = G::configure(text)) return std::move(game).value();
  }
  auto game = G::configure({});
  RULEPROOF_ASSERT(game);
  return std::move(game).value();
}

/// A set-up from the first bytes of `bytes`, which are taken off: one for the options, one for how
/// many rulings (up to 7) are set, and two for each of those. No bytes: the default set-up.
template <Configurable G>
auto setup_from_bytes(std::span<const std::uint8_t>& bytes) -> SetupText {
  const auto take = [&]() -> std::uint8_t {
    if (bytes.empty()) return 0;
    const auto byte = bytes.front();
    bytes = bytes.subspan(1);
    return byte;
  };
  SetupText setup;
  if (const auto number = take(); number != 0) {
    Random random(number);
    setup.options = random_options<G>(random);
  }
  for (auto left = take() % 8; left > 0; --left) {
    const auto row = take();
    set_answer<G>(setup, row, take());
  }
  return setup;
}

}  // namespace ruleproof::properties
