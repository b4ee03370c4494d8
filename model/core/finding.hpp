/// Findings: what every engine (laws, fuzzing, search, solver, audit) says, and what every report
/// is made of. A report is a pure function of a `Run`: no clock, no host name.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"      // IWYU pragma: export
#include "model/core/strength.hpp"  // IWYU pragma: export

namespace ruleproof {

/// What a finding says.
enum class FindingKind : std::uint8_t {
  law_broken,        ///< a law does not hold in some reachable position
  goal_unreached,    ///< something that must be possible was not found possible
  scenario_failed,   ///< a worked example or regression does not replay
  pin_moved,         ///< a pinned count changed
  ruling_matters,    ///< two readings of a clause give different games (or are shown not to)
  texts_differ,      ///< two texts state different things
  text_contradicts,  ///< one text contradicts itself
  text_silent,       ///< a text does not say what another does
  line_unaccounted,  ///< a line of a text that no clause accounts for
  link_suspect,      ///< a mapped line has changed since it was reviewed
  clause_uncited,    ///< an enforced clause that nothing reached
  engine_differs,    ///< an outside engine disagrees with the model
  answer,            ///< a question and its answer
};

enum class Severity : std::uint8_t { error, warning, note };

[[nodiscard]] auto to_text(FindingKind kind) -> std::string_view;
[[nodiscard]] auto to_text(Severity severity) -> std::string_view;

/// Lines of a file, 1-based; a whole file has line 0.
struct Place {
  std::string file;  ///< relative path with forward slashes
  int line = 0;
  int last_line = 0;
  std::string quote;  ///< text of the lines, read at run time; may be empty
  auto operator==(const Place&) const -> bool = default;
};

/// What one step of a game changed in one field.
struct Change {
  std::string field;
  std::string before;
  std::string after;
  auto operator==(const Change&) const -> bool = default;
};

/// One step of a witness, ready to be shown.
struct Frame {
  std::string seat;                  ///< "p1", "chance"; empty for the opening
  std::string move;                  ///< in the game's notation
  std::vector<std::string> because;  ///< ids of the clauses relied on
  std::vector<Change> changes;
  std::vector<Panel> panels;  ///< the table after the step; empty if the game draws none
  auto operator==(const Frame&) const -> bool = default;
};

/// A game that shows something. `record` replays it; `frames` are for reading.
struct Witness {
  std::string title;   ///< "under festival-zero=ranked"
  std::string record;  ///< the record format, whole
  std::vector<Frame> frames;
  auto operator==(const Witness&) const -> bool = default;
};

/// One result.
struct Finding {
  std::string id;  ///< stable across runs: "year-of-the-dragon/ruling/festival-zero"
  FindingKind kind = FindingKind::answer;
  Severity severity = Severity::note;
  std::string game;
  std::vector<std::string> clauses;
  std::string title;            ///< one sentence
  std::string message;          ///< a paragraph; plain text
  Strength how = How::unknown;  ///< and for a strong word its scope
  std::string bound;            ///< "2 players, first 3 rounds", "10,000,000 steps"; may be empty
  std::string data;  ///< what it rests on: "rulebook", "public source", "stand-in"; may be empty
  std::vector<std::pair<std::string, std::string>> facts;  ///< name and value, in order
  std::vector<Place> places;
  std::vector<Witness> witnesses;
  /// Typed expressions that hold in every position of every game within the scope, if the finding
  /// is right: what a search could refute.
  std::vector<std::string> always = {};
  std::string smt2;  ///< the solver's question, so that another solver can confirm it; may be empty
  auto operator==(const Finding&) const -> bool = default;
};

enum class Status : std::uint8_t { passed, failed, skipped };
[[nodiscard]] auto to_text(Status status) -> std::string_view;

/// One thing that was checked: a law, a scenario, a pin, a question. One JUnit test case each.
struct Check {
  std::string group;  ///< "laws", "scenarios", "pins", "fuzz corpus", "questions", "audit"
  std::string name;   ///< the law's sentence, the scenario's file name
  Status status = Status::passed;
  std::string amount;   ///< "1,000,000 steps in 4,512 games"; may be empty
  std::string message;  ///< why it failed or was skipped
  std::string finding;  ///< id of the finding that a failure gave; may be empty
  auto operator==(const Check&) const -> bool = default;
};

/// How often one clause was relied on.
struct ClauseUse {
  std::string tag;
  std::string id;
  std::string says;
  std::string disposition;
  std::string reason;
  std::uint64_t steps = 0;     ///< steps that cited it
  std::uint64_t verdicts = 0;  ///< illegal moves refused because of it
  auto operator==(const ClauseUse&) const -> bool = default;
};

/// Everything that was found out about one game.
struct GameReport {
  std::string name;                                        ///< "year-of-the-dragon"
  std::string title;                                       ///< "In the Year of the Dragon"
  std::vector<std::pair<std::string, std::string>> facts;  ///< "data": "rulebook, public source"
  std::vector<Check> checks;
  std::vector<ClauseUse> clauses;
  std::vector<Finding> findings;
  auto operator==(const GameReport&) const -> bool = default;
};

/// One run of the tool, from which reports are made.
struct Run {
  std::string tool_version;
  std::vector<std::pair<std::string, std::string>> settings;  ///< "seed": "1", "steps": "1000000"
  std::vector<GameReport> games;
  auto operator==(const Run&) const -> bool = default;
};

/// Number of findings of severity `error`, over all games.
[[nodiscard]] auto errors(const Run& run) -> int;

}  // namespace ruleproof
