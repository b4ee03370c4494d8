/// Questions that counting answers: the numbers of the rules, each held to the model where it
/// plays.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon_examples.txt.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int silver = 21;  // coins of one yuan
constexpr int gold_worth = 3;

/// The money of the first player after a move, as the model has it; -1 if the move is illegal.
auto money_after(const YearOfTheDragon& game, int yuan, const Move& move) -> int {
  const auto state = game.read_position(
      fmt::format("round=3 stage=action p1.track=20 p1.palaces=1[a] p1.yuan={}", yuan));
  if (!state || !game.judge(*state, move)) return -1;
  return game.apply(*state, move).next.players[0].yuan;
}

/// Whether skipping and Taxes bring what the formulas say, whatever the money.
auto money_follows_formulas(const YearOfTheDragon& game, int base) -> bool {
  const auto& facts = game.rules().components;
  for (int yuan = 0; yuan <= facts.money; ++yuan) {
    if (money_after(game, yuan, Skip{}) != money_after_skip<int>(yuan, facts.skip_level) ||
        money_after(game, yuan, Choose{Choice::taxes}) != yuan + base) {
      return false;
    }
  }
  return true;
}

/// The coins that each player begins with: three silver and one gold (ru 96, es 62).
constexpr int silver_dealt = 3;
constexpr int gold_dealt = 1;

/// Prices of round 1 that a player can pay, but not with the very coins of the start.
auto failing_payments(const Components& facts) -> int {
  int failing = 0;
  for (const int price : {facts.small.price, facts.large.price, facts.fee,
                          facts.fee + facts.small.price, facts.fee + facts.large.price}) {
    bool exactly = price > facts.start_yuan;  // it cannot be paid at all
    for (int gold = 0; gold <= gold_dealt; ++gold) {
      const int rest = price - (gold * gold_worth);
      exactly = exactly || (0 <= rest && rest <= silver_dealt);
    }
    failing += exactly ? 0 : 1;
  }
  return failing;
}

/// The number of players of a game, and its readings that are not the usual ones, once each.
auto add_played(const YearOfTheDragon& game, Scope& scope) -> void {
  const auto add = [](std::vector<std::string>& values, const std::string& value) {
    if (std::ranges::find(values, value) == values.end()) values.push_back(value);
    std::ranges::sort(values);
  };
  const auto setup = game.setup();
  add(scope.options["players"], setup.options.at("players"));
  for (const auto& [ruling, reading] : setup.rulings) add(scope.rulings[ruling], reading);
}

/// The worked examples of both translations, as records that the model plays and answers for.
auto worked_examples() -> Answer {
  Answer answer{.aspect = "examples", .says = Says::no, .how = How::replayed, .data = "rulebook"};
  constexpr std::string_view begin = "ruleproof 1\n";
  auto left = embedded::questions::year_of_the_dragon_examples_txt;
  int replayed = 0;
  Scope scope = scope_of(game_for(2)).resting_on("rulebook");
  scope.options["players"].clear();
  while (left.starts_with(begin)) {
    const auto end = std::min(left.size(), left.find(begin, begin.size()));
    const auto text = left.substr(0, end);
    left.remove_prefix(end);
    ++replayed;
    const auto record = parse_record(text, "example");
    const auto game = record ? YearOfTheDragon::configure(record->setup)
                             : Result<YearOfTheDragon>(record.error());
    if (game) add_played(*game, scope);
    if (game && replay(*game, *record, "example")) continue;
    answer.says = Says::yes;
    answer.fact("contradicted", std::string(text));
  }
  if (replayed == 0) return {.aspect = "examples", .title = "The examples are not there"};
  answer.title =
      answer.says == Says::no
          ? fmt::format("No worked example contradicts its rule: all {} records of them replay",
                        replayed)
          : "A worked example contradicts its rule";
  answer.how = {How::replayed, scope};
  return answer;
}

}  // namespace

