#include "model/connect_four/text/telling.hpp"

#include <string>
#include <string_view>

#include "model/connect_four/connect_four.hpp"
#include "model/core/telling/number_in.hpp"
#include "model/core/telling/score_words.hpp"

namespace ruleproof {

auto WordsOf<connect_four::ConnectFour>::of(const connect_four::ConnectFour& game) -> GameWords {
  using namespace telling;
  const auto rows = number_in(game.setup().options.at("rows")).value_or(0);
  const auto cell = [rows](std::string_view bit) {
    const auto number = number_in(bit).value_or(0);
    return "column " + std::to_string((number / (rows + 1)) + 1) + " row " +
           std::to_string((number % (rows + 1)) + 1);
  };
  return {.seats = {},
          .fields = {pile("stones#", "@'s stones", by_bit(), cell),
                     value("stage", "the game",
                           numbered({"goes on", "p1 has won", "p2 has won", "is drawn"})),
                     silent(std::string(score_field))}};
}

}  // namespace ruleproof
