#include "reports/cli/verify/parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/blame/misspelt.hpp"
#include "reports/cli/balance/finding.hpp"
#include "reports/cli/balance/kept.hpp"
#include "reports/cli/balance/planted.hpp"
#include "reports/cli/balance/recorded.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/laws.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/cli/verify/corpus.hpp"
#include "reports/cli/verify/flips.hpp"
#include "reports/cli/verify/measured.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/recorded_answers.hpp"
#include "reports/cli/verify/scale.hpp"
#include "reports/cli/verify/scenarios.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30U;

/// Of one reading; `ruleproof compare` looks for a difference, and for a shorter one, in four times
/// as many games.
auto compare_budget(const VerifyFlags& flags) -> CompareBudget {
  CompareBudget budget{
      .states = 50'000, .samples = 500, .pairs = 250, .seed = flags.seed, .work = 1'200'000};
  if (flags.quick) {
    budget.states = 5'000;
    budget.samples = 80;
    budget.pairs = 80;
    budget.work = 200'000;
  }
  return budget;
}

/// Of the answers to one question; `ruleproof refute` tries ten to twenty times as much.
auto sample_of_refuter(std::uint64_t seed, bool quick) -> RefuteEffort {
  if (quick)
    return {.steps = 500, .guided = 20, .pairs = 0, .seed = seed, .by_solver = false, .one_in = 48};
  return {.steps = 10'000, .guided = 400, .pairs = 2, .seed = seed};
}

/// A report whose strong findings the refuter has tried.
auto refuted(Result<GameReport> asked, const RefuteEffort& effort, const Result<KeptGames>& kept)
    -> Result<GameReport> {
  if (!asked) return asked;
  if (!kept) return kept.error();
  auto report = std::move(asked).value();
  refute(report, effort, *kept);
  fill_frames(report);
  return report;
}

/// Whether one reading matters, and whether it decides who wins: the findings of a report.
auto compare_part(const std::string& game, const std::string& root, const Readings& readings,
                  const CompareBudget& budget) -> Result<GameReport> {
  auto result = compare_with_companions(game, root, readings, budget);
  auto report = empty_report(game);
  if (result) {
    auto compared = std::move(result).value();
    auto winners = other_winners(game, root, readings, compared, budget);
    report.findings.push_back(std::move(compared.finding));
    if (winners) report.findings.push_back(*std::move(winners));
  } else {
    // An answer that means nothing under the default set-up.
    report.checks.push_back(
        {.group = "rulings",
         .name = std::string(readings.ruling) + "=" + std::string(readings.answer) + " is compared",
         .status = Status::skipped,
         .amount = {},
         .message = ruleproof::to_text(result.error()),
         .finding = {}});
  }
  return report;
}

/// A few of the scenarios; the games of the corpus would be played under every set-up.
auto few_of(KeptGames all) -> KeptGames {
  constexpr std::size_t one_in = 8;
  KeptGames few;
  for (std::size_t i = 0; i < all.records.size(); i += one_in) {
    few.records.push_back(std::move(all.records[i]));
  }
  return few;
}

/// The games that every part tries again, read once.
auto kept_for(const std::string& game, const VerifyFlags& flags)
    -> std::shared_ptr<const Result<KeptGames>> {
  auto kept = kept_games_of(game, flags.root);
  if (kept && flags.quick) kept = few_of(std::move(kept).value());
  return std::make_shared<const Result<KeptGames>>(std::move(kept));
}

using AddPart = std::function<void(std::string name, std::vector<std::string> rests_on,
                                   std::function<Result<GameReport>()> work)>;

/// What takes longest begins first, as measured; many short parts at the end leave nobody idle.
auto weight_of(std::string_view name) -> int {
  if (name == "facts of proofs") return 4;
  if (name == "laws by induction" || name == "pins") return 3;
  if (name == "ruling mutants" || name.starts_with("laws")) return 2;
  return name.starts_with("question ") ? 1 : 0;
}

/// The recorded runs; where there are none, or a width is asked for, runs of its own.
template <class Add>
auto add_balance(const std::string& game, const VerifyFlags& flags, const Add& add_part) -> void {
  auto records = records_of(game, flags.root);
  const auto add = [&](std::string name, std::function<Result<GameReport>()> work) {
    add_part(std::move(name), {std::string(records_folder)}, std::move(work));
  };
  if (!records) {
    add("balance, records",
        [problem = records.error()]() -> Result<GameReport> { return problem; });
    return;
  }
  if (flags.balance || records->empty()) {
    for (const auto& play : self_plays_of(game, flags.seed, flags.quick, flags.balance)) {
      add(name_of(play), [play] { return balance_report(play); });
    }
    return;
  }
  add("balance, overview", [game, all = *records] { return overview_report(game, all); });
  for (const auto& recorded : *records) {
    add(name_of(recorded), [recorded] { return recorded_report(recorded); });
  }
}

/// What was measured, and the words of the effects by which clauses are named.
auto conformance_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  auto measured = measured_report(game, root);
  if (!measured) return measured;
  auto report = std::move(measured).value();
  for (auto& check : conformance::misspelt_effects(entry_called(game).conform)) {
    report.checks.push_back(std::move(check));
  }
  return report;
}

/// The laws, and what was kept of other days, played again.
auto add_laws(const std::string& game, const VerifyFlags& flags, const AddPart& add) -> void {
  const auto steps = steps_of_laws(flags);
  const auto flip_steps = flags.quick ? 1'000U : 100'000U;
  const auto most_states = flags.quick ? 200'000U : std::numeric_limits<std::uint64_t>::max();
  const auto& root = flags.root;
  const auto& seed = flags.seed;
  const auto scenarios = scenarios_folder(game);
  add("laws", {}, [=] { return laws_report(game, steps, seed); });
  if (!flags.quick) add("laws at a scale", {}, [=] { return scale_report(game); });
  add("scenarios", {scenarios}, [=] { return scenarios_report(game, root); });
  add("pins", {pins_file(game)}, [=] {
    return pins_report(game, root, {.max_states = most_states, .max_bytes = 2 * gibibyte});
  });
  add("fuzz corpus", corpus_folders(game), [=] { return corpus_report(game, root); });
  add("ruling mutants", {scenarios}, [=] { return flips_report(game, root, flip_steps, seed); });
  add("conformance", {std::string(measured_folder)},
      [=] { return conformance_report(game, root); });
}

/// Each answer to an open question, held against the default.
auto add_readings(const std::string& game, const VerifyFlags& flags, const AddPart& add) -> void {
  const auto whole = compare_budget(flags);
  const auto known = game_info(game)->no_differences;
  for (const auto& readings : all_readings(game, {})) {
    // That no game can part some is known otherwise: a few try to, all the same.
    const bool never = std::ranges::count(known, readings.ruling, &games::NoDifference::ruling) > 0;
    const auto budget = never ? quarter_of(whole) : whole;
    add("ruling " + std::string(readings.ruling) + "=" + std::string(readings.answer),
        {scenarios_folder(game)},
        [=, root = flags.root] { return compare_part(game, root, readings, budget); });
  }
}

/// What is proved and what is answered, and the games that try to refute it.
auto add_answers(const std::string& game, const VerifyFlags& flags, const AddPart& add) -> void {
  const auto effort = sample_of_refuter(flags.seed, flags.quick);
  const std::vector<std::string> kept_in{scenarios_folder(game), corpus_folder(game)};
  const auto kept = kept_for(game, flags);
  add("laws by induction", kept_in, [=, seed = flags.seed, quick = flags.quick] {
    return refuted(induction_report(game, seed, quick), effort, *kept);
  });
  // There are hundreds, and laws and answers that rest on them are tried, too.
  auto of_facts = effort;
  of_facts.guided = flags.quick ? 0 : effort.guided / 4;
  of_facts.pairs = 0;
  add("facts of proofs", kept_in, [=]() -> Result<GameReport> {
    auto tried = refuted(proof_facts_report(game), of_facts, *kept);
    if (!tried) return tried;
    auto report = std::move(tried).value();
    std::erase_if(report.findings, [](const Finding& each) { return is_strong(each.how); });
    return report;
  });
  for (const auto& id : question_ids(game)) {
    if (flags.quick && is_recorded(game, id, flags.root)) {
      auto rests_on = kept_in;
      rests_on.push_back(recorded_answers_file(game, id));
      add("question " + id, std::move(rests_on), [=, root = flags.root]() -> Result<GameReport> {
        auto tried = refuted(recorded_answers_report(game, id, root), of_facts, *kept);
        if (!tried) return tried;
        return as_recorded(std::move(tried).value());
      });
      continue;
    }
    add("question " + id, kept_in, [=, seed = flags.seed, quick = flags.quick] {
      return refuted(question_report(game, id, seed, quick), effort, *kept);
    });
  }
}

}  // namespace

auto steps_of_laws(const VerifyFlags& flags) -> std::uint64_t {
  return flags.quick ? std::min<std::uint64_t>(flags.steps, 100'000) : flags.steps;
}

auto parts_of(const std::string& game, const VerifyFlags& flags) -> std::vector<Part> {
  std::vector<Part> parts;
  const AddPart add = [&](std::string name, std::vector<std::string> rests_on,
                          std::function<Result<GameReport>()> work) {
    const int heavy = weight_of(name);
    parts.push_back({game, std::move(name), std::move(work), std::move(rests_on), heavy});
  };
  add_laws(game, flags, add);
  add_readings(game, flags, add);
  add_answers(game, flags, add);
  add_balance(game, flags, add);
  if (game == "connect-four") {
    add("balance, planted bias", {}, [seed = flags.seed] { return planted_report(seed); });
  }
  return parts;
}

}  // namespace ruleproof::cli
