/// What the counts of the rulebook force, and which player counts the worked examples need.
#include <array>
#include <string>

#include "model/sea_dragons/control.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): pieces of the game

// Numbers of the rulebook. [components.count]
constexpr int all_heads = 54;
constexpr int all_tokens = 44;
constexpr int all_coins = (60 * 1) + (16 * 5);
constexpr int all_mission_cards = 33;
constexpr int all_reef_cards = 24;
constexpr std::array<int, size_count> all_dragon_cards = {26, 36, 18};
constexpr std::array<const char*, most_players> colours = {"orange", "green", "violet", "pink",
                                                           "yellow"};

/// The heads that a colour needs: with n players the first n colours are used. [setup.colours]
auto heads_needed(std::size_t colour) -> int {
  int most = 0;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    if (colour < static_cast<std::size_t>(players)) most = std::max(most, heads_for(players));
  }
  return most;
}

/// One line of a check of counts.
auto check(Answer& answer, const std::string& name, int found, int printed) -> void {
  answer.fact(name, std::to_string(found) + " of " + std::to_string(printed));
  if (found != printed) answer.says = Says::no;
}

/// Ship cells of every choice of boards for the corners and of their sides: the fewest, the most.
auto ship_cells(const SeaDragons& game) -> std::array<int, 2> {
  const auto& all = game.rules().components;
  std::array<int, 2> range = {1000, 0};
  std::array<std::size_t, realm_count> face{};
  const auto boards_differ = [&] {
    for (std::size_t a = 0; a < realm_count; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        if (face[a] / 2 == face[b] / 2) return false;
      }
    }
    return true;
  };
  for (int code = 0; code < 8 * 8 * 8 * 8; ++code) {
    int left = code;
    int cells = 0;
    for (std::size_t r = 0; r < realm_count; ++r, left /= 8) {
      face[r] = static_cast<std::size_t>(left % 8);
      cells += all.terrain[r][face[r]].ships.count();
    }
    if (!boards_differ()) continue;
    range = {std::min(range[0], cells), std::max(range[1], cells)};
  }
  return range;
}

/// Player counts with which a colour takes part.
auto counts_with(std::size_t colour) -> std::string {
  std::string text;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    if (colour >= static_cast<std::size_t>(players)) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(players);
  }
  return text;
}

}  // namespace

auto do_the_totals_force_the_heads(const AskOptions& options) -> Answers {
  Query query("Can the heads of the colours be others than those that the set-up needs?");
  Term all(0);
  Truth other = false;
  Answer answer;
  for (std::size_t c = 0; c < most_players; ++c) {
    const int needed = heads_needed(c);
    const auto heads = query.number(std::string(colours[c]) + "-heads", 0, all_heads);
    query.require(heads >= Term(needed));
    all += heads;
    other = other || heads != Term(needed);
    answer.fact(std::string("heads that ") + colours[c] + " needs", std::to_string(needed));
  }
  query.require(all == Term(all_heads));
  prove(answer, query, other, Says::yes, options);
  answer.title = answer.says == Says::yes
                     ? "The total of 54 heads and the heads of each player force those of each "
                       "colour"
                     : "Whether the totals force the heads of each colour is not known";
  answer.text = "Each colour has what the smallest game that uses it needs, and none is over.";
  answer.data = "rulebook";
  answer.clauses = {"components.count", "setup.heads", "setup.colours"};
  return {answer};
}

auto do_the_counts_agree(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(4);
  const auto& all = game.rules().components;
  Answer answer{.aspect = "counts", .says = Says::yes, .how = How::counted};
  int heads = 0;
  for (std::size_t c = 0; c < most_players; ++c) heads += heads_needed(c);
  check(answer, "heads that the colours need", heads, all_heads);
  check(answer, "ship tokens", all.ships.size(), all_tokens);
  for (std::size_t s = 0; s < size_count; ++s) {
    check(answer, std::string(size_names[s]) + " cards", cards_of(all.cards, static_cast<Size>(s)),
          all_dragon_cards[s]);
  }
  check(answer, "gold of all coins", all.coins, all_coins);
  check(answer, "missions", static_cast<int>(all.missions.size()), all_mission_cards);
  check(answer, "reef cards", all.reefs.size(), all_reef_cards);
  const auto cells = ship_cells(game);
  check(answer, "fewest ship cells of four faces", cells[0], all_tokens);
  check(answer, "most ship cells of four faces", cells[1], all_tokens);
  answer.title = answer.says == Says::yes ? "The counts of the rulebook and of the data agree"
                                          : "A count of the rulebook and one of the data differ";
  answer.text = "Tails are not counted here: they limit nothing; reading the data checks them.";
  answer.data = data_of(game);
  answer.clauses = {"components.count", "setup.ships", "setup.bank"};
  return {answer};
}

