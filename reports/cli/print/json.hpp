/// What `--json` prints. Lists and records have forms of their own; whatever finds something prints
/// a run, in the form of run.json, so that `ruleproof report -` can render it.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/naming.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::cli {

using render::Json;

[[nodiscard]] auto to_json(std::string_view text) -> Json;
[[nodiscard]] auto to_json(const Texts& texts) -> Json;
[[nodiscard]] auto to_json(const Error& error) -> Json;
[[nodiscard]] auto to_json(const Clause& clause) -> Json;
[[nodiscard]] auto to_json(const RulingInfo& ruling) -> Json;
[[nodiscard]] auto to_json(const FieldInfo& field) -> Json;
[[nodiscard]] auto to_json(std::span<const Change> changes) -> Json;
[[nodiscard]] auto to_json(const Frame& frame) -> Json;

/// Prints the value, indented, with a final line feed.
auto print_json(std::ostream& out, const Json& json) -> void;

}  // namespace ruleproof::cli