/// What skipping and Taxes do to the money of who acts, as long as no event follows at once.
auto money_claims(const Components& facts, int base) -> std::vector<std::string> {
  return {
      fmt::format("because.action.skip = 0 or because.event.of-round = 1 or all(i: i != "
                  "before.actor + 1 or p[i].yuan = {0} and before.p[i].yuan <= {0} or p[i].yuan "
                  "= before.p[i].yuan and before.p[i].yuan > {0})",
                  facts.skip_level),
      fmt::format("because.action.taxes = 0 or because.event.of-round = 1 or all(i: i != "
                  "before.actor + 1 or p[i].yuan + {} * because.action.fee >= "
                  "before.p[i].yuan + {})",
                  facts.fee, base)};
}

/// Privileges score when a round is scored, whenever they were bought.
auto privilege_claim(int of_small, int of_large) -> std::string {
  return fmt::format(
      "because.score.privileges = 0 or all(i: p[i].score >= before.p[i].score + {} * "
      "p[i].small + {} * p[i].large)",
      of_small, of_large);
}

auto when_is_skipping_as_good_as_taxes(const AskOptions& options) -> Answers {
  const auto game = game_for(options, 2);
  const auto& facts = game.rules().components;
  const int base = facts.base[static_cast<std::size_t>(Action::taxes)];
  int most = -1;  // yuan with which skipping brings as much
  for (int yuan = 0; yuan <= facts.money; ++yuan) {
    if (money_after_skip<int>(yuan, facts.skip_level) >= yuan + base) most = yuan;
  }
  Answers answers{
      {.aspect = "free-group",
       .says = Says::value,
       .title = fmt::format("Without tax collectors skipping brings as much as Taxes up to {} yuan",
                            most),
       .text = fmt::format("Skipping raises to {} yuan, Taxes add {}.", facts.skip_level, base)},
      {.aspect = "group-with-a-dragon",
       .says = Says::value,
       .title = facts.fee <= base
                    ? "Taxes can pay even with the fee"
                    : fmt::format("Without tax collectors, if Taxes cost the fee of {} yuan, "
                                  "skipping is better whatever the money",
                                  facts.fee),
       .text = fmt::format("Taxes then add {} and cost {}. Each coin of a tax collector adds more.",
                           base, facts.fee)}};
  bool agrees = true;
  for (int players = 2; players <= 5; ++players) {
    agrees = agrees && money_follows_formulas(game_for(players), base);
  }
  const auto scope = scope_of(game).with_players(2, 5);
  for (auto& answer : answers) {
    answer.how = {How::counted, scope};
    answer.data = "rulebook, public source";
    answer.clauses = {"action.skip", "action.taxes", "decay.empty"};
    answer.always = money_claims(facts, base);
    if (agrees) continue;
    answer.always.clear();
    answer.says = Says::unknown;
    answer.how = How::unknown;
    answer.title = "The model does not agree with the formula: " + answer.title;
  }
  auto empty = points_of_empty_palace(1);
  empty.aspect = "one-floor-palace";
  if (empty.says == Says::value) empty.says = Says::no;
  empty.title =
      "In a game of five quiet rounds a one-floor palace that never gets a person scores nothing";
  answers.push_back(std::move(empty));
  return answers;
}

auto what_is_a_privilege_worth(const AskOptions& options) -> Answers {
  const auto game = game_for(options, 2);
  const auto scope = scope_of(game).with_players(2, 5);
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
    Answer answer{
        .aspect = size.name,
        .says = Says::value,
        .how = {How::counted, size.dragons == 2 && size.name.starts_with("small")
                                  ? scope.with("small-privilege", {"two-dragons"})
                                  : scope},
        .text =
            "Its dragons score each round from the one in which it is bought; three yuan at "
            "the end are a point. What else the action could have brought is left out.",
        .data = "rulebook, public source",
        .clauses = {"privilege.dragons", "score.privileges", "end.money"}};
    const bool is_small = size.name.starts_with("small");
    answer.always = {
        privilege_claim(is_small ? size.dragons : facts.small.dragons, facts.large.dragons)};
    int last = 0;
    for (int round = 1; round <= months; ++round) {
      const int points = size.dragons * (months - round + 1);
      if (3 * points >= size.price) last = round;
      answer.fact(fmt::format("round {}", round),
                  fmt::format("{} points for {}/3 points of money", points, size.price));
    }
    answer.title =
        fmt::format("A {} privilege is worth its price in points up to round {}", size.name, last);
    answers.push_back(std::move(answer));
  }
  answers.back().fact("reading", "small-privilege=two-dragons");
  return answers;
}

