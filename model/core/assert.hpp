/// For our own bugs only: aborts, in every build, so that sanitizers, fuzzers and users see it.
/// An illegal move is a `Verdict`; bad input is a `Result`.
#pragma once

namespace ruleproof::detail {
/// Prints the place and the condition to standard error and aborts.
[[noreturn]] auto assertion_failed(const char* condition, const char* file, int line) -> void;
}  // namespace ruleproof::detail

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): needs the text of the condition
#define RULEPROOF_ASSERT(condition)                  \
  (__builtin_expect(static_cast<bool>(condition), 1) \
       ? static_cast<void>(0)                        \
       : ::ruleproof::detail::assertion_failed(#condition, __FILE__, __LINE__))
