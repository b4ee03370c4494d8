/// What the refuter makes of the answers to a question: a row for each of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

/// How much is tried of each question: of all its answers together.
struct RefuteEffort {
  std::uint64_t steps = 200'000;  ///< of games
  std::uint64_t guided = 4'000;   ///< positions of searches towards the contrary, for each claim
  int pairs = 8;                  ///< of other answers to two rulings, for each claim
  std::uint64_t seed = 1;
  bool by_solver = true;   ///< ask one whether a claim says anything, else look only
  std::size_t one_in = 1;  ///< of the set-ups under other readings one in so many is played
  std::function<bool()> stop = {};  ///< asked now and then: whether to give up; nothing: never
};

/// What was kept of a game, to be tried again.
struct KeptGames {
  std::vector<std::string> records;                ///< scenarios
  std::vector<std::vector<std::uint8_t>> choices;  ///< of the corpora
};
[[nodiscard]] auto kept_games_of(const std::string& game, const std::string& root)
    -> Result<KeptGames>;

/// The group of the rows.
inline constexpr std::string_view refuter_group = "refuter";

/// Tries to break the strong findings of a report: one check of the group "refuter" for each. What
/// a game breaks becomes an error with that game, and is no longer an answer. What `stop` prevented
/// is skipped, and says so.
auto refute(GameReport& report, const RefuteEffort& effort, const KeptGames& kept) -> void;

/// Why answers have rows that say nothing about them.
enum class Unreached : std::uint8_t {
  not_asked,
  not_answered,  ///< it was asked; its answers were being computed or tried
};
/// The row of a question whose answers were not reached.
[[nodiscard]] auto not_tried(std::string name, Unreached why) -> Check;

/// What an end before all was tried has left.
struct Left {
  std::size_t cut = 0;        ///< answers that were tried in part
  std::size_t answers = 0;    ///< that were not tried at all
  std::size_t questions = 0;  ///< of which no answer is known
  [[nodiscard]] auto any() const -> bool { return cut + answers + questions > 0; }
};
[[nodiscard]] auto left_by(const GameReport& report) -> Left;
/// "2 answers tried in part, 1 answer and 3 questions not tried"; empty where nothing is left.
[[nodiscard]] auto to_text(const Left& left) -> std::string;
/// Why a table in which nothing is refuted is no pass: no answer was tried whole, whatever was
/// tried in part. A record that was replayed is no trial. Empty: it is one.
[[nodiscard]] auto why_no_pass(const GameReport& report) -> std::string;
/// "3 checks: 1 holds, 2 skipped. No findings."; where the end has left something, says so in
/// place of the last sentence.
[[nodiscard]] auto verdict_of_trials(const GameReport& report) -> std::string;

}  // namespace ruleproof::cli
