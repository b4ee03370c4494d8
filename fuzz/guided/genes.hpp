/// An input of a harness that plays, as its parts, and what changes them: a mutation of bytes that
/// knows what they are for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/harness.hpp"
#include "model/core/play.hpp"

namespace ruleproof::fuzz {

using Genes = std::vector<std::uint8_t>;

/// How many bytes at the beginning are the set-up; what is left are choices.
[[nodiscard]] auto head_of(Bytes bytes) -> std::size_t;

/// Changes the set-up or the choices, or both: drops, repeats, moves and changes choices, or plays
/// on at random from one of them. `more`: bytes between the set-up and the choices. At most `most`
/// long.
[[nodiscard]] auto mutated(Bytes bytes, std::size_t more, std::size_t most, Random& random)
    -> Genes;

/// The first choices of one game, then those of another from a choice on that is at an equal stage.
/// `first` and `second` say of each choice at what stage of its game it was made.
[[nodiscard]] auto spliced(Bytes bytes, std::span<const std::uint64_t> first, Bytes other,
                           std::span<const std::uint64_t> second, std::size_t more, Random& random)
    -> Genes;

}  // namespace ruleproof::fuzz
