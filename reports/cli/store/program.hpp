/// Which program computes: whoever keeps a result has to know, for a change of the code leaves no
/// other trace.
#pragma once

#include <optional>
#include <string>

namespace ruleproof::cli {

/// A digest of the bytes of this program, of the libraries that it runs with and of cvc5, whose
/// opinion it asks; what cvc5 loads itself is not in it. Nothing where one of them cannot be read,
/// as after an update under way: then nobody may keep anything.
[[nodiscard]] auto fingerprint_of_program() -> std::optional<std::string>;

}  // namespace ruleproof::cli
