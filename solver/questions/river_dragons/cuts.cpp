/// Where a board is narrow: the fewest islets, and the fewest places for a plank, that part two
/// villages, by the planks that are left.
#include "solver/graph/cuts.hpp"

#include <algorithm>
#include <string>

#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites

/// Names of sites and lists of them.
class Names {
 public:
  explicit Names(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] auto of(Node node) const -> std::string {
    return site_text(rules_, static_cast<Site>(node));
  }
  [[nodiscard]] auto of(const Link& link) const -> std::string {
    return of(link.a) + "-" + of(link.b);
  }
  [[nodiscard]] auto of(const NodePath& path) const -> std::string { return list(path, "-"); }

  template <class T>
  [[nodiscard]] auto list(const std::vector<T>& things, std::string_view between) const
      -> std::string {
    std::string text;
    for (const auto& thing : things) text += (text.empty() ? "" : std::string(between)) + of(thing);
    return text.empty() ? "none" : text;
  }

 private:
  const Rules& rules_;
};

/// The least cuts between two villages for planks of one size or smaller, and whether they were
/// confirmed.
struct Cuts {
  NodeCut islets;
  LinkCut places;
  bool confirmed = false;
};

auto cuts_of(const Rules& rules, int size, Site from, Site to) -> Cuts {
  const auto graph = crossing_graph(rules, size, from, to);
  // No plank lies on two villages, so there is a cut of islets.
  Cuts cuts{least_node_cut(graph, from, to).value_or(NodeCut{}), least_link_cut(graph, from, to),
            false};
  cuts.confirmed = confirms(graph, from, to, cuts.islets) && confirms(graph, from, to, cuts.places);
  return cuts;
}

auto plural(std::size_t count, const std::string& noun) -> std::string {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

auto narrowest(const RiverDragons& game, const std::string& board, Site from, Site to) -> Answer {
  const auto& rules = game.rules();
  const Names names(rules);
  const auto ends = names.of(from) + "-" + names.of(to);
  Answer answer{.aspect = board + "/" + ends, .says = Says::value, .how = How::counted};
  int least_size = 0;
  for (int size = 1; size <= static_cast<int>(plank_sizes); ++size) {
    const auto cuts = cuts_of(rules, size, from, to);
    if (!cuts.confirmed) answer.says = Says::unknown, answer.how = How::unknown;
    const auto planks =
        size == 1 ? std::string("planks of size 1") : "planks up to size " + std::to_string(size);
    if (cuts.islets.nodes.empty()) {
      answer.fact(planks, "do not join them");
      continue;
    }
    if (least_size == 0) least_size = size;
    answer.fact(planks + ": islets that part them", names.list(cuts.islets.nodes, ", "))
        .fact(planks + ": ways with no islet in common", names.list(cuts.islets.paths, ", "))
        .fact(planks + ": places for planks that part them", names.list(cuts.places.links, ", "))
        .fact(planks + ": ways with no such place in common", names.list(cuts.places.paths, ", "));
    if (size < static_cast<int>(plank_sizes)) continue;
    answer.title = "On the " + rules.components.label + " " + ends + " is cut by " +
                   plural(cuts.islets.nodes.size(), "islet") + " at the least, or by " +
                   plural(cuts.places.links.size(), "place") + " for a plank";
  }
  if (least_size == 0) {
    answer.title = "On the " + rules.components.label + " no planks join " + ends;
  } else if (least_size > 1) {
    answer.title += "; planks below size " + std::to_string(least_size) + " alone do not join it";
  }
  answer.text =
      "The board is a graph of islets and these two villages, in which a link is two places that a "
      "plank of the size spans; planks in each other's way are not looked at. Each cut comes with "
      "as many ways that have nothing of it in common, so that no smaller one can do; both were "
      "checked.";
  answer.data = data_of(game);
  answer.clauses = {"goal.cross", "plank.too-long"};
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
