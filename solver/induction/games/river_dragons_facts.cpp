#include "solver/induction/games/river_dragons_facts.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites, planks, colours

constexpr auto any = Readings::any;

/// What holds for every number of players and every board.
constexpr auto of_every_game = std::to_array<Fact>({
    // The course of a round.
    {"stage = over and over = 1 or stage != over and over = 0", "end.arrival", any},
    {"over = 0 or turn = 0 and left = 0", "end.arrival", any},
    {"first < count(p*.pawn.at >= 0) and turn < count(p*.pawn.at >= 0)", "action.reveal", any},
    {"over = 1 or first + turn < count(p*.pawn.at >= 0) and to-act + 0 = first + turn or "
     "first + turn >= count(p*.pawn.at >= 0) and "
     "to-act + 0 = first + turn - count(p*.pawn.at >= 0)",
     "setup.first-player", any},
    {"stage != plan or position = 0 and left = 0", "plan.five", any},
    {"stage = plan or stage = over or left >= 1", "action.reveal", any},
    {"left <= 1 or stage = stone or stage = choose or stage = lay or stage = move", "action.reveal",
     any},
    {"rounds = 0 and start.size = 0 and bearing.size = 0 and water.size = 0", "round.end"},
    // Plans.
    {"all(i, j, k: j = k or p[i].plan[j] != p[i].plan[k] or p[i].plan[j] = \"-\")", "plan.five"},
    {"all(i: count(j: p[i].plan[j] = blue-dragon or p[i].plan[j] = green-dragon or "
     "p[i].plan[j] = red-dragon or p[i].plan[j] = yellow-dragon or p[i].plan[j] = pink-dragon or "
     "p[i].plan[j] = black-dragon) <= 1)",
     "dragon.one"},
    {R"(all(i, j, k: k != j + 1 or p[i].plan[k] = "-" or p[i].plan[j] != "-"))", "plan.five"},
    {"stage = plan or all(p*.plan* != \"-\")", "plan.five"},
    {"stage != plan or all(i, j: p[i].plan[j] != \"-\" or not (i - 1 >= first and "
     "i - 1 - first < turn or i - 1 < first and i - 1 - first + count(p*.pawn.at >= 0) < turn))",
     "plan.five"},
    {"stage != plan or all(i, j: p[i].plan[j] = \"-\" or not (i - 1 >= first and "
     "i - 1 - first > turn or i - 1 < first and i - 1 - first + count(p*.pawn.at >= 0) > turn))",
     "plan.five"},
    {"stage != plan or all(i: i != to-act + 1 or p[i].plan5 = \"-\")", "plan.five"},
    // The action that is under way.
    {"stage != stone or all(i, j: i != to-act + 1 or j != position + 1 or p[i].plan[j] = stone2 "
     "or "
     "p[i].plan[j] = stone1 and left = 1)",
     "stone.must"},
    {"stage != choose and stage != lay or all(i, j: i != to-act + 1 or j != position + 1 or "
     "p[i].plan[j] = plank2 or p[i].plan[j] = plank1 and left = 1)",
     "plank.must"},
    {"stage != remove or all(i, j: i != to-act + 1 or j != position + 1 or p[i].plan[j] = "
     "remove)",
     "remove.must"},
    {"stage != move or all(i, j: i != to-act + 1 or j != position + 1 or p[i].plan[j] = move2 or "
     "p[i].plan[j] = move1 and left = 1)",
     "move.one"},
    {"stage != jump or all(i, j: i != to-act + 1 or j != position + 1 or p[i].plan[j] = jump)",
     "jump.must"},
    {"over = 0 or all(i, j: i != winner or j != position + 1 or p[i].plan[j] = move1 or "
     "p[i].plan[j] = move2 or p[i].plan[j] = jump)",
     "end.arrival"},
    // Planks and stones.
    {"all(p*.plank*.at <= 40)", "pieces.count"},
    {"all(i, k: p[i].plank[k].at <= 32 and p[i].plank[k].at < p[i].plank[k].to or "
     "p[i].plank[k].at > 32 and p[i].plank[k].to = 0)",
     "plank.must"},
    {"all(i, k: p[i].plank[k].at < 33 + count(p*.pawn.at >= 0) or p[i].plank[k].at >= 39)",
     "setup.planks", any},
    {"stage = lay and count(p*.plank*.at = 39) = 1 or stage != lay and count(p*.plank*.at = 39) "
     "= 0",
     "plank.choose"},
    {"all(i, j, k: i = j or p[i].plank[k].at < 33 or p[i].plank[k].at > 38 or "
     "p[i].plank[k].at != p[j].plank[k].at)",
     "remove.one-of-a-size"},
    {"bits(stones.bits) <= 27", "stone.limit"},
    {"bits(stones.bits) > 0 or all(p*.plank*.at > 32)", "plank.must"},
    {"bits(stones.bits) >= 2 or all(i, k: p[i].plank[k].at > 32 or p[i].plank[k].at < 6)",
     "plank.must"},
    {"2 * count(p*.plank*.at <= 32) <= 3 * bits(stones.bits) + 18", "plank.three"},
    {"all(i, k: p[i].plank[k].at > 32 or p[i].plank[k].to >= 6)", "plank.must"},
    // Pawns.
    {"all(i, j, k: p[i].pawn.at != 6 * j + k - 1 or p[j].plank[k].at <= 32)",
     "remove.not-under-pawn"},
    {"all(i, j: i = j or p[i].pawn.at < 6 or p[i].pawn.at != p[j].pawn.at)", "move.one-pawn"},
    {"all(i: p[i].pawn.at < 6 + 6 * count(p*.pawn.at >= 0))", "pieces.count", any},
    {"over = 1 or all(i, j: i = j or p[i].pawn.at != start.p[j].pawn.at)", "goal.cross",
     Readings::usual, "2"},
    {"count(p*.plank*.at <= 32) <= 3 * bits(stones.bits)", "plank.three"},
    {"count(6 <= p*.plank*.at <= 32) + count(p*.plank*.to >= 6) <= 3 * bits(stones.bits)",
     "plank.three"},
    {"stage != lay or all(i, j, k: p[i].plank[k].at != 39 or p[j].plank[k].at - 33 != to-act + "
     "0)",
     "remove.one-of-a-size"},
    {"all(i: p[i].gone.bits = start.p[i].gone.bits)", "round.end"},
    // Who wins.
    {"over = 0 or winner >= 1", "end.arrival"},
    {"winner = 0 or over = 1", "end.arrival", any},
    {"winner <= count(p*.pawn.at >= 0)", "end.arrival", any},
    {"over = 0 or all(i: winner.p[i] = 1 and winner = i or winner.p[i] = 0 and winner != i)",
     "end.arrival"},
    {"over = 0 or all(i: outcome.p[i] = winner.p[i])", "end.arrival"},
});

