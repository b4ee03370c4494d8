/// `ruleproof replay`: runs records and checks what they expect.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct ReplayOptions {
  std::vector<std::string> files;         ///< "-" is the standard input; a folder, its *.game files
  std::vector<std::string> rulings = {};  ///< answers that override those of the records
  bool quiet = false;                     ///< one line for each record
  bool json = false;
  bool verbose = false;    ///< all of the answer, not ten lines
  std::string suite = {};  ///< print tests for an engine's own suite: pytest, jest, doctest, catch2
};

/// What became of one record.
struct Replayed {
  std::string where;  ///< the file
  Record record;
  std::vector<Frame> frames;  ///< the steps that were made, without pictures
  std::string position;       ///< after them
  std::string data = {};      ///< where the numbers of its set-up come from
  std::string ending = {};    ///< how it ended, as JSON, or that it goes on; empty: it never began
  std::string ended = {};     ///< the same in the game's words
  GameWords words = {};       ///< for its steps
  std::uint64_t fingerprint = 0;
  std::optional<Error> error;  ///< the first thing that is wrong
};

/// Replays the text of a record.
[[nodiscard]] auto replay_text(const std::string& text, const std::string& where,
                               const Texts& rulings = {}) -> Replayed;

/// A record that can be read but does not hold is a finding; one that cannot be read is bad input.
[[nodiscard]] auto exit_code_of(const Error& error) -> int;

[[nodiscard]] auto run(const ReplayOptions& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
