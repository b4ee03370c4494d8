/// What `--json` prints. Lists and records have forms of their own; whatever finds something prints
/// a run, in the form of run.json, so that `ruleproof report -` can render it.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/naming.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof {
class AnyGame;
}

namespace ruleproof::cli {

using render::Json;
using render::Schema;

[[nodiscard]] auto to_json(std::string_view text) -> Json;
/// Of a set-up: what is a number is one.
[[nodiscard]] auto to_json(const Texts& texts) -> Json;
/// How a game ended, as the protocol says it: `{"over":true,"scores":[1,0],"winners":["p1"]}`.
[[nodiscard]] auto outcome_json(const AnyGame& game) -> std::string;
[[nodiscard]] auto to_json(const Error& error) -> Json;
[[nodiscard]] auto to_json(const Clause& clause) -> Json;
[[nodiscard]] auto to_json(const RulingInfo& ruling) -> Json;
[[nodiscard]] auto to_json(const FieldInfo& field) -> Json;
[[nodiscard]] auto to_json(std::span<const Change> changes) -> Json;
[[nodiscard]] auto to_json(const Frame& frame) -> Json;

/// The forms of what is no run. reports/render/README.md says what each holds.
namespace schemas {
inline constexpr Schema games{"ruleproof.games", 2};
inline constexpr Schema clauses{"ruleproof.clauses"};
inline constexpr Schema rulings{"ruleproof.rulings"};
inline constexpr Schema notation{"ruleproof.notation"};
inline constexpr Schema fields{"ruleproof.fields"};
inline constexpr Schema play{"ruleproof.play", 2};
inline constexpr Schema replay{"ruleproof.replay", 2};
inline constexpr Schema exploration{"ruleproof.exploration", 2};
inline constexpr Schema graph{"ruleproof.graph", 2};
inline constexpr Schema questions{"ruleproof.questions"};
inline constexpr Schema names{"ruleproof.names"};
inline constexpr Schema balance{"ruleproof.balance", 2};
inline constexpr Schema data{"ruleproof.data"};
}  // namespace schemas

/// Prints the members of an object, indented, behind the envelope and with a final line feed. A
/// list is one of its members, so that whatever a command prints is an object.
auto print_json(std::ostream& out, const Schema& schema, const Json& members) -> void;

}  // namespace ruleproof::cli
