#include "reports/cli/command/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/naming.hpp"
#include "model/core/play.hpp"
#include "reports/cli/command/decided_by.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/name_rows.hpp"

namespace ruleproof::cli {
namespace {

constexpr int games_played = 20;
constexpr std::size_t examples = 3;
constexpr std::size_t steps_of_a_game = 400;

/// Moves that begin with the same word.
struct Verb {
  std::string verb;
  bool chance = false;  ///< whether chance makes them
  std::vector<std::string> moves;
};

/// How moves and positions are written, shown by examples.
struct Notation {
  std::vector<Verb> verbs;
  std::string opening;
  std::string later;
};

auto add_example(Notation& notation, const std::string& move, bool chance) -> void {
  const auto verb = move.substr(0, move.find(' '));
  auto row = std::ranges::find(notation.verbs, verb, &Verb::verb);
  if (row == notation.verbs.end()) row = notation.verbs.insert(row, {verb, chance, {}});
  auto& moves = row->moves;
  if (moves.size() < examples && std::ranges::count(moves, move) == 0) moves.push_back(move);
}

auto notation_of(AnyGame& game) -> Notation {
  Notation notation;
  notation.opening = game.position();
  for (int seed = 1; seed <= games_played; ++seed) {
    std::size_t steps = 0;
    Dice dice(static_cast<std::uint64_t>(seed));
    game.restart();
    play_at_random(game, dice, steps_of_a_game, [&](std::size_t offer) {
      add_example(notation, game.text_of(offer), game.seat() == Seat::chance);
      if (seed == 1 && ++steps == 12) notation.later = game.position();
    });
  }
  return notation;
}

auto json_of(const Notation& notation) -> Json {
  auto moves = Json::array();
  for (const auto& [verb, chance, shown] : notation.verbs) {
    auto list = Json::array();
    for (const auto& move : shown) list.push_back(to_json(std::string_view(move)));
    moves.push_back({{"verb", to_json(std::string_view(verb))},
                     {"chance", chance},
                     {"examples", std::move(list)}});
  }
  return {{"moves", std::move(moves)},
          {"opening", to_json(std::string_view(notation.opening))},
          {"later", to_json(std::string_view(notation.later))}};
}

/// The verbs of the players, or of chance, one a line.
auto shown_moves(const Notation& notation, bool chance) -> std::string {
  std::vector<std::vector<std::string>> rows;
  for (const auto& row : notation.verbs) {
    if (row.chance != chance) continue;
    std::string shown;
    for (const auto& move : row.moves) shown += (shown.empty() ? "" : ",  ") + move;
    rows.push_back({shown});
  }
  return columns(rows, "  ");
}

/// The fields of a position with so many players: not those of seats that nobody has.
auto fields_of(const AnyGame& game) -> std::vector<FieldInfo> {
  auto fields = game.field_infos();
  std::erase_if(fields, [&](const FieldInfo& field) {
    const auto dot = field.path.find('.');
    const auto seat = std::string_view(field.path).substr(0, dot);
    if (dot == std::string::npos || seat.size() != 2 || seat[0] != 'p') return false;
    return seat[1] > '0' + game.players() && seat[1] <= '9';
  });
  return fields;
}

/// Those in one row that differ by their numbers alone, unless each is to be shown.
auto shown_fields(const std::vector<FieldInfo>& fields, bool each, std::string_view indent)
    -> std::string {
  std::vector<NameRow> names;
  for (const auto& field : fields) {
    const auto range = std::to_string(field.low) + " to " + std::to_string(field.high);
    names.push_back({field.path, field.is_number ? range : "text", std::string(field.says)});
  }
  const auto shown = each ? names : without_repetition(names);
  std::vector<std::vector<std::string>> rows;
  rows.reserve(shown.size());
  for (const auto& row : shown) rows.push_back({row.name, row.values, row.says});
  auto text = columns(rows, indent);
  if (shown.size() == names.size()) return text;
  return text + std::string(indent) + plural(names.size(), "field") + " in " +
         plural(shown.size(), "row") + "; -v lists each\n";
}

}  // namespace

auto print_notation(const SetUpFlags& set_up, bool json, bool verbose, Terminal& terminal) -> int {
  const auto game = make(set_up);
  if (!game) return fail(terminal, game.error());
  const auto notation = notation_of(**game);
  if (json) {
    print_json(terminal.out, schemas::notation, json_of(notation));
    return exit_clean;
  }
  terminal.out << "moves\n" << shown_moves(notation, false);
  if (const auto chance = shown_moves(notation, true); !chance.empty()) {
    terminal.out << "moves of chance\n" << chance;
  }
  terminal.out << "what each move means, and when: the page of the game, README.md in its folder, "
                  "under Notation\n";
  terminal.out << "a position: the opening\n" << wrapped(notation.opening, "  ");
  if (!notation.later.empty()) {
    terminal.out << "a position: later in a game\n" << wrapped(notation.later, "  ");
  }
  terminal.out << "fields of a position; an engine writes text as JSON strings, else numbers\n"
               << shown_fields(fields_of(**game), verbose, "  ")
               << "  to-act  p1 to p6, chance or nobody\n";
  return exit_clean;
}

auto print_fields(const SetUpFlags& set_up, bool json, bool verbose, Terminal& terminal) -> int {
  const auto game = make(set_up);
  if (!game) return fail(terminal, game.error());
  const auto name = (*game)->name();
  const auto fields = fields_of(**game);
  if (json) {
    auto list = Json::array();
    for (const auto& field : fields) {
      list.push_back(to_json(field));
      list.back()["decided-by"] = decided_by(name, field.path);
    }
    print_json(terminal.out, schemas::fields, {{"fields", std::move(list)}});
    return exit_clean;
  }
  terminal.out << shown_fields(fields, verbose, "");
  if (const auto deciders = shown_deciders(name, fields); !deciders.empty()) {
    terminal.out
        << "decided by these clauses, whatever the number in the name; in brackets, the values\n"
        << deciders;
  }
  return exit_clean;
}

}  // namespace ruleproof::cli
