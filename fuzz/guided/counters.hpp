/// What guides libFuzzer beside the edges of the rules' code: counters that it reads after each
/// input and clears before the next. An input that moves one as none before did joins the corpus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ruleproof::fuzz {

/// Counters by what the rules say. Those of presence are 0 or 1.
struct Counters {
  static constexpr std::size_t clauses = 256;
  static constexpr std::size_t pairs_kept = 16384;     ///< of two clauses, by a hash
  static constexpr std::size_t readings_kept = 16384;  ///< of a clause under an answer, by a hash

  std::array<std::uint8_t, clauses> relied;       ///< steps that relied on the clause
  std::array<std::uint8_t, clauses> refused;      ///< moves refused because of it
  std::array<std::uint8_t, clauses> goals;        ///< presence: reached for the first time
  std::array<std::uint8_t, pairs_kept> pairs;     ///< presence: relied on in one step
  std::array<std::uint8_t, readings_kept> under;  ///< presence: relied on under that answer
};

/// Where libFuzzer looks, and nobody else: one for the program.
[[nodiscard]] auto counters() -> Counters&;

/// Counts on, up to what a byte holds.
constexpr auto count(std::uint8_t& counter, std::uint64_t more = 1) -> void {
  counter = static_cast<std::uint8_t>(more > 255U - counter ? 255U : counter + more);
}

/// The counter that the hash of two numbers chooses.
template <std::size_t N>
constexpr auto at_hash(std::array<std::uint8_t, N>& all, std::uint64_t a, std::uint64_t b)
    -> std::uint8_t& {
  static_assert((N & (N - 1)) == 0);
  const auto mixed = (a * 0x9e3779b97f4a7c15U) ^ ((b + 1) * 0xc2b2ae3d27d4eb4fU);
  return all[(mixed ^ (mixed >> 29U)) % N];
}

}  // namespace ruleproof::fuzz
