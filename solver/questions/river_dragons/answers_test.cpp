/// Answers that can be had another way: by a formula, by brute force, or by another solver.
#include <bit>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/graph/cuts.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/first_round.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/reserves.hpp"
#include "solver/questions/river_dragons/routes.hpp"
#include "solver/questions/river_dragons/schedule.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::solver {
namespace {

using namespace river_dragons;           // NOLINT(google-build-using-namespace): cards and sites
using namespace river_dragons_question;  // NOLINT(google-build-using-namespace): every question

auto fact(const Answer& answer, std::string_view name) -> std::string {
  for (const auto& [key, value] : answer.facts) {
    if (key == name) return value;
  }
  return "";
}

TEST_CASE("every question of River Dragons has answers without errors, and says what it rests on") {
  std::set<std::string> ids;
  for (const auto& question : questions_of("river-dragons")) {
    CAPTURE(question.id);
    CHECK(question.tag.starts_with("RD-"));
    CHECK(question.sentence.ends_with("?"));
    const auto findings = findings_of(question);
    CHECK(!findings.empty());
    for (const auto& finding : findings) {
      CAPTURE(finding.title);
      CHECK(ids.insert(finding.id).second);
      CHECK(finding.severity != Severity::error);
      CHECK(finding.how != How::unknown);
      CHECK(!finding.data.empty());
      CHECK(!finding.clauses.empty());
      CHECK((finding.how == How::relation) == !finding.smt2.empty());
      CHECK(finding.smt2.find("(assert false)") == std::string::npos);
      const bool within = finding.how == How::bounded || finding.how == How::sampled ||
                          finding.how == How::exhaustive;
      CHECK((!within || !finding.bound.empty()));
    }
  }
  CHECK(ids.size() > 100);
}

TEST_CASE("another solver agrees with every proof") {
  for (const auto& question : questions_of("river-dragons")) {
    if (!question.engine.starts_with("Z3")) continue;
    for (const auto& finding : findings_of(question)) {
      if (finding.smt2.empty()) continue;
      const auto opinion = second_opinion(finding.smt2);
      if (opinion) CHECK(*opinion == Sat::unsat);
    }
  }
}

TEST_CASE("bridged chains of gaps are as many as parking functions") {
  const auto answer = which_gaps_can_one_set_bridge({}).front();
  int power = 1;  // 7^(k-1)
  for (int k = 1; k <= 6; ++k, power *= 7) {
    const auto said = fact(answer, "chains of " + std::to_string(k) + (k == 1 ? " gap" : " gaps"));
    CHECK(said.starts_with(std::to_string((7 - k) * power) + " of "));
  }
}

TEST_CASE("contents of reserves are as many as the formula says") {
  for (int n = 2; n <= 6; ++n) {
    int contents = 0;
    for_each_content(game_of(n), [&](const Content&, const auto&) { ++contents; });
    // None; one colour; two colours: of each size one, the other, or neither, and both occur.
    CHECK(contents == 1 + (63 * n) + (n * (n - 1) / 2 * (729 - 127)));
  }
}

/// A route of the fewest planks, breadth first by the planks used; it may touch at other villages.
auto shortest_route(const Rules& rules, const Sizes& planks, Site from, Site to)
    -> std::optional<Route> {
  const auto sites = rules.villages | (((Sites{1} << rules.components.islets.size()) - 1) << 6);
  std::vector<std::pair<Route, Sizes>> ways{{{from}, {}}};
  std::set<std::pair<Site, Sizes>> seen;
  for (std::size_t at = 0; at < ways.size(); ++at) {
    const auto [route, gaps] = ways[at];
    if (route.back() == to) return route;
    for_each_site(sites & ~bit(route.back()), [&](Site next) {
      const bool villages = is_village(route.back()) && is_village(next);
      const auto gap = villages ? 0 : rules.river->gap(route.back(), next);
      if (gap == 0) return;
      auto longer = std::pair{route, gaps};
      longer.first.push_back(next);
      ++longer.second[static_cast<std::size_t>(gap) - 1];
      if (!bridgeable(longer.second, planks)) return;
      if (seen.emplace(next, longer.second).second) ways.push_back(std::move(longer));
    });
  }
  return std::nullopt;
}

TEST_CASE("a route is found exactly where a chain exists, and by the fewest planks") {
  Random random(3);
  int found = 0;
  for (const auto* board : {"toy", "toy-3", "toy-7", "toy-9"}) {
    const auto game = game_of(2, board);
    const auto from = village(Colour::pink);
    const auto to = village(Colour::black);
    for (int sample = 0; sample < 40; ++sample) {
      Sizes planks{};
      for (auto& count : planks) count = static_cast<int>(random.below(3));
      const auto route = shortest_route(game.rules(), planks, from, to);
      std::size_t fewest = 0;
      for (std::size_t length = 1; length <= 6 && fewest == 0; ++length) {
        for_each_chain(game.rules(), planks, from, to, length, [&](const Chain& chain) {
          CHECK(bridgeable(chain.gaps, planks));
          fewest = length;
          return false;
        });
      }
      // Chains of more than six planks are not looked for here; a shortest route may be one.
      CHECK((route ? (route->size() - 1 == fewest || route->size() > 7) : fewest == 0));
      if (!route || route->size() > 7) continue;
      ++found;
      auto left = planks;
      const auto sizes = assign_planks(game.rules(), *route, planks);
      for (std::size_t i = 0; i < sizes.size(); ++i) {
        CHECK(sizes[i] >= game.rules().river->gap((*route)[i], (*route)[i + 1]));
        CHECK(--left[static_cast<std::size_t>(sizes[i]) - 1] >= 0);
      }
    }
  }
  CHECK(found > 20);
}

TEST_CASE("the graph of a board has an edge where a plank of the size spans two sites") {
  const auto game = game_of(2);
  const auto graph = board_graph(game.rules(), 3);
  for (Node from = 0; from < graph.nodes(); ++from) {
    std::set<Node> near(graph.to.begin() + static_cast<std::ptrdiff_t>(graph.first[from]),
                        graph.to.begin() + static_cast<std::ptrdiff_t>(graph.first[from + 1]));
    for (Node to = 0; to < graph.nodes(); ++to) {
      const auto gap =
          from == to ? 0 : game.rules().river->gap(static_cast<Site>(from), static_cast<Site>(to));
      const bool villages = from < colour_count && to < colour_count;
      CHECK(near.contains(to) == (gap >= 1 && gap <= 3 && !villages));
    }
  }
}

/// The fewest islets without which planks of the size do not join two villages, by trying all sets.
auto fewest_islets(const Rules& rules, int size, Site from, Site to) -> std::size_t {
  const auto count = rules.components.islets.size();
  std::size_t fewest = count + 1;
  for (unsigned set = 0; set < 1U << count; ++set) {
    if (static_cast<std::size_t>(std::popcount(set)) >= fewest) continue;
    std::vector<Site> reached{from};
    Sites seen = bit(from);
    for (std::size_t at = 0; at < reached.size(); ++at) {
      for (std::size_t i = 0; i <= count; ++i) {
        const auto next = i == count ? to : islet(i);
        if ((seen & bit(next)) != 0 || (i < count && (set >> i & 1U) != 0)) continue;
        if (is_village(reached[at]) && is_village(next)) continue;
        const auto gap = rules.river->gap(reached[at], next);
        if (gap == 0 || gap > size) continue;
        seen |= bit(next);
        reached.push_back(next);
      }
    }
    if ((seen & bit(to)) == 0) fewest = static_cast<std::size_t>(std::popcount(set));
  }
  return fewest;
}

TEST_CASE("a least cut of a toy board is the least of all sets of islets") {
  const auto from = village(Colour::pink);
  const auto to = village(Colour::black);
  std::set<std::size_t> sizes;
  for (const auto* board : {"toy", "toy-3", "toy-7", "toy-9"}) {
    const auto game = game_of(2, board);
    for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
      const auto graph = crossing_graph(game.rules(), size, from, to);
      const auto cut = least_node_cut(graph, from, to);
      REQUIRE(cut);
      CHECK(cut->nodes.size() == fewest_islets(game.rules(), size, from, to));
      CHECK(confirms(graph, from, to, *cut));
      sizes.insert(cut->nodes.size());
    }
  }
  CHECK(sizes.size() > 2);
}

