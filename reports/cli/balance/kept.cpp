#include "reports/cli/balance/kept.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "properties/wording.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/json_members.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sha256.hpp"
#include "solver/balance/checkpoint.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

/// A word of a command line.
auto quoted(const std::string& word) -> std::string {
  return word.find_first_of(" '\"?*[") == std::string::npos ? word : "'" + word + "'";
}

auto lines_of(std::string_view text) -> Json {
  auto lines = Json::array();
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.push_back(to_json(text.substr(0, end)));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

/// A record is about who wins and how: what the steps rely on may be said more exactly without any
/// game becoming another.
auto without_clauses(const Results& results) -> balance::Balance {
  auto counted = results.balance;
  for (std::size_t i = 0; i < counted.histograms.size(); ++i) {
    const auto what = results.layout.distributions[i].counted;
    if (what == balance::Counted::clause_games || what == balance::Counted::clause_steps) {
      counted.histograms[i].clear();
    }
  }
  return counted;
}

}  // namespace

auto command_of(const BalanceFlags& flags) -> std::string {
  auto text = render::command_name() + " balance " + flags.set_up.game;
  const auto add = [&](const char* flag, const std::string& value) {
    if (!value.empty()) text += std::string(" ") + flag + ' ' + quoted(value);
  };
  add("--players", flags.set_up.players);
  for (const auto& option : flags.set_up.options) add("--setup", option);
  for (const auto& ruling : flags.set_up.rulings) add("--rulings", ruling);
  add("--rulebook", flags.set_up.rulebook);
  add("--bots", flags.bots);
  for (const auto& never : flags.never) add("--never", never);
  add("--vary", flags.vary);
  add("--until", flags.until);
  if (flags.games) add("--games", std::to_string(*flags.games));
  add("--longest", std::to_string(flags.longest));
  add("--seed", std::to_string(flags.seed));
  if (flags.clauses) text += " --clauses";
  return text;
}

auto recording_command_of(const BalanceFlags& flags) -> std::string {
  return command_of(flags) + " --record " + std::string(records_folder);
}

auto file_of(const BalanceFlags& flags, int players) -> std::string {
  auto name = flags.set_up.game + '-' + std::to_string(players) + '-' + flags.bots;
  for (const auto& never : flags.never) name += "-never-" + never;
  if (!flags.vary.empty()) name += "-vary-" + flags.vary;
  return properties::slug(name) + ".json";
}

auto digest_of_first_rounds(const Experiment& experiment) -> Result<std::string> {
  const auto played = conduct_first(experiment, first_rounds);
  if (!played) return played.error();
  return render::to_hex(render::sha256(balance::to_text(without_clauses(*played), "")));
}

auto record(const BalanceFlags& flags, const Experiment& experiment, const Results& results)
    -> std::optional<Error> {
  const auto digest = digest_of_first_rounds(experiment);
  if (!digest) return digest.error();
  const Json json = {
      {"command", to_json(std::string_view(recording_command_of(flags)))},
      {"game", to_json(std::string_view(flags.set_up.game))},
      {"players", to_json(std::string_view(flags.set_up.players))},
      {"options", list_of(flags.set_up.options)},
      {"rulings", list_of(flags.set_up.rulings)},
      {"bots", to_json(std::string_view(flags.bots))},
      {"never", list_of(flags.never)},
      {"vary", to_json(std::string_view(flags.vary))},
      {"until", to_json(std::string_view(flags.until))},
      {"games_at_most", flags.games.value_or(0)},
      {"longest", flags.longest},
      {"seed", flags.seed},
      {"digest", to_json(std::string_view(*digest))},
      {"counts", lines_of(balance::to_text(without_clauses(results), plan_text(experiment)))}};
  return write_file(flags.record + '/' + file_of(flags, results.players), render::to_text(json));
}

auto read_record(std::string_view text, std::string_view where) -> Result<Recorded> {
  const auto json = render::parse_json(text);
  const Error wrong{Code::bad_run, std::string(where), "is no record of balance"};
  if (!json.is_object()) return wrong;
  Recorded recorded;
  auto& flags = recorded.flags;
  flags.set_up.game = text_in(json, "game");
  flags.set_up.players = text_in(json, "players");
  flags.set_up.options = texts_in(json, "options");
  flags.set_up.rulings = texts_in(json, "rulings");
  flags.bots = text_in(json, "bots");
  flags.never = texts_in(json, "never");
  flags.vary = text_in(json, "vary");
  flags.until = text_in(json, "until");
  if (const auto games = number_in(json, "games_at_most"); games > 0) flags.games = games;
  flags.longest = number_in(json, "longest");
  flags.seed = number_in(json, "seed");
  recorded.digest = text_in(json, "digest");
  for (const auto& line : texts_in(json, "counts")) recorded.counts += line + '\n';
  recorded.where = where;
  if (recorded.digest.empty() || recorded.counts.empty()) {
    return wrong;
  }
  return recorded;
}

}  // namespace ruleproof::cli
