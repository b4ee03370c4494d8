#include "reports/cli/command/serve.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/conformance/protocol/server.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

namespace {

/// Every bug, with the clause that it breaks.
auto list_bugs(const conformance::Parts& game, std::ostream& out) -> int {
  if (game.bugs.empty()) out << game.name << " has no planted bugs\n";
  std::vector<std::vector<std::string>> rows;
  for (const auto& bug : game.bugs) {
    rows.push_back({std::string(bug.name), std::string(bug.clause), std::string(bug.what)});
  }
  out << columns(rows);
  return exit_clean;
}

/// What stands beside `--bug list` and would say nothing there.
auto beside_the_list(const ServeFlags& options) -> std::optional<Error> {
  std::vector<std::string> given;
  const auto note = [&](bool is_given, std::string name) {
    if (is_given) given.push_back(std::move(name));
  };
  note(!options.set_up.players.empty(), "--players");
  note(!options.set_up.options.empty(), "--setup");
  note(!options.set_up.rulings.empty(), "--rulings");
  note(!options.set_up.rulebook.empty(), "--rulebook");
  note(!options.play_rulings.empty(), "--play-rulings");
  note(!options.without.empty(), "--without");
  note(!options.fields.empty(), "--fields");
  if (given.empty()) return std::nullopt;
  return Error{Code::usage, "serve", given.front() + " says nothing beside --bug list"};
}

/// The engine is to have these bugs.
auto plant(const std::vector<std::string>& bugs, conformance::ServeOptions& serve)
    -> std::optional<Error> {
  auto together = conformance::bugs_together(serve.game, bugs);
  if (!together) {
    auto problem = together.error();
    problem.where = "--bug";
    return problem;
  }
  serve.make = [game = serve.game, names = *together](const SetupText& setup) {
    return conformance::make_planted(game, names, setup);
  };
  return std::nullopt;
}

/// The first name that no field has.
auto unknown_field(const std::vector<std::string>& fields, const std::vector<std::string>& names)
    -> std::optional<Error> {
  for (const auto& name : names) {
    if (std::ranges::find(fields, name) != fields.end()) continue;
    const std::vector<std::string_view> known(fields.begin(), fields.end());
    return Error{Code::usage, "--fields",
                 "no field is called \"" + name + '"' + did_you_mean(name, known)};
  }
  return std::nullopt;
}

}  // namespace

auto run(const ServeFlags& options, Terminal& terminal) -> int {
  const auto& game = options.set_up.game;
  if (!known_game(game)) return fail(terminal, unknown_game(game));
  const auto parts = entry_called(game).conform;
  if (options.bugs == std::vector<std::string>{"list"}) {
    if (const auto problem = beside_the_list(options)) return fail(terminal, *problem);
    return list_bugs(parts, terminal.out);
  }
  auto setup = setup_text(options.set_up);
  if (!setup) return fail(terminal, setup.error());
  conformance::ServeOptions serve{
      .game = parts, .version = std::string(version()), .setup = std::move(setup).value()};
  for (const auto& pairs : options.play_rulings) {
    if (auto problem = read_pairs(pairs, "--play-rulings", serve.play_rulings)) {
      return fail(terminal, *problem);
    }
  }
  if (!options.bugs.empty()) {
    if (const auto problem = plant(options.bugs, serve)) return fail(terminal, *problem);
  }
  auto tried = serve.setup;
  for (const auto& [id, answer] : serve.play_rulings) tried.rulings.insert_or_assign(id, answer);
  const auto model = parts.make(tried);
  if (!model) return fail(terminal, model.error());
  if (const auto problem = unknown_field((*model)->fields(), options.fields)) {
    return fail(terminal, *problem);
  }
  serve.without.insert(options.without.begin(), options.without.end());
  serve.fields.insert(options.fields.begin(), options.fields.end());
  conformance::Server server(std::move(serve));
  conformance::serve_lines(server, STDIN_FILENO, STDOUT_FILENO);
  return exit_clean;
}

}  // namespace ruleproof::cli