auto which_players_do_the_examples_need(const AskOptions& /*options*/) -> Answers {
  // Colours by seat: orange, green, violet, pink, yellow. [setup.colours]
  constexpr std::size_t pink = 3;
  Answer placement{.aspect = "placement", .says = Says::value, .how = How::counted};
  placement.title = "The example of a placement, in which pink takes part, needs " +
                    counts_with(pink) + " players";
  placement.text = "Violet, pink and green take part; pink comes last into the game.";
  Answer control{.aspect = "control", .says = Says::value, .how = How::counted};
  std::string fitting;
  for (int players = 3; players <= static_cast<int>(most_players); ++players) {
    // Four dragons with more pieces; three and a hidden one; two for everybody else.
    std::array<Presence<int>, most_players> all{};
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) all[p] = {2, 6, 1};
    all[1] = {4, 12, 1};
    all[2] = {4, 9, 1};
    std::array<int, most_players> awards{};
    std::string text;
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
      awards[p] = control_points(all, static_cast<std::size_t>(players), p, 7);
      text += (p > 0 ? ", " : "") + std::to_string(awards[p]);
    }
    control.fact("awards with " + std::to_string(players) + " players, by seat", text);
    const bool as_printed = awards == std::array<int, most_players>{0, 21, 10, 0, 0};
    if (players == 4 && as_printed) fitting = "4";
    if (!as_printed) control.says = Says::no;
  }
  control.title = fitting.empty() || control.says == Says::no
                      ? "The example of control contradicts the rule"
                      : "The example of control follows from the rule, and its four columns of "
                        "awards need 4 players";
  Answer neighbours{.aspect = "neighbours", .says = Says::value, .how = How::counted};
  neighbours.title = "The example of a neighbour with two dragons fits " + counts_with(1) +
                     " players, and so does that of the size of a new card";
  for (auto* answer : {&placement, &control, &neighbours}) {
    answer->data = "rulebook";
    answer->clauses = {"players.count", "setup.colours"};
  }
  control.clauses.emplace_back("control.award");
  return {placement, control, neighbours};
}

auto which_face_counts_are_possible(const AskOptions& options) -> Answers {
  constexpr int boards = realm_count;
  const auto faces = [](Query& query, std::array<std::array<Term, 2>, boards>& cells) {
    for (std::size_t b = 0; b < boards; ++b) {
      for (std::size_t side = 0; side < 2; ++side) {
        cells[b][side] =
            query.number("board-" + std::to_string(b + 1) + (side == 0 ? "A" : "B"), 0, all_tokens);
      }
    }
    for (unsigned mix = 0; mix < 1U << boards; ++mix) {
      Term all(0);
      for (std::size_t b = 0; b < boards; ++b) all += cells[b][(mix >> b) & 1U];
      query.require(all == Term(all_tokens));
    }
  };
  Query unequal("Can the two sides of a board differ in their ship cells?");
  std::array<std::array<Term, 2>, boards> cells;
  faces(unequal, cells);
  Truth differ = false;
  for (const auto& board : cells) differ = differ || board[0] != board[1];
  Answer sides{.aspect = "sides"};
  prove(sides, unequal, differ, Says::no, options);
  sides.title = sides.says == Says::no
                    ? "If every mix of faces has 44 ship cells, the two sides of a board have "
                      "equally many"
                    : "Whether the sides of a board can differ is not known";
  Query other("Can a face have another number than a quarter of them?");
  faces(other, cells);
  other.require(cells[0][0] != Term(all_tokens / boards));
  const auto reply = ask(other, options.budget);
  Answer quarter{.aspect = "quarter"};
  quarter.title = "It is not known whether every face must have 11 ship cells";
  if (reply.sat == Sat::sat) {
    quarter.says = Says::no;
    quarter.how = How::counted;
    quarter.title = "A face need not have 11 ship cells: the boards share 44 in any way";
    for (const auto& [name, value] : reply.values) quarter.fact(name, std::to_string(value));
  } else if (reply.sat == Sat::unsat) {
    quarter.says = Says::yes;
    quarter.how = How::proved;
    quarter.smt2 = reply.smt;
    quarter.title = "Every face must have 11 ship cells";
  }
  for (auto* answer : {&sides, &quarter}) {
    answer->data = "rulebook, public source";
    answer->clauses = {"setup.ships", "setup.realms"};
  }
  return {sides, quarter};
}

}  // namespace ruleproof::solver::sea_dragons_question
