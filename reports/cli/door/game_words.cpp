#include "reports/cli/door/game_words.hpp"

#include <string>

#include "model/core/record.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/door/set_up.hpp"

namespace ruleproof::cli {

auto words_of_record(const std::string& head) -> GameWords {
  const auto record = parse_record(head, "record");
  if (!record) return {};
  const auto game = make(record->game, record->setup);
  return game ? game_words(**game) : GameWords{};
}

}  // namespace ruleproof::cli