TEST_CASE("schedules use the cards that they say, and none takes less than its steps") {
  for (int length = 2; length <= 6; ++length) {
    const auto schedule = best_schedule(length, Use::in_full);
    REQUIRE(schedule);
    // Three steps a round at the most, and one more step than planks.
    CHECK(static_cast<int>(schedule->size()) >= (length + 1 + 2) / 3);
    Progress at;
    for (const auto& round : *schedule) {
      CHECK(round.size() <= 5);
      CHECK(std::set<Card>(round.begin(), round.end()).size() == round.size());
      for (const auto card : round) at = progress_by(card, at, length, Use::in_full).value();
    }
    CHECK(at.steps == length + 1);
    const auto relaxed = best_schedule(length, Use::in_part);
    REQUIRE(relaxed);
    CHECK(relaxed->size() <= schedule->size());
  }
}

TEST_CASE("plans without the cards that a crossing takes never arrive in the first round") {
  const auto game = first_round_game();
  Random random(11);
  int tried = 0;
  for_each_plan(game.rules().hands[0], [&](const Laid& plan) {
    if (can_cross(plan) || random.below(60) != 0) return;
    ++tried;
    for (std::size_t dragon = 0; dragon <= most_cards; ++dragon) {
      CHECK(!arrives_against(game, plan, dragon));
    }
  });
  CHECK(tried > 100);
}

