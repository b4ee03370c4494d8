/// Gaps and planks: which chains of gaps a set can bridge, and what the stand-in board offers.
#include <algorithm>
#include <string>

#include "model/river_dragons/board/ground.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites and planks

/// Whether some choice of different planks of one set spans gap after gap, by trying all.
auto can_lay(const std::vector<int>& gaps, std::size_t at, unsigned used) -> bool {
  if (at == gaps.size()) return true;
  for (int size = gaps[at]; size <= static_cast<int>(plank_sizes); ++size) {
    const auto plank = 1U << static_cast<unsigned>(size);
    if ((used & plank) == 0 && can_lay(gaps, at + 1, used | plank)) return true;
  }
  return false;
}

struct GapVectors {
  std::int64_t all = 0;
  std::int64_t bridgeable = 0;
  bool criterion_holds = true;  ///< says the same as trying all planks
};

auto count_gap_vectors(int length) -> GapVectors {
  GapVectors counts;
  std::vector<int> gaps(static_cast<std::size_t>(length), 1);
  while (true) {
    Sizes sizes{};
    for (const auto gap : gaps) ++sizes[static_cast<std::size_t>(gap) - 1];
    const bool laid = can_lay(gaps, 0, 0);
    ++counts.all;
    counts.bridgeable += laid ? 1 : 0;
    counts.criterion_holds =
        counts.criterion_holds && laid == solver::bridgeable(sizes, sets_of_planks(1));
    std::size_t digit = 0;
    while (digit < gaps.size() && ++gaps[digit] > static_cast<int>(plank_sizes)) gaps[digit++] = 1;
    if (digit == gaps.size()) return counts;
  }
}

/// A plank that reaches from one stone to another but may not be laid either way round.
struct Obstructed {
  PlankName plank;
  Site from = 0;
  Site to = 0;
  Site beyond_from = 0;
  Site beyond_to = 0;
};

auto with_stones(const RiverDragons& game, std::initializer_list<Site> sites) -> State {
  auto state = game.start();
  for (const auto site : sites) state.stones.put(site);
  return state;
}

/// The first one, with stones at its ends and where it sticks out.
auto find_obstructed(const RiverDragons& plain, const RiverDragons& strict)
    -> std::optional<Obstructed> {
  const auto count = static_cast<Site>(plain.rules().components.islets.size());
  const auto longest = plank_name(0, static_cast<int>(plank_sizes));
  for (Site a = islet(0); a < islet(count); ++a) {
    for (Site b = static_cast<Site>(a + 1); b < islet(count); ++b) {
      for (Site c = islet(0); c < islet(count); ++c) {
        for (Site d = islet(0); d < islet(count); ++d) {
          if (c == a || c == b || d == a || d == b || c == d) continue;
          const auto state = with_stones(plain, {a, b, c, d});
          const Ground ground(strict.rules(), state);
          if (Ground(plain.rules(), state).judge(longest, a, b) && !ground.judge(longest, a, b) &&
              !ground.judge(longest, b, a)) {
            return Obstructed{longest, a, b, c, d};
          }
        }
      }
    }
  }
  return std::nullopt;
}

struct Board {
  Sizes pairs{};
  int unreached = 0;
  int crossing = 0;
  int over = 0;
  int over_village = 0;
};

auto survey(const RiverDragons& game) -> Board {
  Board board;
  const auto& river = *game.rules().river;
  const auto sites = static_cast<Site>(colour_count + game.rules().components.islets.size());
  std::vector<std::pair<Site, Site>> spans;
  for (Site b = 0; b < sites; ++b) {
    for (Site a = 0; a < b; ++a) {
      const auto gap = river.gap(a, b);
      if (is_village(b) || gap == 0) {
        ++board.unreached;
        continue;
      }
      ++board.pairs[static_cast<std::size_t>(gap) - 1];
      spans.emplace_back(a, b);
      board.over += std::popcount(river.under(a, b));
      board.over_village += std::popcount(river.under(a, b) & all_villages);
    }
  }
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const auto& crossings = river.crossings(pair_of(spans[i].first, spans[i].second));
    for (std::size_t j = 0; j < i; ++j) {
      board.crossing += crossings.has(pair_of(spans[j].first, spans[j].second)) ? 1 : 0;
    }
  }
  return board;
}

}  // namespace

