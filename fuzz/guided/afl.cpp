#include "fuzz/guided/afl.hpp"

#include <array>
#include <cstdint>
#include <cstring>

#include "fuzz/guided/counters.hpp"

// Of AFL++'s run-time, under the names that it gives them: its map, and how an edge gets a place in
// it. Only where a harness is linked with that is there a map.
// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" {
[[gnu::weak]] extern std::uint8_t* __afl_area_ptr;
[[gnu::weak]] auto __sanitizer_cov_trace_pc_guard_init(std::uint32_t* begin, std::uint32_t* end)
    -> void;
}

namespace ruleproof::fuzz {

auto run_by_afl() -> bool { return &__afl_area_ptr != nullptr; }

namespace {

/// A place of the map for each counter. Before `main`, since afl-fuzz asks for the size of the map
/// when the harness starts.
class Places {
 public:
  Places() {
    if (run_by_afl()) __sanitizer_cov_trace_pc_guard_init(places_.data(), places_.data() + size);
  }
  auto tell() const -> void {
    const auto* counts = reinterpret_cast<const std::uint8_t*>(&counters());
    for (std::size_t i = 0; i < size; ++i) __afl_area_ptr[places_[i]] = counts[i];
  }

 private:
  static constexpr std::size_t size = sizeof(Counters);
  std::array<std::uint32_t, size> places_{};
};
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)

const Places places;

}  // namespace

ToldToAfl::ToldToAfl() {
  if (run_by_afl()) counters() = {};
}

ToldToAfl::~ToldToAfl() {
  if (run_by_afl()) places.tell();
}

}  // namespace ruleproof::fuzz
