#include "properties/conformance/compare/opening_moves.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/files.hpp"

namespace ruleproof::conformance {
namespace {

/// Whether an engine that knows nothing but the number of players can be set up so.
auto is_plain(const SetupText& setup) -> bool {
  return std::ranges::all_of(setup.options,
                             [](const auto& option) { return option.first == "players"; });
}

}  // namespace

auto course_of(const AnyGame& game, const Record& record) -> Course {
  Course course{.position = record.position, .actions = {}};
  for (const auto& entry : record.entries) {
    switch (entry.kind) {
      case Entry::Kind::move:
        course.actions.push_back({Action::Kind::play, written(game, entry.text)});
        break;
      case Entry::Kind::expect_illegal:
        course.actions.push_back({Action::Kind::refuse, written(game, entry.text)});
        break;
      case Entry::Kind::undo:
        course.actions.push_back({Action::Kind::undo, {}});
        break;
      default:
        break;
    }
  }
  return course;
}

auto takes_back(const Record& record) -> bool {
  return std::ranges::count(record.entries, Entry::Kind::undo, &Entry::kind) > 0;
}

auto openings(std::span<const properties::TextFile> records, const AnyGame& base,
              const Welcome& engine) -> std::vector<std::pair<SetupText, std::vector<Course>>> {
  std::vector<std::pair<SetupText, std::vector<Course>>> all;
  for (const auto& file : records) {
    const auto record = parse_record(file.text, file.name);
    if (!record || record->game != base.name()) continue;
    if (!record->position.empty() && !engine.position) continue;
    if (takes_back(*record) && !engine.undo) continue;
    if (!is_plain(record->setup) && !engine.setup) continue;
    const SetupText setup{.options = record->setup.options, .rulings = base.setup().rulings};
    auto place = std::ranges::find(all, setup, [](const auto& entry) { return entry.first; });
    if (place == all.end()) place = all.insert(place, {setup, {}});
    place->second.push_back(course_of(base, *record));
  }
  return all;
}

auto moves_in(const Record& record) -> std::vector<std::string> {
  std::vector<std::string> moves;
  for (const auto& entry : record.entries) {
    if (entry.kind == Entry::Kind::move) moves.push_back(entry.text);
    if (entry.kind == Entry::Kind::undo && !moves.empty()) moves.pop_back();
  }
  return moves;
}

}  // namespace ruleproof::conformance
