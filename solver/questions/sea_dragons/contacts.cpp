/// Dragons and contacts as a plane graph: its bound, what play reaches of it, and whether the gold
/// that contacts bring can empty the bank. From above by Euler's inequality, which is cited; from
/// below by games that replay; that the graph is as described is seen in random games.
#include "solver/questions/sea_dragons/contacts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {

auto dragon_count(const State& state) -> int {
  int count = 0;
  for (const auto& player : state.players) count += dragons_at(player.dragons, player.dragons);
  return count;
}

auto contacts_on(const State& state) -> int {
  int contacts = 0;
  for (std::size_t p = 0; p < most_players; ++p) {
    auto left = state.players[p].dragons;
    while (!left.empty()) {
      const auto dragon = connected(Bits::of(left.first()), left);
      left &= ~dragon;
      for (std::size_t q = 0; q < p; ++q) {
        contacts += dragons_at(state.players[q].dragons, dragon.beside());
      }
    }
  }
  return contacts;
}

auto try_own_contacts(const SeaDragons& game) -> OwnContacts {
  const auto& plan = game.rules().components.plan;
  auto state = game.read_position("").value();
  auto& mover = state.players[state.actor];
  mover.gold = 500;
  OwnContacts all;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    mover.hand[figure] = 1;
    const auto& turns = game.rules().figure(figure);
    const auto count = static_cast<std::uint8_t>(turns.size());
    for (std::uint8_t turn = 0; turn < count; ++turn) {
      for (int corner = 0; corner < 256; ++corner) {
        const Lay lay{figure, turn, static_cast<Cell>(corner)};
        const auto cells = cells_laid(game, lay);
        if (cells.count() != turns[turn].cells.count() || !(cells & ~plan.sea).empty()) continue;
        all.all_hang_together =
            all.all_hang_together && connected(Bits::of(cells.first()), cells) == cells;
        (cells.beside() & plan.sea & ~cells).for_each([&](Cell beside) {
          mover.dragons = Bits::of(beside);
          ++all.tried;
          all.all_refused = all.all_refused && !game.judge(state, lay);
        });
      }
    }
  }
  return all;
}

auto most_gold(const SeaDragons& game) -> GoldBound {
  const auto& all = game.rules().components;
  int symbols = 0;  // of the four boards, each on its better side
  for (std::size_t board = 0; board < realm_count; ++board) {
    symbols += std::max(all.face(2 * board).gold.count(), all.face((2 * board) + 1).gold.count());
  }
  GoldBound most;
  for (int dragons = 0; dragons <= turns_of(game); ++dragons) {
    const int found = dragons > 0 ? symbols + (card_gold * all.reefs[Reef::gold]) : 0;
    const int gold = (game.players() * start_gold) + (pass_gold * (turns_of(game) - dragons)) +
                     found + (neighbour_gold * most_contacts(dragons, game.players()));
    if (gold > most.gold) most = {gold, dragons};
  }
  return most;
}

