#include "model/sea_dragons/data/board.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/table_reader.hpp"
#include "model/core/result.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/pieces.hpp"

namespace ruleproof::sea_dragons {

namespace {

constexpr auto side_names = std::to_array<std::string_view>({"A", "B"});

class BoardReader {
 public:
  BoardReader(TableReader& root, std::optional<Error>& error, Components& made, UsedSources& used)
      : root_(root), error_(error), made_(made), used_(used) {}

  auto read_grid() -> void {
    const auto table = root_.table("grid");
    TableReader grid(table, error_);
    auto& plan = made_.plan;
    plan.width = grid.whole("size", 5, widest_board);
    const int realm = grid.whole("realm", 2, 7);
    if (plan.width != (2 * realm) + 1) grid.fail("realm", R"("realm" must be half of "size")");
    for (const auto& name : grid.texts("island")) {
      Cell cell = 0;
      if (!read_cell(name, cell) || column_of(cell) >= plan.width || row_of(cell) >= plan.width) {
        grid.fail("island", '"' + name + "\" is no cell of the board");
      }
      if (column_of(cell) != realm && row_of(cell) != realm) {
        grid.fail("island", '"' + name + "\" is not in the middle row or column");
      }
      plan.island |= Bits::of(cell);
    }
    if (plan.island.empty()) {
      grid.fail("island", "\"island\" names no cell");
    } else if (connected(Bits::of(plan.island.first()), plan.island) != plan.island) {
      grid.fail("island", "the cells of the island must hang together by their edges");
    }
    provenance(grid, "realm_from");
    provenance(grid, "island_from");
    grid.only({"size", "realm", "realm_from", "island", "island_from", "note"});
    for (int y = 0; y < plan.width; ++y) {
      for (int x = 0; x < plan.width; ++x) {
        const auto cell = Bits::of(cell_at(x, y));
        const bool east = x > realm;
        const bool south = y > realm;
        if (x == realm || y == realm) {
          plan.currents |= cell;
        } else {
          plan.realms[south ? (east ? 2 : 3) : (east ? 1 : 0)] |= cell;
        }
        plan.sea |= cell;
      }
    }
    plan.currents &= ~plan.island;
    plan.sea &= ~plan.island;
    plan.shores = plan.island.beside() & plan.sea;
  }

  auto read_faces() -> void {
    const auto tables = root_.tables("face");
    for (const auto& table : tables) {
      TableReader face(table, error_);
      const int board = face.whole("board", 1, static_cast<int>(realm_count));
      const auto side = face.word("side", side_names);
      const auto rows = face.texts("rows");
      const Face it{static_cast<std::uint8_t>((2 * board) - 1 + static_cast<int>(side))};
      if (error_) return;
      if (made_.faces[it.place()]) face.fail("", "the face " + to_text(it) + " is there twice");
      made_.faces[it.place()] = true;
      if (face.has("corner")) {
        made_.fixed[face.word("corner", realm_names)] = it;
      } else {
        drawn_ = true;
      }
      read_rows(face, it, rows);
      provenance(face);
      face.only({"board", "side", "corner", "rows", "from", "note"});
    }
    const auto laid = std::ranges::count_if(made_.fixed, [](Face f) { return f.number != 0; });
    const auto boards = [&](std::size_t b) {
      return made_.faces[2 * b] || made_.faces[(2 * b) + 1];
    };
    for (std::size_t b = 0; b < realm_count && !error_; ++b) {
      if (!boards(b)) fail_list("face", "there is no face of board " + std::to_string(b + 1));
    }
    if (drawn_ ? laid != 0 : laid != static_cast<int>(realm_count)) {
      fail_list("face", "either no face has a corner, or four faces have the four corners");
    }
    for (std::size_t f = 0; drawn_ && f < face_count; ++f) {
      if (!made_.faces[f]) fail_list("face", "boards that are drawn have two sides each");
    }
    if (!error_) count_ships();
  }