TEST_CASE("a record of what happens in a round expects in which one") {
  const auto expects = [](const Answer& answer, std::string_view what) {
    return !answer.shown.empty() && !answer.shown.front().fails &&
           answer.shown.front().witness.record.find(what) != std::string::npos;
  };
  int arrivals = 0;
  for (const auto& answer : how_soon_can_a_pawn_arrive({})) {
    if (answer.shown.empty()) continue;
    CAPTURE(answer.title);
    CHECK(expects(answer, fact(answer, "rounds in the game shown") == "1" ? "and first = 0"
                                                                          : "and first = 1"));
    ++arrivals;
  }
  CHECK(arrivals > 10);
  for (const auto& answer : is_remove_ever_lost({})) {
    CHECK(expects(answer, "expect cites remove.lost"));
    CHECK(expects(answer, "before.first = 0 and before.position = 0 and before.turn = 0"));
  }
}

TEST_CASE("the first round is worth a quarter") {
  // Four of five cards are needed, so that a plan survives a dragon at one position at most: 1/5 if
  // the spare card could be anywhere. It cannot be of use at position 2 only: before the planks a
  // second stone there serves as well as at position 1, so that four positions are to be guarded.
  const auto answers = what_is_the_first_round_worth_on_a_toy_board({});
  REQUIRE(answers.size() == 2);
  CHECK(answers[1].title.find("probability 1/4") != std::string::npos);
}

TEST_CASE("what was counted agrees with what can be reasoned") {
  CHECK(fact(how_many_plans_are_there({}).front(), "6 players: plans") == "48720");
  const auto cancelled = can_all_actions_of_a_player_be_cancelled({});
  for (int n = 2; n <= 6; ++n) {
    const auto& answer = cancelled[static_cast<std::size_t>(n) - 2];
    CHECK(fact(answer, "actions cancelled at most") == std::to_string(n - 1));
    CHECK((answer.says == Says::yes) == (n == 6));
  }
  const auto seals = what_seals_a_village({});
  // Three planks at each place: 3-regular graphs have an even number of places, and four without
  // parallel edges.
  CHECK(fact(seals[0], "planks") == "3");
  CHECK(fact(seals[1], "planks") == "6");
  CHECK(fact(how_many_steps_can_a_pawn_make({}).front(), "with Jump") == "5");
}

}  // namespace
}  // namespace ruleproof::solver
