#include "solver/questions/sea_dragons/contacts.hpp"

#include <algorithm>
#include <string>

#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

auto dragons_on(const State& state, std::size_t p) -> std::vector<Bits> {
  std::vector<Bits> dragons;
  auto left = state.players[p].dragons;
  while (!left.empty()) {
    dragons.push_back(connected(Bits::of(left.first()), state.players[p].dragons));
    left &= ~dragons.back();
  }
  return dragons;
}

auto dragon_count(const State& state) -> int {
  int count = 0;
  for (std::size_t p = 0; p < most_players; ++p) {
    count += static_cast<int>(dragons_on(state, p).size());
  }
  return count;
}

auto contacts_on(const State& state) -> int {
  int contacts = 0;
  for (std::size_t p = 0; p < most_players; ++p) {
    for (const auto& dragon : dragons_on(state, p)) {
      const auto around = dragon.beside();
      for (std::size_t q = 0; q < p; ++q) contacts += dragons_at(state.players[q].dragons, around);
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

auto social_game(const SeaDragons& game, std::uint64_t seed) -> Line {
  const auto& rules = game.rules();
  return line_of(game, game.start(),
                 Fond(
                     [&rules](const State& state, const Move& move) {
                       if (is<Pass>(move)) return -1;
                       const auto* lay = std::get_if<Lay>(&move);
                       if (lay == nullptr) return 0;
                       const auto cells =
                           cells_of(rules.figure(lay->figure)[lay->turn], lay->corner);
                       const auto haul = haul_of(rules, state, cells);
                       return (8 * touched(rules, state, *lay)) - (3 * haul.tolls);
                     },
                     seed));
}

auto most_social(const SeaDragons& game, const AskOptions& options) -> Social {
  Social best;
  for (std::uint64_t i = 0; i < 12 * options.effort; ++i) {
    auto line = social_game(game, options.seed + i);
    const int contacts = contacts_on(after(game, game.start(), line));
    if (i > 0 && contacts <= best.contacts) continue;
    best = {std::move(line), contacts};
  }
  return best;
}

namespace {

constexpr std::string_view euler =
    "Euler's inequality for planar graphs, a theorem that is cited and not checked by the program; "
    "dragons are connected parts of the plane, side by side where they share an edge";

/// Follows random games: dragons laid, gold that rivals got, and the graph of contacts.
struct Followed {
  bool components_are_dragons = true;
  bool gold_is_contacts = true;
  bool within_bound = true;
  int games = 0;
  int dragons = 0;
};
auto follow(const SeaDragons& game, const AskOptions& options) -> Followed {
  Followed all;
  all.games = static_cast<int>(15 * options.effort);
  for (int i = 0; i < all.games; ++i) {
    int laid = 0;
    int paid = 0;
    play(game, Dice(options.seed + static_cast<std::uint64_t>(i)),
         [&](const State& before, const Move& move, const Step<State>& step) {
           const auto* lay = std::get_if<Lay>(&move);
           if (lay == nullptr) return;
           ++laid;
           for (std::size_t p = 0; p < most_players; ++p) {
             if (p == before.actor) continue;
             paid += step.next.players[p].gold - before.players[p].gold;
           }
           const int contacts = contacts_on(step.next);
           const int count = dragon_count(step.next);
           all.components_are_dragons = all.components_are_dragons && count == laid;
           all.gold_is_contacts = all.gold_is_contacts && paid == contacts;
           all.within_bound = all.within_bound && contacts <= most_contacts(count, game.players());
         });
    all.dragons += laid;
  }
  return all;
}

}  // namespace

auto which_structure_have_the_contacts(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto seen = follow(game, options);
    const bool agrees = seen.gold_is_contacts && seen.within_bound;
    Answer answer{.aspect = players_aspect(players),
                  .says = agrees ? Says::value : Says::unknown,
                  .how = agrees ? How::sampled : How::unknown};
    const int turns = turns_of(game);
    answer.title = "With " + std::to_string(players) +
                   " players contacts paid one gold each, and " + "a game has at most " +
                   std::to_string(most_contacts(turns, players)) + " by Euler's inequality";
    answer.text =
        "Dragons are the nodes and contacts the edges of a graph: it lies in the plane, it is "
        "coloured by the players without an edge within a colour, and each edge pays its older "
        "dragon once. In the sample the gold paid to rivals was the number of edges, and the "
        "inequality held, after every placement.";
    answer.bound = std::to_string(seen.games) + " random games, " + std::to_string(seen.dragons) +
                   " dragons; the bound itself rests on " + std::string(euler);
    answer.fact("dragons at most", std::to_string(turns));
    answer.fact("contacts at most", std::to_string(most_contacts(turns, players)));
    answer.data = data_of(game);
    answer.clauses = {"lay.neighbours", "lay.apart", "lay.contact"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_of_a_board_can_be_dropped(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto seen = follow(game, options);
    Answer answer{.aspect = players_aspect(players),
                  .says = seen.components_are_dragons ? Says::value : Says::unknown,
                  .how = seen.components_are_dragons ? How::sampled : How::unknown};
    answer.title =
        "Which dragon a piece belongs to, and where its head is, need not be kept: the cells of "
        "each player are enough";
    answer.text =
        "In the sample the parts that hang together were as many as the dragons laid, after every "
        "placement; own dragons never touch. No rule reads where a head is: the model has no field "
        "for it, and all its examples replay.";
    answer.bound =
        std::to_string(seen.games) + " random games, " + std::to_string(seen.dragons) + " dragons";
    answer.data = data_of(game);
    answer.clauses = {"lay.apart", "lay.card", "control.count"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto what_is_the_most_neighbour_gold(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto best = most_social(game, options);
    const int bound = most_contacts(turns_of(game), players);
    Answer answer{.aspect = players_aspect(players), .says = Says::unknown, .how = How::bounded};
    answer.shown.push_back(
        show(game, best.line, "a game with so much neighbour gold",
             [&](const State& state) { return contacts_on(state) == best.contacts; }));
    if (!replays(answer)) answer.how = How::unknown;
    const bool meet = best.contacts == bound;
    if (meet) answer.says = Says::value;
    answer.title = "The greatest neighbour gold of " + std::to_string(players) +
                   " players is from " + std::to_string(best.contacts) + " to " +
                   std::to_string(bound) + (meet ? "" : "; the exact number is not known");
    answer.bound = "from below by a game that replays; from above by " + std::string(euler);
    answer.fact("reached", std::to_string(best.contacts));
    answer.fact("upper bound", std::to_string(bound));
    answer.data = data_of(game);
    answer.clauses = {"lay.neighbours"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto can_the_bank_run_out(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    const auto& all = game.rules().components;
    const auto [most, dragons_then] = most_gold(game);
    // The most gold at once that a game showed.
    const auto best = most_social(game, options);
    int reached = 0;
    std::size_t length = 0;
    auto state = game.start();
    for (std::size_t i = 0; i < best.line.size(); ++i) {
      state = game.apply(state, best.line[i]).next;
      const int held = all.coins - bank_of(game.rules(), state);
      if (held <= reached) continue;
      reached = held;
      length = i + 1;
    }
    const bool never = most <= all.coins;
    Answer answer{.aspect = players_aspect(players)};
    answer.says = reached > all.coins ? Says::yes : never ? Says::no : Says::unknown;
    answer.how = reached > all.coins ? How::replayed : How::bounded;
    answer.shown.push_back(
        show(game, std::span(best.line).first(length), "the most gold in hands that was found",
             [&](const State& end) { return all.coins - bank_of(game.rules(), end) == reached; }));
    const auto who = std::to_string(players) + " players";
    answer.title = answer.says == Says::no
                       ? "By Euler's inequality the bank of 140 gold never runs out with " + who
                   : answer.says == Says::yes ? "The bank of 140 gold can run out with " + who
                                              : "It is not known whether the bank of 140 gold can "
                                                "run out with " +
                                                    who;
    answer.text =
        "At most: the first gold, two for each pass, every gold symbol, every gold card and one "
        "for each contact, for every number of dragons; nothing spent. Under used-reefs=bottom "
        "gold "
        "cards come back, and the bound does not hold.";
    answer.bound = "from above by " + std::string(euler);
    answer.fact("gold in hands, at most", std::to_string(most));
    answer.fact("with so many dragons", std::to_string(dragons_then));
    answer.fact("gold in hands, reached", std::to_string(reached));
    answer.fact("gold of all coins", std::to_string(all.coins));
    answer.data = data_of(game);
    answer.clauses = {"setup.bank", "lay.gold", "lay.neighbours", "pass", "reef.gold"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
