#include "reports/render/steps.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::render {
namespace {

/// The number of a text in a list that has each text once.
template <class Numbers>
auto number_in(std::vector<std::string>& list, Numbers& numbers, std::string_view text)
    -> std::size_t {
  if (const auto known = numbers.find(text); known != numbers.end()) return known->second;
  numbers.emplace(text, list.size());
  list.emplace_back(text);
  return list.size() - 1;
}

}  // namespace

auto move_of(const Frame& frame) -> std::string_view {
  return frame.seat.empty() && frame.move.empty() ? "the opening" : std::string_view(frame.move);
}

auto StepStore::word(std::string_view text) -> std::size_t {
  return number_in(words_, word_numbers_, visible(text));
}

auto StepStore::row(const Frame& frame, const std::vector<int>& pictures) -> std::size_t {
  const auto seat = word(frame.seat);
  const auto move = word(move_of(frame));
  std::vector<std::size_t> because;
  for (const auto& id : frame.because) because.push_back(word(id));
  std::vector<std::size_t> changes;
  for (const auto& change : frame.changes) {
    changes.push_back(word(change.field));
    changes.push_back(word(change.before));
    changes.push_back(word(change.after));
  }
  return number_in(rows_, row_numbers_,
                   fmt::format("[{},{},[{}],[{}],[{}]]", seat, move, fmt::join(because, ","),
                               fmt::join(changes, ","), fmt::join(pictures, ",")));
}

auto StepStore::add(Play& play, std::size_t number, const Frame& frame,
                    const std::vector<int>& pictures) -> void {
  const auto at = row(frame, pictures);
  auto& runs = play.runs;
  if (const auto end = runs.size(); end > 0) {
    auto& count = runs[end - 1];
    if (runs[end - 3] + count == number && runs[end - 2] + count == at) {
      ++count;
      return;
    }
  }
  runs.insert(runs.end(), {number, at, 1});
}

auto StepStore::add(const Play& play) -> std::size_t {
  plays_.push_back(play);
  return plays_.size() - 1;
}

auto StepStore::json() const -> std::string {
  std::string out = "{\"words\":[";
  std::string_view comma;
  for (const auto& text : words_) {
    out += std::exchange(comma, ",\n");
    out += json_string(text);
  }
  out += fmt::format("],\"rows\":[{}],\"plays\":[", fmt::join(rows_, ",\n"));
  comma = {};
  for (const auto& play : plays_) {
    out += std::exchange(comma, ",\n");
    out += fmt::format("[{}]", fmt::join(play.runs, ","));
  }
  return out + "]}";
}

}  // namespace ruleproof::render
