/// A run as JSON: what engines write and renderers read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {

inline constexpr Schema run_schema{"ruleproof.run", 4};
/// What can be read, too: version 2 had all numbers but counts as texts, version 3 those that are
/// not of settings and facts.
inline constexpr std::uint64_t oldest_run = 2;
inline constexpr std::uint64_t newest_run = run_schema.version;

/// The run, whole. Empty members are left out; each distinct picture is written once, as what is
/// different from another (`pieces.hpp`), and frames name it by number. Malformed UTF-8 is
/// replaced; everything else comes back as it was.
[[nodiscard]] auto run_json(const Run& run) -> std::string;

/// The run that `run_json` wrote. Anything else is an error `bad_run` that says where: text that is
/// not JSON, another version, a member of the wrong type, an unknown name, a number out of range.
/// Members that are missing are empty; members that are unknown are passed over.
[[nodiscard]] auto read_run(std::string_view text) -> Result<Run>;

}  // namespace ruleproof::render
