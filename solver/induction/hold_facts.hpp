/// Facts held to one game, with its types; and ledgers and facts to records of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/remembering.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "model/core/setup.hpp"
#include "solver/induction/facts.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/hold.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/names_once.hpp"
#include "solver/parts.hpp"

namespace ruleproof::solver {
namespace held {

inline constexpr std::size_t longest_fact = 20'000;  ///< characters

/// Whether a game is whole: under options that it has by default, but for the number of players.
template <class G>
auto is_whole(const G& game) -> bool {
  static const auto usual = G::configure({}).value().setup().options;
  const auto options = game.setup().options;
  return std::ranges::all_of(options, [](const auto& option) {
    const auto known = usual.find(option.first);
    return option.first == "players" || (known != usual.end() && known->second == option.second);
  });
}

/// Whether a fact speaks of a whole game under its set-up.
template <class G>
auto speaks_of(const Fact& fact, const G& game) -> bool {
  const auto setup = game.setup();
  if (fact.readings == Readings::usual && !setup.rulings.empty()) return false;
  if (!fact.ruling.empty()) {
    const auto equals = fact.ruling.find('=');
    const auto said = setup.rulings.find(std::string(fact.ruling.substr(0, equals)));
    if (said == setup.rulings.end() || said->second != fact.ruling.substr(equals + 1)) return false;
  }
  const auto players = setup.options.find("players");
  return fact.players.empty() ||
         (players != setup.options.end() && players->second == fact.players);
}

/// Facts about one game, ready to be held to its positions.
template <class G>
class FactsOf {
 public:
  FactsOf(const G& game, std::span<const Fact> facts)
      : view_(game, true, true), by_moves_(game), vocabulary_(vocabulary_once(game)) {
    if (!is_whole(game)) return;
    const auto& names = names_of_moves_once(game);
    for (const auto& fact : facts) {
      if (!speaks_of(fact, game)) continue;
      auto program =
          expression::compile(expression::negated(fact.says), names, {.characters = longest_fact});
      if (!program) {
        broken_ = std::string(fact.says) + ": " + program.error().message;
      } else if (expression::is_about_moves(*program, sizeof(typename G::State))) {
        denials_of_moves_.emplace_back(fact.says, Moves(by_moves_, *std::move(program)));
      } else {
        denials_.emplace_back(fact.says, *std::move(program));
      }
    }
  }

  /// The first fact that a choice denies or the position after it; empty if there is none.
  [[nodiscard]] auto denied_by(const typename G::State& before, const typename G::State& next) const
      -> std::string {
    for (const auto& [says, denial] : denials_of_moves_) {
      const typename Remembering<G>::State state{next, before, true};
      if (denial.holds(state)) return "not so: " + std::string(says) + "; " + denial.values(state);
      if (denial.overflowed()) return "leaves 64 bits: " + std::string(says);
    }
    return denied_by(next);
  }

  /// The first fact that a position denies, or field out of its range; empty if there is none.
  [[nodiscard]] auto denied_by(const typename G::State& state) const -> std::string {
    if (!broken_.empty()) return broken_;
    auto denied = view_.told(state, [&](auto... bytes) -> std::string {
      for (const auto& [says, denial] : denials_) {
        if (denial.holds(bytes...)) {
          return "not so: " + std::string(says) + "; " + denial.values(bytes...);
        }
        if (denial.overflowed()) return "leaves 64 bits: " + std::string(says);
      }
      return "";
    });
    return denied.empty() ? beyond_its_range(state) : denied;
  }

  /// The facts that are so before a choice and not after it, and those that the choice denies.
  auto add_lapsed(const typename G::State& before, const typename G::State& next,
                  std::vector<std::string>& lapsed) -> void {
    for (const auto& [says, denial] : denials_) {
      const auto denies = [&](const typename G::State& state) {
        return view_.told(state, [&](auto... bytes) { return denial.holds(bytes...); });
      };
      if (!denies(before) && denies(next)) lapsed.emplace_back(says);
    }
    for (const auto& [says, denial] : denials_of_moves_) {
      if (denial.holds({next, before, true})) lapsed.emplace_back(says);
    }
  }

