#include "solver/questions/year_of_the_dragon/least.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/year_of_the_dragon/palace.hpp"
#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/most.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int last_held_round = 4;  // of the rounds in which the least is decided

auto in_order(Sites sites) -> Sites {
  std::ranges::sort(sites);
  return sites;
}

/// The palaces with one of them changed.
auto changed(const Sites& sites, std::size_t at, int floors, int persons) -> Sites {
  auto next = sites;
  next[at].first += floors;
  next[at].second += persons;
  return in_order(std::move(next));
}

/// One floor more, anywhere.
auto built(const std::set<Sites>& before) -> std::set<Sites> {
  auto all = before;
  for (const auto& sites : before) {
    for (std::size_t i = 0; i < sites.size(); ++i) {
      if (sites[i].first < tallest_palace) all.insert(changed(sites, i, 1, 0));
    }
    auto more = sites;
    more.emplace_back(1, 0);
    all.insert(in_order(std::move(more)));
  }
  return all;
}

/// A person more, in each palace with room; nothing if there is none.
auto housed(const Sites& sites) -> std::set<Sites> {
  std::set<Sites> all;
  for (std::size_t i = 0; i < sites.size(); ++i) {
    if (sites[i].second < sites[i].first) all.insert(changed(sites, i, 0, 1));
  }
  return all;
}

/// Any persons gone.
auto harmed(const std::set<Sites>& before) -> std::set<Sites> {
  auto all = before;
  auto fresh = before;
  while (!fresh.empty()) {
    std::set<Sites> next;
    for (const auto& sites : fresh) {
      for (std::size_t i = 0; i < sites.size(); ++i) {
        if (sites[i].second == 0) continue;
        auto fewer = changed(sites, i, 0, -1);
        if (all.insert(fewer).second) next.insert(std::move(fewer));
      }
    }
    fresh = std::move(next);
  }
  return all;
}

auto decayed(Sites sites) -> Sites {
  for (auto& [floors, persons] : sites) floors -= persons == 0 ? 1 : 0;
  std::erase_if(sites, [](const Site& site) { return site.first == 0; });
  return in_order(std::move(sites));
}

auto choice_of(const Move& move) -> std::optional<Choice> {
  const auto* choose = std::get_if<Choose>(&move);
  if (choose == nullptr) return std::nullopt;
  return choose->choice;
}

/// He pays fees in two rounds, until he has no money, and does what brings nothing: he leads his
/// troops. The others go before him then, and later leave the cards to him.
auto impoverish(const State& state, MoveList<Move>& out, int first_fee) -> void {
  const bool leaves_a_fee = state.round == first_fee || state.round == first_fee + 1;
  if (state.actor == 0 || leaves_a_fee) {
    prefer(out, [](const Move& move) { return choice_of(move) == Choice::parade; });
  } else {
    prefer(out, [](const Move& move) { return std::holds_alternative<Skip>(move); });
  }
}

auto houses_together(const Move& move) -> bool {
  const auto* house = std::get_if<House>(&move);
  return house == nullptr || house->palace.inhabited();
}

/// Keeps the points of the first player low who need not recruit: one palace falls to ruin at once,
/// the other when the tribute has taken its persons.
auto without_duty(const State& state, MoveList<Move>& out) -> void {
  const bool poor = state.actor == 0;
  if (state.stage == Stage::draft) {
    prefer(out, [&](const Move& move) { return drafts(move, Type::monk) != poor; });
    prefer(out, [&](const Move& move) { return !poor || !drafts(move, Type::court_lady); });
  } else if (state.stage == Stage::action) {
    impoverish(state, out, 1);
  } else if (state.stage == Stage::person && poor) {
    prefer(out, [](const Move& move) { return std::get<Play>(move).tile == Tile::nothing; });
    prefer(out, [](const Move& move) { return !plays(move, Type::court_lady); });
  } else if (state.stage == Stage::place && poor) {
    prefer(out, houses_together);
  }
}

