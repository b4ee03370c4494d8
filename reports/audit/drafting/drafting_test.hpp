/// A draft of a small text, for tests: who aligned it made mistakes.
#pragma once

#include <string>
#include <string_view>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/decisions.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit::drafted {

inline const std::string words =
    "The Tower\n"
    "\n"
    "Two players build a tower.\n"
    "Each turn a player adds one stone or two.\n"
    "Who adds the last stone wins, and who is youngest begins.\n"
    "Have fun, and mind the cat.\n";

inline auto text(const std::string& bytes = words) -> Text {
  return tower::need(text_of(bytes, "tower.en.txt"));
}

/// Right: players. Wrong: start is on the line of the cat, and end.points is said nowhere.
inline auto alignment() -> Alignment {
  Alignment made;
  made.clauses = {{"players", 3, 0.9},
                  {"turn.stones", 4, 0.6},
                  {"end.last", 5, 0.5},
                  {"end.points", 5, 0.2},
                  {"start", 6, 0.1}};
  made.closest = {{4, {{1, 0.6}, {0, 0.3}}}, {5, {{2, 0.5}, {4, 0.4}}}};
  made.headings = {1};
  return made;
}

inline auto hash(int line, const std::string& bytes = words) -> std::string {
  return *hash_of(text(bytes), {{line, line}});
}

/// "[[act]]" about a line; `more`: what else the entry says.
inline auto entry(const std::string& act, int line, const std::string& more) -> std::string {
  return "\n[[" + act + "]]\nline = " + std::to_string(line) + "\nhash = \"" + hash(line) + "\"\n" +
         more + '\n';
}

inline const std::string head = "game = \"tower\"\nlanguage = \"en\"\nfile = \"tower.en.txt\"\n";

inline auto read(const std::string& entries) -> Result<Decisions> {
  return read_decisions(head + entries, "en.reviewed.toml", tower::tables(), "en");
}

inline auto settled(const std::string& entries, const std::string& bytes = words) -> Settled {
  return settle(tower::need(read(entries)), tower::tables(), text(bytes));
}

}  // namespace ruleproof::audit::drafted
