#include "reports/cli/explorer/explorer.hpp"

#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/render/explorer/explorer.hpp"

namespace ruleproof::cli {
namespace {

auto page_of(const std::string& title, const std::string& game) -> std::string {
  return render::explorer_page({.version = RULEPROOF_VERSION,
                                .title = title,
                                .game = game,
                                .module = known_games().module()});
}

constexpr auto all_games = "The games, to be played and looked into";

}  // namespace

auto is_explorable(const std::string& game) -> bool {
  return !known_games().module().empty() && game_info(game);
}

auto explorer_text(const std::vector<std::string>& games) -> std::string {
  if (games.size() != 1) return page_of(all_games, "");
  return page_of(std::string(game_info(games.front())->title), games.front());
}

auto run(const ExplorerFlags& options, Terminal& terminal) -> int {
  if (known_games().module().empty()) {
    return fail(terminal,
                {Code::usage, "explorer",
                 "this program was built without WebAssembly: CMake says what was missing then"});
  }
  std::string title = all_games;
  if (!options.game.empty()) {
    const auto game = game_info(options.game);
    if (!game) return fail(terminal, unknown_game(options.game));
    title = game->title;
  }
  const auto page = page_of(title, options.game);
  if (const auto problem = write_file(options.out, page)) return fail(terminal, *problem);
  terminal.out << options.out << '\n';
  return exit_clean;
}

}  // namespace ruleproof::cli