 private:
  using Moves = expression::Asked<Remembering<G>>;

  [[nodiscard]] auto beyond_its_range(const typename G::State& state) const -> std::string {
    const auto* bytes = reinterpret_cast<const std::byte*>(&state);
    const auto number = [&](const expression::Source& source) {
      return source.read(bytes + source.offset);
    };
    for (const auto& symbol : vocabulary_.symbols()) {
      if (!symbol.is_number || !symbol.source.in_state) continue;
      const bool there = std::ranges::all_of(symbol.guards, [&](const auto& guard) {
        return guard.of.in_state && number(guard.of) >= guard.at_least;
      });
      const auto value = there ? number(symbol.source) : symbol.low;
      if (value < symbol.low || value > symbol.high) {
        return symbol.path + " = " + std::to_string(value) + " is out of its range";
      }
    }
    return "";
  }

  expression::View<G> view_;
  Remembering<G> by_moves_;
  const expression::Vocabulary& vocabulary_;
  std::vector<std::pair<std::string_view, expression::Program>> denials_;
  std::vector<std::pair<std::string_view, Moves>> denials_of_moves_;
  std::string broken_;
};

/// Whether a ledger holds under the readings of a game: rulings that it settles have first answers.
template <class G>
auto settles(const G& game, const Ledger& ledger) -> bool {
  const auto rulings = game.setup().rulings;  // those that are not by default
  return std::ranges::none_of(ledger.settled, [&](std::string_view ruling) {
    return rulings.contains(std::string(ruling));
  });
}

}  // namespace held

/// What `Parts::hold_facts` says.
template <class G>
auto hold_facts(std::span<const Fact> facts, const SetupText& setup, std::uint64_t games,
                std::uint64_t seed) -> HeldTo {
  HeldTo told;
  const auto game = G::configure(setup);
  if (!game) return told;
  held::FactsOf<G> all(*game, facts);
  told.broken = all.denied_by(game->start());
  for (; told.games < games && told.broken.empty(); ++told.games) {
    play(*game, AtMost(Dice(seed + told.games), held::longest_held),
         [&](const auto& before, const auto& move, const auto& step) {
           ++told.steps;
           if (!told.broken.empty()) return;
           told.broken = all.denied_by(before, step.next);
           if (!told.broken.empty()) told.broken += ", after " + game->to_text(move);
         });
  }
  return told;
}

/// What `Parts::hold_record` says.
template <class G>
auto hold_record(const Parts& parts, const Record& record, const std::string& where) -> HeldTo {
  HeldTo told;
  if constexpr (Scored<G>) {
    const auto game = G::configure(record.setup);
    if (!game) return told;
    std::vector<std::pair<const Ledger*, held::Reader<G>>> readers;
    for (const auto& ledger : parts.ledgers) {
      if (!held::settles(*game, ledger)) continue;
      const auto players = ledger.of_each_player ? static_cast<std::size_t>(game->players()) : 1;
      for (std::size_t p = 1; p <= players; ++p) {
        readers.emplace_back(&ledger, held::Reader<G>(*game, ledger, p));
      }
    }
    const bool from_the_opening = record.position.empty();
    held::FactsOf<G> facts(*game, parts.facts);
    const auto watch = [&](const auto& before, const auto& move, const auto& step) {
      ++told.steps;
      if (!told.broken.empty()) return;
      for (const auto& [ledger, reader] : readers) {
        const auto was = reader(before, held::plenty);
        const auto is = reader(step.next, held::plenty);
        told.transfers += was == is ? 0 : 1;
        if (!transfers_lead(*ledger, was, is)) {
          told.broken = "ledger " + std::string(ledger->id) + ", at " + game->to_text(move);
        }
      }
      if (!told.broken.empty()) return;
      if (!from_the_opening) return facts.add_lapsed(before, step.next, told.lapsed);
      told.broken = facts.denied_by(before, step.next);
      if (!told.broken.empty()) told.broken += ", after " + game->to_text(move);
    };
    const auto end = Replayer<G>(*game, where).run(record, watch);
    if (!end) return told;  // scenarios are replayed elsewhere
    ++told.games;
  }
  return told;
}

}  // namespace ruleproof::solver
