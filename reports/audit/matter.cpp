#include "reports/audit/matter.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/findings.hpp"
#include "reports/audit/rulings.hpp"

namespace ruleproof::audit {

namespace {

/// Who wins, the points, anything, nothing; and how often.
auto weight(const Matter& matter) -> std::tuple<int, double, double, double> {
  Share winner;
  Share scores;
  Share differ;
  for (const auto& often : matter.often) {
    if (often.winner.value() > winner.value()) winner = often.winner;
    if (often.scores.value() > scores.value()) scores = often.scores;
    if (often.differ.value() > differ.value()) differ = often.differ;
  }
  int kind = matter.matters() ? 1 : 0;
  if (matter.scores || scores.count > 0) kind = 2;
  if (matter.winner || winner.count > 0) kind = 3;
  return {kind, winner.value(), scores.value(), differ.value()};
}

auto add(std::vector<std::string>& answers, std::string_view answer) -> void {
  if (std::ranges::find(answers, answer) == answers.end()) answers.emplace_back(answer);
}

auto add_facts(Finding& finding, const Matter& matter) -> void {
  finding.facts.emplace_back("consequence", consequence(matter));
  if (!matter.reason.empty()) finding.facts.emplace_back("no game can differ", matter.reason);
  if (matter.compared.size() > 1) {
    finding.facts.emplace_back(
        "answers compared", fmt::format("{} with {}; the gravest difference is shown", matter.first,
                                        fmt::join(matter.compared, ", ")));
  }
  for (const auto& often : matter.often) {
    const auto head =
        often.play + ", " + often.set_up + ", " + std::to_string(often.differ.of) + " pairs: ";
    finding.facts.emplace_back(head + "different", to_text(often.differ));
    finding.facts.emplace_back(head + "other points", to_text(often.scores));
    finding.facts.emplace_back(head + "another winner", to_text(often.winner));
  }
}

}  // namespace

auto to_text(const Share& share) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.value(), 100 * share.low,
                     100 * share.high);
}

auto Matter::matters() const -> bool {
  return (parting && !parting->witnesses.empty()) ||
         std::ranges::any_of(often, [](const Often& pairs) { return pairs.differ.count > 0; });
}

auto Matter::in_full_game() const -> bool {
  return (parting && !parting->witnesses.empty() && !is_small) ||
         std::ranges::any_of(often, [](const Often& pairs) { return pairs.differ.count > 0; });
}

auto Matter::never() const -> bool {
  return parting && parting->witnesses.empty() && parting->how == How::exhaustive && !is_small &&
         !matters();
}

auto ranked(std::vector<Matter> matters) -> std::vector<Matter> {
  std::vector<std::size_t> order(matters.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    const auto heavy = weight(matters[a]);
    const auto light = weight(matters[b]);
    return heavy != light ? heavy > light : a < b;
  });
  std::vector<Matter> sorted;
  sorted.reserve(order.size());
  for (const auto i : order) sorted.push_back(std::move(matters[i]));
  return sorted;
}

auto consequence(const Matter& matter) -> std::string {
  constexpr auto what = std::to_array<std::string_view>(
      {"not seen to matter", "another course of the game", "other points", "another winner"});
  std::string text(what[static_cast<std::size_t>(std::get<0>(weight(matter)))]);
  if (matter.never()) text = "no difference in " + matter.parting->bound;
  if (!matter.matters() && !matter.reason.empty()) text = "no game can differ";
  for (const auto& other : matter.with) {
    text += (&other == &matter.with.front() ? ", together with " : " and ") + other;
  }
  if (matter.matters() && !matter.in_full_game()) text += ", in a smaller game";
  return text;
}

auto open_answers(const Comparison& comparison) -> std::vector<std::string> {
  std::vector<std::string> answers;
  if (!comparison.apart) return answers;
  add(answers, comparison.apart->first);
  add(answers, comparison.apart->second);
  for (const auto& statement : comparison.statements) {
    for (const auto& answer : statement.answers) add(answers, answer);
    if (!statement.answers.empty()) continue;
    for (const auto& answer : comparison.ruling.answers) add(answers, answer.id);
  }
  return answers;
}

auto add_matter(Audit& audit, const Matter& matter) -> void {
  const auto comparison =
      std::ranges::find(audit.comparisons, matter.ruling,
                        [](const Comparison& each) { return std::string_view(each.ruling.id); });
  const auto id = std::string(audit.game.name) + "/texts/" + matter.ruling;
  const auto finding = std::ranges::find(audit.findings, id, &Finding::id);
  if (comparison == audit.comparisons.end() || finding == audit.findings.end()) return;
  if (matter.parting) {
    comparison->tried = matter.parting->message;
    if (!matter.parting->bound.empty()) comparison->tried += "\n(" + matter.parting->bound + ')';
    add_to(*finding, *matter.parting);
  }
  add_facts(*finding, matter);
  comparison->tried +=
      (comparison->tried.empty() ? "" : "\n") + ("consequence: " + consequence(matter));
  if (!matter.reason.empty()) comparison->tried += ": " + matter.reason;
  for (const auto& often : matter.often) {
    comparison->tried +=
        fmt::format("\n{}, {}, {} pairs: different {}, other points {}, another winner {}",
                    often.play, often.set_up, often.differ.of, to_text(often.differ),
                    to_text(often.scores), to_text(often.winner));
  }
  for (const auto& more : {matter.scores, matter.winner}) {
    if (more) audit.findings.push_back(*more);
  }
}

}  // namespace ruleproof::audit