auto which_gaps_can_one_set_bridge(const AskOptions& /*options*/) -> Answers {
  Answer answer{.says = Says::value, .how = How::counted};
  std::string list;
  for (int length = 1; length <= static_cast<int>(plank_sizes); ++length) {
    const auto counts = count_gap_vectors(length);
    if (!counts.criterion_holds) answer.how = How::unknown;
    const auto text = std::to_string(counts.bridgeable);
    list += (list.empty() ? "" : ", ") + text;
    answer.fact("chains of " + std::to_string(length) + (length == 1 ? " gap" : " gaps"),
                text + " of " + std::to_string(counts.all));
  }
  if (answer.how == How::unknown) answer.says = Says::unknown;
  answer.title = "One set of six planks bridges " + list +
                 " chains of 1, 2, 3, 4, 5, 6 gaps: those with at most one gap of class 6, at most "
                 "two of class 5 or 6, and so on";
  answer.text = "Counted by trying all planks for all chains, and equal to the criterion for each.";
  answer.data = any_board;
  answer.clauses = {"setup.planks", "plank.too-long", "plank.too-short"};
  return {answer};
}

auto do_gaps_suffice_if_planks_obstruct(const AskOptions& /*options*/) -> Answers {
  Rulings rulings;
  rulings.overhang = Overhanging::obstructs;
  const auto plain = game_of(2);
  const auto strict = game_of(2, "stand-in", rulings);
  Answer answer{.data = data_of(plain), .clauses = {"plank.too-long", "plank.not-on-plank"}};
  const auto found = find_obstructed(plain, strict);
  answer.how = found ? How::counted : How::unknown;
  answer.says = found ? Says::no : Says::unknown;
  answer.title =
      found ? "Under overhang=obstructs a plank that reaches may be too long for its gap"
            : "No plank was found that overhang=obstructs keeps from a gap both ways round";
  if (found) {
    const auto& rules = plain.rules();
    answer.text = "With stones on " + site_text(rules, found->from) + ", " +
                  site_text(rules, found->to) + ", " + site_text(rules, found->beyond_from) +
                  " and " + site_text(rules, found->beyond_to) + " the plank of size " +
                  std::to_string(found->plank.size()) +
                  " reaches from the first to the second, and "
                  "sticks out over another stone whichever way it lies.";
    answer.fact("gap class", std::to_string(rules.river->gap(found->from, found->to)))
        .fact("size of the plank", std::to_string(found->plank.size()));
  }
  return {answer};
}

auto what_is_on_the_board(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(2);
  const auto board = survey(game);
  Answer answer{.says = Says::value, .how = How::counted};
  std::string list;
  for (std::size_t i = 0; i < plank_sizes; ++i) {
    const auto text = std::to_string(board.pairs[i]);
    list += (list.empty() ? "" : ", ") + text;
    answer.fact("pairs of gap class " + std::to_string(i + 1), text);
  }
  answer.fact("pairs out of reach, or of two villages", std::to_string(board.unreached))
      .fact("pairs of spans that cross", std::to_string(board.crossing))
      .fact("places that a span passes over", std::to_string(board.over))
      .fact("of these, villages", std::to_string(board.over_village));
  answer.title = "On the stand-in board " + list + " pairs of places are in gap classes 1 to 6, " +
                 std::to_string(board.crossing) + " pairs of spans cross, and " +
                 std::to_string(board.over) + " times a span passes over a place";
  answer.data = data_of(game);
  answer.clauses = {"plank.must", "plank.not-on-plank"};
  return {answer};
}

auto how_many_crossings_are_there(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(6);
  const auto& rules = game.rules();
  Answers answers;
  for (std::size_t seat = 0; seat < rules.colours.size(); ++seat) {
    const auto from = rules.home[seat];
    const auto to = village(rules.components.opposite[from]);
    if (from > to) continue;  // the pair was looked at from the other end
    Answer answer{.aspect = site_text(rules, from) + "-" + site_text(rules, to),
                  .says = Says::value,
                  .how = How::counted};
    std::string list;
    for (std::size_t length = 1; length <= plank_sizes; ++length) {
      std::int64_t all = 0;
      std::int64_t clean = 0;
      for_each_chain(rules, sets_of_planks(1), from, to, length, [&](const Chain& chain) {
        ++all;
        clean += chain.clean ? 1 : 0;
        return true;
      });
      const auto planks = std::to_string(length) + (length == 1 ? " plank" : " planks");
      answer.fact(planks, std::to_string(all) + ", of which clean " + std::to_string(clean));
      if (length >= 5) {
        list += (list.empty() ? "" : " and ") + std::to_string(all) + " with " + planks + " (" +
                std::to_string(clean) + " clean)";
      }
    }
    answer.title = "One set of planks allows " + list + " crossings between " + answer.aspect;
    answer.text =
        "Over different islets and no third village. A clean one passes over no other "
        "place, and its planks are not in each other's way.";
    answer.data = data_of(game);
    answer.clauses = {"goal.cross", "setup.planks"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
