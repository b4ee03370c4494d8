#include "reports/render/picture/pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ruleproof::render {
namespace {

using Pieces = std::span<const int>;

/// Appends `mine`, as many pieces as `base` has, by copying what is the same.
auto write_in_place(Pieces mine, Pieces base, std::vector<int>& row) -> void {
  int same = 0;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    if (mine[i] == base[i]) {
      ++same;
      continue;
    }
    if (same > 0) row.push_back(-std::exchange(same, 0));
    row.push_back(mine[i]);
  }
  if (same > 0) row.push_back(-same);
}

/// Appends `mine`: what is shared in front, what is new, what is shared behind.
auto write_between(Pieces mine, Pieces base, std::vector<int>& row) -> void {
  const auto shorter = std::min(mine.size(), base.size());
  std::size_t front = 0;
  while (front < shorter && mine[front] == base[front]) ++front;
  std::size_t back = 0;
  while (back < shorter - front && mine[mine.size() - 1 - back] == base[base.size() - 1 - back]) {
    ++back;
  }
  if (front == mine.size()) --front;  // what is copied last is the end of the other
  const auto own = mine.subspan(front, mine.size() - front - back);
  if (front > 0) row.push_back(-static_cast<int>(front));
  row.insert(row.end(), own.begin(), own.end());
  if (back > 0) row.push_back(-static_cast<int>(back));
}

}  // namespace

auto PieceStore::piece(std::string_view text) -> int {
  if (const auto known = numbers_.find(text); known != numbers_.end()) return known->second;
  const auto next = static_cast<int>(pieces_.size());
  numbers_.emplace(text, next);
  pieces_.emplace_back(text);
  return next;
}

auto PieceStore::add(std::string_view title, std::string_view text, int before) -> int {
  Row own{piece(title)};
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find('<', begin + 1), text.size());
    own.push_back(piece(text.substr(begin, end - begin)));
    begin = end;
  }
  pictures_.push_back(std::move(own));
  bases_.push_back(before);
  return static_cast<int>(pictures_.size()) - 1;
}

auto PieceStore::title(int picture) const -> const std::string& {
  const auto first = pictures_[static_cast<std::size_t>(picture)].front();
  return pieces_[static_cast<std::size_t>(first)];
}

auto PieceStore::text(int picture) const -> std::string {
  std::string text;
  for (const int number : Pieces(pictures_[static_cast<std::size_t>(picture)]).subspan(1)) {
    text += pieces_[static_cast<std::size_t>(number)];
  }
  return text;
}

auto PieceStore::row(int picture) const -> Row {
  const auto at = static_cast<std::size_t>(picture);
  Row row{bases_[at]};
  const Pieces mine = pictures_[at];
  const auto base =
      bases_[at] == none ? Pieces{} : Pieces(pictures_[static_cast<std::size_t>(bases_[at])]);
  if (mine.size() == base.size()) {
    write_in_place(mine, base, row);
  } else {
    write_between(mine, base, row);
  }
  return row;
}

auto unfold(std::span<const int> row, std::span<const int> base)
    -> std::optional<std::vector<int>> {
  std::vector<int> out;
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] >= 0) {
      out.push_back(row[i]);
      continue;
    }
    const auto count = static_cast<std::size_t>(-static_cast<long long>(row[i]));
    const auto from = i + 1 == row.size() ? base.size() - count : out.size();
    if (count > base.size() || from > base.size() - count) return std::nullopt;
    const auto copied = base.subspan(from, count);
    out.insert(out.end(), copied.begin(), copied.end());
  }
  return out;
}

}  // namespace ruleproof::render
