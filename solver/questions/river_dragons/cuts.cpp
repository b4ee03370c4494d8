/// Where a board is narrow: the fewest islets, and the fewest places for a plank, that part two
/// villages, by the planks that are left.
///
/// Before that, what its places are to each other: which islets planks join, and planks that meet
/// at a stone, by their ends or one across the end of the other; all pairs are tried.
///
/// The board is a graph of islets and these two villages. Each cut comes with as many ways that
/// have nothing of it in common, so that no smaller one can do; both are checked.
#include "solver/graph/cuts.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites

/// The texts of some things, one after another.
template <class Thing, class Text>
auto list(const std::vector<Thing>& things, std::string_view between, Text&& text) -> std::string {
  std::vector<std::string> texts;
  texts.reserve(things.size());
  for (const auto& thing : things) texts.push_back(text(thing));
  return fmt::format("{}", fmt::join(texts, between));
}

auto narrowest(const RiverDragons& game, const std::string& board, Site from, Site to) -> Answer {
  const auto& rules = game.rules();
  const auto& label = rules.components.label;
  const auto name = [&](Node node) { return site_text(rules, static_cast<Site>(node)); };
  const auto link = [&](const Link& it) { return name(it.a) + "-" + name(it.b); };
  const auto way = [&](const NodePath& path) { return list(path, "-", name); };
  const auto ends = link({from, to});
  Answer answer{.aspect = board + "/" + ends,
                .says = Says::value,
                .how = {How::counted, scope_of(game)},
                .text =
                    "The board is a graph of islets and these two villages, in which a link is two "
                    "places that a plank of the size spans; planks in each other's way are not "
                    "looked at. Each cut comes with as many ways that have nothing of it in "
                    "common, so that no smaller one can do; both were checked.",
                .data = data_of(game),
                .clauses = {"goal.cross", "plank.too-long"}};
  // A pawn may pass through the villages of others.
  const auto* only_these =
      std::popcount(rules.villages) > 2 ? ", without going through other villages," : "";
  int least_size = 0;
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    const auto graph = crossing_graph(rules, size, from, to);
    // No plank lies on two villages, so there is a cut of islets.
    const auto islets = least_node_cut(graph, from, to).value_or(NodeCut{});
    const auto places = least_link_cut(graph, from, to);
    if (!confirms(graph, from, to, islets) || !confirms(graph, from, to, places)) {
      leave_open(answer);
    }
    const auto planks =
        size == 1 ? std::string("planks of size 1") : fmt::format("planks up to size {}", size);
    if (islets.nodes.empty()) {
      answer.fact(planks, "do not join them");
      continue;
    }
    if (least_size == 0) least_size = size;
    answer.fact(planks + ": islets that part them", list(islets.nodes, ", ", name))
        .fact(planks + ": ways with no islet in common", list(islets.paths, ", ", way))
        .fact(planks + ": places for planks that part them", list(places.links, ", ", link))
        .fact(planks + ": ways with no such place in common", list(places.paths, ", ", way));
    answer.title = fmt::format("On the {} {}{} is cut by {} at the least, or by {} for a plank",
                               label, ends, only_these, counted(islets.nodes.size(), "islet"),
                               counted(places.links.size(), "place"));
  }
  if (least_size == 0) {
    answer.title = fmt::format("On the {} no planks join {}", label, ends);
  } else if (least_size > 1) {
    answer.title += fmt::format("; planks below size {} alone do not join it", least_size);
  }
  return answer;
}

auto islets_of(const RiverDragons& game) -> Site {
  return static_cast<Site>(game.rules().components.islets.size());
}

/// What planks of a size and of smaller ones join.
struct Reach {
  int fewest = 0;  ///< other islets that one islet has in reach
  int most = 0;
  int pairs = 0;
  int groups = 0;  ///< of islets that are joined by way of others
};

