#include "reports/cli/print/table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/cli/print/blocks.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::size_t widest_cell = 20;
constexpr std::string_view indent = "  ";
constexpr std::string_view players = "p";  ///< their rows: p1, p2

struct Cell {
  std::string column;  ///< "yuan"
  std::string value;
  std::string head = {};   ///< "space of the person track": the column in the words of the game
  std::string label = {};  ///< "p1's person cards": the same with its owner
};

/// What has a number: "p1", "pile3".
struct Row {
  std::string name;
  std::vector<Cell> cells;
};

/// Rows of the same name: all players, all piles.
struct Family {
  std::string stem;  ///< "p"
  std::vector<Row> rows;
};

/// A path without its place in a list: "p", "1", "yuan" of "p1.yuan"; an empty number: it has none.
struct Path {
  std::string_view stem;
  std::string_view number;
  std::string_view rest;
};

auto is_digit(char c) -> bool { return c >= '0' && c <= '9'; }

auto path_of(std::string_view name) -> Path {
  const auto digit = std::ranges::find_if(name, is_digit);
  const auto end = std::find_if_not(digit, name.end(), is_digit);
  const auto stem = static_cast<std::size_t>(digit - name.begin());
  const auto length = static_cast<std::size_t>(end - digit);
  const auto rest = name.substr(stem + length);
  if (stem == 0 || length == 0 || (!rest.empty() && rest.front() != '.')) return {name, "", ""};
  return {name.substr(0, stem), name.substr(stem, length), rest.empty() ? rest : rest.substr(1)};
}

/// "10 I3, L4" of "I3*10+L4"; anything else as it is.
auto readable(std::string_view value) -> std::string {
  std::string text;
  while (!value.empty()) {
    const auto one = value.substr(0, value.find('+'));
    value.remove_prefix(std::min(one.size() + 1, value.size()));
    const auto star = one.find('*');
    if (!text.empty()) text += ", ";
    if (star != std::string_view::npos) text += std::string(one.substr(star + 1)) + ' ';
    text += one.substr(0, star);
  }
  return text;
}

/// Shares of one pile are told together.
auto say(std::vector<Told>& said, const Told& each) -> void {
  const auto same = std::ranges::find(said, each.words, &Told::words);
  if (same == said.end()) {
    said.push_back(each);
  } else {
    same->after += ", " + each.after;
  }
}

/// What has a value for each of its places: "events peace, drought".
auto in_a_row(std::string_view name, const std::vector<Told>& places) -> Told {
  Told row{std::string(name), std::string(name), {}, {}};
  for (const auto& each : places) row.after += (row.after.empty() ? "" : ", ") + each.after;
  return row;
}

/// The fields of a position, sorted into what stands alone and what there are several of.
struct Table {
  std::vector<Told> said;  ///< for which the game has words, but what players have
  std::vector<Cell> alone;
  std::vector<Family> families;
};

/// A game whose players have no names but @, as the words of fields have it.
auto without_names(const GameWords& words) -> GameWords {
  auto nameless = words;
  nameless.seats.assign(max_players, {.name = "@"});
  return nameless;
}

/// What the game calls a field, or the first of a list that is one word of the position; empty
/// where it has no words.
auto words_of(const GameWords& words, std::string_view field) -> std::string {
  for (const auto& name : {std::string(field), std::string(field) + '1'}) {
    const auto all = told(words, std::array{Change{name, "", "1"}});
    if (all.size() == 1 && all.front().words != name) return all.front().words;
  }
  return {};
}

/// "card 2 of plan" of "card 2 of @'s plan": where the row says whose it is.
auto without_owner(std::string text) -> std::string {
  for (const std::string_view owner : {"@'s ", "@ ", " of @", " @"}) {
    const auto at = text.find(owner);
    if (at != std::string::npos) text.erase(at, owner.size());
  }
  return text;
}

/// What players have is a table, whose heads are the words of the game without the player.
auto add(Table& table, const GameWords& words, const GameWords& nameless, std::string_view name,
         std::string_view value) -> void {
  const auto path = path_of(name);
  const auto all = told(words, std::array{Change{std::string(name), "", std::string(value)}});
  const bool in_words = all.empty() || all.front().words != name;
  if (in_words && path.stem != players) {
    if (all.size() > 1) {
      table.said.push_back(in_a_row(name, all));
    } else if (!all.empty()) {
      say(table.said, all.front());
    }
    return;
  }
  const auto cell = in_words && all.size() == 1 ? all.front().after : readable(value);
  if (path.number.empty()) {
    table.alone.push_back({std::string(name), cell});
    return;
  }
  auto family = std::ranges::find(table.families, path.stem, &Family::stem);
  if (family == table.families.end()) {
    table.families.push_back({std::string(path.stem), {}});
    family = table.families.end() - 1;
  }
  const auto row_name = std::string(path.stem) + std::string(path.number);
  auto row = std::ranges::find(family->rows, row_name, &Row::name);
  if (row == family->rows.end()) {
    family->rows.push_back({row_name, {}});
    row = family->rows.end() - 1;
  }
  row->cells.push_back({std::string(path.rest), cell});
  if (path.stem == players) {
    row->cells.back().head = without_owner(words_of(nameless, name));
    row->cells.back().label = words_of(words, name);
  }
}

