#include "properties/check.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "properties/case.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties {

namespace detail {

namespace {

auto amount_of(const LawResult& law) -> std::string {
  auto text = plural(law.count.steps, "step") + " in " + plural(law.count.games, "game");
  if (law.sample > 1) {
    text += ", checked " + plural(law.count.checked, "time") + " (one in " +
            std::to_string(law.sample) + ")";
  }
  return text;
}

auto setup_text(const SetupText& setup) -> std::string {
  auto text = ruleproof::to_text(setup.options);
  const auto rulings = ruleproof::to_text(setup.rulings);
  if (!rulings.empty()) text += (text.empty() ? "" : " ") + rulings;
  return text.empty() ? "the default set-up" : text;
}

auto how_broken(const Record& record, bool repeats) -> std::string {
  const auto where = " under " + setup_text(record.setup);
  if (!repeats) {
    return "The law was broken" + where +
           ", but not again by the same choices: the model remembers something.";
  }
  if (record.entries.empty()) return "The opening" + where + " breaks the law.";
  return "A game of " + plural(record.entries.size(), "move") + where +
         " breaks the law with its last move.";
}

}  // namespace

auto search_options(std::uint64_t steps, std::uint64_t seed) -> SearchOptions {
  constexpr std::uint64_t most_words = 512;
  constexpr std::uint64_t most_cases = 1U << 30U;
  const auto words = std::clamp<std::uint64_t>(steps / 16, 16, most_words);
  return {.cases = std::clamp<std::uint64_t>((steps + words - 1) / words, 1, most_cases),
          .words = static_cast<std::size_t>(words),
          .seed = seed};
}

auto hands_for(std::uint64_t steps) -> std::size_t {
  constexpr std::uint64_t worth_a_hand = 25'000;
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(steps / worth_a_hand, 1, 16));
}

auto passed_check(const LawResult& law) -> Check {
  auto check = check_of("laws", law.name, amount_of(law));
  if (law.count.games == 0) {
    check.status = Status::skipped;
    check.message = "nothing was played to which it applies";
  } else if (!law.count.asked && (law.sample > 1 || law.of_ends)) {
    check.status = Status::skipped;
    check.message =
        law.of_ends ? "no game was played to its end" : "too few steps of those that it is about";
  }
  return check;
}

auto add_broken(GameReport& report, const LawResult& law, const Record& record, bool repeats,
                std::vector<Frame> frames) -> void {
  auto finding =
      finding_of(report, "law/" + slug(law.name), FindingKind::law_broken, Severity::error);
  finding.title = "Broken: " + std::string(law.name);
  finding.message = how_broken(record, repeats);
  if (repeats) {
    finding.how = How::replayed;
  } else {
    finding.how = How::sampled;
  }
  finding.bound = amount_of(law);
  if (!law.clause.empty()) finding.clauses.emplace_back(law.clause);
  finding.witnesses.push_back(
      {"under " + setup_text(record.setup), to_text(record), std::move(frames)});
  auto check = check_of("laws", law.name, amount_of(law));
  check.status = Status::failed;
  check.message = finding.message;
  check.finding = finding.id;
  report.checks.push_back(std::move(check));
  report.findings.push_back(std::move(finding));
}

auto add_goal(GameReport& report, std::string_view name, std::string_view clause,
              std::optional<std::uint64_t> reached, std::uint64_t steps, bool meaningful) -> void {
  auto check = check_of("goals", name);
  if (reached) {
    check.amount = "first after " + plural(*reached, "step");
  } else {
    check.amount = plural(steps, "step");
    check.message = "not reached";
    check.status = meaningful ? Status::failed : Status::skipped;
  }
  if (!reached && meaningful) {
    auto finding =
        finding_of(report, "goal/" + slug(name), FindingKind::goal_unreached, Severity::error);
    if (!clause.empty()) finding.clauses.emplace_back(clause);
    finding.title = "Never reached: " + std::string(name);
    finding.message =
        "This must be possible, but no random game reached it. Either the model "
        "forbids it, or chance alone is unlikely to get there.";
    finding.how = How::sampled;
    finding.bound = plural(steps, "step");
    check.finding = finding.id;
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
}

auto wanted(const std::vector<std::string>& parts, std::string_view name) -> bool {
  return parts.empty() || std::ranges::any_of(parts, [&](const std::string& part) {
           return name.find(part) != std::string_view::npos;
         });
}

}  // namespace detail

auto is_meaningful(const CheckOptions& options) -> bool {
  return options.steps >= options.meaningful_steps && !options.setup && options.laws.empty();
}

auto merge(GameReport& into, GameReport&& part) -> void {
  std::ranges::move(part.checks, std::back_inserter(into.checks));
  std::ranges::move(part.findings, std::back_inserter(into.findings));
  std::ranges::move(part.facts, std::back_inserter(into.facts));
  add_uses(into.clauses, part.clauses);
}

}  // namespace ruleproof::properties
