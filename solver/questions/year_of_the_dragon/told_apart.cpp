/// Which readings can be told apart in play, and what an errata sheet must settle.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/divergence/comparison.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/questions/parted_claims.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// A reading that was told apart: after how many moves, with how many players.
struct Apart {
  std::string reading;
  std::size_t moves = 0;
  int players = 2;
};

/// What became of the readings, each against the default.
struct Readings {
  std::vector<Apart> apart = {};
  std::vector<std::string> not_seen = {};
  std::vector<std::string> rulings = {};  ///< with a reading that was told apart
  std::vector<Shown> example = {};        ///< a game at whose end the first of them parts, twice
  std::string looked_at = {};
  Scope scope = {};
};

constexpr std::uint64_t first_positions = 20'000;  // of a search from the opening
constexpr std::uint64_t many_games = 1'000;        // for a reading that shows nowhere else

/// Moves at whose end two readings part; none if the positions that they begin with do.
auto parting(const YearOfTheDragon& plain, const YearOfTheDragon& other, const AskOptions& options)
    -> std::optional<std::vector<Move>> {
  if (plain.start() != other.start()) return std::vector<Move>{};
  SampleOptions sample{.games = 40 * options.effort, .seed = options.seed, .shrink = 200};
  if (auto found = sampled_divergence(plain, other, sample).moves) return found;
  if (auto found = lopsided_divergence(plain, other, sample).moves) return found;
  if (auto found = shortest_divergence(plain, other, options.search(first_positions)).moves) {
    return found;
  }
  sample.games = many_games * options.effort;
  return sampled_divergence(plain, other, sample).moves;
}

auto look_at(const YearOfTheDragon& plain, const std::string& reading, const YearOfTheDragon& other,
             const AskOptions& options, Readings& readings) -> bool {
  const auto moves = parting(plain, other, options);
  if (!moves) return false;
  readings.apart.push_back({reading, moves->size(), plain.players()});
  if (!readings.example.empty() || moves->empty()) return true;
  readings.example.push_back(
      show(plain, *moves, "the readings part at its end: " + reading,
           parted_claims<YearOfTheDragon>(plain, other, *moves), [&](const State&) {
             return first_difference<YearOfTheDragon>(plain, other, *moves).has_value();
           }));
  readings.example.push_back(
      show_other<YearOfTheDragon>(plain, other, *moves, "the same game under " + reading));
  return true;
}

/// Two players or, for a reading that does not part the games of two, three; or as many as somebody
/// asks about.
auto companies(const AskOptions& options) -> std::vector<YearOfTheDragon> {
  std::vector<YearOfTheDragon> games{game_for(options, 2)};
  auto three = game_for(options, 3);
  if (three.players() != games.front().players()) games.push_back(std::move(three));
  return games;
}

auto look(const AskOptions& options) -> Readings {
  const auto games = companies(options);
  Readings readings{.scope = scope_of(games.front())};
  if (games.size() > 1) {
    readings.scope = readings.scope.with_players(games.front().players(), games.back().players());
  }
  readings.looked_at = fmt::format(
      "{} games by lot and {} lopsided ones of {}{} players for each reading, shrunk; then {} "
      "positions from the opening and {} games; `compare` looks harder",
      40 * options.effort, 40 * options.effort, games.front().players(),
      games.size() > 1 ? " or else 3" : "", first_positions * options.effort,
      many_games * options.effort);
  for (const auto& ruling : YearOfTheDragon::ruling_table) {
    const auto apart = readings.apart.size();
    for (const auto& choice : ruling.options().subspan(1)) {
      const auto name = fmt::format("{}={}", ruling.id, choice.id);
      const auto is_seen_in = [&](const YearOfTheDragon& plain) {
        auto setup = plain.setup();
        setup.rulings[std::string(ruling.id)] = std::string(choice.id);
        const auto other = YearOfTheDragon::configure(setup);
        return other && look_at(plain, name, *other, options, readings);
      };
      if (std::ranges::none_of(games, is_seen_in)) readings.not_seen.push_back(name);
    }
    if (readings.apart.size() > apart) readings.rulings.emplace_back(ruling.id);
  }
  return readings;
}

/// What is known of readings that do not part alone.
auto why_not_alone(std::string_view reading) -> std::string {
  if (reading == "turn-order=re-evaluated") return "proved not to alone: see the fixed order";
  if (reading == "round12-phase2=held") return "proved not to alone: see the twelfth round";
  if (reading == "supply-shortage=action-barred") return "is not asked unless supply=all-limited";
  return "not seen";
}

/// Whether a person phase in the last round matters where cards may be kept.
auto last_phase_under(CardPlay card_play, const std::string& reading, const AskOptions& options)
    -> Answer {
  const auto skipped = game_for(options, 2, {.card_play = card_play});
  const auto held =
      game_for(options, 2, {.card_play = card_play, .round12_phase2 = Round12Phase2::held});
  auto answer = about(skipped, aspect_of(reading), {"person.round12", "person.play-one"});
  const auto moves = parting(skipped, held, options);
  if (!moves) {
    answer.how = {How::sampled, scope_of(skipped, held)};
    answer.bound = fmt::format("{} games by lot and as many lopsided ones", 40 * options.effort);
    answer.title = "Under " + reading + " no game was found in which it matters";
    return answer;
  }
  answer.says = Says::yes;
  answer.how = {How::replayed, scope_of(skipped, held)};
  answer.title =
      "Under " + reading + " it matters whether there is a person phase in the twelfth round";
  answer.shown.push_back(
      show(skipped, *moves, "without that phase, under " + reading,
           parted_claims<YearOfTheDragon>(skipped, held, *moves), [&](const State&) {
             return first_difference<YearOfTheDragon>(skipped, held, *moves).has_value();
           }));
  answer.shown.push_back(
      show_other<YearOfTheDragon>(skipped, held, *moves, "the same, with that phase"));
  return answer;
}

