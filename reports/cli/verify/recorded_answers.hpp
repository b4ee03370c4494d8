/// The answers to questions that take long, as they were recorded: `verify --quick` shows them
/// instead of asking again.
///
///     solver/questions/recorded/drako/endings.json     # written by ci/record-answers
///
/// A file is what `ask GAME QUESTION --json` prints, without the steps of its games. A test holds
/// it to the answers that were approved, which a test holds to the model.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

inline constexpr std::string_view recorded_answers_folder = "solver/questions/recorded";

/// "solver/questions/recorded/drako/endings.json"
[[nodiscard]] auto recorded_answers_file(std::string_view game, std::string_view question)
    -> std::string;

/// Whether the answers to a question are recorded below a root.
[[nodiscard]] auto is_recorded(std::string_view game, std::string_view question,
                               const std::string& root) -> bool;

/// The answers as they stand in the file, as strong as they were. A check says that nobody asked
/// and is skipped; it fails where one of their games does not replay.
[[nodiscard]] auto recorded_answers_report(const std::string& game, const std::string& question,
                                           const std::string& root) -> Result<GameReport>;

/// No stronger than what this run has seen of a report that the refuter has tried: `replayed`
/// stays, for the games were played again; `sampled` is what games did not refute; the rest is
/// stated.
[[nodiscard]] auto as_recorded(GameReport report) -> GameReport;

}  // namespace ruleproof::cli
