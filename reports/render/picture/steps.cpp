#include "reports/render/picture/steps.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/assert.hpp"
#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::render {
namespace {

/// Pictures as a step says them, below one with others: each as what is said of its number.
template <class Say>
auto said_below(const std::vector<int>& pictures, const std::vector<int>& above, Say say)
    -> std::vector<int> {
  std::vector<int> said;
  const bool alike = pictures.size() == above.size() && !pictures.empty();
  if (alike) said.push_back(-1);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (alike && pictures[i] == above[i]) continue;
    if (alike) said.push_back(static_cast<int>(i));
    said.push_back(say(pictures[i]));
  }
  return said;
}

/// `[[1,2],[3]]`.
auto lists(const auto& rows, auto list_of) -> std::string {
  std::string out;
  for (const auto& row : rows) {
    out += fmt::format("{}[{}]", out.empty() ? "" : ",", fmt::join(list_of(row), ","));
  }
  return "[" + out + "]";
}

auto numbers(const auto& rows, auto number_of) -> std::string {
  std::string out;
  for (const auto& row : rows) {
    out += fmt::format("{}{}", out.empty() ? "" : ",", number_of(row));
  }
  return "[" + out + "]";
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

auto StepStore::row(const Frame& frame, const std::vector<int>& pictures, const GameWords& words)
    -> std::size_t {
  const auto seat = word(seat_words(words, frame.seat));
  const auto move = word(move_of(frame));
  std::vector<std::size_t> because;
  because.reserve(frame.because.size());
  for (const auto& id : frame.because) because.push_back(word(id));
  std::vector<std::size_t> changes;
  for (const auto& change : told(words, frame.changes)) {
    const bool in_words = change.words != change.field;
    changes.push_back(word(change.words + (in_words ? '\t' + change.field : "")));
    changes.push_back(word(change.before));
    changes.push_back(word(change.after));
  }
  const auto key = fmt::format("{},{},[{}],[{}] {}", seat, move, fmt::join(because, ","),
                               fmt::join(changes, ","), fmt::join(pictures, ","));
  const auto [at, fresh] = row_numbers_.try_emplace(key, rows_.size());
  if (fresh) rows_.push_back({seat, move, std::move(because), std::move(changes), pictures});
  return at->second;
}

auto StepStore::add(Play& play, std::size_t number, const Frame& frame,
                    const std::vector<int>& pictures, const GameWords& words) -> void {
  const auto at = row(frame, pictures, words);
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

auto StepStore::pictures() const -> std::string {
  int fresh = 0;
  const auto below = [&](int number) {
    const auto said = fresh - number;
    RULEPROOF_ASSERT(said >= 0);  // pictures are numbered as steps come to name them
    fresh = std::max(fresh, number + 1);
    return said;
  };
  const std::vector<int> none;
  const auto* above = &none;
  return lists(rows_, [&](const Row& row) {
    auto said = said_below(row.pictures, *above, below);
    above = &row.pictures;
    return said;
  });
}

auto StepStore::json() const -> std::string {
  std::string words;
  for (const auto& text : words_) words += (words.empty() ? "" : ",\n") + json_string(text);
  return fmt::format(
      "{{\"words\":[{}],\"seats\":{},\"moves\":{},\"because\":{},\"changes\":{},\"pictures\":{},"
      "\"plays\":{}}}",
      words, numbers(rows_, [](const Row& row) { return row.seat; }),
      numbers(rows_, [](const Row& row) { return row.move; }),
      lists(rows_, [](const Row& row) -> const auto& { return row.because; }),
      lists(rows_, [](const Row& row) -> const auto& { return row.changes; }), pictures(),
      lists(plays_, [](const Play& play) -> const auto& { return play.runs; }));
}

}  // namespace ruleproof::render
