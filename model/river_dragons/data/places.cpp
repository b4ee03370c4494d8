/// Do the places of a board fit together?
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/data/read.hpp"

namespace ruleproof::river_dragons {

namespace {

auto error_at(const Written& where, Code code, std::string message) -> Error {
  return {code, to_text(where.spot), where.name + ' ' + std::move(message)};
}

auto to_text(Place place) -> std::string {
  return '[' + std::to_string(place.q) + ", " + std::to_string(place.r) + ']';
}

/// Two pieces of `radius` would share some water.
auto too_near(Place a, Place b, int radius) -> bool {
  return a == b || norm(b - a) < std::int64_t{4} * radius * radius;
}

/// Marks the islets that planks can join to the villages or islets that are marked already.
auto spread(const Components& board, const std::vector<Written>& islets, std::vector<Place> from)
    -> std::vector<bool> {
  std::vector<bool> joined(islets.size());
  while (!from.empty()) {
    const auto here = from.back();
    from.pop_back();
    for (std::size_t i = 0; i < islets.size(); ++i) {
      if (joined[i] || gap_class(board.reach_squared, {here, islets[i].place}) == 0) continue;
      joined[i] = true;
      from.push_back(islets[i].place);
    }
  }
  return joined;
}

auto reaches_one_of(const Components& board, Place village, const std::vector<Written>& islets,
                    const std::vector<bool>& joined) -> bool {
  for (std::size_t i = 0; i < islets.size(); ++i) {
    if (joined[i] && gap_class(board.reach_squared, {village, islets[i].place}) != 0) return true;
  }
  return false;
}

}  // namespace

auto check_places(const Components& board, const std::vector<Written>& villages,
                  const std::vector<Written>& islets, Code code) -> std::optional<Error> {
  auto all = villages;
  all.insert(all.end(), islets.begin(), islets.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [name, place, spot] = all[i];
    if (!in_field(place, board.field)) {
      return error_at(all[i], code,
                      to_text(place) + " lies outside the field of " + std::to_string(board.field));
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (!too_near(place, all[j].place, board.radius)) continue;
      return error_at(
          all[i], code,
          "at " + to_text(place) + " overlaps " + all[j].name + " at " + to_text(all[j].place));
    }
  }
  if (board.free_water) return std::nullopt;

  std::vector<Place> starts;
  starts.reserve(villages.size());
  for (const auto& village : villages) starts.push_back(village.place);
  const auto joined = spread(board, islets, starts);
  const auto lost = std::ranges::find(joined, false);
  if (lost != joined.end()) {
    return error_at(islets[static_cast<std::size_t>(lost - joined.begin())], code,
                    "cannot be reached: no planks can join it to a village");
  }
  for (std::size_t i = 0; i < colour_count; ++i) {
    const auto colour = static_cast<Colour>(i);
    const auto goal = board.opposite[i];
    if (!board.has(colour) || !board.has(goal)) continue;
    const auto from_here = spread(board, islets, {*board.villages[i]});
    if (reaches_one_of(board, *board.villages[index(goal)], islets, from_here)) continue;
    const auto name = "the " + std::string(to_text(colour)) + " village";
    return error_at(*std::ranges::find(villages, name, &Written::name), code,
                    "cannot be joined to the opposite one by any planks");
  }
  return std::nullopt;
}

}  // namespace ruleproof::river_dragons
