/// The least pieces that shut a village by the limit of three planks, and a round in which they do.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/seal.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

/// A component in which every site bears three planks: how many planks lie between each two of its
/// sites. Site 0 is the village, and every other one a stone.
struct Least {
  int stones = 0;
  int planks = 0;
  std::int64_t tried = 0;
};

/// Whether loads of three at each of `sites` can be made up, from pair `at` on; at most `most`
/// planks on a pair.
auto saturates(std::vector<int>& loads, std::size_t from, std::size_t to, int most,
               std::int64_t& tried) -> bool {
  ++tried;
  if (from + 1 >= loads.size()) {
    return std::ranges::all_of(loads, [](int load) { return load == most_load; });
  }
  if (to == loads.size()) {
    if (loads[from] != most_load) return false;  // no later pair adds to it
    return saturates(loads, from + 1, from + 2, most, tried);
  }
  for (int planks = 0; planks <= most; ++planks) {
    if (loads[from] + planks > most_load || loads[to] + planks > most_load) break;
    loads[from] += planks;
    loads[to] += planks;
    const bool done = saturates(loads, from, to + 1, most, tried);
    loads[from] -= planks;
    loads[to] -= planks;
    if (done) return true;
  }
  return false;
}

/// The fewest stones, and with them planks, that saturate a village and themselves. All planks in
/// play could be used.
auto least_seal(Parallel parallel) -> Least {
  Least least;
  const int most = parallel == Parallel::allowed ? most_load : 1;
  for (int stones = 1; stones <= 5; ++stones) {
    std::vector<int> loads(static_cast<std::size_t>(stones) + 1, 0);
    if (!saturates(loads, 0, 1, most, least.tried)) continue;
    least.stones = stones;
    least.planks = most_load * (stones + 1) / 2;
    return least;
  }
  return least;
}

/// Three islets that planks link with each other and with the village, with nothing in the way.
struct Four {
  std::array<Site, 4> sites{};
  std::array<int, 6> gaps{};
};
constexpr std::array<std::pair<std::size_t, std::size_t>, 6> pairs_of_four = {
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

auto fits(const Rules& rules, Four& four) -> bool {
  const auto& river = *rules.river;
  for (std::size_t i = 0; i < pairs_of_four.size(); ++i) {
    const auto a = four.sites[pairs_of_four[i].first];
    const auto b = four.sites[pairs_of_four[i].second];
    four.gaps[i] = river.gap(a, b);
    if (four.gaps[i] == 0 || river.under(a, b) != 0) return false;
    for (std::size_t j = 0; j < i; ++j) {
      const auto other =
          pair_of(four.sites[pairs_of_four[j].first], four.sites[pairs_of_four[j].second]);
      if (river.clashes(pair_of(a, b)).has(other)) return false;
    }
  }
  return true;
}

/// Six planks of some seats for six gaps, by pair, at most three of each seat. Nothing if they do
/// not suffice: the widest gaps take the longest planks, of one seat after the other.
auto share_out(const Four& four, int seats) -> std::optional<std::array<PlankName, 6>> {
  std::array<std::size_t, 6> order{0, 1, 2, 3, 4, 5};
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair{-four.gaps[i], i}; });
  std::array<PlankName, 6> planks{};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int number = static_cast<int>(i);
    const int size = static_cast<int>(plank_sizes) - (number / seats);
    if (four.gaps[order[i]] > size) return std::nullopt;
    planks[order[i]] = plank_name(number % seats, size);
  }
  return planks;
}

auto find_four(const Rules& rules, Site goal, int seats) -> std::optional<Four> {
  const auto count = rules.components.islets.size();
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b) {
      for (std::size_t c = b + 1; c < count; ++c) {
        Four four{{goal, islet(a), islet(b), islet(c)}, {}};
        if (fits(rules, four) && share_out(four, seats)) return four;
      }
    }
  }
  return std::nullopt;
}

