/// As what the user calls this program: "ruleproof", or the name of a command for other games.
///
/// Whatever tells him what to type next says it by this name.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::render {

/// "ruleproof" until `call_it` was told another name.
[[nodiscard]] auto command_name() -> const std::string&;

/// Takes the last part of a path as it stands in `argv[0]`; a name that a shell would have to quote
/// is not taken. Call it before other threads ask.
auto call_it(std::string_view path) -> void;

}  // namespace ruleproof::render
