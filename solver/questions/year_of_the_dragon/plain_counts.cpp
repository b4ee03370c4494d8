/// Questions that counting answers: the numbers of the rules, each held to the model where it
/// plays.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/questions/year_of_the_dragon_examples.txt.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

auto counted(std::string aspect, Says says, std::string title, std::string text) -> Answer {
  Answer answer{.aspect = std::move(aspect), .says = says, .how = How::counted};
  answer.title = std::move(title);
  answer.text = std::move(text);
  answer.data = "rulebook, public source";
  return answer;
}

/// The money of the first player after a move, as the model has it; -1 if the move is illegal.
auto money_after(const YearOfTheDragon& game, int yuan, const Move& move) -> int {
  const auto state = game.read_position(
      "round=3 stage=action groups=taxes|build+harvest+fireworks+parade+research+privilege "
      "p1.track=20 p2.track=10 p1.palaces=1[a] p2.palaces=1[a] p1.yuan=" +
      std::to_string(yuan));
  if (!state || !game.judge(*state, move)) return -1;
  return game.apply(*state, move).next.players[0].yuan;
}

/// The worked examples of both translations, as records that the model plays and answers for.
auto worked_examples() -> Answer {
  Answer answer{.aspect = "examples", .says = Says::no, .how = How::replayed};
  answer.data = "rulebook";
  constexpr std::string_view begin = "ruleproof 1\n";
  auto left = embedded::questions::year_of_the_dragon_examples_txt;
  int replayed = 0;
  while (left.starts_with(begin)) {
    const auto end = std::min(left.size(), left.find(begin, begin.size()));
    const auto text = left.substr(0, end);
    left.remove_prefix(end);
    ++replayed;
    const auto record = parse_record(text, "example");
    const auto game = record ? YearOfTheDragon::configure(record->setup)
                             : Result<YearOfTheDragon>(record.error());
    if (game && replay(*game, *record, "example")) continue;
    answer.says = Says::yes;
    answer.fact("contradicted", std::string(text));
  }
  answer.title = answer.says == Says::no ? "No worked example contradicts its rule: all " +
                                               std::to_string(replayed) + " records of them replay"
                                         : "A worked example contradicts its rule";
  if (replayed == 0) answer = {.aspect = "examples", .title = "The examples are not there"};
  return answer;
}

}  // namespace

auto when_is_skipping_as_good_as_taxes(const AskOptions& /*options*/) -> Answers {
  const auto game = game_for(2);
  const auto& facts = game.rules().components;
  const int base = facts.base[static_cast<std::size_t>(Action::taxes)];
  const auto most_yuan_for = [&](int fee) {
    int most = -1;
    for (int yuan = fee; yuan <= facts.money; ++yuan) {
      if (money_after_skip<int>(yuan, facts.skip_level) >= yuan - fee + base) most = yuan;
    }
    return most;
  };
  // The model agrees, for every amount of money.
  bool agrees = true;
  for (int yuan = 0; yuan <= facts.money; ++yuan) {
    agrees =
        agrees && money_after(game, yuan, Skip{}) == money_after_skip<int>(yuan, facts.skip_level);
    agrees = agrees && money_after(game, yuan, Choose{Choice::taxes}) == yuan + base;
  }
  auto free = counted("free-group", Says::value,
                      "Without tax collectors skipping brings as much as Taxes up to " +
                          std::to_string(most_yuan_for(0)) + " yuan",
                      "Skipping raises to " + std::to_string(facts.skip_level) +
                          " yuan, Taxes add " + std::to_string(base) + ".");
  auto paid = counted("group-with-a-dragon", Says::value,
                      "If Taxes cost the fee of " + std::to_string(facts.fee) +
                          " yuan, skipping is better whatever the money",
                      "Taxes then bring less than they cost.");
  if (facts.fee <= base) paid.title = "Taxes can pay even with the fee";
  auto palace = counted("one-floor-palace", Says::no,
                        "A one-floor palace that never gets a person scores nothing",
                        "It loses its floor at the end of the round, before palaces are scored: "
                        "see the question of empty palaces.");
  Answers answers{std::move(free), std::move(paid), std::move(palace)};
  for (auto& answer : answers) {
    answer.clauses = {"action.skip", "action.taxes", "decay.empty"};
    if (agrees) continue;
    answer.says = Says::unknown;
    answer.how = How::unknown;
    answer.title = "The model does not agree with the formula: " + answer.title;
  }
  return answers;
}

