/// The parts of one game. Included by one file for each game, which CMake writes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/naming.hpp"
#include "model/core/parts.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted_of.hpp"
#include "properties/conformance/shorten/parting_of.hpp"
#include "properties/conformance/shorten/proposals_of.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::conformance {

namespace detail {

template <class G>
auto corpus_game_of(std::string_view bytes) -> CorpusGame {
  const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
  std::span<const std::uint8_t> left(input);
  CorpusGame meant;
  meant.options = properties::setup_from_bytes<G>(left).options;
  meant.choices.assign(left.begin(), left.end());
  return meant;
}

template <class G>
auto same_value_in(std::string_view field, std::string_view one, std::string_view other) -> bool {
  static const auto start = properties::configured<G>({}).start();
  auto a = start;
  auto b = start;
  return set_field(a, field, one) == SetOutcome::done &&
         set_field(b, field, other) == SetOutcome::done && a == b;
}

template <class G>
auto drawn_options_of(std::uint64_t number) -> Texts {
  if (number == 0) return {};
  Random random(number);
  return properties::random_options<G>(random);
}

}  // namespace detail

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name,
          .title = G::title,
          .clauses = G::rulebook,
          .effects = effects_of<G>,
          .openings = openings_of<G>,
          .data = data_source_of<G>,
          .bugs = bugs_in<G>(),
          .make = any_game::parts_of<G>().make,
          .plant = planted_game_of<G>,
          .parting = parting_of<G>,
          .propose = propose_in<G>,
          .corpus_game = detail::corpus_game_of<G>,
          .same_value = detail::same_value_in<G>,
          .drawn_options = detail::drawn_options_of<G>};
}

}  // namespace ruleproof::conformance
