/// What failed in the last runs of a command, for the next: `--failed-first` and `--last-failed`.
///
///     .ruleproof/failed/check/drako.json
///
/// A file of its own for each command, what it was asked for, and game; none where nothing failed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// Which of both a command is asked for, and where failures are kept.
struct FailedFlags {
  bool first = false;                ///< begin with what failed last
  bool last = false;                 ///< do nothing else
  std::string store = ".ruleproof";  ///< folder; empty: nothing is kept

  [[nodiscard]] auto asked() const -> bool { return first || last; }
};

struct Failure {
  std::string what;         ///< a law, a question, a part of `verify`: each once
  std::string why = {};     ///< one sentence
  std::string record = {};  ///< a game that shows it; empty: none

  auto operator==(const Failure&) const -> bool = default;
};

class Failures {
 public:
  Failures(const std::string& store, const std::string& command, const std::string& game);

  /// What is kept; nothing where there is no store. An error where the file is not as it was
  /// written.
  [[nodiscard]] auto read() const -> Result<std::vector<Failure>>;
  /// Keeps these instead; an error where that cannot be written.
  [[nodiscard]] auto keep(const std::vector<Failure>& failures) const -> std::optional<Error>;

  [[nodiscard]] auto path() const -> const std::string& { return path_; }

 private:
  std::string store_;
  std::string path_;  ///< empty: there is no store
};

/// A folder of its own for whatever else was asked: "verify-3f2a01c9".
[[nodiscard]] auto folder_for(const std::string& command, std::string_view asked) -> std::string;

/// Nothing failed that is kept, and `--last-failed` asks for it.
[[nodiscard]] auto nothing_failed(const std::string& place) -> Error;

}  // namespace ruleproof::cli
