/// The functions of `ruleproof_model.h`: texts of C on both sides of `Played`.
#include "model/core/face/ruleproof_model.h"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "model/core/assert.hpp"
#include "model/core/data/file_text.hpp"
#include "model/core/face/played.hpp"
#include "model/core/face/write.hpp"

using ruleproof::face::Played;

/// The game, or why there is none.
struct ruleproof_game {
  std::optional<Played> played;
  ruleproof::Error error;
};

namespace {

auto given(const std::string& text) -> char* {
  auto* copy = ruleproof_memory(static_cast<unsigned>(text.size()));
  std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

/// What the game answers, or why there is none.
template <class... Texts, class... Words>
auto ask(ruleproof_game* game, std::string (Played::*question)(Texts...), Words... words) -> char* {
  if (!game->played) return given(ruleproof::face::answer(game->error));
  return given(((*game->played).*question)(words...));
}

template <class... Texts, class... Words>
auto ask(const ruleproof_game* game, std::string (Played::*question)(Texts...) const,
         Words... words) -> char* {
  if (!game->played) return given(ruleproof::face::answer(game->error));
  return given(((*game->played).*question)(words...));
}

}  // namespace

extern "C" {

auto ruleproof_memory(unsigned bytes) -> char* {
  auto* memory = static_cast<char*>(std::calloc(std::size_t{bytes} + 1, 1));
  RULEPROOF_ASSERT(memory != nullptr);
  return memory;
}

auto ruleproof_free(char* answer) -> void { std::free(answer); }

auto ruleproof_games() -> char* {
  std::string out = R"({"games":[)";
  for (const auto& game : ruleproof::face::all_parts()) {
    ruleproof::face::write_summary(ruleproof::face::item(out), game);
  }
  return given(out + "]}");
}

auto ruleproof_rules(const char* game) -> char* {
  const auto parts = ruleproof::face::parts_called(game);
  if (!parts) return given(ruleproof::face::answer(parts.error()));
  std::string out;
  ruleproof::face::write_rules(out, *parts);
  return given(out);
}

auto ruleproof_replay(const char* record) -> char* {
  return given(ruleproof::face::replay(record));
}

auto ruleproof_hand_in(const char* name, const char* text) -> char* {
  if (ruleproof::hand_in(name, text)) return given("{}");
  return given(ruleproof::face::answer(
      {ruleproof::Code::usage, name, "here, files are read from disk: name one that is there"}));
}

auto ruleproof_open(const char* record) -> ruleproof_game* {
  auto opened = Played::open(record);
  if (!opened) return new ruleproof_game{std::nullopt, opened.error()};
  return new ruleproof_game{std::move(opened).value(), {}};
}

auto ruleproof_close(ruleproof_game* game) -> void { delete game; }

auto ruleproof_set_up(const ruleproof_game* game) -> char* { return ask(game, &Played::set_up); }
auto ruleproof_moves(ruleproof_game* game) -> char* { return ask(game, &Played::moves); }
auto ruleproof_judge(const ruleproof_game* game, const char* move) -> char* {
  return ask(game, &Played::judge, move);
}
auto ruleproof_apply(ruleproof_game* game, const char* move) -> char* {
  return ask(game, &Played::apply, move);
}
auto ruleproof_undo(ruleproof_game* game) -> char* { return ask(game, &Played::undo); }
auto ruleproof_restart(ruleproof_game* game) -> char* { return ask(game, &Played::restart); }
auto ruleproof_go_to(ruleproof_game* game, const char* position) -> char* {
  return ask(game, &Played::go_to, position);
}
auto ruleproof_state(const ruleproof_game* game) -> char* { return ask(game, &Played::state); }
auto ruleproof_seen_by(const ruleproof_game* game, const char* seat) -> char* {
  return ask(game, &Played::seen_by, seat);
}
auto ruleproof_picture_seen_by(const ruleproof_game* game, const char* seat) -> char* {
  return ask(game, &Played::picture_seen_by, seat);
}
auto ruleproof_step_seen_by(const ruleproof_game* game, const char* seat, const char* move)
    -> char* {
  return ask(game, &Played::step_seen_by, seat, move);
}
auto ruleproof_search(ruleproof_game* game, const char* wanted, const char* order) -> char* {
  return ask(game, &Played::search, wanted, order);
}
auto ruleproof_search_on(ruleproof_game* game, unsigned positions) -> char* {
  return ask(game, &Played::search_on, positions);
}
auto ruleproof_told(const ruleproof_game* game, const char* changes) -> char* {
  return ask(game, &Played::told, changes);
}
auto ruleproof_position(const ruleproof_game* game) -> char* {
  return ask(game, &Played::position);
}
auto ruleproof_picture(const ruleproof_game* game) -> char* { return ask(game, &Played::picture); }
auto ruleproof_outcome(const ruleproof_game* game) -> char* { return ask(game, &Played::outcome); }
auto ruleproof_record(const ruleproof_game* game) -> char* { return ask(game, &Played::record); }
auto ruleproof_random(ruleproof_game* game, unsigned seed, unsigned choices) -> char* {
  return ask(game, &Played::play_at_random, seed, choices);
}

}  // extern "C"
