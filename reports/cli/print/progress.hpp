/// When a command ends, for the line that a person sees while it works.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace ruleproof::cli {

/// ", about 40 s left" after so long, from how many things are done; nothing before the first is.
/// Those that are left may take longer than those before.
[[nodiscard]] auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed)
    -> std::string;

}  // namespace ruleproof::cli