/// The same of one who must recruit: three persons share the palace that he makes higher, and his
/// card of the second round is void, since all drafted and took the tax collectors. So the other
/// palace falls to ruin; contagion, drought and Mongols take who comes later.
auto with_duty(const State& state, MoveList<Move>& out) -> void {
  const bool poor = state.actor == 0;
  const auto is_tax_collector = [](const Move& move) { return plays(move, Type::tax_collector); };
  if (state.stage == Stage::draft) {
    prefer(out, [](const Move& move) { return drafts(move, Type::tax_collector); });
    prefer(out, [&](const Move& move) {
      return poor ? drafts(move, Type::farmer)
                  : drafts(move, Type::monk) || drafts(move, Type::pyrotechnist) ||
                        drafts(move, Type::warrior);
    });
  } else if (state.stage == Stage::action && poor && state.round == 1) {
    prefer(out, [](const Move& move) { return choice_of(move) == Choice::build; });
  } else if (state.stage == Stage::action) {
    impoverish(state, out, 2);
  } else if (state.stage == Stage::build && poor) {
    prefer(out, [](const Move& move) {
      const auto* add = std::get_if<AddFloor>(&move);
      return add != nullptr && add->palace.inhabited();
    });
  } else if (state.stage == Stage::person && state.round == 1) {
    prefer(out, [&](const Move& move) {
      return is_tax_collector(move) && (std::get<Play>(move).card == Card::wild) == poor;
    });
  } else if (state.stage == Stage::person && poor) {
    prefer(out, [](const Move& move) { return std::get<Play>(move).tile == Tile::nothing; });
    prefer(out, [](const Move& move) {
      return !plays(move, Type::court_lady) && !plays(move, Type::warrior);
    });
  } else if (state.stage == Stage::place && poor) {
    prefer(out, houses_together);
  }
}

/// The least of one number of players, shown by a game.
struct Low {
  int bound = 0;  ///< from below, of what palaces bring
  int palaces = 0;
  int score = 0;  ///< of the same game
  Held held = {};
  Shown shown = {};
};

auto lowest(const YearOfTheDragon& game) -> Low {
  const Rounds rounds(game, rounds_without_void_cards(game) + 1);
  Low low{.bound = least_palace_points(rounds), .held = hold_palaces(game, rounds)};
  const bool duty = game.rulings().recruit_with_room == RecruitWithRoom::must;
  const auto never = [](const State&) { return false; };
  const auto path = duty ? told(game, "ppcdmtfcdtmf", with_duty, never)
                         : told(game, hard_row, without_duty, never);
  auto state = game.start();
  for (const auto& move : path) {
    // Where phase IV has come and gone, the palaces that are there have been counted.
    const auto next = game.apply(state, move).next;
    if (state.round > 0 && is_end_of_round(next)) {
      low.palaces += static_cast<int>(next.players[0].palaces.size());
    }
    state = next;
  }
  low.score = state.players[0].score;
  low.shown = show(game, path, "a game of few points for p1",
                   fmt::format("over = 1 and p1.score = {}", low.score));
  return low;
}

/// An answer of what the least is: from below by the relation, since points are only ever added,
/// and from above by the game.
auto of_low(const YearOfTheDragon& game, const Low& low, int found, Answer answer) -> Answer {
  answer.says = Says::value;
  const bool tight = found == low.bound && low.held.broken == 0;
  answer.how = {tight ? How::relation : How::bounded, scope_of(game)};
  if (tight) answer.always = {fmt::format("over = 0 or all(p*.score >= {})", low.bound)};
  if (!tight) answer.bound = fmt::format("at least {}, at most {}", low.bound, found);
  answer.fact("found", std::to_string(found)).fact("bound", std::to_string(low.bound));
  add_relation(low.held, answer);
  answer.shown.push_back(low.shown);
  return answer;
}

auto range(int low, int high) -> std::string {
  return low == high ? fmt::format("is {}", low) : fmt::format("lies between {} and {}", low, high);
}

/// `ask(game, low)` for each number of players and each answer to the duty to recruit.
template <class Ask>
auto under_both_duties(const AskOptions& options, Ask&& ask) -> Answers {
  Answers answers;
  const bool one = options.asked.options.contains("players");
  for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
    for (int players = 2; players <= (one ? 2 : 5); ++players) {
      const auto game = game_for(options, players, {.recruit_with_room = room});
      const bool may = room == RecruitWithRoom::may;
      answers.push_back(ask(game, lowest(game),
                            aspect_of(game) + (may ? "-recruit-with-room-may" : ""),
                            may ? " (recruit-with-room=may)" : ""));
    }
  }
  return answers;
}

}  // namespace

auto sites_of(const Player& player) -> Sites {
  Sites sites;
  for (const auto& palace : player.palaces) sites.emplace_back(palace.height(), palace.count());
  return in_order(std::move(sites));
}

