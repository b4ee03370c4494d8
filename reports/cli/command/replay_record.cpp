#include <string>
#include <type_traits>
#include <utility>

#include "model/core/replay.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/steps.hpp"

namespace ruleproof::cli {
namespace {

template <class G>
auto replay_game(Replayed& replayed) -> void {
  const auto& record = replayed.record;
  if (record.ruleset != G::ruleset) {
    replayed.error = Error{Code::bad_record, replayed.where,
                           "made under ruleset " + std::to_string(record.ruleset) +
                               "; this program plays ruleset " + std::to_string(G::ruleset)};
    return;
  }
  const auto game = G::configure(record.setup);
  if (!game) {
    replayed.error = game.error();
    replayed.error->where = replayed.where + ": " + game.error().where;
    return;
  }
  Replayer<G> replayer(*game, replayed.where);
  const auto opening = replayer.opening(record);
  if (!opening) {
    replayed.error = opening.error();
    return;
  }
  auto last = opening.value();
  const auto end =
      replayer.run(record, [&](const auto& before, const auto& move, const auto& step) {
        replayed.frames.push_back(frame_of(*game, before, move, step));
        last = step.next;
      });
  if (!end) replayed.error = end.error();
  replayed.position = game->position(last);
  replayed.fingerprint = fingerprint(last);
  if constexpr (Scored<G>) {
    if (game->to_act(last) == Seat::nobody) replayed.outcome = outcome_text(game->outcome(last));
  }
}

}  // namespace

auto replay_text(const std::string& text, const std::string& where, const Texts& rulings)
    -> Replayed {
  Replayed replayed{
      .where = where, .record = {}, .frames = {}, .position = {}, .outcome = {}, .error = {}};
  auto record = parse_record(text, where);
  if (!record) {
    replayed.error = record.error();
    return replayed;
  }
  replayed.record = std::move(record).value();
  for (const auto& [id, answer] : rulings) {
    replayed.record.setup.rulings.insert_or_assign(id, answer);
  }
  const auto& name = replayed.record.game;
  if (!with_game(name, [&]<class G>(std::type_identity<G>) { replay_game<G>(replayed); })) {
    replayed.error = unknown_game(name);
    replayed.error->where = where;
  }
  return replayed;
}

}  // namespace ruleproof::cli
