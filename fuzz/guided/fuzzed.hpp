/// A harness that plays, with all that libFuzzer and AFL++ ask of it: one input run, changed, or
/// joined with another. Inputs are bytes, or records.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "fuzz/guided/afl.hpp"
#include "fuzz/guided/from_record.hpp"
#include "fuzz/guided/genes.hpp"
#include "fuzz/guided/stages.hpp"
#include "fuzz/playout.hpp"

namespace ruleproof::fuzz {

/// `more`: how many bytes the harness takes between the set-up and the choices.
template <class G>
class Fuzzed {
 public:
  using Body = auto (Player<G>::*)(Bytes) -> Found;

  Fuzzed(Body body, std::size_t more)
      : body_(body), more_(more), player_(Guided::yes, properties::Sampling::sampled) {}

  ~Fuzzed() { std::fprintf(stderr, "stat::steps: %llu\n", player_.steps()); }
  Fuzzed(const Fuzzed&) = delete;
  auto operator=(const Fuzzed&) -> Fuzzed& = delete;

  auto run(Bytes bytes) -> void {
    const ToldToAfl told;
    const auto genes = genes_of_text<G>(bytes, more_);
    if (const auto found = (player_.*body_)(genes ? Bytes(*genes) : bytes)) abort_with(*found);
  }

  auto mutate(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
      -> std::size_t {
    Random random(seed);
    const auto genes = genes_of_text<G>({data, size}, more_);
    return written(mutated(genes ? Bytes(*genes) : Bytes(data, size), more_, most, random), data,
                   most);
  }

  auto cross(Bytes bytes, Bytes other, std::uint8_t* out, std::size_t most, unsigned seed)
      -> std::size_t {
    Random random(seed);
    const auto own = genes_of_text<G>(bytes, more_);
    const auto theirs = genes_of_text<G>(other, more_);
    if (own) bytes = *own;
    if (theirs) other = *theirs;
    const auto first = stages(bytes);
    const auto second = stages(other);
    return written(spliced(bytes, first, other, second, more_, random), out, most);
  }

 private:
  static auto written(const Genes& genes, std::uint8_t* out, std::size_t most) -> std::size_t {
    const auto size = std::min(genes.size(), most);
    if (size > 0) std::memcpy(out, genes.data(), size);
    return size;
  }
  auto stages(Bytes bytes) -> std::vector<std::uint64_t> {
    const auto& game = player_.game_of(bytes);
    return stages_of(game, bytes.subspan(std::min(bytes.size(), more_)), buffer_);
  }

  Body body_;
  std::size_t more_;
  Player<G> player_;
  MoveList<typename G::Move> buffer_;
};

/// Longer inputs at once: a game is as long as it is, and not the shorter the newer the corpus.
auto initialize(int* count, char*** words) -> int;

}  // namespace ruleproof::fuzz

/// Defines what libFuzzer calls. `body` is a method of `Player`.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the names of the functions are given by libFuzzer
#define RULEPROOF_FUZZ_GAME(Game, body, more)                                                      \
  namespace {                                                                                      \
  auto fuzzed() -> ::ruleproof::fuzz::Fuzzed<Game>& {                                              \
    static ::ruleproof::fuzz::Fuzzed<Game> it(&::ruleproof::fuzz::Player<Game>::body, more);       \
    return it;                                                                                     \
  }                                                                                                \
  }                                                                                                \
  extern "C" {                                                                                     \
  auto LLVMFuzzerInitialize(int* count, char*** words) -> int;                                     \
  auto LLVMFuzzerInitialize(int* count, char*** words) -> int {                                    \
    return ::ruleproof::fuzz::initialize(count, words);                                            \
  }                                                                                                \
  auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int;                  \
  auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int {                 \
    fuzzed().run({data, size});                                                                    \
    return 0;                                                                                      \
  }                                                                                                \
  auto LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,             \
                               unsigned seed) -> std::size_t;                                      \
  auto LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,             \
                               unsigned seed) -> std::size_t {                                     \
    return fuzzed().mutate(data, size, most, seed);                                                \
  }                                                                                                \
  auto LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,                       \
                                 const std::uint8_t* other, std::size_t length, std::uint8_t* out, \
                                 std::size_t most, unsigned seed) -> std::size_t;                  \
  auto LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,                       \
                                 const std::uint8_t* other, std::size_t length, std::uint8_t* out, \
                                 std::size_t most, unsigned seed) -> std::size_t {                 \
    return fuzzed().cross({data, size}, {other, length}, out, most, seed);                         \
  }                                                                                                \
  }                                                                                                \
  static_assert(true)
