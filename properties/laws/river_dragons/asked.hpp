/// What a set-up asks for is what is played, and what it may not ask for is refused.
#pragma once

#include "model/core/packing.hpp"
#include "properties/laws/river_dragons/action.hpp"

namespace ruleproof::properties::rivers {

/// The game of a set-up with another value of one option, if there is one.
template <class G>
auto with_option(const G& game, const char* option, const std::string& value) -> Result<G> {
  auto text = game.setup();
  text.options[option] = value;
  return G::configure(text);
}

inline auto as_text(const Colours& colours) -> std::string {
  std::string text;
  for (const auto colour : colours) {
    text += (text.empty() ? "" : "+") + std::string(to_text(colour));
  }
  return text;
}

/// Seats may take the colours of the memo in any order, and no others. On small boards, since each
/// question makes a game.
template <class G>
auto colours_are_chosen_from_the_memo(const G& game, const State& /*state*/) -> bool {
  if (game.rules().components.full) return true;
  const auto memo = colours_in_play(game.players());
  Colours reversed;
  for (std::size_t i = memo.size(); i-- > 0;) reversed.push_back(memo[i]);
  const auto made = with_option(game, "colours", as_text(reversed));
  if (!made || made->rules().colours != reversed) return false;
  auto twice = memo;
  twice[0] = memo[1];
  auto fewer = memo;
  fewer.erase_at(0);
  if (with_option(game, "colours", as_text(twice)) ||
      with_option(game, "colours", as_text(fewer))) {
    return false;
  }
  for (std::size_t i = 0; i < colour_count; ++i) {
    const auto colour = static_cast<Colour>(i);
    if (std::ranges::count(memo, colour) > 0) continue;
    auto foreign = memo;
    foreign[0] = colour;
    if (with_option(game, "colours", as_text(foreign))) return false;
  }
  return true;
}

/// A smaller game is as small as it was asked to be.
template <class G>
auto games_are_as_small_as_asked(const G& game, const State& /*state*/) -> bool {
  if (game.rules().components.full) return true;
  auto text = game.setup();
  text.options["cards"] = "2";
  text.options["planks"] = "3";
  text.options["rounds"] = "9";
  text.options["actions"] = "stone1+move2";
  text.options["dragons"] = "0";
  const auto made = G::configure(text);
  if (!made) return false;
  const auto& scale = made->rules().scale;
  constexpr auto two_actions = Cards::bit(Card::stone1) | Cards::bit(Card::move2);
  return scale.cards == 2 && scale.planks == 3 && scale.rounds == 9 && !scale.dragons &&
         scale.actions.bits == two_actions;
}

/// What is remembered of the beginning of a round is the print of it, whatever its number.
template <class G>
auto beginnings_are_remembered(const G& game, const State& before, const Move& move,
                               const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto& rules = game.rules();
  const bool remembers = rules.scale.memory || rules.rulings.ending == Ending::repetition;
  if (!remembers) return after.starts.empty();
  if (!ends_round(before, move, after)) return after.starts == before.starts;
  if (after.stage != Stage::plan) return true;
  auto bare = after;
  bare.rounds = 0;
  bare.starts.clear();
  return !after.starts.empty() && after.starts[after.starts.size() - 1] == fingerprint(bare);
}

template <class G>
inline constexpr auto asked_laws = std::to_array<Law<G>>({
    {.name = "seats choose among the colours of the memo, each once",
     .clause = "setup.colours",
     .position = colours_are_chosen_from_the_memo<G>,
     .sample = 4096},
    {.name = "a smaller game is as small as it was asked to be",
     .position = games_are_as_small_as_asked<G>,
     .sample = 4096},
    {.name = "beginnings of rounds are remembered where a reading asks for them",
     .clause = "end.arrival",
     .holds = beginnings_are_remembered<G>,
     .after = changes<State>("start p.plan stage")},
});

}  // namespace ruleproof::properties::rivers