auto reach_of(const RiverDragons& game, int size) -> Reach {
  const auto& river = *game.rules().river;
  const auto count = islets_of(game);
  Reach reach{.fewest = count};
  Sites seen = 0;
  for (Site i = 0; i < count; ++i) {
    const auto near = std::popcount(river.reach(size, islet(i)) & ~all_villages);
    reach.fewest = std::min(reach.fewest, near);
    reach.most = std::max(reach.most, near);
    reach.pairs += near;
    if ((seen & bit(islet(i))) != 0) continue;
    ++reach.groups;
    for (Sites ahead = bit(islet(i)); ahead != 0;) {
      const auto site = static_cast<Site>(std::countr_zero(ahead));
      seen |= bit(site);
      ahead |= river.reach(size, site) & ~all_villages;
      ahead &= ~seen;
    }
  }
  reach.pairs /= 2;  // each was met from both sides
  return reach;
}

auto islets_in_reach(const char* board) -> Answer {
  const auto game = game_of(2, board);
  Answer answer{.aspect = board,
                .says = Says::value,
                .how = {How::counted, scope_of(game)},
                .text =
                    "Islets alone, without villages; joined are those that planks of that size and "
                    "of smaller ones lead to, over as many others as it takes.",
                .data = data_of(game),
                .clauses = {"plank.must", "plank.too-short"}};
  int joined = 0;
  for (int size = static_cast<int>(plank_sizes); size >= 1; --size) {
    if (reach_of(game, size).groups == 1) joined = size;
  }
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    const auto reach = reach_of(game, size);
    answer.always.push_back(spans_claim(game.rules(), size));
    answer.fact(
        fmt::format("planks up to size {}", size),
        fmt::format("{}; an islet has {} to {} others in reach; {}", counted(reach.pairs, "pair"),
                    reach.fewest, reach.most, counted(reach.groups, "group")));
  }
  const auto longest = reach_of(game, static_cast<int>(plank_sizes));
  answer.title = fmt::format(
      "On the {} {} of {} pairs of islets are in reach of each other, and planks {}",
      game.rules().components.label, longest.pairs, islets_of(game) * (islets_of(game) - 1) / 2,
      joined == 0 ? "do not join all islets"
                  : fmt::format("up to size {} are needed to join all islets", joined));
  return answer;
}

/// A pair of sites that a plank spans.
struct Pair {
  Site a;
  Site b;
  Segment on;
};

auto pairs_of(const RiverDragons& game) -> std::vector<Pair> {
  const auto& board = game.rules().components;
  const auto place = [&](Site site) {
    return is_village(site) ? *board.villages[site]
                            : board.islets[static_cast<std::size_t>(site) - colour_count];
  };
  std::vector<Pair> pairs;
  const auto sites = static_cast<Site>(colour_count + islets_of(game));
  for (Site b = colour_count; b < sites; ++b) {
    for (Site a = 0; a < b; ++a) {
      if (game.rules().river->gap(a, b) != 0) pairs.push_back({a, b, {place(a), place(b)}});
    }
  }
  return pairs;
}

/// Two planks that meet at a stone or a village.
struct Meetings {
  int common_end = 0;       ///< they end on the same one
  int one_over_other = 0;   ///< of these: they lie along each other
  int across = 0;           ///< one passes over the end of the other, and they share no end
  int across_along = 0;     ///< of these: they lie along each other
  int across_crossing = 0;  ///< of these: they cross at that stone
  int common_crossing = 0;  ///< with a common end, and yet crossing
  int clash_by_ruling = 0;  ///< those of `across` that across-end=forbidden excludes
  std::optional<std::pair<Pair, Pair>> crossing = {};  ///< the first of them
  std::optional<std::pair<Pair, Pair>> beside = {};    ///< and that do not
};

/// The first plank lies, and the second is to be laid, which is legal or not.
auto second_plank(const RiverDragons& game, const Pair& lies, const Pair& laid) -> Shown {
  const auto& rules = game.rules();
  const auto [size, other_size] =
      std::pair(rules.river->gap(laid.a, laid.b), rules.river->gap(lies.a, lies.b));
  std::string stones;
  for_each_site((bit(lies.a) | bit(lies.b) | bit(laid.a) | bit(laid.b)) & ~all_villages,
                [&](Site site) {
                  stones += (stones.empty() ? "i" : "+i") + std::to_string(site - colour_count + 1);
                });
  const auto state = game.read_position(
      fmt::format("stage=lay acts={0} {0}.plank{1}=held {2}.plank{3}={4}>{5} stones={6}",
                  to_text(rules.colours[0]), size, to_text(rules.colours[1]), other_size,
                  site_text(rules, lies.a), site_text(rules, lies.b), stones));
  if (!state) return {.witness = {}, .fails = state.error()};
  const Move lay = LayPlank{plank_name(0, size), laid.a, laid.b};
  return show_from(
      game, *state, {}, "the second plank, under " + ruleproof::to_text(game.setup().rulings),
      game.judge(*state, lay) ? is_legal(game, *state, lay) : is_illegal(game, *state, lay));
}

