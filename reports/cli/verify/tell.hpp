/// The end of `verify`: its files, and what the terminal shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/core/finding.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// What is printed of a run.
enum class Telling : std::uint8_t { brief, whole, json };
[[nodiscard]] constexpr auto telling(bool json, bool verbose) -> Telling {
  return json ? Telling::json : verbose ? Telling::whole : Telling::brief;
}

/// Writes the run into the folder, in all forms, and prints its summary, or run.json; the summary
/// says what is different since the `other` one, if there is one. Gives the exit code.
[[nodiscard]] auto tell(const Run& whole, const std::optional<Run>& other, const OutFolder& folder,
                        Telling telling, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