/// Each plank is in one place: as a sum of ones and noughts, so that whoever counts planks by their
/// places need not try all places of all planks.
auto of_places(std::vector<Fact>& facts) -> void {
  const auto here = [](std::string_view test) {
    return fmt::format("count(p[i].plank[k].at {})", test);
  };
  std::string reserves;
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    reserves += (seat == 0 ? "" : " + ") + here(fmt::format("= {}", Plank::reserve + seat));
  }
  const auto in_reserve = std::string("count(33 <= p[i].plank[k].at <= 38)");
  facts.push_back({kept(fmt::format("all(i, k: {} + {} + {} + {} = 1)", here("<= 32"), reserves,
                                    here("= 39"), here("= 40"))),
                   "pieces.count"});
  facts.push_back({kept(fmt::format("all(i, k: {} = {} and {} = {} and {} = {} + {})", here("< 33"),
                                    here("<= 32"), in_reserve, reserves, here("> 32"), reserves,
                                    "count(p[i].plank[k].at = 39) + count(p[i].plank[k].at = 40)")),
                   "pieces.count"});
  std::string by_text;
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    by_text += fmt::format("count(p[i].plank[k] = \"p{}\") = {} and ", seat + 1,
                           here(fmt::format("= {}", Plank::reserve + seat)));
  }
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    // Whoever holds a plank has taken it from his reserve.
    facts.push_back({kept(fmt::format("stage != lay or to-act + 0 != {} or "
                                      "count(p*.plank*.at = {}) <= 5",
                                      seat, Plank::reserve + seat)),
                     "remove.one-of-a-size"});
  }
  facts.push_back({kept(fmt::format("all(i, k: {}count(p[i].plank[k] = \"held\") = {} and "
                                    "count(p[i].plank[k] = \"out\") = {})",
                                    by_text, here("= 39"), here("= 40"))),
                   "pieces.count"});
  facts.push_back({"all(i: p[i].pawn.at < 0 or count(j: any(k: p[j].plank[k].at = 32 + i)) <= 2)",
                   "remove.two-colours"});
}