namespace {

constexpr std::string_view euler =
    "Euler's inequality for planar graphs, a theorem that is cited and not checked by the program; "
    "dragons are connected parts of the plane, side by side where they share an edge";

/// Of games in which everybody lays whatever touches most dragons, and keeps enough gold, the one
/// with the most contacts at its end.
auto most_social(const SeaDragons& game, const AskOptions& options) -> Found {
  const auto liking = [&game](const State& state, const Move& move) {
    if (is<Pass>(move)) return -1;
    const auto* lay = std::get_if<Lay>(&move);
    if (lay == nullptr) return 0;
    const auto cells = cells_laid(game, *lay);
    int touched = 0;
    for (std::size_t p = 0; p < most_players; ++p) {
      if (p != state.actor) touched += dragons_at(state.players[p].dragons, cells.beside());
    }
    return (8 * touched) - (3 * haul_of(game.rules(), state, cells).tolls);
  };
  return best_of(12 * options.effort, options.seed,
                 [&](std::uint64_t seed) -> Found {
                   auto line = line_of(game, Fond(liking, seed));
                   const int contacts = contacts_on(after(game, game.start(), line));
                   return {std::move(line), contacts};
                 })
      .value_or(Found{});
}

/// Under other answers contacts are no edges of a graph in the plane, or pay other sums.
const OpenQuestions flat_graph = {"neighbour-contact", "bank", "net-gold"};

/// Random games: whether contacts are what pays rivals, and within the bound.
struct Followed {
  bool gold_is_contacts = true;
  bool within_bound = true;
  std::string sample = {};
};
auto follow(const SeaDragons& game, const AskOptions& options) -> Followed {
  Followed all;
  int dragons = 0;
  const auto games = 15 * options.effort;
  for (std::uint64_t i = 0; i < games; ++i) {
    int laid = 0;
    int paid = 0;
    play(game, Dice(options.seed + i),
         [&](const State& before, const Move& move, const Step<State>& step) {
           if (!is<Lay>(move)) return;
           ++laid;
           for (std::size_t p = 0; p < most_players; ++p) {
             if (p != before.actor) paid += step.next.players[p].gold - before.players[p].gold;
           }
           const int contacts = contacts_on(step.next);
           const int count = dragon_count(step.next);
           all.gold_is_contacts &= paid == contacts;
           all.within_bound &= contacts <= most_contacts(count, game.players());
         });
    dragons += laid;
  }
  all.sample = fmt::format("{} random games, {} dragons", games, dragons);
  return all;
}

}  // namespace

auto which_structure_have_the_contacts(const SeaDragons& game, const AskOptions& options)
    -> Answers {
  Answer open{.clauses = {"lay.neighbours"}};
  if (!is_settled(game, flat_graph, open)) return {open};
  const auto seen = follow(game, options);
  const bool agrees = seen.gold_is_contacts && seen.within_bound;
  const int turns = turns_of(game);
  const int most = most_contacts(turns, game.players());
  Answer answer{.says = agrees ? Says::value : Says::unknown,
                .how = {agrees ? How::sampled : How::unknown, scope_of(game)},
                .clauses = {"lay.neighbours", "lay.apart", "lay.contact"}};
  answer.title = fmt::format(
      "With {} players contacts paid one gold each, and a game has at most {} by Euler's "
      "inequality",
      game.players(), most);
  answer.text =
      "Dragons are the nodes and contacts the edges of a graph: it lies in the plane, it is "
      "coloured by the players without an edge within a colour, and each edge pays its older "
      "dragon once. In the sample the gold paid to rivals was the number of edges, and the "
      "inequality held, after every placement.";
  answer.bound = fmt::format("{}; the bound itself rests on {}", seen.sample, euler);
  answer.fact("dragons at most", std::to_string(turns))
      .fact("contacts at most", std::to_string(most));
  return {answer};
}

auto what_of_a_board_can_be_dropped(const SeaDragons& game, const AskOptions& options) -> Answers {
  const auto own = try_own_contacts(game);
  const auto held =
      held_to(game, options, {},
              [](const auto&, const State& before, const Move&, const Step<State>& step) {
                const auto of_mover = [&](const State& state) {
                  const auto& dragons = state.players[before.actor].dragons;
                  return dragons_at(dragons, dragons);
                };
                const bool lays = before.stage >= Stage::lay && !before.laid && step.next.laid;
                return !lays || of_mover(step.next) == of_mover(before) + 1;
              });
  const bool exact = own.all_refused && own.all_hang_together && held.obeyed;
  const auto scope = scope_of_all(game, {}).with_players(game.players(), game.players());
  Answer answer{.says = exact ? Says::value : Says::unknown,
                .how = {exact ? How::relation : How::unknown, scope},
                .clauses = {"lay.apart", "lay.card", "control.count"}};
  answer.title =
      "Which dragon a piece belongs to, and where its head is, need not be kept: the cells of each "
      "player are enough";
  answer.text =
      "The cells of every figure hang together, and a placement beside an own piece is refused, "
      "for "
      "all places of all figures and all cells beside them: so each dragon is a part of its own, "
      "and stays one. No rule reads where a head is, and no move says it.";
  answer.fact("placements beside an own piece, all refused", std::to_string(own.tried))
      .fact("relation of the proof", to_text(held))
      .fact(std::string(steps_held), std::to_string(held.steps));
  return {answer};
}