auto can_a_player_be_denied_everything(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    bool one_is_free = true;
    for (const auto& deal : game.rules().deals) {
      const auto groups = std::ranges::count_if(deal, [](Group g) { return g != Group::none; });
      one_is_free = one_is_free && groups > players - 1;
    }
    Answer answer{.aspect = std::to_string(players) + "-players",
                  .says = one_is_free ? Says::no : Says::yes,
                  .how = How::exhaustive};
    answer.title = "With " + std::to_string(players) + " players nobody can be denied all actions" +
                   ", nor all income: some group is free, and skipping raises to " +
                   std::to_string(game.rules().components.skip_level) + " yuan";
    if (!one_is_free) answer.title = "Some deal leaves the last player no free group";
    answer.text =
        "Any single action can be closed to whoever has less than the fee: its group was chosen "
        "before. " +
        std::to_string(game.rules().components.fee) + " yuan open every group.";
    answer.bound = std::to_string(game.rules().deals.size()) + " deals, each with " +
                   std::to_string(players - 1) + " groups taken by the others";
    answer.data = "rulebook";
    answer.clauses = {"action.fee", "action.skip", "action.deal.groups"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_is_a_privilege_worth(const AskOptions& /*options*/) -> Answers {
  const auto game = game_for(2);
  const auto& facts = game.rules().components;
  struct Size {
    std::string name;
    int price;
    int dragons;
  };
  Answers answers;
  for (const auto& size : {Size{"small", facts.small.price, facts.small.dragons},
                           Size{"large", facts.large.price, facts.large.dragons},
                           Size{"small-with-two-dragons", facts.small.price, 2}}) {
    int last = 0;
    auto answer = counted(size.name, Says::value, "", "");
    for (int round = 1; round <= months; ++round) {
      const int thirds = (3 * size.dragons * (months - round + 1)) - size.price;
      if (thirds >= 0) last = round;
      answer.fact("round " + std::to_string(round),
                  std::to_string(size.dragons * (months - round + 1)) + " points for " +
                      std::to_string(size.price) + "/3 points of money");
    }
    answer.title = "A " + size.name + " privilege is worth its price in points up to round " +
                   std::to_string(last);
    answer.text =
        "Its dragons score each round from the one in which it is bought; three yuan at the end "
        "are a point. What else the action could have brought is left out.";
    answer.clauses = {"privilege.dragons", "score.privileges", "end.money"};
    answer.data = "rulebook, public source";
    answers.push_back(std::move(answer));
  }
  answers.back().fact("reading", "small-privilege=two-dragons");
  return answers;
}

auto can_a_payment_fail_for_want_of_change(const AskOptions& /*options*/) -> Answers {
  // ru 25, es 19, es 64: coins of 1 and of 3. A player pays 2, 3, 4 or 7 yuan out of coins of 3
  // and needs change; the others may hold the silver.
  constexpr int silver = 21;
  constexpr int gold_worth = 3;
  const auto game = game_for(2);
  const auto& facts = game.rules().components;
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const int others = (players - 1) * facts.start_yuan;
    int failing = 0;
    for (const int price : {facts.small.price, facts.large.price, facts.fee, facts.tribute}) {
      const int change = (gold_worth - (price % gold_worth)) % gold_worth;
      // The payer has gold only; what the others have is silver as far as it goes.
      const int in_stock = std::max(0, silver - others);
      const bool can_pay = facts.start_yuan >= price && facts.start_yuan % gold_worth == 0;
      failing += can_pay && change > in_stock ? 1 : 0;
    }
    auto answer = counted(std::to_string(players) + "-players",
                          failing > 0 ? Says::yes : Says::unknown, "", "");
    answer.data = "rulebook";
    answer.clauses = {"action.privilege", "action.fee"};
    if (failing > 0) {
      answer.title = "With " + std::to_string(players) +
                     " players a payment can fail for want of change in round 1";
      answer.text =
          "The others can hold all silver, and who pays only gold. Money is an amount to "
          "the model: the texts do not say what happens.";
    } else {
      answer.how = How::bounded;
      answer.title = "With " + std::to_string(players) +
                     " players no payment fails for want of change with the money of the start; "
                     "with money earned later it is open";
      answer.bound = "every way to split the coins of the start";
    }
    answer.fact("silver that the others can hold at the start",
                std::to_string(std::min(silver, others)) + " of " + std::to_string(silver));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto which_gaps_can_never_be_seen(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const std::string_view tag : {"A22", "A23", "A24", "A27", "A28", "D23"}) {
    const auto row = std::ranges::find(YearOfTheDragon::unruled, tag, &Unruled::tag);
    std::string aspect(tag);
    std::ranges::transform(aspect, aspect.begin(), [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    Answer answer{.aspect = aspect, .says = Says::no, .how = How::stated};
    answer.data = "rulebook";
    answer.fact("open question", std::string(tag));
    if (row == YearOfTheDragon::unruled.end()) {
      answer.says = Says::unknown;
      answer.how = How::unknown;
      answer.title = std::string(tag) + " is a ruling of its own";
    } else {
      answer.title = std::string(tag) + " can never be told apart: " + std::string(row->reason);
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto do_the_counts_of_the_components_hold(const AskOptions& /*options*/) -> Answers {
  const auto game = game_for(4);
  MoveList<Move> list;
  auto state = game.start();
  for (int drafted = 0; drafted < 4; drafted += state.stage == Stage::draft ? 1 : 0) {
    if (!list.empty()) state = game.apply(state, list.front()).next;
    moves(game, state, list);
  }
  auto pairs =
      counted("fourth-drafter", Says::value,
              "Of 36 pairs " + std::to_string(list.size()) + " are left for the fourth drafter",
              "Each of the three before takes one, and piles are high enough.");
  pairs.clauses = {"draft.distinct-pair"};
  int tiles = 0;
  int events = 0;
  const auto start = game_for(5).start();
  for (const auto pile : start.piles) tiles += pile;
  for (const auto count : game.rules().components.events) events += count;
  auto counts = counted("counts", tiles == 90 && events == 12 ? Says::yes : Says::no,
                        "Five players use " + std::to_string(tiles) + " of 90 person tiles, and " +
                            std::to_string(events) + " event tiles fill twelve months",
                        "The data files are refused where a count contradicts the rulebook.");
  counts.clauses = {"setup.tiles", "setup.events"};
  return {std::move(pairs), std::move(counts), worked_examples()};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
