/// A question of the catalogue asked of one set-up: which answers hold for it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/set_up.hpp"

namespace ruleproof::cli {

/// What somebody asked about: a set-up that the game accepts, and the first answers to its rulings.
class AskedFor {
 public:
  /// Nothing if no flag says anything; an error where the game refuses the set-up.
  static auto of(const SetUpFlags& flags) -> Result<std::optional<AskedFor>>;

  /// Whole, as the game tells it.
  [[nodiscard]] auto setup() const -> const SetupText& { return setup_; }

  /// Of the answers to a question those that hold for what was asked. If there are none, one that
  /// says so comes first, and then all of them, each told as one for another set-up. An answer
  /// without a scope gets that of the games that it shows. Errors of the program stay.
  [[nodiscard]] auto select(std::vector<Finding> answers, const std::string& question) const
      -> std::vector<Finding>;

  /// Whether it says that a question is not asked of the set-up: no budget would answer it.
  [[nodiscard]] static auto is_of_others(const Finding& answer) -> bool;

 private:
  AskedFor(SetupText setup, std::string game) : setup_(std::move(setup)), game_(std::move(game)) {}
  /// What an answer holds for, as it says or as its games show.
  [[nodiscard]] auto scope_of(const Finding& answer) const -> std::optional<Scope>;
  [[nodiscard]] auto unanswered(const std::vector<Finding>& answers,
                                const std::string& question) const -> Finding;
  /// "players=2; festival-zero=ranked"
  [[nodiscard]] auto in_words() const -> std::string;

  SetupText setup_;
  Texts defaults_;
  std::string game_;
};

}  // namespace ruleproof::cli