auto table_of(std::string_view position, const GameWords& words) -> Table {
  Table table;
  const auto nameless = without_names(words);
  while (!position.empty()) {
    const auto word = position.substr(0, position.find(' '));
    position.remove_prefix(std::min(word.size() + 1, position.size()));
    const auto equals = word.find('=');
    if (equals == std::string_view::npos) continue;  // "exact"
    add(table, words, nameless, word.substr(0, equals), word.substr(equals + 1));
  }
  return table;
}

/// The columns of a family in order of their first, but for those with a long cell.
auto short_columns(const Family& family) -> std::vector<std::string> {
  std::vector<std::string> columns;
  std::vector<std::string> lengthy;
  for (const auto& row : family.rows) {
    for (const auto& cell : row.cells) {
      if (std::ranges::count(columns, cell.column) == 0) columns.push_back(cell.column);
      if (cell.value.size() > widest_cell) lengthy.push_back(cell.column);
    }
  }
  std::erase_if(columns, [&](const auto& name) { return std::ranges::count(lengthy, name) > 0; });
  return columns;
}

/// What a position leaves out of a column: nothing of what is counted there.
auto left_out(const Family& family, const std::string& column) -> std::string {
  for (const auto& row : family.rows) {
    for (const auto& cell : row.cells) {
      if (cell.column == column && !std::ranges::all_of(cell.value, is_digit)) return "-";
    }
  }
  return "0";
}

auto shown_name(const Row& row, const Family& family, const GameWords& words) -> std::string {
  if (family.stem != players) return row.name;
  return seat_words(words, row.name);
}

/// "p1", "the dwarves'": before what he has.
auto owner(const Row& row, const Family& family, const GameWords& words) -> std::string {
  auto name = shown_name(row, family, words);
  if (name == row.name) return name;
  return name + (name.ends_with('s') ? "'" : "'s");
}

/// "pile1 6, pile2 5": what has a number and no more; a line for each if one is long.
auto list_text(const Family& family) -> std::string {
  const bool lengthy = std::ranges::any_of(
      family.rows, [](const Row& row) { return row.cells.front().value.size() > widest_cell; });
  const std::string_view end = lengthy ? "\n" : ", ";
  std::string text;
  for (const auto& row : family.rows) {
    if (!text.empty()) text += end;
    text += row.name + " " + row.cells.front().value;
  }
  return wrapped(text, indent);
}

/// The head of a column: in words, if there are any.
auto head_of(const Family& family, const std::string& column) -> std::string {
  for (const auto& row : family.rows) {
    const auto cell = std::ranges::find(row.cells, column, &Cell::column);
    if (cell != row.cells.end() && !cell->head.empty()) return cell->head;
  }
  return column;
}

auto family_text(const Family& family, const GameWords& words) -> std::string {
  const bool plain = std::ranges::all_of(family.rows, [](const Row& row) {
    return row.cells.size() == 1 && row.cells.front().column.empty();
  });
  if (plain) return list_text(family);
  const auto shown = short_columns(family);
  std::vector<std::vector<std::string>> rows{{""}};
  for (const auto& column : shown) rows.front().push_back(head_of(family, column));
  for (const auto& row : family.rows) {
    rows.push_back({shown_name(row, family, words)});
    for (const auto& column : shown) {
      const auto cell = std::ranges::find(row.cells, column, &Cell::column);
      rows.back().push_back(cell == row.cells.end() ? left_out(family, column) : cell->value);
    }
  }
  auto text = shown.empty() ? std::string() : columns_within(brief_width(), rows, indent);
  for (const auto& row : family.rows) {
    for (const auto& cell : row.cells) {
      if (std::ranges::count(shown, cell.column) > 0) continue;
      const auto label =
          cell.label.empty() ? owner(row, family, words) + " " + cell.column : cell.label;
      text += wrapped(label + ": " + cell.value, indent);
    }
  }
  return text;
}

}  // namespace

auto table_text(std::string_view position, const GameWords& words) -> std::string {
  if (position.find('=') == std::string_view::npos) {
    std::string board(position);
    std::ranges::replace(board, '/', '\n');
    return wrapped(board, indent);
  }
  const auto table = table_of(position, words);
  std::string line;
  std::string text;
  for (const auto& cell : table.alone) {
    if (cell.value.size() > 2 * widest_cell) continue;
    line += (line.empty() ? "" : ", ") + cell.column + " " + cell.value;
  }
  std::string lists;
  for (const auto& each : table.said) {
    const auto words_and_value = label_of(each) + ' ' + each.after;
    if (each.after.find(',') != std::string::npos) {
      lists += wrapped(words_and_value, indent);
    } else {
      line += (line.empty() ? "" : ", ") + words_and_value;
    }
  }
  if (!line.empty()) text += wrapped(line, indent);
  text += lists;
  for (const auto& family : table.families) text += family_text(family, words);
  for (const auto& cell : table.alone) {
    if (cell.value.size() > 2 * widest_cell) {
      text += wrapped(cell.column + ": " + cell.value, indent);
    }
  }
  return text;
}

}  // namespace ruleproof::cli