/// At most three planks on a stone or in a village; none on an islet without a stone.
auto of_sites(std::vector<Fact>& facts) -> void {
  for (std::size_t site = 0; site < site_count; ++site) {
    facts.push_back(
        {kept(fmt::format("count(p*.plank*.at = {0}) + count(i, k: p[i].plank[k].to = {0} "
                          "and p[i].plank[k].at <= 32) <= 3",
                          site)),
         "plank.three"});
    if (site < colour_count) continue;
    facts.push_back(
        {kept(fmt::format("common(stones.bits, {0}) = 1 or all(i, k: p[i].plank[k].at != {1} and "
                          "(p[i].plank[k].to != {1} or p[i].plank[k].at > 32))",
                          1 << (site - colour_count), site)),
         "plank.must"});
  }
}

/// Where a plank of each size can lie: what the board's distances say.
auto of_the_board(const Rules& rules, std::vector<Fact>& facts) -> void {
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    std::string spans = fmt::format("all(i: p[i].plank{}.at > 32", size);
    for (Site from = 0; from < site_count; ++from) {
      std::string ends;
      for (Site to = from + 1; to < site_count; ++to) {
        if ((rules.river->reach(size, from) & bit(to)) == 0) continue;
        ends += fmt::format("{}p[i].plank{}.to = {}", ends.empty() ? "" : " or ", size, to);
      }
      if (ends.empty()) continue;
      spans += fmt::format(" or p[i].plank{}.at = {} and ({})", size, from, ends);
    }
    facts.push_back({kept(spans + ")"), "plank.too-short"});
  }
}

/// Which dragons a seat can play, and where its pawn ends.
auto of_seats(const Rules& rules, std::vector<Fact>& facts) -> void {
  const auto players = kept(std::to_string(rules.players));
  const auto add = [&](const std::string& says, std::string_view clause) {
    facts.push_back({kept(says), clause, Readings::usual, players});
  };
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto p = seat + 1;
    std::string cancelled = "stage = plan or stage = over or to-act + 0 != " + std::to_string(seat);
    for (std::size_t c = 0; c < colour_count; ++c) {
      const auto colour = static_cast<Colour>(c);
      const auto dragon = dragon_of(colour);
      const auto name = std::string(colour_names[c]) + "-dragon";
      if (!rules.hands[static_cast<std::size_t>(seat)].has(dragon)) {
        add(fmt::format("all(p{}.plan* != {})", p, name), "setup.hand");
      }
      if (rules.colours[static_cast<std::size_t>(seat)] != colour) continue;
      cancelled += fmt::format(" or all(i, j: j != position + 1 or p[i].plan[j] != {})", name);
    }
    add(cancelled, "dragon.cancel");
    const auto goal = std::countr_zero(rules.ends[static_cast<std::size_t>(seat)]);
    add(fmt::format("winner != {} or p{}.pawn.at = {}", p, p, goal), "end.arrival");
    add(fmt::format("winner = {} or p{}.pawn.at != {}", p, p, goal), "end.arrival");
    add(fmt::format("winner != {} or any(p*.plank*.at = {})", p, goal), "goal.cross");
  }
}

}  // namespace

auto river_dragons_facts() -> std::vector<Fact> {
  std::vector<Fact> facts(of_every_game.begin(), of_every_game.end());
  of_sites(facts);
  of_places(facts);
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = RiverDragons::configure({{{"players", std::to_string(players)}}, {}});
    if (!game) continue;
    if (players == static_cast<int>(most_players)) of_the_board(game->rules(), facts);
    of_seats(game->rules(), facts);
  }
  return facts;
}

}  // namespace ruleproof::solver
