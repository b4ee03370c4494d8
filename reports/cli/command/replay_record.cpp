#include <optional>
#include <string>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/json.hpp"

namespace ruleproof::cli {
namespace {

auto replay_game(Replayed& replayed) -> std::optional<Error> {
  const auto& record = replayed.record;
  const auto usual = make(record.game, {});
  if (!usual) {
    auto error = usual.error();
    error.where = replayed.where;
    return error;
  }
  if (const auto ruleset = (*usual)->ruleset(); record.ruleset != ruleset) {
    return Error{Code::bad_record, replayed.where,
                 "made under ruleset " + std::to_string(record.ruleset) +
                     "; this program plays ruleset " + std::to_string(ruleset)};
  }
  const auto made = make(record.game, record.setup);
  if (!made) {
    auto error = made.error();
    error.where = replayed.where + ": " + error.where;
    return error;
  }
  auto& game = **made;
  if (auto problem = game.open(record, replayed.where)) return problem;
  auto problem = game.replay(record, replayed.where,
                             [&](const Frame& frame) { replayed.frames.push_back(frame); });
  replayed.position = game.position();
  replayed.fingerprint = game.fingerprint();
  replayed.ending = outcome_json(game);
  replayed.words = game_words(game);
  if (game.seat() == Seat::nobody) {
    replayed.ended = outcome_words(replayed.words, game.outcome());
  }
  return problem;
}

}  // namespace

auto replay_text(const std::string& text, const std::string& where, const Texts& rulings)
    -> Replayed {
  Replayed replayed{
      .where = where, .record = {}, .frames = {}, .position = {}, .data = {}, .error = {}};
  auto record = parse_record(text, where);
  if (!record) {
    replayed.error = record.error();
    return replayed;
  }
  replayed.record = std::move(record).value();
  for (const auto& [id, answer] : rulings) {
    replayed.record.setup.rulings.insert_or_assign(id, answer);
  }
  replayed.error = replay_game(replayed);
  replayed.data = data_under(replayed.record.game, replayed.record.setup);
  return replayed;
}

}  // namespace ruleproof::cli
