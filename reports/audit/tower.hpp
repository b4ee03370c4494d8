/// A game of two made-up texts, for tests. Its files are in fixtures/.
#pragma once

#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

#include "model/core/assert.hpp"
#include "reports/audit/sources/stamp.hpp"

namespace ruleproof::audit::tower {

inline constexpr auto clauses = std::to_array<Clause>({
    {.tag = "C1", .id = "players", .says = "Two players take part."},
    {.tag = "C2", .id = "turn.stones", .says = "A turn adds one or two stones."},
    {.tag = "C3", .id = "end.last", .says = "The last stone wins."},
    {.tag = "C4", .id = "end.points", .says = "The last stone brings nothing."},
    {.tag = "C5", .id = "start", .says = "The youngest starts."},
});

inline constexpr std::array<Answer, 2> last_stone = {{{"wins", "he wins"}, {"loses", "he loses"}}};
inline constexpr std::array<Answer, 2> most = {{{"two", "two"}, {"three", "three"}}};
inline constexpr std::array<Answer, 2> starter = {{{"youngest", "one"}, {"oldest", "the other"}}};
inline constexpr std::array<Answer, 2> points = {{{"one", "one"}, {"none", "none"}}};
inline constexpr std::array<Answer, 2> pass = {{{"no", "no"}, {"yes", "yes"}}};

inline auto tables() -> GameTables {
  return {"tower",
          "The Tower",
          clauses,
          {{"D1", "last-stone", "end.last", "Who wins?", last_stone},
           {"D2", "most-stones", "turn.stones", "How many stones?", most},
           {"D3", "starter", "start", "Who starts?", starter},
           {"D4", "points", "end.points", "What does the last stone bring?", points},
           {"A1", "pass", "turn.stones", "May a player pass?", pass}}};
}

inline const std::string texts_folder = "reports/audit/fixtures/texts";
inline const std::string sources_folder = "reports/audit/fixtures/sources";

inline auto file(const std::string& path) -> std::string {
  std::ifstream stream(path, std::ios::binary);
  RULEPROOF_ASSERT(stream.is_open());
  return {std::istreambuf_iterator<char>(stream), {}};
}

inline auto holds(std::string_view text, std::string_view part) -> bool {
  return text.find(part) != std::string_view::npos;
}

/// The value; where there is none, the test program says why and ends.
template <class T>
auto need(Result<T> result) -> T {
  if (!result) std::cerr << to_text(result.error()) << '\n';
  RULEPROOF_ASSERT(result);
  return std::move(result).value();
}

/// Sources of "en" or "fr" with the hashes of the fixture's text.
inline auto stamped_sources(const std::string& language) -> Sources {
  const auto path = sources_folder + '/' + language + ".toml";
  const auto text = need(read_text(texts_folder, "tower." + language + ".txt"));
  const auto with_hashes = need(stamped(file(path), path, tables(), text));
  return need(read_sources(with_hashes, path, tables()));
}

}  // namespace ruleproof::audit::tower