auto meetings_on(const RiverDragons& game, const RiverDragons& strict) -> Meetings {
  Meetings met;
  const auto radius = game.rules().components.radius;
  const auto pairs = pairs_of(game);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto& [a, b, one] = pairs[i];
      const auto& [c, d, other] = pairs[j];
      const bool along = overlaps(one, other, radius);
      if (a == c || a == d || b == c || b == d) {
        ++met.common_end;
        met.one_over_other += along ? 1 : 0;
        met.common_crossing += crosses(one, other) ? 1 : 0;
        continue;
      }
      if (ends_under(one, other, radius) + ends_under(other, one, radius) == 0) continue;
      ++met.across;
      const std::pair both(pairs[i], pairs[j]);
      if (!along && crosses(one, other) && !met.crossing) met.crossing = both;
      if (!along && !crosses(one, other) && !met.beside) met.beside = both;
      met.across_along += along ? 1 : 0;
      met.across_crossing += !along && crosses(one, other) ? 1 : 0;
      met.clash_by_ruling +=
          strict.rules().river->clashes(pair_of(a, b)).has(pair_of(c, d)) ? 1 : 0;
    }
  }
  return met;
}

auto meetings(const char* board) -> Answer {
  const auto game = game_of(2, board);
  const auto strict = game_of(2, board, {.across_end = AcrossEnd::forbidden});
  const auto met = meetings_on(game, strict);
  const int free = met.across - met.across_along - met.across_crossing;
  Answer answer{
      .aspect = board,
      .says = met.across_crossing > 0 ? Says::yes : Says::no,
      .how = {How::counted, scope_of(game).with("across-end", {"beside", "forbidden"})},
      .title = fmt::format("On the {} planks that end on one stone never cross; of {} pairs of "
                           "which one passes over "
                           "the end of the other {} cross there, and {} may lie together under "
                           "across-end=beside, {} "
                           "under forbidden",
                           game.rules().components.label, met.across, met.across_crossing, free,
                           met.across - met.clash_by_ruling),
      .text =
          "Every two pairs of places that planks span. Where a plank passes over the end "
          "of another, the side of the stone on which the other goes on decides whether "
          "the two cross.",
      .data = data_of(game),
      .clauses = {"plank.not-on-plank", "plank.three"},
      .facts = {{"open question", "RD-A45"},
                {"pairs of spans with a common end", std::to_string(met.common_end)},
                {"of these, one along the other", std::to_string(met.one_over_other)},
                {"pairs of which one passes over an end of the other", std::to_string(met.across)},
                {"of those, one along the other", std::to_string(met.across_along)},
                {"of those, crossing", std::to_string(met.across_crossing)},
                {"of those, neither", std::to_string(free)}}};
  if (met.common_crossing > 0) leave_open(answer);
  if (met.crossing) {
    answer.shown.push_back(second_plank(game, met.crossing->first, met.crossing->second));
  }
  for (const auto* each : {&game, &strict}) {
    if (!met.beside) break;
    answer.shown.push_back(second_plank(*each, met.beside->first, met.beside->second));
  }
  return answer;
}

}  // namespace

auto what_parts_the_villages(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const std::string board : {"stand-in", "toy", "toy-3", "toy-7", "toy-9", "toy-hub"}) {
    const bool two = board.starts_with("toy") && board != "toy-hub";
    const auto game = game_of(two ? 2 : 6, board);
    const auto& rules = game.rules();
    for (const auto from : rules.home) {
      const auto to = village(rules.components.opposite[from]);
      if (from < to) answers.push_back(narrowest(game, board, from, to));
    }
  }
  return answers;
}

auto which_islets_are_in_reach(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto* board : {"stand-in", "toy", "toy-9"}) answers.push_back(islets_in_reach(board));
  return answers;
}

auto do_planks_that_meet_cross(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto* board : {"stand-in", "toy", "toy-9"}) answers.push_back(meetings(board));
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
