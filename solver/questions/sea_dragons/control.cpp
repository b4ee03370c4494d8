/// Control of a realm: whether it is monotone, what ties bring, what a turn can swing.
#include "model/sea_dragons/control.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): presences and rulings

using Standing = std::array<Presence<Term>, most_players>;

/// More cannot be in one realm: its cells, or its cells and the hidden cards of its symbol.
struct Limits {
  int dragons = 0;
  int pieces = 0;
  int whirlpools = 0;
};
auto limits_of(const SeaDragons& game) -> Limits {
  const auto& all = game.rules().components;
  Limits limits;
  for (std::size_t r = 0; r < realm_count; ++r) {
    const int cells = all.plan.realms[r].count();
    const int hidden = all.reefs[hidden_in(static_cast<Realm>(r))];
    limits.pieces = std::max(limits.pieces, cells);
    limits.dragons = std::max(limits.dragons, game.rules().heads + hidden);
    for (const auto& terrain : all.terrain[r]) {
      limits.whirlpools = std::max(limits.whirlpools, terrain.whirlpools.count());
    }
  }
  return limits;
}

/// Ranks follow from the dragons, as in play. [control.award]
auto ranks(const Term& dragons, bool all_rank) -> Term {
  return all_rank ? Term(1) : select(Term(0) < dragons, Term(1), Term(0));
}

auto any_standing(Query& query, const SeaDragons& game, bool all_rank) -> Standing {
  const auto limits = limits_of(game);
  Standing all;
  for (int p = 0; p < game.players(); ++p) {
    const auto who = "p" + std::to_string(p + 1);
    auto& one = all[static_cast<std::size_t>(p)];
    one.dragons = query.number(who + "-dragons", 0, limits.dragons);
    one.pieces = query.number(who + "-pieces", 0, limits.pieces);
    one.ranks = ranks(one.dragons, all_rank);
  }
  return all;
}

struct Change {
  const char* aspect;
  const char* says_no;   ///< if it never happens
  const char* says_yes;  ///< if it does
  int dragons, pieces, whirlpools;
  bool of_another;  ///< whether another's points are looked at: do they rise? else own: do they
                    ///< fall?
};
constexpr auto changes = std::to_array<Change>({
    {"own-dragon", "An extra own dragon never lowers one's own points",
     "An extra own dragon can lower one's own points", 1, 0, 0, false},
    {"own-piece", "An extra own piece never lowers one's own points",
     "An extra own piece can lower one's own points", 0, 1, 0, false},
    {"whirlpool", "An extra free whirlpool never lowers one's own points",
     "An extra free whirlpool can lower one's own points", 0, 0, 1, false},
    {"others-dragon", "An extra own dragon never raises another's points",
     "An extra own dragon can raise another's points", 1, 0, 0, true},
    {"others-piece", "An extra own piece never raises another's points",
     "An extra own piece can raise another's points", 0, 1, 0, true},
});

auto wrong_way(Query& query, const SeaDragons& game, bool all_rank, const Change& change) -> Truth {
  const auto players = static_cast<std::size_t>(game.players());
  const auto before = any_standing(query, game, all_rank);
  const auto whirlpools = query.number("free-whirlpools", 0, limits_of(game).whirlpools);
  auto then = before;
  then[0].dragons = before[0].dragons + Term(change.dragons);
  then[0].pieces = before[0].pieces + Term(change.pieces);
  then[0].ranks = ranks(then[0].dragons, all_rank);
  const Term more = whirlpools + Term(change.whirlpools);
  const std::size_t who = change.of_another ? 1 : 0;
  const Term was = control_points(before, players, who, whirlpools);
  const Term now = control_points(then, players, who, more);
  return change.of_another ? was < now : now < was;
}

}  // namespace