auto can_a_payment_fail_for_want_of_change(const AskOptions& options) -> Answers {
  return for_each_company(options, [](const YearOfTheDragon& game) {
    const auto& facts = game.rules().components;
    Answer answer{.aspect = aspect_of(game),
                  .data = "rulebook",
                  .clauses = {"setup.money", "action.privilege", "action.fee"}};
    const bool is_dealt = (gold_dealt * gold_worth) + silver_dealt == facts.start_yuan;
    if (!is_dealt || failing_payments(facts) > 0) {
      answer.title =
          "Whether a payment fails for want of change depends on coins that nobody dealt";
      return answer;
    }
    answer.how = {How::bounded, scope_of(game).resting_on("rulebook")};
    answer.title = fmt::format(
        "With {} players no payment of round 1 fails for want of change; with money earned later "
        "it "
        "is open",
        game.players());
    answer.text =
        "Who acts for the first time has the coins of the start, and pays each price out of them "
        "without change. Money is an amount to the model, and the texts do not say what happens if "
        "the coins run out.";
    answer.bound = "every price of round 1, out of the coins that each player begins with";
    answer
        .fact("coins of a player at the start",
              fmt::format("{} of 1 yuan, {} of {}", silver_dealt, gold_dealt, gold_worth))
        .fact("coins of 1 yuan in the box", std::to_string(silver));
    return answer;
  });
}

auto which_gaps_can_never_be_seen(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const std::string tag : {"A22", "A23", "A24", "A27", "A28", "D23"}) {
    const auto row = std::ranges::find(YearOfTheDragon::unruled, tag, &Unruled::tag);
    const bool there = row != YearOfTheDragon::unruled.end();
    Strength how = How::unknown;
    if (there) how = {How::stated, scope_of(game_for(2)).with_players(2, 5).whatever_the_rulings()};
    const auto letter = static_cast<char>(std::tolower(tag.front()));
    answers.push_back(
        {.aspect = letter + tag.substr(1),
         .says = there ? Says::no : Says::unknown,
         .how = how,
         .title = there ? fmt::format("{} can never be told apart: {}", tag, row->reason)
                        : tag + " is a ruling of its own",
         .data = "rulebook",
         .facts = {{"open question", tag}}});
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
  const auto piles = game_for(5).start().piles;
  const auto& events_of = game.rules().components.events;
  const int tiles = std::accumulate(piles.begin(), piles.end(), 0);
  const int events = std::accumulate(events_of.begin(), events_of.end(), 0);
  return {{.aspect = "fourth-drafter",
           .says = Says::value,
           .how = {How::counted, scope_of(game)},
           .title = fmt::format("Of 36 pairs {} are left for the fourth drafter", list.size()),
           .text = "Each of the three before takes one, and piles are high enough.",
           .data = "rulebook, public source",
           .clauses = {"draft.distinct-pair"},
           .always = {pairs_claim()}},
          {.aspect = "counts",
           .says = tiles == 90 && events == 12 ? Says::yes : Says::no,
           .how = {How::counted, scope_of(game_for(5))},
           .title = fmt::format("Five players use {} of 90 person tiles, and {} event tiles fill "
                                "twelve months",
                                tiles, events),
           .text = "The data files are refused where a count contradicts the rulebook.",
           .data = "rulebook, public source",
           .clauses = {"setup.tiles", "setup.events"},
           .always = {event_count_claim(game_for(5)),
                      fmt::format("sum(pile*) + sum(box*) + guests.size + count(i: {}) <= {}",
                                  has_person_claim(), tiles)}},
          worked_examples()};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
