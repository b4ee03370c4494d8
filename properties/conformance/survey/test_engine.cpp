/// An engine for tests: the model of a game, with some answers of its own.
///
///     conformance_engine GAME [RULING=ANSWER,...|-] [bug=NAME+NAME...] [without=CAPABILITY]...
///         [field=NAME]... [delay=MILLISECONDS]
#include <charconv>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <unistd.h>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/conformance/protocol/server.hpp"

namespace {

/// An engine that takes its time for each answer.
auto serve_slowly(ruleproof::conformance::Server& server, std::chrono::milliseconds delay) -> void {
  std::string line;
  while (!server.done() && std::getline(std::cin, line)) {
    std::string answer;
    server.answer(line, answer);
    if (!answer.empty()) std::this_thread::sleep_for(delay);
    std::cout << answer << std::flush;
  }
}

}  // namespace

auto main(int argc, char** argv) -> int {
  using namespace ruleproof;
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty()) return 2;
  const auto game = conformance::parts_called(words[0]);
  if (!game) return 2;
  conformance::ServeOptions options{.game = *game};
  int delay = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view word(words[i]);
    if (word.starts_with("bug=")) {
      options.make = [game = *game, bug = std::string(word.substr(4))](const SetupText& setup) {
        return conformance::make_planted(game, bug, setup);
      };
    } else if (word.starts_with("without=")) {
      options.without.emplace(word.substr(8));
    } else if (word.starts_with("field=")) {
      options.fields.emplace(word.substr(6));
    } else if (word.starts_with("delay=")) {
      (void)std::from_chars(word.data() + 6, word.data() + word.size(), delay);
    } else if (word != "-") {
      if (const auto problem = read_pairs(word, "rulings", options.play_rulings)) {
        std::cerr << to_text(*problem) << '\n';
        return 2;
      }
    }
  }
  conformance::Server server(std::move(options));
  if (delay > 0) {
    serve_slowly(server, std::chrono::milliseconds(delay));
  } else {
    conformance::serve_lines(server, STDIN_FILENO, STDOUT_FILENO);
  }
  return 0;
}
