#include "model/core/expression/before.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"

namespace ruleproof::expression {
namespace {

/// The lists that a path leads through, with "before." in front.
auto add_lists(const Vocabulary& names, std::string_view path, Vocabulary& out) -> void {
  for (std::size_t length = 1; length <= path.size(); ++length) {
    const std::string list(path.substr(0, length));
    if (const auto elements = names.elements(list)) {
      out.add_element(std::string(before_prefix) + list, elements);
    }
  }
}

/// Of the position before; whatever else is told of a position is not, but for who was to act.
auto moved_back(Symbol& symbol, std::size_t farther) -> void {
  symbol.path = std::string(before_prefix) + symbol.path;
  if (!symbol.source.in_state) {
    symbol.says = "who was to act before the move";
    symbol.source.offset = offsetof(AroundMove, acted);
    // Whoever it was, it was somebody.
    symbol.high = symbol.most = static_cast<std::int64_t>(Seat::nobody) - 1;
    symbol.words.resize(static_cast<std::size_t>(symbol.high) + 1);
    return;
  }
  symbol.source.offset += farther;
  for (auto& guard : symbol.guards) guard.of.offset += guard.of.in_state ? farther : 0;
  for (auto& part : symbol.sums) part.offset += farther;
}

auto is_of_the_end(std::string_view path) -> bool {
  return path == "over" || path.starts_with("outcome.") || path.starts_with("winner.");
}

}  // namespace

auto add_before(Vocabulary& all, const Vocabulary& of_positions, std::size_t farther) -> void {
  for (auto symbol : of_positions.symbols()) {
    if (!symbol.source.in_state) continue;
    add_lists(of_positions, symbol.path, all);
    moved_back(symbol, farther);
    all.add(std::move(symbol));
  }
}

auto add_acted(Vocabulary& all) -> void {
  const auto* to_act = all.find("to-act");
  if (to_act == nullptr) return;
  auto acted = *to_act;
  moved_back(acted, 0);
  all.add(std::move(acted));
}

auto is_about_moves(const Program& program, std::size_t size) -> bool {
  return std::ranges::any_of(program.fields, [&](const Symbol& field) {
    const auto of_positions = field.source.in_state ? 2 * size : sizeof(Around);
    return field.source.offset >= of_positions;
  });
}

auto one_move_earlier(Program program, std::size_t size) -> Program {
  for (auto& node : program.nodes) {
    if (node.op != Op::field) continue;
    const auto& field = program.fields[static_cast<std::size_t>(node.number)];
    if (field.source.in_state || !is_of_the_end(field.path)) continue;
    const auto column = node.column;
    node = {.op = field.path == "over" ? Op::constant : Op::absent, .number = 0, .column = column};
  }
  for (auto& field : program.fields) {
    const bool of_the_opening = field.source.in_state && field.source.offset >= size;
    const bool of_the_end = !field.source.in_state && is_of_the_end(field.path);
    if (!of_the_opening && !of_the_end) moved_back(field, 2 * size);
  }
  program.forget();
  return program;
}

auto why_not_before(std::string_view path, const Vocabulary& vocabulary) -> std::string {
  if (path.starts_with(start_prefix) &&
      path.substr(start_prefix.size()).starts_with(before_prefix)) {
    return "no move leads to the opening: nothing is before it";
  }
  if (!path.starts_with(before_prefix)) return "";
  const auto rest = path.substr(before_prefix.size());
  if (rest.starts_with(before_prefix))
    return "a question sees one move: the position before it, and after";
  if (rest.starts_with(start_prefix)) {
    return "the opening is the same before a move and after it: say \"" + std::string(rest) + '"';
  }
  if (is_of_the_end(rest)) {
    return "no move is made once the game is over: there is no \"" + std::string(path) + '"';
  }
  const bool of_moves = std::ranges::any_of(vocabulary.symbols(), [](const Symbol& symbol) {
    return symbol.path.starts_with(before_prefix);
  });
  if (of_moves || vocabulary.find(rest) == nullptr) return "";
  return "\"" + std::string(path) + "\" is about a move, and this is asked of a position alone";
}

}  // namespace ruleproof::expression
