/// What flags are made of, for the files beside this one. The only file that includes CLI11.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>  // IWYU pragma: export

#include "reports/cli/door/numbers.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/manual/page.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

/// What reads a number, as a step before the parser's own: that one cuts to what fits, and takes
/// a zero in front for octal. In plain digits it reads the same.
template <class Read>
auto in_digits(Read read) -> CLI::Validator {
  return CLI::Validator{[read](std::string& text) -> std::string {
                          const auto number = read(text);
                          if (!number) return number.error().message;
                          text = std::to_string(*number);
                          return {};
                        },
                        ""};
}

/// More games, steps or positions than anybody can wait for.
inline constexpr std::uint64_t most_count = 1'000'000'000'000;
/// The longest games are not nearly as long.
inline constexpr std::uint64_t most_depth = 1'000'000;
inline constexpr std::uint64_t most_jobs = 1'024;
inline constexpr std::uint64_t most_seconds = 1'000'000;
inline constexpr std::uint64_t most_effort = 1'000;

/// What is to be done once the command line is read.
using Action = std::function<int(Terminal&)>;

/// A subcommand in the making, with the options that its flags fill.
template <class Options>
struct Command {
  CLI::App* app;
  std::shared_ptr<Options> options;

  auto operator->() const -> CLI::App* { return app; }
  [[nodiscard]] auto flags() const -> Options& { return *options; }
};

template <class Options>
auto command(CLI::App& root, Action& action, std::string_view name) -> Command<Options> {
  const auto& help = help_of(name);
  auto options = std::make_shared<Options>();
  auto* app = root.add_subcommand(std::string(name), std::string(help.about));
  app->footer(more_of(help));
  app->callback([options, &action] {
    action = [options](Terminal& terminal) { return run(*options, terminal); };
  });
  return {app, std::move(options)};
}

inline auto add_json(CLI::App* app, bool& json) -> void {
  app->add_flag("--json", json, "print JSON");
}

/// How an answer is told: in ten lines, all of it (what -v does there is said), or as JSON, which
/// has all of it, too.
auto add_telling(CLI::App* app, bool& json, bool& verbose, const std::string& about) -> void;

/// A flag that may be given several times, each time with one word; help shows one.
inline auto one_word(CLI::Option* option, const std::string& name = "TEXT") -> CLI::Option* {
  return option->allow_extra_args(false)->option_text(name);
}
inline auto add_pairs(CLI::App* app, const std::string& name, std::vector<std::string>& words,
                      const std::string& about) -> CLI::Option* {
  return one_word(app->add_option(name, words, about), "NAME=VALUE,...");
}

/// From the least to the greatest number that a flag may say.
struct Bounds {
  std::uint64_t low = 0;
  std::uint64_t high = most_count;
};

/// A number within bounds; without a flag, what `number` says.
template <class Number>
auto add_number(CLI::App* app, const std::string& name, Number& number, const std::string& about,
                Bounds bounds = {}) -> CLI::Option* {
  return app->add_option(name, number, about)->transform(in_digits([=](const std::string& text) {
    return read_count(text, bounds.low, bounds.high);
  }));
}
/// The same; help shows what it is without a flag.
template <class Number>
auto add_default(CLI::App* app, const std::string& name, Number& number, const std::string& about,
                 Bounds bounds = {}) -> void {
  add_number(app, name, number, about, bounds)->capture_default_str();
}

auto add_game_name(CLI::App* app, std::string& game) -> void;
/// The flags that say of what size a game is, and how its rules are read.
auto add_size(CLI::App* app, SetUpFlags& flags) -> void;
auto add_readings(CLI::App* app, SetUpFlags& flags) -> void;
/// A game's name, and both.
auto add_set_up(CLI::App* app, SetUpFlags& flags) -> void;
/// Bytes for the work: the flag says how much the process may take, and the program itself takes
/// some of it. Help shows what is `usual`.
auto add_memory(CLI::App* app, std::uint64_t& bytes, const std::string& usual) -> void;
auto add_seed(CLI::App* app, std::uint64_t& seed) -> void;
/// What failed last first, or alone.
auto add_failed(CLI::App* app, FailedFlags& flags) -> void;
/// The same with the folder where it is kept, for who has no other use for one.
auto add_failed_in_store(CLI::App* app, FailedFlags& flags) -> void;
/// Both where they mean nothing, for a reason that is said: "nothing of it fails".
auto refuse_failed(CLI::App* app, const std::string& why) -> void;
/// The folder of a report with its records.
auto add_out(CLI::App* app, std::string& out) -> void;
/// Threads of what does not depend on how many they are.
auto add_jobs(CLI::App* app, unsigned& jobs) -> void;
/// For `merge`, one of several machines.
auto add_shard(CLI::App* app, std::string& shard) -> void;
auto add_root(CLI::App* app, std::string& root) -> void;
/// The folder of the rulebooks' texts: without the flag, what RULEPROOF_TEXTS says.
auto add_texts(CLI::App* app, std::string& texts) -> void;
/// The same, for who must tell the two apart.
auto add_texts(CLI::App* app, std::string& texts, std::string& usual) -> void;

/// Options that mean something only where one of `modes` is given, too; else they are refused.
auto only_with(CLI::App* app, const std::vector<std::string>& options,
               const std::vector<std::string>& modes) -> void;
/// Options that mean nothing where `mode` is given: together they are refused.
auto not_with(CLI::App* app, const std::string& mode, const std::vector<std::string>& options)
    -> void;

/// The subcommands, each with its flags: what they ask for becomes the action.
auto add_games(CLI::App& root, Action& action) -> void;
auto add_rules(CLI::App& root, Action& action) -> void;
auto add_rulebook(CLI::App& root, Action& action) -> void;
auto add_play(CLI::App& root, Action& action) -> void;
auto add_replay(CLI::App& root, Action& action) -> void;
auto add_check(CLI::App& root, Action& action) -> void;
auto add_explore(CLI::App& root, Action& action) -> void;
auto add_compare(CLI::App& root, Action& action) -> void;
auto add_ask(CLI::App& root, Action& action) -> void;
auto add_refute(CLI::App& root, Action& action) -> void;
auto add_balance(CLI::App& root, Action& action) -> void;
auto add_audit(CLI::App& root, Action& action) -> void;
auto add_conform(CLI::App& root, Action& action) -> void;
auto add_data(CLI::App& root, Action& action) -> void;
auto add_serve(CLI::App& root, Action& action) -> void;
auto add_verify(CLI::App& root, Action& action) -> void;
auto add_merge(CLI::App& root, Action& action) -> void;
auto add_report(CLI::App& root, Action& action) -> void;
auto add_explorer(CLI::App& root, Action& action) -> void;
auto add_help(CLI::App& root, Action& action) -> void;

/// What all subcommands of `root` say of themselves.
[[nodiscard]] auto pages_of(const CLI::App& root) -> std::vector<manual::Page>;

}  // namespace ruleproof::cli
