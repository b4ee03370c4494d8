#include "solver/cut_short.hpp"

#include <atomic>
#include <cstdint>

namespace ruleproof::solver {
namespace {

std::atomic<std::uint64_t> times = 0;

}  // namespace

auto note_cut_short() -> void { ++times; }

auto times_cut_short() -> std::uint64_t { return times; }

}  // namespace ruleproof::solver
