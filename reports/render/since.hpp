/// What is different from another run: findings that are new, gone or changed, strength gained and
/// lost, checks that fail now or no longer, clauses reached and not.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

enum class Turn : std::uint8_t {
  appeared,  ///< only this run has it
  weaker,    ///< the claim rests on less than before
  stronger,  ///< or on more
  changed,   ///< it says something else
  gone,      ///< only the other run has it
};

/// "new", "weaker", "stronger", "changed", "gone".
[[nodiscard]] auto to_text(Turn turn) -> std::string_view;

/// One finding that is not as it was.
struct Turned {
  Turn turn = Turn::appeared;
  std::string game;  ///< its name
  std::string id;
  std::string title;  ///< as it is now; of what is gone, as it was
  Severity severity = Severity::note;
  std::string what;  ///< "exhaustive, was bounded"; "title, facts"; may be empty
};

struct Since {
  std::vector<Turned> findings;        ///< by turn, then severity, then as the runs have them
  std::vector<std::string> failing;    ///< checks that fail and did not: "drako: laws: ..."
  std::vector<std::string> mended;     ///< and those that failed and hold
  std::vector<std::string> unchecked;  ///< that held, and were skipped or are no longer there
  std::vector<std::string> reached;    ///< clauses that something reached, and nothing before
  std::vector<std::string> unreached;  ///< and the other way round
  std::vector<std::string> settings;   ///< "steps: 1000000, was 1000": what makes runs incomparable
};

/// Of games that only one of the runs has, everything is new or gone.
[[nodiscard]] auto since(const Run& before, const Run& now) -> Since;

/// "Since the other run: 2 new, 1 weaker; 1 check fails that did not."
[[nodiscard]] auto in_words(const Since& since) -> std::string;

}  // namespace ruleproof::render
