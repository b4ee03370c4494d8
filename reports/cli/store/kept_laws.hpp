/// The games in which `check` has found laws broken, for the next run of it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

class KeptLaws {
 public:
  /// The laws of one game that failed. An error as of `Failures::read`, where they are asked for;
  /// also where only they are, and there is none.
  [[nodiscard]] static auto of(const std::string& game, const FailedFlags& flags)
      -> Result<KeptLaws>;

  /// The names of the laws.
  [[nodiscard]] auto names() const -> std::vector<std::string>;
  /// Their games, played again: a check for each, and a finding for each that is broken still.
  [[nodiscard]] auto played_again() const -> GameReport;

  /// An error where one of these games could not be played: it does not pass.
  [[nodiscard]] auto untried(const GameReport& again) const -> std::optional<Error>;

  /// Keeps the laws that `report` finds broken, and of the others those whose game breaks them
  /// still, or cannot be played now. An error where they cannot be written.
  [[nodiscard]] auto keep(const GameReport& report) const -> std::optional<Error>;

 private:
  KeptLaws(std::string game, Failures file) : game_(std::move(game)), file_(std::move(file)) {}

  std::string game_;
  Failures file_;
  std::vector<Failure> failures_;
};

}  // namespace ruleproof::cli
