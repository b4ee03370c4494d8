/// Where a board is narrow: the fewest islets, and the fewest places for a plank, that part two
/// villages, by the planks that are left.
///
/// The board is a graph of islets and these two villages. Each cut comes with as many ways that
/// have nothing of it in common, so that no smaller one can do; both are checked.
#include "solver/graph/cuts.hpp"

#include <string>

#include <fmt/ranges.h>

#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites

/// The texts of some things, one after another.
template <class Thing, class Text>
auto list(const std::vector<Thing>& things, std::string_view between, Text&& text) -> std::string {
  std::vector<std::string> texts;
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
    answer.title =
        fmt::format("On the {} {} is cut by {} at the least, or by {} for a plank", label, ends,
                    counted(islets.nodes.size(), "islet"), counted(places.links.size(), "place"));
  }
  if (least_size == 0) {
    answer.title = fmt::format("On the {} no planks join {}", label, ends);
  } else if (least_size > 1) {
    answer.title += fmt::format("; planks below size {} alone do not join it", least_size);
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

}  // namespace ruleproof::solver::river_dragons_question
