#include "solver/questions/river_dragons/answering.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::solver::river_dragons_question {

auto arrival_claims(const river_dragons::Rules& rules) -> std::vector<std::string> {
  constexpr std::size_t room = 850;
  const auto others = fmt::format("count(p*.pawn.at >= 0) != {} or ", rules.players);
  std::vector<std::string> claims;
  std::vector<std::string> seats;
  const auto close = [&] {
    if (!seats.empty()) claims.push_back(others + all_of(seats));
    seats.clear();
  };
  for (int seat = 1; seat <= rules.players; ++seat) {
    std::vector<std::string> ends;
    river_dragons::for_each_site(rules.ends[static_cast<std::size_t>(seat) - 1], [&](auto end) {
      ends.push_back(fmt::format("p[i].pawn.at = {}", end));
    });
    const auto says =
        fmt::format("all(i: i != {0} or winner = i and ({1}) or winner != i and not ({1}))", seat,
                    fmt::join(ends, " or "));
    if (others.size() + all_of(seats).size() + says.size() > room) close();
    seats.push_back(says);
  }
  close();
  return claims;
}

}  // namespace ruleproof::solver::river_dragons_question