/// Hands of all numbers of players, card by card.
auto hold_all_hands() -> Held {
  Held held;
  for (int players = 2; players <= 5; ++players) held.add(hold_hands(game_for(players)));
  return held;
}

/// Cards that a player can still hold when the twelfth round begins.
auto cards_in_round_twelve() -> int {
  int most = 0;
  for (int players = 2; players <= 5; ++players) {
    const auto start = game_for(players).start();
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
      most = std::max<int>(most, start.players[p].hand.size() - (months - 1));
    }
  }
  return most;
}

}  // namespace

auto which_readings_can_be_told_apart(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  Answer apart{.aspect = "apart", .says = Says::yes, .how = {How::replayed, readings.scope}};
  apart.title =
      fmt::format("{} of {} readings part from the default within a game", readings.apart.size(),
                  readings.apart.size() + readings.not_seen.size());
  for (const auto& [name, moves, players] : readings.apart) {
    auto after = moves == 0 ? "before the first move"
                            : fmt::format("after {} moves of the shortest game found", moves);
    if (players != readings.apart.front().players) {
      after += fmt::format(", with {} players", players);
    }
    apart.fact(name, after);
  }
  if (!readings.example.empty()) {
    apart.shown = readings.example;
    apart.fact("looked at", readings.looked_at);
  } else {
    apart.says = Says::unknown;
    apart.how = {How::sampled, readings.scope};
    apart.bound = readings.looked_at;
  }
  Answer open{
      .aspect = "not-seen", .how = {How::sampled, readings.scope}, .bound = readings.looked_at};
  open.title = fmt::format(
      "{} readings were not seen to part from the default; whether they can is open here",
      readings.not_seen.size());
  for (const auto& name : readings.not_seen) open.fact(name, why_not_alone(name));
  return {std::move(apart), std::move(open)};
}

auto which_rulings_must_be_settled(const AskOptions& options) -> Answers {
  const auto readings = look(options);
  Answer answer{.says = Says::value,
                .how = {How::bounded, readings.scope},
                .text =
                    "Each question with a reading that was told apart while all others keep "
                    "their default must be settled; settling all is enough.",
                .bound = readings.looked_at};
  answer.title = fmt::format(
      "An errata sheet that leaves no two readings apart settles between {} and {} questions",
      readings.rulings.size(), YearOfTheDragon::ruling_table.size());
  for (const auto& ruling : readings.rulings) answer.fact(ruling, "must be settled");
  return {answer};
}

auto does_the_twelfth_person_phase_matter(const AskOptions& options) -> Answers {
  const auto held = hold_all_hands();
  const int left = cards_in_round_twelve();
  const bool never = left <= 0 && held.broken == 0;
  auto by_default = about(game_for(2), "default", {"person.round12", "person.play-one"});
  by_default.says = never ? Says::no : Says::unknown;
  if (never) {
    by_default.how = {
        How::relation,
        scope_of(game_for(2)).with_players(2, 5).with("round12-phase2", {"skipped", "held"})};
  }
  by_default.title =
      never ? "While everybody must play a card in each person phase, nobody holds one in the "
              "twelfth round, and it does not matter whether that round has such a phase"
            : "It is not known whether a person phase in the twelfth round matters";
  by_default.always = {fmt::format("round != {} or all(p*.hand.size = 0)", months)};
  by_default.fact("cards in a hand when round 12 begins", std::to_string(left));
  add_relation(held, by_default);
  return {std::move(by_default),
          last_phase_under(CardPlay::optional_when_full, "card-play=optional-when-full", options),
          last_phase_under(CardPlay::optional, "card-play=optional", options)};
}

auto is_a_hand_hidden_from_who_remembers(const AskOptions& /*options*/) -> Answers {
  const auto held = hold_all_hands();
  bool alike = true;
  for (int players = 2; players <= 5; ++players) {
    const auto start = game_for(players).start();
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
      alike = alike && start.players[p].hand == start.players[0].hand;
    }
  }
  const bool known = alike && held.broken == 0;
  auto answer = about(game_for(2), "", {"setup.hand", "person.play-one"});
  answer.says = known ? Says::no : Says::unknown;
  if (known) answer.how = {How::relation, scope_of(game_for(2)).with_players(2, 5)};
  answer.title = known ? "Who remembers what was played knows every hand, so it does not matter "
                         "whether hands are open"
                       : "It is not known whether a hand can be hidden";
  answer.text =
      "All hands begin alike, a card leaves a hand only where it is played in the open, and none "
      "comes in.";
  answer.always = {hands_claim()};
  add_relation(held, answer);
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
