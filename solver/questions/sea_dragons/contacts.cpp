/// Dragons and contacts as a plane graph: its bound, what play reaches of it, and whether the gold
/// that contacts bring can empty the bank. From above by Euler's inequality, which is cited; from
/// below by games that replay; that the graph is as described is seen in random games.
#include "solver/questions/sea_dragons/contacts.hpp"

#include <algorithm>

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

auto most_gold(const SeaDragons& game) -> GoldBound {
  const auto& all = game.rules().components;
  int symbols = 0;  // of the four boards, each on its better side
  for (std::size_t board = 0; board < realm_count; ++board) {
    symbols += std::max(all.terrain[0][2 * board].gold.count(),
                        all.terrain[0][(2 * board) + 1].gold.count());
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

/// Random games: whether dragons are parts that hang together, and contacts what pays rivals.
struct Followed {
  bool components_are_dragons = true;
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
           all.components_are_dragons &= count == laid;
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
  const auto seen = follow(game, options);
  const bool agrees = seen.gold_is_contacts && seen.within_bound;
  const int turns = turns_of(game);
  const int most = most_contacts(turns, game.players());
  Answer answer{.says = agrees ? Says::value : Says::unknown,
                .how = agrees ? How::sampled : How::unknown,
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
  const auto seen = follow(game, options);
  Answer answer{.says = seen.components_are_dragons ? Says::value : Says::unknown,
                .how = seen.components_are_dragons ? How::sampled : How::unknown,
                .bound = seen.sample,
                .clauses = {"lay.apart", "lay.card", "control.count"}};
  answer.title =
      "Which dragon a piece belongs to, and where its head is, need not be kept: the cells of each "
      "player are enough";
  answer.text =
      "In the sample the parts that hang together were as many as the dragons laid, after every "
      "placement; own dragons never touch. No rule reads where a head is: the model has no field "
      "for it, and all its examples replay.";
  return {answer};
}

auto what_is_the_most_neighbour_gold(const SeaDragons& game, const AskOptions& options) -> Answers {
  const auto best = most_social(game, options);
  const int bound = most_contacts(turns_of(game), game.players());
  const bool meet = best.worth == bound;
  Answer answer{.says = meet ? Says::value : Says::unknown,
                .how = How::bounded,
                .clauses = {"lay.neighbours"}};
  answer.title =
      fmt::format("The greatest neighbour gold of {} players is from {} to {}{}", game.players(),
                  best.worth, bound, meet ? "" : "; the exact number is not known");
  answer.bound = fmt::format("from below by a game that replays; from above by {}", euler);
  answer.fact("reached", std::to_string(best.worth)).fact("upper bound", std::to_string(bound));
  answer.shown = {show(game, best.line, "a game with so much neighbour gold",
                       [&](const State& state) { return contacts_on(state) == best.worth; })};
  return {answer};
}

auto can_the_bank_run_out(const SeaDragons& game, const AskOptions& options) -> Answers {
  const int coins = game.rules().components.coins;
  const auto held = [&](const State& state) { return coins - bank_of(game.rules(), state); };
  const auto most = most_gold(game);
  const auto reached = peak_of(game, most_social(game, options).line, held);
  Answer answer{.how = reached.worth > coins ? How::replayed : How::bounded,
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
                       [&](const State& end) { return held(end) == reached.worth; })};
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
