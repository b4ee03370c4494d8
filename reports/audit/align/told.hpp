/// What a person said of some lines, as scores that no path goes against. Private to align.cpp.
#pragma once

#include <vector>

#include "reports/audit/align/align.hpp"
#include "reports/audit/align/path.hpp"
#include "reports/audit/game_tables.hpp"

namespace ruleproof::audit {

/// `lines`: that of each spot, ascending.
auto keep_to(const std::vector<Told>& told, const GameTables& game, const std::vector<int>& lines,
             Table& scores) -> void;

}  // namespace ruleproof::audit
