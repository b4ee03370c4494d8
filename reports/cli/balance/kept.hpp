/// Long runs of `balance` that are kept in the repository, so that a report has narrow intervals
/// without hours of work. A record says by which command it was made, what all its games gave, and
/// what its first rounds gave: anybody can play those again and see whether they are the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/command/balance.hpp"

namespace ruleproof::cli {

struct Recorded {
  BalanceFlags flags;      ///< that it was made with
  std::string digest;      ///< SHA-256 of what the first rounds gave
  std::string counts;      ///< of the whole run: a text of solver/balance/checkpoint.hpp
  std::string where = {};  ///< file
};

/// Rounds that are played again.
inline constexpr std::uint64_t first_rounds = balance::rounds_a_batch;

/// Where the records are.
inline constexpr std::string_view records_folder = "solver/balance/recorded";

/// "ruleproof balance drako --bots greedy": plays it again, and writes nothing.
[[nodiscard]] auto command_of(const BalanceFlags& flags) -> std::string;
/// The same, and keeps it among the recorded runs: "... --record solver/balance/recorded".
[[nodiscard]] auto recording_command_of(const BalanceFlags& flags) -> std::string;

/// "drako-2-greedy.json".
[[nodiscard]] auto file_of(const BalanceFlags& flags, int players) -> std::string;

/// The digest of what the first rounds give, with the rules and bots of this program.
[[nodiscard]] auto digest_of_first_rounds(const Experiment& experiment) -> Result<std::string>;

/// Writes the record of a run into the folder of the flags.
[[nodiscard]] auto record(const BalanceFlags& flags, const Experiment& experiment,
                          const Results& results) -> std::optional<Error>;

/// Errors name `where`.
[[nodiscard]] auto read_record(std::string_view text, std::string_view where) -> Result<Recorded>;

}  // namespace ruleproof::cli
