#include "solver/balance/bot_spec.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::solver::balance {
namespace {

constexpr auto kinds = std::to_array<std::string_view>({"uniform", "greedy", "mcts"});

/// The words between separators; a text without any is one word.
auto split(std::string_view text, char separator) -> std::vector<std::string_view> {
  std::vector<std::string_view> words;
  while (true) {
    const auto end = text.find(separator);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

auto number(std::string_view text, int most) -> std::optional<int> {
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (value < 1 || value > most) return std::nullopt;
  return value;
}

auto read_bot(std::string_view text, std::string_view where) -> Result<BotSpec> {
  const auto wrong = [&](const std::string& why) -> Error {
    return {Code::usage, std::string(where),
            why + ", got \"" + std::string(text) + "\"; bots are uniform, greedy, mcts:ITERATIONS" +
                " and mcts:ITERATIONS:DEPTH"};
  };
  const auto words = split(text, ':');
  BotSpec bot;
  if (words[0] == "uniform" || words[0] == "greedy") {
    if (words.size() > 1) return wrong(std::string(words[0]) + " has no numbers");
    bot.kind = words[0] == "greedy" ? BotKind::greedy : BotKind::uniform;
    return bot;
  }
  if (words[0] != "mcts") return wrong("expected a bot" + did_you_mean(words[0], kinds));
  bot.kind = BotKind::tree_search;
  if (words.size() < 2 || words.size() > 3) return wrong("expected one or two numbers after mcts");
  const auto iterations = number(words[1], most_iterations);
  if (!iterations) return wrong("expected 1 to " + std::to_string(most_iterations) + " iterations");
  bot.iterations = *iterations;
  if (words.size() == 3) {
    const auto depth = number(words[2], most_depth);
    if (!depth) return wrong("expected a depth of 1 to " + std::to_string(most_depth));
    bot.depth = *depth;
  }
  return bot;
}

}  // namespace

auto to_text(const BotSpec& bot) -> std::string {
  std::string text(kinds[static_cast<std::size_t>(bot.kind)]);
  if (bot.kind == BotKind::tree_search) {
    text += ":" + std::to_string(bot.iterations);
    if (bot.depth > 0) text += ":" + std::to_string(bot.depth);
  }
  if (!bot.never.empty()) text += " without \"" + bot.never + '"';
  return text;
}

auto read_bots(std::string_view text, std::string_view where) -> Result<std::vector<BotSpec>> {
  std::vector<BotSpec> bots;
  for (const auto word : split(text, ',')) {
    auto bot = read_bot(word, where);
    if (!bot) return bot.error();
    bots.push_back(std::move(bot).value());
  }
  if (bots.size() > most_bots) {
    return Error{Code::usage, std::string(where),
                 "expected at most " + std::to_string(most_bots) + " bots"};
  }
  return bots;
}

}  // namespace ruleproof::solver::balance