auto is_control_monotone(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto reading : {ZeroControl::needs_a_dragon, ZeroControl::ranked}) {
    Rulings rulings;
    rulings.zero_control = reading;
    const bool all_rank = reading == ZeroControl::ranked;
    for (int players = 2; players <= static_cast<int>(most_players); ++players) {
      const auto game = game_of(players, rulings);
      for (const auto& change : changes) {
        Answer answer{.aspect = players_aspect(players) + "/" + change.aspect +
                                (all_rank ? "/ranked" : "")};
        Query query(change.says_yes);
        const auto wrong = wrong_way(query, game, all_rank, change);
        const auto reply = prove(answer, query, wrong, Says::yes, options);
        answer.title = change.says_no;
        if (reply.sat == Sat::sat) {
          answer.says = Says::no;
          answer.how = How::counted;  // the values are checked by evaluation
          answer.title = change.says_yes;
        } else if (reply.sat == Sat::unknown) {
          answer.title = "It is not known whether this holds: " + answer.title;
        }
        answer.title += " in a realm, with " + std::to_string(players) + " players" +
                        (all_rank ? ", under zero-control=ranked" : "");
        answer.text =
            "For every number of dragons, pieces and free whirlpools. A dragon laid adds pieces "
            "too, and it may cover whirlpools, which is another matter.";
        answer.data = "rulebook; numbers within those of the stand-in boards";
        answer.clauses = {"control.award", "control.tie", "control.two-players"};
        answers.push_back(std::move(answer));
      }
    }
  }
  return answers;
}

auto what_do_ties_bring(const AskOptions& /*options*/) -> Answers {
  struct Case {
    const char* aspect;
    std::array<int, 3> pieces;
  };
  constexpr auto cases = std::to_array<Case>({{"one-ahead", {10, 8, 8}},
                                              {"two-ahead", {10, 10, 5}},
                                              {"all-level", {8, 8, 8}},
                                              {"all-apart", {10, 8, 5}}});
  constexpr int whirlpools = 5;
  Answers answers;
  for (const auto& one : cases) {
    std::array<Presence<int>, most_players> all{};
    for (std::size_t p = 0; p < 3; ++p) all[p] = {3, one.pieces[p], 1};
    std::string awards;
    std::string pieces;
    for (std::size_t p = 0; p < 3; ++p) {
      awards += (p > 0 ? ", " : "") + std::to_string(control_points(all, 3, p, whirlpools));
      pieces += (p > 0 ? ", " : "") + std::to_string(one.pieces[p]);
    }
    Answer answer{.aspect = one.aspect, .says = Says::value, .how = How::counted};
    answer.title = "Three dragons each with " + pieces + " pieces and " +
                   std::to_string(whirlpools) + " free whirlpools bring " + awards + " points";
    answer.data = "rulebook";
    answer.clauses = {"control.award", "control.tie"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_zero_control_matter_for_two(const AskOptions& options) -> Answers {
  const auto game = game_of(2);
  Query query("Do two players get other points if a player without a dragon ranks?");
  const auto needs = any_standing(query, game, false);
  auto ranked = needs;
  for (auto& one : ranked) one.ranks = Term(1);
  const auto whirlpools = query.number("free-whirlpools", 0, limits_of(game).whirlpools);
  Truth differ = false;
  for (std::size_t p = 0; p < 2; ++p) {
    // Without a dragon on the surface or hidden there are no pieces in a realm either.
    query.require(implies(needs[p].dragons == Term(0), needs[p].pieces == Term(0)));
    differ = differ ||
             (control_points(needs, 2, p, whirlpools) != control_points(ranked, 2, p, whirlpools));
  }
  Answer answer{.aspect = "2-players"};
  prove(answer, query, differ, Says::no, options);
  answer.title = answer.says == Says::no ? "zero-control changes no points with two players"
                                         : "Whether zero-control matters for two is not known";
  answer.data = "rulebook; numbers within those of the stand-in boards";
  answer.clauses = {"control.two-players"};
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
