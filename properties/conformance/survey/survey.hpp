/// What conform is worth: the model plays each other answer to an open question, and each planted
/// bug, behind the protocol, and conform looks for it. The repository keeps the table.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/conform.hpp"

namespace ruleproof::conformance {

/// One thing that is wrong with an engine, and what conform made of it.
struct Surveyed {
  std::string name;  ///< "diagonals=do-not-count", or a bug: "forgets-rows"
  Texts with = {};   ///< answers of both sides, without which it does not show
  bool bug = false;
  bool shows = true;  ///< some game is known in which it shows; otherwise it is not looked for
  bool only_sights = false;  ///< it changes nothing but what a seat is shown
  bool found = false;        ///< within the budget
  bool named = false;        ///< by the ruling, or by a clause that the bug breaks
  std::string clause = {};   ///< the first of the finding
  std::uint64_t among = 1;   ///< so many that the finding names together, not told apart
  std::uint64_t after = 0;   ///< compared steps before it was seen
  std::uint64_t moves = 0;   ///< of the record
  std::uint64_t fewest = 0;  ///< of any record known that shows it
  /// Of an engine that starts from the opening only.
  std::optional<std::uint64_t> opening_moves = {};  ///< of the record; nothing if not found
  std::uint64_t opening_fewest = 0;                 ///< of the shortest game known
  bool proved = false;                              ///< under no set-up tried a game is shorter
  auto operator==(const Surveyed&) const -> bool = default;
};

/// The model held to itself.
struct Agreement {
  std::uint64_t steps = 0;
  std::uint64_t disagreements = 0;
  std::uint64_t tried = 0;     ///< enforced clauses
  std::uint64_t enforced = 0;  ///< all of them
  std::vector<std::string> missing = {};
  auto operator==(const Agreement&) const -> bool = default;
};

struct Survey {
  std::string game;
  std::uint64_t ruleset = 0;  ///< of the model that was measured
  std::uint64_t steps = 0;    ///< the budget of each row
  std::uint64_t seed = 1;
  Agreement agreement = {};
  std::vector<Surveyed> rows = {};
  auto operator==(const Survey&) const -> bool = default;
};

/// How a game is surveyed: its scenarios and its corpus lie below `root`.
[[nodiscard]] auto survey_options(const Parts& game, std::uint64_t steps, const std::string& root)
    -> Result<ConformOptions>;

/// Measures the rows of one game. The engine is the program for tests; the budget is in steps, so
/// that a row is the same on every machine.
class Surveyor {
 public:
  /// `engine` is the path of conformance_engine; `options` has the game, the budget, the seed and
  /// the games that are tried first.
  Surveyor(std::string engine, ConformOptions options);

  /// Every other answer, then every bug: what is to be measured.
  [[nodiscard]] auto plan() const -> std::vector<Surveyed>;
  /// Whether it can show at all, if need be with other answers, and then: what conform finds.
  [[nodiscard]] auto measure(Surveyed row) const -> Surveyed;
  /// The same of an engine that starts from the opening only: how long its record is, and how short
  /// it can be.
  [[nodiscard]] auto measure_opening(Surveyed row) const -> Surveyed;
  [[nodiscard]] auto agreement() const -> Agreement;
  /// Whether a game is known on which both sides answer otherwise: a record about the row, or one
  /// of a few random games, under the set-up of the options where that is fixed.
  auto see_whether_it_shows(Surveyed& row) const -> void;

 private:
  auto add_companions(Surveyed& row) const -> void;
  auto look_for(Surveyed& row) const -> void;
  auto find_shortest(Surveyed& row, const Record& record) const -> void;
  [[nodiscard]] auto fewest_of(const Surveyed& row, const std::string& record) const
      -> std::uint64_t;

  std::string engine_;
  ConformOptions options_;
};

/// The records of the repository that answer the question of a row.
[[nodiscard]] auto records_about(const ConformOptions& options, const Surveyed& row)
    -> std::vector<properties::TextFile>;

/// The sums of a table.
struct Sums {
  std::uint64_t rows = 0;
  std::uint64_t show = 0;
  std::uint64_t found = 0;
  std::uint64_t named = 0;
  std::uint64_t alone = 0;    ///< of these, by one clause or answer
  double excess = 0;          ///< moves of a record beyond the fewest known, on average
  std::uint64_t opening = 0;  ///< rows found by an engine that starts from the opening only
  double opening_excess = 0;  ///< the same of their records
  std::uint64_t proved = 0;   ///< of those, with a shortest game that is proved
};
[[nodiscard]] auto sums_of(const Survey& survey, bool bugs) -> Sums;

/// JSON, a row a line.
[[nodiscard]] auto to_json(const Survey& survey) -> std::string;
[[nodiscard]] auto read_survey(const std::string& text) -> Result<Survey>;

}  // namespace ruleproof::conformance
