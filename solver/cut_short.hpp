/// What a clock or a lack of memory has ended. Everything else that bounds an engine is counted in
/// steps, and ends it at the same place each time: what was cut short may come out otherwise on a
/// machine that has less to do, so that nobody may keep it for another run.
#pragma once

#include <cstdint>

namespace ruleproof::solver {

/// Says that something was. Any thread may.
auto note_cut_short() -> void;
/// How often something was, in this process.
[[nodiscard]] auto times_cut_short() -> std::uint64_t;

}  // namespace ruleproof::solver