 private:
  auto read_rows(TableReader& face, Face it, const std::vector<std::string>& rows) -> void {
    const int side = (made_.plan.width - 1) / 2;
    bool square = static_cast<int>(rows.size()) == side;
    for (const auto& row : rows) square = square && static_cast<int>(row.size()) == side;
    if (!square) {
      return face.fail("rows", "a face has " + std::to_string(side) + " rows of as many cells");
    }
    for (std::size_t r = 0; r < realm_count; ++r) {
      for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
          const char code = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
          for (std::size_t turn = 0; turn < board_turns; ++turn) {
            auto& terrain = made_.terrain[r][it.place()][turn];
            const auto cell = Bits::of(turned(static_cast<Realm>(r), turn, x, y, side));
            if (code == 'S') terrain.ships |= cell;
            if (code == 'W') terrain.whirlpools |= cell;
            if (code == 'G') terrain.gold |= cell;
            if (code == 'R') terrain.reefs |= cell;
          }
          if (std::string_view("SWGR.").find(code) == std::string_view::npos) {
            face.fail("rows", std::string("'") + code + "' is none of S W G R .");
          }
        }
      }
    }
  }

  [[nodiscard]] auto ships_on(std::size_t face) const -> int {
    return made_.face(face).ships.count();
  }

  /// The text lays a token on each symbol cell and does not say how many of them a face has, so
  /// other numbers than the tokens are read, with a warning. [setup.ships]
  auto count_ships() -> void {
    std::array<int, 2> range{};  // of all sides that may be up
    std::string counts;
    for (std::size_t r = 0; r < realm_count; ++r) {
      const auto one = drawn_ ? 2 * r : made_.fixed[r].place();
      const auto other = drawn_ ? one + 1 : one;
      const auto [least, most] = std::minmax({ships_on(one), ships_on(other)});
      range = {range[0] + least, range[1] + most};
      counts += (counts.empty() ? "" : ", ") + counted(one);
      if (least != most) counts += ", " + counted(other);
    }
    const int tokens = made_.ships.size();
    if (range[0] == 0) fail_list("face", "the faces have no ship cells");
    if (range == std::array{tokens, tokens}) return;
    made_.warnings.push_back(
        counts + ": " + std::to_string(range[0]) +
        (range[0] == range[1] ? "" : " to " + std::to_string(range[1])) + " ship cells for " +
        std::to_string(tokens) + " ship tokens; " +
        (range[1] > tokens ? "cells may stay empty" : "tokens may stay in the box"));
  }
  [[nodiscard]] auto counted(std::size_t face) const -> std::string {
    const Face it{static_cast<std::uint8_t>(face + 1)};
    return "the face " + to_text(it) + " has " + std::to_string(ships_on(face)) + " ship cells";
  }

  /// Where a cell of a face lies: turned clockwise by a quarter from realm to realm, and by `turn`
  /// besides.
  static auto turned(Realm realm, std::size_t turn, int x, int y, int side) -> Cell {
    for (std::size_t quarter = 0; quarter < index(realm) + turn; ++quarter) {
      const int column = side - 1 - y;
      y = x;
      x = column;
    }
    const bool east = realm == Realm::east || realm == Realm::south;
    const bool south = realm == Realm::south || realm == Realm::west;
    return cell_at(x + (east ? side + 1 : 0), y + (south ? side + 1 : 0));
  }

  auto provenance(TableReader& reader, std::string_view name = "from") -> void {
    note_source(reader, name, used_);
  }
  auto fail_list(std::string_view list, std::string message) -> void {
    root_.fail(list, std::move(message));
  }

  TableReader& root_;
  std::optional<Error>& error_;
  Components& made_;
  UsedSources& used_;
  bool drawn_ = false;  ///< whether boards are drawn for the realms
};

}  // namespace

auto read_grid(TableReader& root, std::optional<Error>& error, Components& made, UsedSources& used)
    -> void {
  BoardReader(root, error, made, used).read_grid();
}

auto read_faces(TableReader& root, std::optional<Error>& error, Components& made, UsedSources& used)
    -> void {
  BoardReader(root, error, made, used).read_faces();
}

}  // namespace ruleproof::sea_dragons
