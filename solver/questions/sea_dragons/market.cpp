/// The mission market: when none of the four can be paid, and whether it can stay so.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "model/sea_dragons/missions.hpp"
#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): missions and ships

/// Tokens with which so many printed missions cannot be paid that they fill the market.
struct Stuck {
  int most = -1;  ///< tokens, the greatest number
  Ships tokens;
  Missions missions;
  std::uint64_t holdings = 0;  ///< contents that leave a market stuck
  std::uint64_t looked_at = 0;
};

auto unpayable(const SeaDragons& game, const Ships& tokens) -> Missions {
  Missions none;
  const Payment all{.tokens = tokens, .doubles = {}, .any = 0};
  for (std::size_t m = 0; m < game.rules().components.missions.size(); ++m) {
    if (!covers(game.rules(), static_cast<int>(m), all)) none.add(static_cast<int>(m));
  }
  return none;
}

auto look_at_all_tokens(const SeaDragons& game) -> Stuck {
  const auto& all = game.rules().components.ships;
  Stuck stuck;
  Ships tokens;
  while (true) {
    ++stuck.looked_at;
    auto missions = unpayable(game, tokens);
    if (missions.size() >= mission_offers) {
      ++stuck.holdings;
      if (tokens.size() > stuck.most) {
        stuck.most = tokens.size();
        stuck.tokens = tokens;
        stuck.missions = {};
        missions.for_each([&](int mission) {
          if (stuck.missions.size() < mission_offers) stuck.missions.add(mission);
        });
      }
    }
    std::size_t c = 0;  // counts up, a digit for each colour
    while (c < ship_colours && tokens[static_cast<Ship>(c)] == all[static_cast<Ship>(c)]) {
      tokens[static_cast<Ship>(c++)] = 0;
    }
    if (c == ship_colours) return stuck;
    ++tokens[static_cast<Ship>(c)];
  }
}

auto no_mission(const SeaDragons& game) {
  return [&game](const State& state) {
    MoveList<Move> list;
    moves(game, state, list);
    return state.stage == Stage::mission && list.size() == 1;
  };
}

auto reading_name(const SeaDragons& game) -> std::string {
  const auto rulings = game.setup().rulings;
  return rulings.empty() ? "default readings" : ruleproof::to_text(rulings);
}

}  // namespace

auto can_all_missions_be_unpayable(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (unsigned once = 0; once < 2; ++once) {
    const auto game = game_of(2, payment_rulings(once));
    const auto stuck = look_at_all_tokens(game);
    Answer answer{
        .aspect = payment_name(once) + "/most-tokens", .says = Says::yes, .how = How::counted};
    const auto text =
        "stage=mission p1.ships=" + to_text(stuck.tokens) + " offers=" + to_text(stuck.missions);
    const auto start = game.read_position(text);
    if (start) {
      answer.shown.push_back(show_from(game, *start, std::span<const Move>(),
                                       "no mission of the market can be paid", no_mission(game)));
    }
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "None of four open missions may be payable with up to " +
                   std::to_string(stuck.most) + " ship tokens in hand, under " + reading_name(game);
    answer.text =
        "Counted over all contents of a supply of tokens, without reef cards, and over all sets of "
        "four missions; the position is a sketch, with the other tokens on the board. The least "
        "number is 0: without a ship nothing can be paid.";
    answer.fact("position", text);
    answer.fact("contents with which four missions cannot be paid",
                std::to_string(stuck.holdings) + " of " + std::to_string(stuck.looked_at));
    answer.data = data_of(game);
    answer.clauses = {"mission.pay", "mission.substitute", "setup.missions"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto can_the_market_freeze(const AskOptions& options) -> Answers {
  const auto game = game_of(2);
  const auto stuck = look_at_all_tokens(game);
  Answer condition{.aspect = "condition", .says = Says::yes, .how = How::counted};
  const auto& all = game.rules().components;
  auto sunk = all.ships;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    sunk[colour] = static_cast<std::uint8_t>(sunk[colour] - stuck.tokens[colour]);
  }
  condition.title = "Once no more than " + std::to_string(stuck.most) +
                    " ship tokens and no ship card are left in the game, the market can be frozen "
                    "for good";
  condition.text =
      "A market is frozen for good when all ships that are left, in one hand, would not pay any of "
      "its missions; tokens that are discarded never come back. With more tokens and no cards some "
      "mission of any four could be paid, if one player had them all. Ships shared out among "
      "players, and players who do not want to complete anything, freeze it with more.";
  condition.fact("tokens left", to_text(stuck.tokens));
  condition.fact("tokens sunk", to_text(sunk));
  condition.fact("missions", to_text(stuck.missions));
  condition.data = data_of(game);
  condition.clauses = {"mission.pay", "mission.refill"};
  Answers answers = {condition};
  // How near play comes: everybody takes ships and completes what can be completed.
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto whole = game_of(players);
    const auto& rules = whole.rules();
    int fewest = all.ships.size();
    const auto games = 10 * options.effort;
    for (std::uint64_t i = 0; i < games; ++i) {
      const auto line = line_of(whole, whole.start(),
                                Fond(
                                    [&](const State& state, const Move& move) {
                                      if (is<Complete>(move)) return 1;
                                      if (is<Pass>(move)) return -1;
                                      const auto* lay = std::get_if<Lay>(&move);
                                      if (lay == nullptr) return 0;
                                      const auto cells = cells_of(
                                          rules.figure(lay->figure)[lay->turn], lay->corner);
                                      int ships = 0;
                                      for (const auto& tokens : state.ships)
                                        ships += (tokens & cells).count();
                                      return (2 * ships) - haul_of(rules, state, cells).tolls;
                                    },
                                    options.seed + i));
      const auto end = after(whole, whole.start(), line);
      fewest = std::min(fewest, all.ships.size() - end.sunk.size());
    }
    Answer reached{.aspect = players_aspect(players) + "/reached"};
    reached.title = "Whether play of " + std::to_string(players) +
                    " players can get to a market that is frozen for good";
    reached.text =
        "Games in which everybody takes ships and completes missions do not show it; nothing is "
        "proved about others.";
    reached.bound = std::to_string(games) + " games of one kind";
    reached.fact("fewest tokens left at the end of these games", std::to_string(fewest));
    reached.fact("tokens that may be left in a frozen market", std::to_string(stuck.most));
    reached.data = data_of(whole);
    reached.clauses = {"mission.pay", "mission.refill"};
    answers.push_back(std::move(reached));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
