#include "model/core/telling/told.hpp"

#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/apart.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof {
namespace {

using namespace telling;

auto words() -> GameWords {
  const std::vector<SeatWords> seats{{"the dwarves", true}, {"the dragon"}};
  return {.seats = seats,
          .fields = {
              value("actions", "actions left"), value("actor", "whose turn it is", player(seats)),
              value("ability#", "wounds of *", {}, {"flight", "fire"}),
              flag("netted", "under the net"), share("p#.hand#", "@'s hand", {"bite-1", "walk-1"}),
              pile("stack", "cards face down", by_plus()),
              pile("fleet", "tokens", by_letter(), lettered("gr", {"green", "red"})),
              pile("marched", "dwarves that have moved", by_bit(), numbered({"rager", "shooter"})),
              row("events", "event of month #", lettered(".pd", {"none", "peace", "drought"})),
              silent("left")}};
}

auto text_of(const std::vector<Change>& changes) -> std::string {
  std::string text;
  for (const auto& each : told(words(), changes)) {
    text += (text.empty() ? "" : "; ") + told_text(each);
  }
  return text;
}

TEST_CASE("a change is told in the game's words") {
  CHECK(text_of({{"actions", "1", "2"}}) == "actions left: 1 -> 2");
  CHECK(text_of({{"actor", "0", "1"}}) == "whose turn it is: the dwarves -> the dragon");
  CHECK(text_of({{"ability2", "0", "1"}}) == "wounds of fire: 0 -> 1");
  CHECK(text_of({{"netted", "0", "1"}}) == "under the net: no -> yes");
}

TEST_CASE("of a pile what went and what came is told, by the names of the pieces") {
  CHECK(text_of({{"p1.hand2", "0", "1"}}) == "the dwarves' hand: +walk-1");
  CHECK(text_of({{"p2.hand1", "2", "0"}, {"p2.hand2", "1", "0"}}) ==
        "the dragon's hand: -2\xC3\x97 bite-1, walk-1");
  CHECK(text_of({{"stack", "I3*13+L3*2", "I3*12+L3*2+N5"}}) ==
        "cards face down: -I3; cards face down: +N5");
  CHECK(text_of({{"fleet", "ggr", "-"}}) == "tokens: -2\xC3\x97 green, red");
  CHECK(text_of({{"marched", "1", "2"}}) ==
        "dwarves that have moved: -rager; dwarves that have moved: +shooter");
}

TEST_CASE("of a row each place that changed is told") {
  CHECK(text_of({{"events", "p..", "pd."}}) == "event of month 2: none -> drought");
}

TEST_CASE("what differs between two positions is told with both its values") {
  const std::vector<Change> fields{{"actor", "0", "1"}, {"p1.hand2", "0", "1"}, {"left", "3", "2"}};
  CHECK(
      apart_text(words(), fields) ==
      "whose turn it is: the dwarves or the dragon; the dwarves' hand: walk-1 in the second only");
  CHECK(apart_text(words(), std::vector<Change>{{"stack", "I3*2", "I3"}}) ==
        "cards face down: I3 in the first only");
  CHECK(apart_text(words(), std::vector<Change>{{"left", "3", "2"}}) == "left: 3 or 2");
}

TEST_CASE("what the game keeps silent is not told, and what it has no words for keeps its name") {
  CHECK(text_of({{"left", "3", "2"}}).empty());
  CHECK(text_of({{"p1.yuan", "3", "2"}}) == "p1.yuan 3 -> 2");
  CHECK(text_of({{"guests1", "", "5"}}) == "guests1 +5");
}

TEST_CASE("a field without its value before is told whole") {
  CHECK(text_of({{"p1.hand1", "", "0"}, {"p1.hand2", "", "2"}}) ==
        "the dwarves' hand: +2\xC3\x97 walk-1");
}

TEST_CASE("seats have the names that the game gives them") {
  CHECK(seat_words(words(), "p2") == "the dragon");
  CHECK(seat_words(words(), "chance") == "chance");
  CHECK(seat_words({}, "p2") == "p2");
  CHECK(step_text(words(), "p1", "bite rager") == "the dwarves: bite rager");
  CHECK(step_text(words(), "chance", "drop 4") == "chance drop 4");
  // A move that begins with who makes it is told once.
  CHECK(step_text(words(), "p1", "dwarves play net as net") == "the dwarves: play net as net");
  CHECK(step_text(words(), "p2", "the dragon bites") == "the dragon: bites");
  CHECK(step_text(words(), "p2", "dragonfly") == "the dragon: dragonfly");
  CHECK(step_text(words(), "p2", "dragon") == "the dragon: dragon");
  CHECK(step_text(words(), "chance", "dragon get fly") == "chance dragon get fly");
  Outcome outcome;
  outcome.players = 2;
  outcome.scores = {1, 0};
  outcome.wins = {true, false};
  CHECK(outcome_words(words(), outcome) == "the dwarves win; points: the dwarves 1, the dragon 0");
  CHECK(outcome_words({}, outcome) == "p1 wins; points: p1 1, p2 0");
  GameWords wounds{.seats = {}, .fields = {telling::value("outcome.p#", "wounds dealt")}};
  CHECK(outcome_words(wounds, outcome) == "p1 wins; wounds dealt: p1 1, p2 0");
  wounds.fields = {telling::silent("outcome.p#")};
  CHECK(outcome_words(wounds, outcome) == "p1 wins");
}

}  // namespace
TEST_CASE("what is seen of a hidden field is told to nobody") {
  const GameWords game{
      .seats = {}, .fields = {}, .unseen = {"p#.hand", "stack", "@drawn#", "p#.plan#"}};
  const auto p1 = player_seat(0);
  const auto p2 = player_seat(1);
  CHECK_FALSE(is_unseen(game, "p1.hand", p1, p2));
  CHECK(is_unseen(game, "p1.hand", p2, p1));
  CHECK(is_unseen(game, "p1.hand", Seat::nobody, p1));
  CHECK(is_unseen(game, "stack", p1, p1));
  CHECK_FALSE(is_unseen(game, "drawn2", p1, p1));
  CHECK(is_unseen(game, "drawn2", p1, p2));
  CHECK_FALSE(is_unseen(game, "p1.handy", p2, p1));
  CHECK(without_unseen(game,
                       "stage=1 stack=I3*2 p1.hand=I3 p2.hand=L4 p1.plan1=x p2.plan1=- drawn1=a",
                       p1, p2) == "stage=1 stack=hidden p1.hand=I3 p2.hand=hidden p1.plan1=x");
}

}  // namespace ruleproof
