#include "reports/cli/explorer/explorer.hpp"

#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/render/explorer/explorer.hpp"

#ifdef RULEPROOF_MODULE_OF
#include "reports/cli/explorer/model.wasm.gz.base64.hpp"
#endif

namespace ruleproof::cli {
namespace {

/// The games that were compiled to WebAssembly, and what they were compiled to.
struct Module {
  std::string_view games;  ///< "drako sea_dragons"
  std::string_view packed;
};

#ifdef RULEPROOF_MODULE_OF
constexpr Module module{.games = RULEPROOF_MODULE_OF,
                        .packed = embedded::cli::explorer_model_wasm_gz_base64};
#else
constexpr Module module{};
#endif

auto is_within(std::string folder) -> bool {
  return (" " + std::string(module.games) + " ").find(" " + std::move(folder) + " ") !=
         std::string::npos;
}

auto page_of(const std::string& title, const std::string& game) -> std::string {
  return render::explorer_page(
      {.version = RULEPROOF_VERSION, .title = title, .game = game, .module = module.packed});
}

constexpr auto all_games = "The games, to be played and looked into";

}  // namespace

auto is_explorable(const std::string& game) -> bool {
  return !module.packed.empty() && game_info(game) && is_within(entry_called(game).folder());
}

auto explorer_text(const std::vector<std::string>& games) -> std::string {
  if (games.size() != 1) return page_of(all_games, "");
  return page_of(std::string(game_info(games.front())->title), games.front());
}

auto run(const ExplorerFlags& options, Terminal& terminal) -> int {
  if (module.packed.empty()) {
    return fail(terminal,
                {Code::usage, "explorer",
                 "this program was built without WebAssembly: run ci/setup, and build again"});
  }
  std::string title = all_games;
  if (!options.game.empty()) {
    const auto game = game_info(options.game);
    if (!game) return fail(terminal, unknown_game(options.game));
    if (!is_within(entry_called(options.game).folder())) {
      return fail(terminal, {Code::usage, options.game,
                             "only games of ruleproof's own repository are in the page's module"});
    }
    title = game->title;
  }
  const auto page = page_of(title, options.game);
  if (const auto problem = write_file(options.out, page)) return fail(terminal, *problem);
  terminal.out << options.out << '\n';
  return exit_clean;
}

}  // namespace ruleproof::cli
