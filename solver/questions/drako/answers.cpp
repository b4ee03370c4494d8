#include "solver/questions/drako/answers.hpp"

#include <bit>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/state.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver::drako_question {

auto about(const Drako& game, std::string aspect, std::vector<std::string> clauses, Says says,
           How how) -> Answer {
  return {.aspect = std::move(aspect),
          .says = says,
          .how = {how, scope_of(game)},
          .data = game.rules().components.provenance,
          .clauses = std::move(clauses)};
}

auto set_proved(Answer& answer, bool proved, Says says, const Reply& certificate, std::string title)
    -> void {
  if (!proved) return;
  answer.says = says;
  answer.how = {How::relation, answer.how.scope().value()};
  answer.smt2 = certificate.smt;
  answer.title = std::move(title);
}

auto set_shown(Answer& answer, Shown shown, std::string title) -> void {
  answer.says = Says::yes;
  answer.how = {How::replayed, answer.how.scope().value()};
  answer.bound = "";
  answer.title = std::move(title);
  answer.shown.push_back(std::move(shown));
}

auto show_won(const Drako& game, const drako::State& start, std::span<const drako::Move> line,
              drako::Side winner, std::string title) -> Shown {
  return show_from(game, start, line, std::move(title), won_claim(winner));
}

auto won_claim(drako::Side winner) -> std::string {
  return fmt::format("winner.p{} = 1 and winner.p{} = 0", drako::index(winner) + 1,
                     2 - drako::index(winner));
}

auto out_of_cards_claim(drako::Side side) -> std::string {
  return fmt::format("p{0}.left + p{0}.held = 0", drako::index(side) + 1);
}

auto lost_claim(const Drako& game, drako::Ability ability) -> std::string {
  return fmt::format("dragon.ability{} = {}", drako::index(ability) + 1,
                     game.rules().boxes(ability));
}

auto slain_claim(const Drako& game) -> std::string {
  auto claim = fmt::format("dragon.armour = {}", game.rules().components.armour);
  for (const auto ability : drako::all_abilities) claim += " and " + lost_claim(game, ability);
  return claim;
}

namespace {

/// "dragon.at = \"c3\" and count(i: dwarf[i].at = \"b2\" or ...)": dwarves beside him.
auto neighbours_claim(const Drako& game, const drako::State& state) -> std::string {
  std::string areas;
  drako::for_each_hex(game.rules().board().neighbours(state.dragon.at), [&](drako::Hex area) {
    areas += (areas.empty() ? "" : " or ") + fmt::format("dwarf[i].at = \"{}\"", to_text(area));
  });
  return fmt::format("dragon.at = \"{}\" and count(i: {})", to_text(state.dragon.at), areas);
}

}  // namespace

auto beside_claim(const Drako& game, const drako::State& state, int dwarves) -> std::string {
  return neighbours_claim(game, state) + fmt::format(" >= {}", dwarves);
}

auto enclosed_claim(const Drako& game, const drako::State& state) -> std::string {
  const auto beside = std::popcount(game.rules().board().neighbours(state.dragon.at));
  return beside_claim(game, state, beside);
}

auto run_record(std::string title, const std::string& text) -> Shown {
  Shown shown{.witness = {std::move(title), text, {}}, .fails = {}};
  const auto read = parse_record(text, "witness");
  if (!read) return shown.fails = read.error(), shown;
  const auto game = Drako::configure(read->setup);
  if (!game) return shown.fails = game.error(), shown;
  const auto end = replay(*game, *read, "witness");
  if (!end) shown.fails = end.error();
  shown.witness.frames = frames_of(*game, *read);
  shown.set_played(*game);
  return shown;
}

auto in_words(const Frequency& found) -> std::string {
  const auto percent = [](double share) {
    const auto tenths = std::lround(share * 1000);
    return fmt::format("{}.{} %", tenths / 10, tenths % 10);
  };
  return fmt::format("{} ({} to {})", percent(found.share()), percent(found.low),
                     percent(found.high));
}

}  // namespace ruleproof::solver::drako_question
