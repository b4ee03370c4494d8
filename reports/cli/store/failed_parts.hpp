/// `--failed-first` and `--last-failed` of commands whose work is made of parts.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {

class FailedParts {
 public:
  /// Parts of nothing: all are done, and nothing is kept.
  FailedParts() = default;

  /// What failed of these games, where the same was asked: `command` names that, too. An error
  /// where nothing did and only that is asked for, or where a file that is asked for cannot be
  /// read.
  [[nodiscard]] static auto of(const std::string& command, const std::vector<std::string>& games,
                               const FailedFlags& flags) -> Result<FailedParts>;

  /// Those that failed begin the first; or are all that is done. Of a game whose audit failed,
  /// which rests on all of them, all are.
  [[nodiscard]] auto chosen(std::vector<Part> parts) const -> std::vector<Part>;
  /// An error where something failed that is none of these parts, and only that is asked for: what
  /// cannot be tried does not pass.
  [[nodiscard]] auto untried(const std::vector<Part>& parts) const -> std::optional<Error>;
  [[nodiscard]] auto keeps() const -> bool { return !flags_.store.empty(); }

  /// Keeps which of these parts failed; of parts that were not done, what is known stands. An error
  /// where it cannot be written.
  [[nodiscard]] auto keep(const std::vector<Part>& parts, const Done& done) -> std::optional<Error>;

 private:
  struct OfGame {
    Failures file;
    std::vector<Failure> failures;
  };
  [[nodiscard]] auto has_failed(const Part& part) const -> bool;

  FailedFlags flags_{.first = false, .last = false, .store = ""};
  std::map<std::string, OfGame> games_;
};

}  // namespace ruleproof::cli
