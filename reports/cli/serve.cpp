#include "reports/cli/serve.hpp"

#include <string>
#include <utility>

#include <unistd.h>

#include "model/core/setup.hpp"
#include "properties/conformance/referee.hpp"
#include "properties/conformance/server.hpp"

namespace ruleproof::cli {

auto run(const ServeFlags& options, Terminal& terminal) -> int {
  const auto& game = options.set_up.game;
  if (!known_game(game)) return fail(terminal, unknown_game(game));
  auto setup = setup_text(options.set_up);
  if (!setup) return fail(terminal, setup.error());
  conformance::ServeOptions serve{.game = game, .setup = std::move(setup).value()};
  for (const auto& pairs : options.play_rulings) {
    if (auto problem = read_pairs(pairs, "--play-rulings", serve.play_rulings)) {
      return fail(terminal, *problem);
    }
  }
  auto tried = serve.setup;
  for (const auto& [id, answer] : serve.play_rulings) tried.rulings.insert_or_assign(id, answer);
  if (const auto model = conformance::make_referee(game, tried); !model) {
    return fail(terminal, model.error());
  }
  serve.without.insert(options.without.begin(), options.without.end());
  serve.fields.insert(options.fields.begin(), options.fields.end());
  conformance::Server server(std::move(serve));
  conformance::serve_lines(server, STDIN_FILENO, STDOUT_FILENO);
  return exit_clean;
}

}  // namespace ruleproof::cli
