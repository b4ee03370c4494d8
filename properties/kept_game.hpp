/// Whether a game that broke a law breaks it still: a record that an earlier check has left.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "model/core/game.hpp"
#include "model/core/replay.hpp"
#include "properties/laws/law_watch.hpp"

namespace ruleproof::properties {

/// Plays the record and checks the law of that name at every step, and of the whole game. An error
/// where the rules do not allow the game any more, or there is no such law.
template <class G>
  requires Configurable<G> && Notated<G>
auto still_breaks(Record record, std::string_view law) -> Result<bool> {
  const auto laws = laws_of<G>();
  const auto found = std::ranges::find(laws, law, &Law<G>::name);
  if (found == laws.end()) {
    return Error{Code::bad_record, std::string(law), "there is no such law any more"};
  }
  const auto made = G::configure(record.setup);
  if (!made) return made.error();
  const auto& game = *made;
  LawWatch<G> watch(laws, {}, Sampling::every_step, 0);
  watch.only(static_cast<std::size_t>(found - laws.begin()));
  watch.enter(game);
  bool held = watch.open(game.start());
  record.end_fingerprint.reset();  // what is mended may lead elsewhere
  const auto last = Replayer<G>(game, "the kept game")
                        .run(record, [&](const auto& before, const auto& move, const auto& step) {
                          held = held && watch(before, move, step);
                        });
  if (!held) return true;
  if (!last) return last.error();
  if (game.to_act(*last) != Seat::nobody) {
    MoveList<typename G::Move> offers;
    moves(game, *last, offers);
    if (offers.empty()) watch.stuck(*last);
  }
  return watch.broken() || !watch.close();
}

}  // namespace ruleproof::properties
