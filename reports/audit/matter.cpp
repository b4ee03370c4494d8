#include "reports/audit/matter.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/findings.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/stable.hpp"

namespace ruleproof::audit {

namespace {

auto fact(const Finding& finding, std::string_view name) -> std::string_view {
  const auto found = std::ranges::find(
      finding.facts, name, [](const auto& each) { return std::string_view(each.first); });
  return found == finding.facts.end() ? std::string_view() : std::string_view(found->second);
}

enum class Kind : std::uint8_t { nothing, course, scores, winner };

/// Winners differ in most pairs of games once players choose otherwise: that shows nothing. What
/// counts is a game of the same moves.
auto kind_of(const Matter& matter) -> Kind {
  if (matter.winner) return Kind::winner;
  if (matter.scores) return Kind::scores;
  return matter.matters() ? Kind::course : Kind::nothing;
}

/// The kind, whether it shows in the box, and how often it does.
auto weight(const Matter& matter) -> std::tuple<Kind, bool, double, double, double> {
  Share alone;
  Share winner;
  Share differ;
  for (const auto& often : matter.often) {
    if (often.alone.value() > alone.value()) alone = often.alone;
    if (often.winner.value() > winner.value()) winner = often.winner;
    if (often.differ.value() > differ.value()) differ = often.differ;
  }
  const auto* shown = matter.shown();
  const bool in_box = shown != nullptr && in_the_box(*shown);
  return {kind_of(matter), in_box, alone.value(), winner.value(), differ.value()};
}

auto add(std::vector<std::string>& answers, std::string_view answer) -> void {
  if (std::ranges::find(answers, answer) == answers.end()) answers.emplace_back(answer);
}

/// A game whose end is another one, beside that in which the readings part first.
auto add_ending(Finding& finding, const Finding& end, const std::string& what) -> void {
  finding.message += '\n' + end.message;
  auto how = std::string(to_text(end.how));
  if (!end.bound.empty()) how += ": " + end.bound;
  finding.facts.emplace_back("a game with " + what, how);
  for (const auto& witness : end.witnesses) {
    finding.witnesses.push_back(witness);
    finding.witnesses.back().title += ", with " + what;
  }
}

auto add_facts(Finding& finding, const Matter& matter) -> void {
  finding.facts.emplace_back("consequence", consequence(matter));
  if (!matter.reason.empty()) finding.facts.emplace_back("no game can differ", matter.reason);
  if (matter.compared.size() > 1) {
    finding.facts.emplace_back(
        "answers compared", fmt::format("{} with {}; the gravest difference is shown", matter.first,
                                        fmt::join(matter.compared, ", ")));
  }
  if (!matter.seating.empty()) finding.facts.emplace_back(of_seating, matter.seating);
  if (!matter.leans.empty()) finding.facts.emplace_back("leans on", to_text(matter.leans));
  for (const auto& often : matter.often) {
    const auto head =
        often.play + ", " + often.set_up + ", " + std::to_string(often.differ.of) + " pairs: ";
    finding.facts.emplace_back(head + "different", to_text(often.differ));
    finding.facts.emplace_back(head + "other points", to_text(often.scores));
    finding.facts.emplace_back(head + "another winner", to_text(often.winner));
    finding.facts.emplace_back(head + "another winner by the same moves", to_text(often.alone));
  }
}

}  // namespace

auto to_text(const Share& share) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.value(), 100 * share.low,
                     100 * share.high);
}

auto to_text(const std::vector<Lean>& leans) -> std::string {
  std::string text;
  for (const auto& lean : leans) {
    text += fmt::format("{}{}={} (not under {})", text.empty() ? "" : "; ", lean.ruling,
                        lean.answer, fmt::join(lean.under, ", "));
  }
  return text;
}

auto in_the_box(const Finding& finding) -> bool { return fact(finding, other_size).empty(); }

auto Matter::shown() const -> const Finding* {
  for (const auto* found : {&winner, &scores, &parting}) {
    if (*found && !(*found)->witnesses.empty()) return &**found;
  }
  return nullptr;
}

auto Matter::only_moves() const -> bool {
  return !winner && !scores && parting && fact(*parting, what_differs) == "legal moves";
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
  return sorted_by(std::move(matters), [](const Matter& matter) {
    const auto [kind, in_box, alone, winner, differ] = weight(matter);
    return std::tuple(-static_cast<int>(kind), !in_box, -alone, -winner, -differ);
  });
}

auto gravest(std::vector<Matter> pairs) -> Matter {
  auto all = ranked(std::move(pairs));
  const bool sure = all.front().never();
  const auto open = std::ranges::find_if(all, [](const Matter& matter) { return !matter.never(); });
  return std::move(sure && open != all.end() ? *open : all.front());
}

auto decides_winner(const Matter& matter) -> bool { return kind_of(matter) == Kind::winner; }

auto consequence(const Matter& matter) -> std::string {
  constexpr auto what = std::to_array<std::string_view>(
      {"not seen to matter", "another course of the game", "other points", "another winner"});
  std::string text(what[static_cast<std::size_t>(kind_of(matter))]);
  if (matter.only_moves()) text = "other legal moves";
  if (matter.never()) text = "no difference in " + matter.parting->bound;
  if (!matter.matters() && !matter.reason.empty()) text = "no game can differ";
  for (const auto& other : matter.with) {
    text += (&other == &matter.with.front() ? ", together with " : " and ") + other;
  }
  const auto* shown = matter.shown();
  const bool in_box = shown == nullptr ? matter.in_full_game() : in_the_box(*shown);
  if (matter.matters() && !in_box) text += ", in a smaller game";
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
  if (!matter.leans.empty()) {
    comparison->tried += "\nthat game leans on " + to_text(matter.leans);
  }
  for (const auto& often : matter.often) {
    comparison->tried += fmt::format(
        "\n{}, {}, {} pairs: different {}, other points {}, another winner {}, by the "
        "same moves {}",
        often.play, often.set_up, often.differ.of, to_text(often.differ), to_text(often.scores),
        to_text(often.winner), to_text(often.alone));
  }
  if (matter.winner) add_ending(*finding, *matter.winner, "another winner");
  if (matter.scores) add_ending(*finding, *matter.scores, "other points");
  finding->title = title_of(*comparison, consequence(matter));
}

}  // namespace ruleproof::audit
