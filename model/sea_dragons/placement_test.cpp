#include "model/sea_dragons/placement.hpp"

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

auto game_of(const SetupText& setup) -> SeaDragons {
  auto game = SeaDragons::configure(setup);
  REQUIRE(game);
  return std::move(game).value();
}

/// Every placement of every figure, turn and corner, also of those that leave the board.
auto judged_one_by_one(const SeaDragons& game, const State& state) -> std::vector<Move> {
  std::vector<Move> legal;
  for (std::size_t f = 0; f < figure_count; ++f) {
    for (std::uint8_t turn = 0; turn < most_turns; ++turn) {
      for (int corner = 0; corner < 256; ++corner) {
        const Move lay = Lay{static_cast<Figure>(f), turn, static_cast<Cell>(corner)};
        if (game.judge(state, lay)) legal.push_back(lay);
      }
    }
  }
  return legal;
}

TEST_CASE("the placements that are generated are those that are judged legal") {
  std::size_t positions = 0;
  std::size_t placements = 0;
  const auto compare = [&](const SetupText& setup, std::uint64_t seed) {
    const auto game = game_of(setup);
    Dice dice(seed);
    MoveList<Move> buffer;
    play(
        game, game.start(), dice,
        [&](const State& before, const auto&...) {
          if (before.stage != Stage::lay || dice.random().below(4) != 0) return;
          MoveList<Move> generated;
          propose_lays(game.rules(), before, generated);
          ++positions;
          placements += generated.size();
          REQUIRE(generated == judged_one_by_one(game, before));
        },
        buffer);
  };
  for (const auto* players : {"2", "3", "4", "5"}) {
    for (const auto* data : {"stand-in", "toy"}) {
      const Texts options = {{"players", players}, {"data", data}};
      compare({.options = options, .rulings = {}}, 1);
      compare({.options = options, .rulings = {{"reward-count", "once-a-kind"}}}, 2);
      compare({.options = options, .rulings = {{"bank", "limited"}}}, 3);
      compare({.options = options, .rulings = {{"net-gold", "drawn-reef-gold"}}}, 4);
    }
  }
  MESSAGE(positions << " positions with " << placements << " placements");
  CHECK(positions > 200);
  CHECK(placements > 5'000);
}

TEST_CASE("turns of figures are those of a square's eight symmetries, each once") {
  const auto all = *components("stand-in");
  for (const auto& turns : all.figures) {
    std::set<std::set<Cell>> seen;
    for (const auto& turn : turns) {
      CHECK(turn.cells.count() == static_cast<int>(turn.offsets.size()));
      CHECK(seen.insert(std::set<Cell>(turn.offsets.begin(), turn.offsets.end())).second);
    }
    CHECK(8 % turns.size() == 0);
  }
}

TEST_CASE("cells, their names and their neighbours") {
  CHECK(cell_text(cell_at(0, 0)) == "a1");
  CHECK(cell_text(cell_at(14, 14)) == "o15");
  Cell cell = 0;
  CHECK(read_cell("h8", cell));
  CHECK(cell == cell_at(7, 7));
  CHECK(!read_cell("p1", cell));
  CHECK(!read_cell("a16", cell));
  CHECK(!read_cell("a", cell));
  for (int y = 0; y < 15; ++y) {
    for (int x = 0; x < 15; ++x) {
      const auto beside = Bits::of(cell_at(x, y)).beside();
      int near = 0;
      for (int v = 0; v < 15; ++v) {
        for (int u = 0; u < 15; ++u) {
          const bool next = (u - x) * (u - x) + (v - y) * (v - y) == 1;
          CHECK(beside.has(cell_at(u, v)) == next);
          near += next ? 1 : 0;
        }
      }
      CHECK(near >= 2);
    }
  }
  for (unsigned n = 0; n < 70; ++n) {
    const auto some = Bits::of(3) | Bits::of(77) | Bits::of(140);
    CHECK(some.to(n).from(n) == some);
    CHECK(some.to(n).first() == 3 + n);
  }
}

TEST_CASE("dragons are what hangs together") {
  Bits pieces;
  REQUIRE(read_text("a1+b1+c1+e1+e2+c2", pieces));
  CHECK(dragons_at(pieces, pieces) == 2);
  Bits near;
  REQUIRE(read_text("d1", near));
  CHECK(dragons_at(pieces, near.beside()) == 2);
  REQUIRE(read_text("d2", near));
  CHECK(dragons_at(pieces, near.beside()) == 2);
  REQUIRE(read_text("a2", near));
  CHECK(dragons_at(pieces, near.beside()) == 1);
  REQUIRE(read_text("i9", near));
  CHECK(dragons_at(pieces, near.beside()) == 0);
}

/// What the page says of the turns of a figure: number and rows, as many as it draws.
auto turns_on_the_page(std::string_view figure) -> std::vector<Bits> {
  std::ifstream page("model/sea_dragons/README.md");
  std::vector<Bits> turns;
  for (std::string line; std::getline(page, line);) {
    std::istringstream words(line);
    std::string word;
    if (!line.starts_with("    ") || !(words >> word) || word != figure) continue;
    int row = 0;
    while (words >> word) {
      if (word == std::to_string(turns.size() + 1)) {
        turns.emplace_back();
        row = 0;
        continue;
      }
      for (std::size_t x = 0; x < word.size(); ++x) {
        if (word[x] == '#') turns.back() |= Bits::of(cell_at(static_cast<int>(x), row));
      }
      ++row;
    }
  }
  return turns;
}

TEST_CASE("the turns of a figure are those that the page draws, in its order") {
  const auto game = *SeaDragons::make({.players = 2, .rulings = {}});
  for (const auto figure : {Figure::l4, Figure::s4, Figure::i3}) {
    const auto drawn = turns_on_the_page(figure_names[index(figure)]);
    const auto& turns = game.rules().figure(figure);
    CAPTURE(figure_names[index(figure)]);
    REQUIRE(drawn.size() == turns.size());
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      CAPTURE(turn + 1);
      CHECK(to_text(drawn[turn]) == to_text(turns[turn].cells));
    }
  }
}

}  // namespace
}  // namespace ruleproof::sea_dragons
