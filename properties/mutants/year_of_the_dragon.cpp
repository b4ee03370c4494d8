/// In the Year of the Dragon: bugs that its implementers make.
#include "properties/mutants/year_of_the_dragon.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/mutants/bug.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

using namespace dragon;              // NOLINT(google-build-using-namespace): of this file
using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): its words are ours

namespace {

auto worthless_tiles(Rules& rules) -> void {
  for (auto& tile : rules.components.tiles) tile.value = 0;
}

}  // namespace

template <>
struct BugTable<YearOfTheDragon> {
  static constexpr auto rows =
      std::to_array<DragonBug>(
          {
              // The draft and the order of play.
              {.about = {"drafts-alike", "a pair may be drafted twice", "draft.distinct-pair"},
               .allows =
                   [](const G& game, const State& state, const Move& move) {
                     auto fresh = state;
                     fresh.pairs = {};
                     return std::holds_alternative<Draft>(move) && game.judge(fresh, move);
                   }},
              {.about = {"last-goes-first", "the hindmost marker acts first", "action.order",
                         "track.stack.first", "action.deal.groups"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!begins(before, after, Stage::action)) return;
                     std::reverse(after.order.begin(), after.order.begin() + game.players());
                     after.actor = after.order[0];
                   }},
              {.about = {"recruits-by-seat", "persons are recruited round the table",
                         "person.order", "", "action.end"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (begins(before, after, Stage::person)) by_seat(game, after);
                   }},
              {.about = {"slides-below", "a person's marker lands below those on its space",
                         "track.stack.newcomer"},
               .spoils =
                   [](const G& game, const State& before, const Move& move, State& after) {
                     if (!std::holds_alternative<House>(move)) return;
                     auto& mover = after.players[before.actor];
                     for (auto& other : seats(game, after)) {
                       if (other.track == mover.track && other.level < mover.level) ++other.level;
                     }
                     mover.level = 0;
                   }},
              // Actions.
              wrong_number<[](Rules& rules) { rules.components.fee = 2; }>(
                  {"fee-of-two", "a group with a dragon costs two yuan", "action.fee",
                   "action.fee.flat", "action.fee.barred"}),
              {.about = {"fee-for-each-dragon", "each dragon on a group costs three yuan",
                         "action.fee.flat"},
               .spoils =
                   [](const G&, const State& before, const Move& move, State& after) {
                     const auto* choose = std::get_if<Choose>(&move);
                     if (choose == nullptr || after.stage > Stage::person) return;
                     auto& yuan = after.players[before.actor].yuan;
                     const auto more = 3 * std::max(0, dragons_on(before, *choose) - 1);
                     yuan = static_cast<std::int16_t>(std::max(0, yuan - more));
                   }},
              {.about = {"groups-close", "a group with a dragon may not be chosen", "action.reuse"},
               .refuses =
                   [](const G&, const State& state, const Move& move) {
                     const auto* choose = std::get_if<Choose>(&move);
                     if (choose == nullptr) return false;
                     return std::ranges::any_of(state.players, [&](const Player& player) {
                       return player.chosen > 0 &&
                              holds(state.groups[player.chosen - 1U], action_of(choose->choice));
                     });
                   }},
              wrong_count<[](Rules& rules) { rules.components.skip_level = 4; }>(
                  {"skips-to-four", "skipping raises money to four yuan", "action.skip"}),
              {.about = {"skip-adds-three", "skipping brings three yuan", "action.skip"},
               .spoils =
                   [](const G&, const State& before, const Move& move, State& after) {
                     if (!std::holds_alternative<Skip>(move) || before.turn + 1 != after.turn)
                       return;
                     after.players[before.actor].yuan = before.players[before.actor].yuan;
                     add(after.players[before.actor].yuan, 3);
                   }},
              wrong_count<[](Rules& rules) { rules.components.base[0] = 3; }>(
                  {"taxes-of-three", "taxes bring three yuan without any collector",
                   "action.taxes"}),
              wrong_count<[](Rules& rules) { no_symbols(rules, Tile::artisan); }>(
                  {"idle-artisans", "hammers bring no floors", "action.build"}),
              wrong_count<[](Rules& rules) {
                rules.components.tiles[index(Tile::old_farmer)].symbols = 1;
              }>({"one-sack-each", "an old farmer brings no more than a young one",
                  "action.harvest"}),
              wrong_number<[](Rules& rules) { rules.components.large.price = 5; }>(
                  {"large-for-five", "a large privilege costs five yuan", "action.privilege"}),
              {.about = {"no-third-floor", "a palace of two floors is not raised",
                         "action.build.anywhere", "action.build.new-palace", "place.height"},
               .refuses =
                   [](const G&, const State&, const Move& move) {
                     const auto* raised = std::get_if<AddFloor>(&move);
                     return raised != nullptr && raised->palace.height() == 2;
                   }},
              // Persons.
              {.about = {"two-to-a-palace", "a third person finds no room in a palace",
                         "place.capacity", "", "person.must-recruit"},
               .refuses =
                   [](const G&, const State&, const Move& move) {
                     const auto* house = std::get_if<House>(&move);
                     return house != nullptr && house->palace.count() == 2;
                   }},
              {.about = {"keeps-the-card", "a played card comes back to the hand",
                         "person.play-one"},
               .spoils =
                   [](const G&, const State& before, const Move& move, State& after) {
                     const auto* play = std::get_if<Play>(&move);
                     if (play != nullptr) ++after.players[before.actor].hand[play->card];
                   }},
              {.about = {"wild-takes-young", "a question mark takes young persons only",
                         "person.wild"},
               .refuses =
                   [](const G&, const State&, const Move& move) {
                     const auto* play = std::get_if<Play>(&move);
                     return play != nullptr && play->card == Card::wild &&
                            play->tile != Tile::nothing && is_old(play->tile);
                   }},
              {.about = {"replacing-stays", "a person who replaces another moves no marker",
                         "person.advance", "", "person.replace"},
               .applies =
                   [](const G& game, const State& state, const Move& move) {
                     if (!std::holds_alternative<Replace>(move)) return game.apply(state, move);
                     return applied<worthless_tiles>(game, state, move);
                   }},
              {.about = {"turned-away-moves", "a person turned away moves the marker all the same",
                         "person.turn-away.stays"},
               .spoils =
                   [](const G& game, const State& before, const Move& move, State& after) {
                     if (!std::holds_alternative<TurnAway>(move)) return;
                     ClauseSet because;
                     Table table{game.rules(), after, because};
                     const auto tile = before.guests[before.guests.size() - 1];
                     advance(table, before.actor, game.rules().facts(tile).value);
                   }},
              // Events.
              wrong_count<[](Rules& rules) { rules.components.tribute = 3; }>(
                  {"tribute-of-three", "the tribute is three yuan", "event.tribute.pay"}),
              {.about = {"one-for-all-missing", "one person makes up for all that is missing",
                         "event.tribute.missing"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!enters(before, after, Event::tribute)) return;
                     for (auto& player : seats(game, after)) {
                       player.owed = std::min<std::uint8_t>(player.owed, 1);
                     }
                   }},
              {.about = {"rice-for-the-empty", "empty palaces take rice, too",
                         "event.drought.rice"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (event_in(before) != Event::drought || after.stage == Stage::over) return;
                     for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
                       auto& player = after.players[p];
                       if (player.rice >= before.players[p].rice) continue;
                       const auto empty =
                           static_cast<int>(player.palaces.size()) - inhabited_palaces(player);
                       player.rice = static_cast<std::uint8_t>(std::max(0, player.rice - empty));
                     }
                   }},
              {.about = {"keeps-all-fireworks", "who scores at the festival returns nothing",
                         "event.festival.half"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!enters(before, after, Event::festival) || after.stage == Stage::over)
                       return;
                     for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
                       after.players[p].fireworks = before.players[p].fireworks;
                     }
                   }},
              {.about = {"returns-too-little", "half of the fireworks is rounded down",
                         "event.festival.half"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!enters(before, after, Event::festival) || after.stage == Stage::over)
                       return;
                     for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
                       auto& left = after.players[p].fireworks;
                       if (left < before.players[p].fireworks) {
                         left = static_cast<std::uint8_t>((before.players[p].fireworks + 1) / 2);
                       }
                     }
                   }},
              {.about = {"mongols-spare-equals", "nobody goes if all have equally many helmets",
                         "event.mongols.all-equal"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (enters(before, after, Event::mongols) && after.stage == Stage::release &&
                         all_have_equal_helmets(game, after)) {
                       let_off(game, after);
                     }
                   }},
              {.about = {"mongols-take-one",
                         "of all with the fewest helmets only the first loses a person",
                         "event.mongols.fewest", "event.mongols.all-equal"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!enters(before, after, Event::mongols) || after.stage != Stage::release)
                       return;
                     const auto owed = after.players[after.actor].owed;
                     for (auto& player : seats(game, after)) player.owed = 0;
                     after.players[after.actor].owed = owed;
                   }},
              wrong_count<[](Rules& rules) { rules.components.contagion = 4; }>(
                  {"contagion-of-four", "contagion takes four persons", "event.contagion.three"}),
              wrong_count<[](Rules& rules) {
                no_symbols(rules, Tile::young_healer);
                no_symbols(rules, Tile::old_healer);
              }>({"idle-healers", "mortars save nobody", "event.contagion.mortars"}),
              {.about = {"huts-last", "an empty palace of one floor stays", "decay.vanish",
                         "decay.empty"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (before.stage < Stage::person || !ends_round(before, after)) return;
                     for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
                       auto& player = after.players[p];
                       while (player.palaces.size() < before.players[p].palaces.size()) {
                         player.palaces.push_back(Palace(1));
                         add(player.score, 1);
                       }
                     }
                   }},
              // Scoring and the end.
              {.about = {"empty-score-nothing", "palaces without persons score nothing",
                         "score.palaces"},
               .spoils =
                   [](const G& game, const State& before, const Move&, State& after) {
                     if (!ends_round(before, after)) return;
                     for (auto& player : seats(game, after)) {
                       add(player.score,
                           inhabited_palaces(player) - static_cast<int>(player.palaces.size()));
                     }
                   }},
              wrong_count<[](Rules& rules) { no_symbols(rules, Tile::court_lady); }>(
                  {"idle-ladies", "dragons on court ladies score nothing", "score.ladies"}),
              wrong_count<[](Rules& rules) { rules.components.large.dragons = 1; }>(
                  {"large-scores-one", "a large privilege scores one point", "score.privileges"}),
              wrong_count<[](Rules& rules) {
                rules.scale.rounds = std::min(rules.scale.rounds, 11);
              }>({"ends-a-round-early", "the game ends after eleven rounds", "end.rounds",
                  "round.count", "event.of-round"}),
              {.about = {"a-point-a-person", "persons bring one point each at the end",
                         "end.persons"},
               .spoils =
                   [](const G& game, const State&, const Move&, State& after) {
                     if (after.stage != Stage::over) return;
                     for (auto& player : seats(game, after)) add(player.score, -persons(player));
                   }},
              {.about = {"monks-on-the-ground",
                         "monks score their Buddhas once, whatever the height", "end.monks"},
               .spoils =
                   [](const G& game, const State&, const Move&, State& after) {
                     if (after.stage != Stage::over) return;
                     for (auto& player : seats(game, after)) {
                       add(player.score, -monks_above_ground(game, player));
                     }
                   }},
              {.about = {"rounds-money-up", "each begun three yuan bring a point", "end.money"},
               .spoils =
                   [](const G& game, const State&, const Move&, State& after) {
                     if (after.stage != Stage::over) return;
                     for (auto& player : seats(game, after)) {
                       if (player.yuan % 3 != 0) add(player.score, 1);
                     }
                   }},
              {.about = {"shares-ties", "all with the most points win", "end.tie", "end.tie-space"},
               .counts =
                   [](const G&, const State&, Outcome& outcome) {
                     const auto scores =
                         std::span(outcome.scores).first(static_cast<std::size_t>(outcome.players));
                     const auto most = std::ranges::max(scores);
                     for (std::size_t p = 0; p < scores.size(); ++p) {
                       outcome.wins[p] = scores[p] == most;
                     }
                   }},
              // Written after the naming was settled, to try it on what it was not made with.
              {.about = {"houses-apart", "the two drafted persons go under different palaces",
                         "draft.share"},
               .refuses =
                   [](const G&, const State& state, const Move& move) {
                     const auto* house = std::get_if<House>(&move);
                     return house != nullptr && state.round == 0 && house->palace.inhabited();
                   }},
              wrong_count<[](Rules& rules) {
                rules.components.base[static_cast<std::size_t>(Action::research)] = 0;
              }>({"books-alone", "research brings the books of scholars and no point of its own",
                  "action.research"}),
              {.about = {"turns-away-at-will", "a recruited person may be turned away despite room",
                         "person.must-recruit"},
               .allows =
                   [](const G&, const State& state, const Move& move) {
                     return std::holds_alternative<TurnAway>(move) && state.stage == Stage::place &&
                            state.round > 0;
                   },
               .lists = [](const G&, const State&,
                           MoveList<Move>& out) { out.emplace_back(TurnAway{}); }},
              {.about = {"no-shared-second",
                         "players tied for second at the festival score nothing",
                         "event.festival.tie-second"},
               .spoils = no_shared_second},
              {.about = {"point-a-warrior",
                         "a warrior scores one point in the Mongol attack, whatever his helmets",
                         "event.mongols.points"},
               .spoils = point_a_warrior},
              {.about = {"unsold-rice", "at the end fireworks are sold and rice is not",
                         "end.goods"},
               .spoils = unsold_rice},
          });
};
static_assert(is_sound<YearOfTheDragon>(BugTable<YearOfTheDragon>::rows,
                                        year_of_the_dragon::clause_ids));

template class Planted<YearOfTheDragon>;
template auto planted_bugs<YearOfTheDragon>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
