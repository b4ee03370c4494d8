/// The pieces of the four games: where they lie, and how they may move. What is written here is
/// held to the model by sampled steps before anything is said to be proved by it.
#include <array>
#include <string_view>
#include <vector>

#include "solver/induction/ledger.hpp"

namespace ruleproof::solver {
namespace {

auto year_of_the_dragon() -> std::vector<Ledger> {
  constexpr std::string_view game = "year-of-the-dragon";
  return {
      {game,
       "person-tiles",
       "person tiles",
       {{"on display", "sum(pile*)"}, {"out of the game", "sum(box*)"}, {"with players", ""}},
       {{0, 1}, {0, 2}, {2, 1}},
       {"setup.tiles", "persons.count"},
       false,
       {"event-release-fate"}},
      {game,
       "event-tiles",
       "event tiles",
       {{"not yet laid out", "undrawn.size"}, {"in the row", "count(events* != 6)"}},
       {{0, 1}},
       {"setup.events.draw"}},
      {game,
       "person-cards",
       "person cards of a player",
       {{"in hand", "p1.hand.size"}, {"played", ""}},
       {{0, 1}},
       {"person.play-one"},
       true},
      {game,
       "points",
       "points of a player",
       {{"not yet scored", ""}, {"scored", "p1.score"}},
       {{0, 1}},
       {"score.palaces"},
       true},
      {game,
       "privileges",
       "privileges",
       {{"in the supply", ""}, {"with players", "sum(p*.small) + sum(p*.large)"}},
       {{0, 1}},
       {"action.privilege"}},
  };
}

auto river_dragons() -> std::vector<Ledger> {
  constexpr std::string_view game = "river-dragons";
  return {
      {game,
       "planks",
       "planks",
       {{"in reserves", "count(33 <= p*.plank*.at <= 38)"},
        {"held", "count(p*.plank*.at = 39)"},
        {"on the board", "count(p*.plank*.at < 33)"},
        {"out of the game or absent", "count(p*.plank*.at > 39)"}},
       {{0, 1}, {1, 2}, {1, 3}, {2, 0}, {2, 3}},
       {"pieces.count", "plank.no-place"},
       false,
       {"empty-reserve"}},
  };
}

auto drako() -> std::vector<Ledger> {
  constexpr std::string_view game = "drako";
  return {
      {game,
       "cards",
       "cards of a side",
       {{"in the deck", "p1.deck.size"},
        {"in hand", "p1.hand.size"},
        {"out of the game", "p1.out.size + p1.aside.size"}},
       {{0, 1}, {1, 0}, {1, 2}},
       {"draw.two", "play.out"},
       true},
      {game,
       "dragon-wounds",
       "wound markers of the dragon",
       {{"in the supply", ""}, {"on the dragon", "dragon.armour + sum(dragon.ability*)"}},
       {{0, 1}},
       {"wounds.armour"}},
      {game,
       "dwarf-wounds",
       "wound markers of the dwarves",
       {{"in the supply", ""}, {"on the dwarves", "sum(dwarf*.wounds)"}},
       {{0, 1}},
       {"figure.dead"}},
      {game, "rage", "rage markers", {{"unused", "rage"}, {"used", ""}}, {{0, 1}}, {"rage.once"}},
  };
}

auto sea_dragons() -> std::vector<Ledger> {
  constexpr std::string_view game = "sea-dragons";
  return {
      {game,
       "dragon-cards",
       "dragon cards",
       {{"face down", "stack.size"},
        {"on the market", "market.size"},
        {"in hands", "sum(p*.hand.size)"},
        {"played", "played.size"}},
       {{0, 1}, {0, 2}, {1, 2}, {2, 3}},
       {"take.size", "lay.card", "pass"}},
      {game,
       "ship-tokens",
       "ship tokens",
       {{"not yet laid out", "fleet.size"},
        {"on the board", "sum(bits(ships*.word*))"},
        {"with players", "sum(p*.ships.size)"},
        {"out of the game", "sunk.size"}},
       {{0, 1}, {1, 2}, {2, 3}},
       {"setup.ships", "lay.ship", "mission.pay"}},
      {game,
       "missions",
       "missions",
       {{"face down", "bits(missions.bits)"},
        {"on the market", "bits(offers.bits)"},
        {"completed", "sum(bits(p*.missions.bits))"}},
       {{0, 1}, {1, 2}},
       {"mission.pay"}},
      {game,
       "reef-cards",
       "reef cards",
       {{"face down", "reefs.size + bottom.size"},
        {"drawn", "drawn.size + kept.size"},
        {"with players", "sum(p*.reefs.size)"},
        {"out of the game", "used.size"}},
       {{0, 1}, {1, 0}, {1, 2}, {2, 3}, {2, 0}},
       {"reef.draw", "reef.gold"}},
      {game,
       "heads",
       "heads of a player",
       {{"in his supply", "p1.heads"}, {"used", ""}},
       {{0, 1}},
       {"setup.heads", "turn.order"},
       true},
  };
}

}  // namespace

auto ledgers_of(std::string_view game) -> std::vector<Ledger> {
  static constexpr auto tables =
      std::to_array({year_of_the_dragon, river_dragons, drako, sea_dragons});
  for (const auto table : tables) {
    auto ledgers = table();
    if (ledgers.front().game == game) return ledgers;
  }
  return {};
}

}  // namespace ruleproof::solver
