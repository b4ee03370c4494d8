/// What the report holds for its script, in parts that it unpacks when they are looked at.
///
///     list      what is wrong, first: `sentence`, `legend`, `games`, and of each finding a row:
///               game, its number there, name in links, kind, severity, how, data, title, since
///     game-0    the report of the first game as in run.json; of a finding also the `command` that
///               shows it again, of a witness its `record`, the `file` it is saved as, its `play`
///     plays-0   its pictures and steps (panels.hpp, steps.hpp)
#pragma once

#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/gravity.hpp"

namespace ruleproof::render {

struct Held {
  std::string name;
  std::string json;
};

/// The parts, in that order. No character in them is invisible.
[[nodiscard]] auto held(const Run& run, const std::vector<Item>& items, const Beside& beside)
    -> std::vector<Held>;

}  // namespace ruleproof::render
