/// What a game offers where a value is typed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/manual/complete.hpp"

namespace ruleproof::cli::manual {

/// What a flag, or a word with a place, takes.
enum class Takes : std::uint8_t {
  nothing_known,  ///< a number, a text
  files,
  games,
  clauses,
  questions,
  rulings,       ///< "festival-zero"
  ruling_pairs,  ///< "festival-zero=ranked,..."
  options,       ///< "columns=4,..."
  rulebooks,
  players,
  bugs,
  expression,  ///< over the fields
  fields,      ///< a list of them
  topics,
  shells,
  suites,
  formats,
  bots,
  check
};

/// By the name of the flag or word; `subcommand` tells those of one name apart.
[[nodiscard]] auto taken_by(std::string_view name, std::string_view subcommand) -> Takes;

/// Every value, or every beginning of one, that may follow `typed`. Those that do not begin with it
/// are left to the caller. `game` may be empty.
[[nodiscard]] auto values_for(Takes takes, std::string_view game, const std::string& typed)
    -> std::vector<Candidate>;

}  // namespace ruleproof::cli::manual
