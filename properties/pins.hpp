/// Pins: counts of positions that must not move, some of them published by others.
///
///     # set-up | rulings | depth | states transitions terminals | source
///     columns=4 rows=4 | | all | 161029 - - | John Tromp
///
/// `-` stands for a count that nobody has measured. Who counts is up to the caller: the search
/// belongs to the solver, which this folder's headers do not know.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/report.hpp"

namespace ruleproof::properties {

/// What an exhaustive search counts.
struct PinCounts {
  std::optional<std::uint64_t> states;       ///< distinct positions
  std::optional<std::uint64_t> transitions;  ///< moves from them
  std::optional<std::uint64_t> terminals;    ///< positions in which nobody is to act
  auto operator==(const PinCounts&) const -> bool = default;
};

/// One line of a file of pins.
struct Pin {
  SetupText setup;
  std::optional<int> depth;  ///< moves from the opening; none: the whole game
  PinCounts counts;
  std::string source;
  int line = 0;
  auto operator==(const Pin&) const -> bool = default;
};

/// Reads a file of pins; errors say `where`:line.
[[nodiscard]] auto parse_pins(std::string_view text, std::string_view where)
    -> Result<std::vector<Pin>>;

/// The line of a pin, as in the file.
[[nodiscard]] auto to_text(const Pin& pin) -> std::string;

namespace detail {
/// Compares counts with their pins. Where a pin is `-`, the report tells the count, and judges
/// nothing.
auto add_pin(GameReport& report, const std::string& file, const Pin& pin,
             const Result<PinCounts>& counted, const Scope& scope) -> void;
}  // namespace detail

/// Counts again what is pinned: `count(game, depth)` gives a `Result<PinCounts>` (or `PinCounts`).
template <Configurable G, class Count>
auto check_pins(const std::vector<Pin>& pins, const std::string& file, Count&& count)
    -> GameReport {
  auto report = report_of<G>();
  for (const auto& pin : pins) {
    const auto game = G::configure(pin.setup);
    if (!game) {
      detail::add_pin(report, file, pin, game.error(), {});
    } else {
      detail::add_pin(report, file, pin, count(*game, pin.depth), scope_of(*game));
    }
  }
  return report;
}

}  // namespace ruleproof::properties