auto what_is_the_most_neighbour_gold(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answer open{.clauses = {"lay.neighbours"}};
  if (!is_settled(game, flat_graph, open)) return {open};
  const auto best = most_social(game, options);
  const int bound = most_contacts(turns_of(game), game.players());
  const bool meet = best.worth == bound;
  Answer answer{.says = meet ? Says::value : Says::unknown,
                .how = {How::bounded, scope_of(game)},
                .clauses = {"lay.neighbours"}};
  answer.title =
      fmt::format("The greatest neighbour gold of {} players is from {} to {}{}", game.players(),
                  best.worth, bound, meet ? "" : "; the exact number is not known");
  answer.bound = fmt::format("from below by a game that replays; from above by {}", euler);
  answer.fact("reached", std::to_string(best.worth)).fact("upper bound", std::to_string(bound));
  const auto end = after(game, game.start(), best.line);
  std::string cells;
  for (int p = 0; p < game.players(); ++p) {
    const auto& player = end.players[static_cast<std::size_t>(p)];
    cells += fmt::format("{0}p{1}.dragons = \"{2}\" and p{1}.gold = {3}", p == 0 ? "" : " and ",
                         p + 1, to_text(player.dragons), player.gold);
  }
  answer.shown = {show(game, best.line, "a game with so much neighbour gold", cells,
                       [&](const State& state) { return contacts_on(state) == best.worth; })};
  return {answer};
}

auto can_the_bank_run_out(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answer open{.clauses = {"setup.bank"}};
  if (!is_settled(game, {"neighbour-contact", "used-reefs"}, open)) return {open};
  const int coins = game.rules().components.coins;
  const auto held = [&](const State& state) { return coins - bank_of(game.rules(), state); };
  const auto most = most_gold(game);
  // Gold comes from neighbours, or from passes: whichever of the two games brings more.
  const auto by_passes = peak_of(game, line_of(game, first_choice), held);
  auto reached = peak_of(game, most_social(game, options).line, held);
  if (by_passes.worth > reached.worth) reached = by_passes;
  Answer answer{.how = {reached.worth > coins ? How::replayed : How::bounded, scope_of(game)},
                .clauses = {"setup.bank", "lay.gold", "lay.neighbours", "pass", "reef.gold"}};
  if (reached.worth > coins) {
    answer.says = Says::yes;
    answer.title = "The bank of 140 gold can run out";
  } else if (most.gold <= coins) {
    answer.says = Says::no;
    answer.title = "By Euler's inequality the bank of 140 gold never runs out";
  } else {
    answer.title = "It is not known whether the bank of 140 gold can run out";
  }
  answer.title += fmt::format(" with {} players", game.players());
  answer.text =
      "At most: the first gold, two for each pass, every gold symbol, every gold card and one for "
      "each contact, for every number of dragons; nothing spent. Under used-reefs=bottom gold "
      "cards come back, and the bound does not hold.";
  answer.bound = fmt::format("from above by {}", euler);
  answer.fact("gold in hands, at most", std::to_string(most.gold))
      .fact("with so many dragons", std::to_string(most.dragons))
      .fact("gold in hands, reached", std::to_string(reached.worth))
      .fact("gold of all coins", std::to_string(coins));
  answer.shown = {show(game, reached.line, "the most gold in hands that was found",
                       fmt::format("sum(p*.gold) = {}", reached.worth))};
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
