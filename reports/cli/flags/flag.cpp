#include "reports/cli/flags/flag.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/door/numbers.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {

auto add_game_name(CLI::App* app, std::string& game) -> void {
  app->add_option("GAME", game, "its name: see `" + render::command_name() + " games`")->required();
}

auto add_size(CLI::App* app, SetUpFlags& flags) -> void {
  app->add_option("--players", flags.players, "number of players")->group("Set-up");
  add_pairs(app, "--setup", flags.options, "options: name=value,...")->group("Set-up");
}

auto add_readings(CLI::App* app, SetUpFlags& flags) -> void {
  add_pairs(app, "--rulings", flags.rulings, "answers to open questions: id=answer,...")
      ->group("Set-up");
  app->add_option("--rulebook", flags.rulebook,
                  "the answers that this translation states, by its language")
      ->group("Set-up");
}

auto add_set_up(CLI::App* app, SetUpFlags& flags) -> void {
  add_game_name(app, flags.game);
  add_size(app, flags);
  add_readings(app, flags);
}

namespace {

/// What the program takes before any search, measured with some to spare.
constexpr std::uint64_t own_memory = std::uint64_t{24} << 20U;
constexpr std::uint64_t least_memory = std::uint64_t{32} << 20U;

/// What is left of a size of memory for the work.
auto read_memory(const std::string& text) -> Result<std::uint64_t> {
  auto bytes = read_bytes(text);
  if (!bytes) return bytes;
  if (*bytes >= least_memory) return *bytes - own_memory;
  return Error{Code::usage, "",
               "expected at least 32MB, since the program itself takes 24MB, got \"" + text + "\""};
}

}  // namespace

auto add_memory(CLI::App* app, std::uint64_t& bytes, const std::string& usual) -> void {
  bytes -= own_memory;
  app->add_option("--memory", bytes, "most memory of the process: 4GB, 512MB; 32MB or more")
      ->transform(in_digits(read_memory))
      ->default_str(usual);
}

auto add_seed(CLI::App* app, std::uint64_t& seed) -> void {
  add_default(app, "--seed", seed, "of everything random",
              {.high = std::numeric_limits<std::uint64_t>::max()});
}
auto add_failed(CLI::App* app, FailedFlags& flags) -> void {
  app->add_flag("--failed-first", flags.first, "begin with what failed in the last run");
  app->add_flag("--last-failed", flags.last, "do only what failed in the last run");
  not_with(app, "--failed-first", {"--last-failed"});
  for (const auto* mode : {"--failed-first", "--last-failed"}) not_with(app, mode, {"--no-store"});
}
auto add_failed_in_store(CLI::App* app, FailedFlags& flags) -> void {
  app->add_option("--store", flags.store, "folder where what failed is kept for the next run")
      ->option_text("FOLDER")
      ->capture_default_str();
  app->add_flag_callback("--no-store", [&flags] { flags.store.clear(); }, "keep nothing");
  not_with(app, "--no-store", {"--store"});
  add_failed(app, flags);
}
auto refuse_failed(CLI::App* app, const std::string& why) -> void {
  for (const std::string flag : {"--failed-first", "--last-failed"}) {
    app->add_flag_callback(flag,
                           [=] { throw CLI::ValidationError(flag, "means nothing here: " + why); })
        ->group("");  // help does not offer them
  }
}
auto add_out(CLI::App* app, std::string& out) -> void {
  app->add_option("--out", out, "folder for the report and the records");
}
auto add_jobs(CLI::App* app, unsigned& jobs) -> void {
  add_number(app, "--jobs", jobs, "threads; else one for each processor", {.high = most_jobs});
}
auto add_shard(CLI::App* app, std::string& shard) -> void {
  app->add_option("--shard", shard,
                  "only the second of four parts of the work, and so on; see merge")
      ->option_text("2/4");
}
auto add_root(CLI::App* app, std::string& root) -> void {
  app->add_option(
      "--root", root,
      "the folder with properties/ and fuzz/; else here, else what came with the program");
}

auto add_texts(CLI::App* app, std::string& texts) -> void { add_texts(app, texts, texts); }
auto add_texts(CLI::App* app, std::string& texts, std::string& usual) -> void {
  // Not by the parser: a variable is no flag, and is not refused where a flag would be.
  if (const char* folder = std::getenv("RULEPROOF_TEXTS"))
    usual = folder;  // NOLINT(concurrency-mt-unsafe)
  app->add_option("--texts", texts, "folder of the rulebooks' texts; else RULEPROOF_TEXTS");
}

auto only_with(CLI::App* app, const std::vector<std::string>& options,
               const std::vector<std::string>& modes) -> void {
  std::string names;
  for (const auto& mode : modes) names += (names.empty() ? "" : " or ") + mode;
  for (const auto& name : options) {
    app->get_option(name)->check([app, modes, names, name](const std::string& /*said*/) {
      const bool given = std::ranges::any_of(
          modes, [&](const auto& mode) { return app->get_option(mode)->count() > 0; });
      const auto hint = modes.size() == 1 ? ": add " + names : "";
      return given ? std::string() : name + " goes with " + names + " only" + hint;
    });
  }
}

auto add_telling(CLI::App* app, bool& json, bool& verbose, const std::string& about) -> void {
  app->add_flag("-v,--verbose", verbose, about);
  add_json(app, json);
  not_with(app, "--json", {"--verbose"});
}

auto not_with(CLI::App* app, const std::string& mode, const std::vector<std::string>& options)
    -> void {
  for (const auto& name : options) app->get_option(mode)->excludes(app->get_option(name));
}

}  // namespace ruleproof::cli
