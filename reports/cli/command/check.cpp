#include "reports/cli/command/check.hpp"

#include <cstdint>
#include <mutex>
#include <type_traits>

#include "model/core/finding.hpp"
#include "properties/check.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"

namespace ruleproof::cli {
namespace {

/// Whether the set-up was said, so that it is kept fixed.
auto is_fixed(const SetUpFlags& flags) -> bool {
  return !flags.players.empty() || !flags.options.empty() || !flags.rulings.empty() ||
         !flags.rulebook.empty();
}

}  // namespace

auto laws_report(const std::string& game, std::uint64_t steps, std::uint64_t seed) -> GameReport {
  // RapidCheck keeps a stack that all threads share.
  static std::mutex one_at_a_time;
  const std::scoped_lock lock(one_at_a_time);
  GameReport report;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report = properties::check_laws<G>({.steps = steps, .seed = seed});
  });
  return report;
}

auto run(const CheckFlags& options, Terminal& terminal) -> int {
  return with_set_up(options.set_up, terminal, [&]<class G>(const G& game) {
    properties::CheckOptions check{
        .steps = options.steps, .seed = options.seed, .laws = options.laws};
    if (is_fixed(options.set_up)) check.setup = game.setup();
    if (options.laws.empty()) {
      const auto report = properties::check<G>(check);
      return finish(report, report.facts, options.json, Detail::whole, terminal);
    }
    const auto report = properties::check_laws<G>(check);
    if (report.checks.empty()) {
      return fail(terminal, {Code::usage, "--law",
                             "no law has this in its name: \"" + options.laws.front() + "\""});
    }
    return finish(report, report.facts, options.json, Detail::whole, terminal);
  });
}

}  // namespace ruleproof::cli
