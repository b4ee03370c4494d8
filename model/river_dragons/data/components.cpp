#include "model/river_dragons/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/data/cards.toml.hpp"
#include "model/river_dragons/data/data_in_force.hpp"
#include "model/river_dragons/data/free-water.toml.hpp"
#include "model/river_dragons/data/names.hpp"
#include "model/river_dragons/data/read.hpp"
#include "model/river_dragons/data/stand-in.toml.hpp"
#include "model/river_dragons/data/toy-3.toml.hpp"
#include "model/river_dragons/data/toy-7.toml.hpp"
#include "model/river_dragons/data/toy-9.toml.hpp"
#include "model/river_dragons/data/toy-cross.toml.hpp"
#include "model/river_dragons/data/toy-hub.toml.hpp"
#include "model/river_dragons/data/toy.toml.hpp"

namespace ruleproof::river_dragons {

namespace {

namespace files = embedded::river_dragons;
constexpr auto cards_file = files::data_cards_toml;

constexpr std::size_t board_count = 8;
constexpr const auto& board_names = own_data;
static_assert(board_names.size() == board_count);
constexpr std::array<std::string_view, board_count> board_files = {
    files::data_stand_in_toml, files::data_free_water_toml, files::data_toy_toml,
    files::data_toy_3_toml,    files::data_toy_7_toml,      files::data_toy_9_toml,
    files::data_toy_hub_toml,  files::data_toy_cross_toml};

/// The cards are the same on all boards.
auto board_of(std::string_view cards, std::string_view board, std::string_view name)
    -> Result<Table> {
  const auto card_tables = parse_tables(cards, "data/cards.toml", Code::bad_data);
  if (!card_tables) return card_tables.error();
  if (auto error = check_cards(*card_tables)) return *error;
  return parse_tables(board, name, Code::bad_data);
}

auto read_own_boards() -> std::vector<Result<Components>> {
  std::vector<Result<Components>> boards;
  boards.reserve(board_count);
  for (std::size_t i = 0; i < board_count; ++i) {
    boards.push_back(read_components(cards_file, board_files[i],
                                     "data/" + std::string(board_names[i]) + ".toml"));
  }
  return boards;
}

}  // namespace

auto read_components(std::string_view cards, std::string_view board, std::string_view board_name)
    -> Result<Components> {
  const auto tables = board_of(cards, board, board_name);
  if (!tables) return tables.error();
  return components_from(*tables);
}

namespace {

/// The board that a set-up names.
auto board_called(std::string_view data) -> Result<Table> {
  const auto own = std::ranges::find(board_names, data);
  if (own != board_names.end()) {
    return board_of(cards_file, board_files[static_cast<std::size_t>(own - board_names.begin())],
                    "data/" + std::string(data) + ".toml");
  }
  if (!data.ends_with(".toml")) {
    std::string known;
    for (const auto name : board_names) known += std::string(name) + ", ";
    return Error{Code::bad_setup, "data",
                 "expected " + known + "or a file ending in .toml, got \"" + std::string(data) +
                     '"' + did_you_mean(data, board_names)};
  }
  const std::string path(data);
  const auto text = read_data_file(path);
  if (!text) return text.error();
  return board_of(cards_file, *text, path);
}

}  // namespace

auto data_in_force(std::string_view data) -> Result<Table> {
  auto board = board_called(data);
  const auto cards = parse_tables(cards_file, "data/cards.toml", Code::bad_data);
  if (!board || !cards) return board;
  auto all = std::move(board).value();
  for (const auto& [name, value] : cards->entries()) all.set(name, value);
  return all;
}

auto components(std::string_view data) -> Result<Components> {
  static const auto boards = read_own_boards();
  const auto own = std::ranges::find(board_names, data);
  if (own != board_names.end()) return boards[static_cast<std::size_t>(own - board_names.begin())];
  const auto tables = board_called(data);
  if (!tables) return tables.error();
  return components_from(*tables);
}

}  // namespace ruleproof::river_dragons
