/// The words of the games of a run, which a report tells its steps by.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof::render {

/// The words of the game that a record is of, by its head: a record without moves. Of a game that
/// nobody knows here, or whose set-up it refuses, none.
using Wording = std::function<GameWords(const std::string& head)>;

/// The same of witnesses; games of one set-up are asked for their words once.
class Speech {
 public:
  Speech() = default;
  explicit Speech(Wording wording) : wording_(std::move(wording)) {}
  [[nodiscard]] auto of(const Witness& witness) -> const GameWords&;

 private:
  Wording wording_;
  std::map<std::string, GameWords, std::less<>> known_;
};

}  // namespace ruleproof::render
