/// Reads any bytes as a record: reading, writing and replaying never crash, and writing is stable.
#pragma once

#include <string_view>

#include "fuzz/harness.hpp"
#include "model/core/replay.hpp"

namespace ruleproof::fuzz {

/// Parses, prints, parses again; then replays whatever it is on `G`.
template <class G>
  requires Configurable<G> && Notated<G>
[[nodiscard]] auto record(Bytes bytes) -> Found {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are characters here
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const auto first = parse_record(text, "input");
  if (!first) return {};
  const auto written = to_text(*first);
  const auto second = parse_record(written, "input");
  if (!second || to_text(*second) != written) {
    return BrokenLaw{"a record that is written and read is the same", {}, *first};
  }

  auto game = G::configure(first->setup);
  if (!game) game = G::configure({});
  RULEPROOF_ASSERT(game);
  // Whatever the record says: an answer or an error.
  (void)replay(*game, *first, "input");
  (void)frames_of(*game, *first);
  return {};
}

}  // namespace ruleproof::fuzz
