#include "reports/render/picture/steps.hpp"

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

/// Pictures as a row says them, below a row with others.
auto pictures_below(const std::vector<int>& pictures, const std::vector<int>& above)
    -> std::vector<int> {
  if (pictures.size() != above.size()) return pictures;
  std::vector<int> said{-1};
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (pictures[i] == above[i]) continue;
    said.insert(said.end(), {static_cast<int>(i), pictures[i]});
  }
  return said;
}

}  // namespace

auto move_of(const Frame& frame) -> std::string_view {
  return frame.seat.empty() && frame.move.empty() ? "the opening" : std::string_view(frame.move);
}

auto StepStore::word(std::string_view text) -> std::size_t {
  const auto [at, fresh] = word_numbers_.try_emplace(visible(text), words_.size());
  if (fresh) words_.push_back(at->first);
  return at->second;
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
  auto texts =
      fmt::format("{},{},[{}],[{}]", seat, move, fmt::join(because, ","), fmt::join(changes, ","));
  const auto [at, fresh] =
      row_numbers_.try_emplace(fmt::format("{} {}", texts, fmt::join(pictures, ",")), rows_.size());
  if (fresh) {
    rows_.push_back(std::move(texts));
    pictures_.push_back(pictures);
  }
  return at->second;
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
  out += "],\"rows\":[";
  comma = {};
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto said = pictures_below(pictures_[i], i > 0 ? pictures_[i - 1] : std::vector<int>{});
    out += fmt::format("{}[{},[{}]]", std::exchange(comma, ",\n"), rows_[i], fmt::join(said, ","));
  }
  out += "],\"plays\":[";
  comma = {};
  for (const auto& play : plays_) {
    out += std::exchange(comma, ",\n");
    out += fmt::format("[{}]", fmt::join(play.runs, ","));
  }
  return out + "]}";
}

}  // namespace ruleproof::render
