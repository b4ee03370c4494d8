#include "solver/questions/drako/games.hpp"

#include <algorithm>

namespace ruleproof::solver::drako_question {

auto game_of(const drako::Rulings& rulings, std::string_view data) -> Drako {
  drako::Setup setup;
  setup.rulings = rulings;
  setup.data = data;
  return Drako::make(setup).value();
}

auto named(const Drako& game) -> std::string {
  const auto rulings = game.setup().rulings;
  return rulings.empty() ? "default readings" : ruleproof::to_text(rulings);
}

auto aspect_of(const Drako& game) -> std::string {
  const auto rulings = game.setup().rulings;
  if (rulings.empty()) return "default";
  auto text = ruleproof::to_text(rulings);
  std::ranges::replace(text, '=', '-');
  std::ranges::replace(text, ' ', '-');
  return text;
}

auto sketch(const Drako& game, const std::string& text) -> drako::State {
  return game.read_position(text).value();
}

auto run_record(std::string title, const std::string& text) -> Shown {
  Shown shown{{std::move(title), text, {}}, {}};
  const auto read = parse_record(text, "witness");
  if (!read) return shown.fails = read.error(), shown;
  const auto game = Drako::configure(read->setup);
  if (!game) return shown.fails = game.error(), shown;
  const auto end = replay(*game, *read, "witness");
  if (!end) shown.fails = end.error();
  shown.witness.frames = frames_of(*game, *read);
  return shown;
}

auto after(const Drako& game, drako::State state, std::span<const drako::Move> line)
    -> drako::State {
  for (const auto& move : line) state = game.apply(state, move).next;
  return state;
}

auto counted(std::uint64_t number, const std::string& noun) -> std::string {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

auto dragon_boxes(const drako::Components& numbers) -> int {
  int boxes = numbers.armour;
  for (const auto ability : numbers.abilities) boxes += ability;
  return boxes;
}

auto dwarf_boxes(const drako::Components& numbers) -> int {
  int boxes = 0;
  for (const auto dwarf : numbers.dwarves) boxes += dwarf;
  return boxes;
}

}  // namespace ruleproof::solver::drako_question
