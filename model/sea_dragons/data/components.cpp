#include "model/sea_dragons/data/components.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"
#include "model/sea_dragons/data/board.toml.hpp"
#include "model/sea_dragons/data/cards.toml.hpp"
#include "model/sea_dragons/data/data_in_force.hpp"
#include "model/sea_dragons/data/files.hpp"
#include "model/sea_dragons/data/names.hpp"
#include "model/sea_dragons/data/pieces.toml.hpp"
#include "model/sea_dragons/data/read.hpp"
#include "model/sea_dragons/data/variants/few-coins.toml.hpp"
#include "model/sea_dragons/data/variants/toy.toml.hpp"

namespace ruleproof::sea_dragons {

namespace {

constexpr auto toy_file = embedded::sea_dragons::data_variants_toy_toml;
constexpr auto few_coins_file = embedded::sea_dragons::data_variants_few_coins_toml;

auto read(std::string_view data) -> Result<Components> {
  const auto files = data_in_force(data);
  if (!files) return files.error();
  return components_from(*files);
}

}  // namespace

auto read_components(std::string_view board, std::string_view cards, std::string_view pieces,
                     std::string_view variant, std::string_view variant_name)
    -> Result<Components> {
  const auto merged = merge_files(board, cards, pieces, variant, variant_name);
  if (!merged) return merged.error();
  return components_from(*merged);
}

auto data_in_force(std::string_view data) -> Result<Table> {
  const auto merged = [](std::string_view text, std::string_view name) {
    return merge_files(embedded::sea_dragons::data_board_toml,
                       embedded::sea_dragons::data_cards_toml,
                       embedded::sea_dragons::data_pieces_toml, text, name);
  };
  if (data == "stand-in") return merged("", "data");
  if (data == "toy") return merged(toy_file, "data/variants/toy.toml");
  if (data == "few-coins") return merged(few_coins_file, "data/variants/few-coins.toml");
  if (!data.ends_with(".toml")) {
    return Error{Code::bad_setup, "data",
                 "expected stand-in, toy, few-coins or a file ending in .toml, got \"" +
                     std::string(data) + '"' + did_you_mean(data, own_data)};
  }
  const std::string path(data);
  const auto text = read_data_file(path);
  if (!text) return text.error();
  return merged(*text, path);
}

auto data_warnings(std::string_view data) -> std::vector<std::string> {
  const auto made = components(data);
  return made ? made->warnings : std::vector<std::string>{};
}

auto components(std::string_view data) -> Result<Components> {
  static const auto stand_in = read("stand-in");
  static const auto toy = read("toy");
  static const auto few_coins = read("few-coins");
  if (data == "stand-in") return stand_in;
  if (data == "toy") return toy;
  if (data == "few-coins") return few_coins;
  return read(data);
}

}  // namespace ruleproof::sea_dragons
