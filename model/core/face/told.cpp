/// Changes in the words of the game.
#include "model/core/telling/told.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/face/played.hpp"
#include "model/core/face/write.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof::face {
namespace {

/// The part before a mark, which is taken off the text with the mark.
auto part_before(std::string_view& text, char mark) -> std::string_view {
  const auto part = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

/// A change a line: its field, before and after, with tabs between.
auto changes_in(std::string_view text) -> std::vector<Change> {
  std::vector<Change> changes;
  while (!text.empty()) {
    auto line = part_before(text, '\n');
    const auto field = part_before(line, '\t');
    const auto before = part_before(line, '\t');
    changes.push_back({std::string(field), std::string(before), std::string(line)});
  }
  return changes;
}

}  // namespace

auto Played::told(std::string_view changes) const -> std::string {
  std::string out = R"({"told":[)";
  for (const auto& each : ruleproof::told(game_words(*game_), changes_in(changes))) {
    item(out) += '{';
    member(out, "name", each.field);
    member(out, "words", each.words);
    member(out, "before", each.before);
    member(out, "after", each.after);
    out += '}';
  }
  return out + "]}";
}

auto Played::outcome() const -> std::string {
  std::string out;
  write_outcome(*game_, out);
  if (game_->seat() == Seat::nobody) {
    out.pop_back();
    member(out, "words", outcome_words(game_words(*game_), game_->outcome()));
    out += '}';
  }
  return out;
}

}  // namespace ruleproof::face
