/// What a line says now against what it said when it was last reviewed, as its `[says]` entry keeps
/// it: facts, not words. Shared by the checks of words that decide rules.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {

/// A remark for each line whose facts of these groups are others than those kept; none for a text
/// without facts.
[[nodiscard]] auto changed_facts(const TextReading& text, std::initializer_list<Group> groups)
    -> Remarks;

/// Ideas of which one rules out the other: "first" and "last".
using Opposites = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// A remark where a clause says one of two opposites and the lines that state it only the other.
[[nodiscard]] auto opposed(const Readings& all, const TextReading& text, Opposites pairs)
    -> Remarks;

/// Both.
[[nodiscard]] auto changed_or_opposed(const Readings& all, const TextReading& text,
                                      std::initializer_list<Group> groups, Opposites pairs)
    -> Remarks;

/// The clauses that cite a line of the text.
[[nodiscard]] auto clauses_at(const TextReading& text, int line) -> std::vector<std::string>;

}  // namespace ruleproof::audit