Rounds::Rounds(const YearOfTheDragon& game, int first_void_round)
    : must_recruit_(game.rulings().recruit_with_room == RecruitWithRoom::must),
      first_void_round_(first_void_round),
      most_floors_(most_yield(game.rules(), Action::build)) {}

auto Rounds::first() const -> std::set<Sites> {
  return {in_order({{2, 2}, {2, 0}}), in_order({{2, 1}, {2, 1}})};
}

auto Rounds::after(int round, const Sites& sites) const -> std::set<Sites> {
  std::set<Sites> all{sites};
  for (int floor = 0; floor < most_floors_; ++floor) all = built(all);
  std::set<Sites> peopled;
  for (const auto& now : all) {
    const auto more = housed(now);
    peopled.insert(more.begin(), more.end());
    // Who has room recruits, unless he need not or his card brings nobody. In the last round nobody
    // plays a card.
    const bool idle = !must_recruit_ || round >= first_void_round_ || round == months;
    if (more.empty() || idle) peopled.insert(now);
  }
  const bool peace = round <= 2;
  if (!peace) peopled = harmed(peopled);
  std::set<Sites> left;
  for (const auto& now : peopled) left.insert(decayed(now));
  return left;
}

auto least_palace_points(const Rounds& rounds) -> int {
  // Fewest points first: the first position without a palace, or at the end, is the least.
  std::set<std::tuple<int, int, Sites>> open;  // points, rounds gone, palaces
  std::set<std::pair<int, Sites>> closed;
  for (const auto& sites : rounds.first()) open.emplace(0, 0, sites);
  while (!open.empty()) {
    const auto [points, gone, sites] = *open.begin();
    open.erase(open.begin());
    if ((gone > 0 && sites.empty()) || gone == months) return points;
    if (!closed.emplace(gone, sites).second) continue;
    for (const auto& next : rounds.after(gone + 1, sites)) {
      open.emplace(points + static_cast<int>(next.size()), gone + 1, next);
    }
  }
  return 0;
}

auto hold_palaces(const YearOfTheDragon& game, const Rounds& rounds) -> Held {
  constexpr std::uint64_t games = 40;
  Held held;
  std::map<std::pair<int, Sites>, std::set<Sites>> known;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    std::array<Sites, most_players> at_start;
    const auto watch = [&](const State& before, const Move&, const Step<State>& step) {
      if (!is_end_of_round(step.next) || before.round > last_held_round) return;
      for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
        const auto now = sites_of(step.next.players[p]);
        if (before.round == 0) {
          held.check(rounds.first().contains(now));
        } else {
          auto& after = known[{before.round, at_start[p]}];
          if (after.empty()) after = rounds.after(before.round, at_start[p]);
          held.check(after.contains(now));
        }
        at_start[p] = now;
      }
    };
    auto choose = [&, dice = Dice(seed)](const YearOfTheDragon& of, const State& state,
                                         std::span<const Move> list) mutable -> std::size_t {
      // Few floors: the relation is of what happens to those who build little.
      const auto skip = std::ranges::find(list, Move{Skip{}});
      const bool skips = seed % 2 == 0 && skip != list.end();
      return skips ? static_cast<std::size_t>(skip - list.begin()) : dice(of, state, list);
    };
    play(game, choose, watch);
  }
  return held;
}

auto what_is_the_least_final_score(const AskOptions& options) -> Answers {
  return under_both_duties(options, [](const YearOfTheDragon& game, const Low& low,
                                       const std::string& aspect, const std::string& reading) {
    auto answer = about(game, aspect, {"end.winner", "score.palaces"});
    answer.title = fmt::format("The least final score of a player with {} players{} {}",
                               game.players(), reading, range(low.bound, low.score));
    answer.text =
        "Palaces bring at least so much, and points are only ever added; in the game shown nothing "
        "else brings any.";
    return of_low(game, low, low.score, std::move(answer));
  });
}

auto what_is_the_least_total_of_palace_points(const AskOptions& options) -> Answers {
  return under_both_duties(options, [](const YearOfTheDragon& game, const Low& low,
                                       const std::string& aspect, const std::string& reading) {
    auto answer = about(game, aspect, {"score.palaces", "decay.vanish", "person.must-recruit"});
    answer.title = fmt::format("The least total of palace points of a player with {} players{} {}",
                               game.players(), reading, range(low.bound, low.palaces));
    return of_low(game, low, low.palaces, std::move(answer));
  });
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