/// Some seats lay a plank between each two of a village and three stones, in one round.
auto each_with_each(const RiverDragons& game, const Four& four, int seats) -> Course {
  const auto planks = share_out(four, seats).value_or(std::array<PlankName, 6>{});
  const Plan plan = {Card::stone1, Card::plank2, Card::plank1, Card::jump, Card::move1};
  std::vector<Plan> plans(static_cast<std::size_t>(game.players()), idle_round());
  std::fill_n(plans.begin(), seats, plan);
  plans[0][0] = Card::stone2;
  std::vector<Move> wishes;
  for (std::size_t i = 1; i < 4; ++i) wishes.emplace_back(PutStone{four.sites[i]});
  for (std::size_t i = 0; i < 6; ++i) {
    const auto [a, b] = pairs_of_four[i];
    wishes.emplace_back(ChoosePlank{planks[i]});
    wishes.emplace_back(LayPlank{planks[i], std::min(four.sites[a], four.sites[b]),
                                 std::max(four.sites[a], four.sites[b])});
  }
  Course course(game);
  return course.plan(plans).act(std::move(wishes));
}

/// A seat whose goal two or three others can shut in that way in one round, and how.
struct Shut {
  int players = 0;
  int seats = 0;
  int seat = 0;
  Four four;
};
auto find_shut() -> std::optional<Shut> {
  for (const int seats : {2, 3}) {
    for (int players = seats; players <= static_cast<int>(most_players); ++players) {
      const auto game = game_of(players);
      for (int seat = 0; seat < players; ++seat) {
        const auto four = find_four(game.rules(), goal_of(game.rules(), seat), seats);
        if (four) return Shut{players, seats, seat, *four};
      }
    }
  }
  return std::nullopt;
}

}  // namespace

auto what_seals_a_village(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto parallel : {Parallel::allowed, Parallel::forbidden}) {
    const auto least = least_seal(parallel);
    const bool side_by_side = parallel == Parallel::allowed;
    const auto shut = side_by_side ? Shut{3, 1, 1, {}} : find_shut().value_or(Shut{3, 0, 1, {}});
    Rulings rulings;
    rulings.parallel = parallel;
    const auto game = game_of(shut.players, "stand-in", rulings);
    const auto goal = goal_of(game.rules(), shut.seat);
    Answer answer{
        .aspect = side_by_side ? "allowed" : "forbidden", .says = Says::value, .how = How::counted};
    answer.text =
        "All ways to spread planks over a village and stones were tried, until every one "
        "bears three. ";
    if (shut.seats > 0) {
      const auto course =
          side_by_side ? three_side_by_side(game) : each_with_each(game, shut.four, shut.seats);
      const auto whose = to_text(game.rules().colours[static_cast<std::size_t>(shut.seat)]);
      answer.shown.push_back(shown(game, course, "the goal of " + std::string(whose) + " is shut",
                                   [&](const State& state) {
                                     return is_sealed(game, state, goal, shut.seat) &&
                                            planks_on_board(state) == least.planks;
                                   }));
      answer.text += "Shown in one round of " + std::to_string(shut.players) + " players.";
      answer.fact("players who lay planks in the round shown", std::to_string(shut.seats));
      std::string gaps;
      for (const auto gap : shut.four.gaps) {
        gaps += (gaps.empty() ? "" : ", ") + std::to_string(gap);
      }
      if (!side_by_side) answer.fact("gap classes in the round shown", gaps);
    } else {
      answer.text +=
          "On the stand-in board no four places were found that fit, with planks that "
          "two or three players lay in one round.";
    }
    if (!replays(answer) || least.stones == 0) answer.how = How::unknown;
    answer.title = "Under parallel=" + answer.aspect + " a village is shut by " +
                   std::to_string(least.planks) + " planks and " + std::to_string(least.stones) +
                   (least.stones == 1 ? " stone" : " stones") + " at the least";
    answer.data = data_of(game);
    answer.clauses = {"plank.three", "plank.not-on-plank"};
    answer.fact("planks", std::to_string(least.planks))
        .fact("stones", std::to_string(least.stones))
        .fact("ways tried", std::to_string(least.tried));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
