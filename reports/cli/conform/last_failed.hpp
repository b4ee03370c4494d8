/// `conform --last-failed` and `--failed-first`: the games of the findings that failed last, played
/// again. They are in the folder of an earlier report, where `--out` names one, else in the store.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/conform.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

/// Whether `--last-failed --out FOLDER` begins with a report that lies there, which then stays as
/// it is; where none lies there, one is written.
[[nodiscard]] auto begins_with_report(const ConformFlags& flags) -> bool;

class FailedGames {
 public:
  /// What failed last: in the report of `--out FOLDER`, else of this engine in the store.
  /// Errors where neither can be read, or nothing failed and only that is asked for.
  [[nodiscard]] static auto of(const ConformFlags& flags) -> Result<FailedGames>;

  [[nodiscard]] auto empty() const -> bool { return failures_.empty(); }
  /// What failed last, and what of it is gone. A folder stays as it is: there the blame lies, and
  /// the reading, which a record alone does not give; and what is mended may break again.
  [[nodiscard]] auto played_again(const conformance::ConformOptions& options) -> Result<GameReport>;

  /// Keeps in the store what failed in `report`, which played games of its own, or none. What was
  /// known before stands until its game is played again, and is mended.
  [[nodiscard]] auto keep(const GameReport* report) const -> std::optional<Error>;

 private:
  explicit FailedGames(Failures file) : file_(std::move(file)) {}

  Failures file_;
  bool in_folder_ = false;
  std::vector<Failure> failures_;
  std::vector<std::string> agreed_;  ///< the records of those that are gone
};

}  // namespace ruleproof::cli
