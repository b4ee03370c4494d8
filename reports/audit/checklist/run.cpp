#include "reports/audit/checklist/run.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

auto waives(const Waiver& waiver, const TextReading& text, std::string_view check,
            const Remark& remark) -> bool {
  if (waiver.check != check) return false;
  const bool is_about = waiver.about.empty() || waiver.about == remark.about ||
                        remark.about.starts_with(waiver.about + ": ");
  if (!is_about) return false;
  if (waiver.lines.empty()) return true;
  const auto here = text.present(waiver.lines);
  return std::ranges::any_of(remark.lines,
                             [&](int line) { return std::ranges::find(here, line) != here.end(); });
}

/// The open questions that rest on one of the lines, with what the text answers.
auto rulings_on(const TextReading& text, const std::vector<int>& lines) -> std::string {
  std::string names;
  for (const auto& link : text.sources->rulings) {
    if (link.answers.empty()) continue;
    const auto here = text.present(link.link.lines);
    const bool rests = std::ranges::any_of(
        lines, [&](int line) { return std::ranges::find(here, line) != here.end(); });
    if (rests) names += (names.empty() ? "" : ", ") + link.ruling + "=" + link.answers.front();
  }
  return names;
}

auto joined(const std::vector<std::string>& words) -> std::string {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// What an editor can do about a remark.
auto what_to_do(const TextCheck& check, const std::string& language) -> std::string {
  if (check.severity == Severity::error) return "correct it, or review it and --stamp";
  if (check.kind == FindingKind::text_silent) return "say it in " + language + ", or waive it";
  return check.severity == Severity::warning ? "correct it, or waive it"
                                             : "choose one, or waive it";
}

auto finding_of(const Readings& all, const Raised& raised) -> Finding {
  const auto& text = all.texts[raised.text];
  const auto& language = text.sources->language;
  const auto& remark = raised.remark;
  const auto spans = spans_of(remark.lines);
  Finding made;
  made.kind = raised.check->kind;
  made.severity = raised.check->severity;
  made.game = all.game->name;
  made.how = How::stated;
  made.id = std::string(all.game->name) + "/text/" + language + '/' +
            std::string(raised.check->id) + '/' +
            (spans.empty() ? remark.about : std::to_string(spans.front().first));
  made.title = language + ", " + std::string(raised.check->id) + ", " +
               (spans.empty() ? remark.about : in_words(spans)) + ": " + remark.message + ": " +
               what_to_do(*raised.check, language);
  made.message = remark.message;
  made.clauses = remark.clauses;
  std::ranges::sort(made.clauses);
  made.clauses.erase(std::ranges::unique(made.clauses).begin(), made.clauses.end());
  made.facts = {{"check", std::string(raised.check->id)}, {"about", remark.about}};
  if (!made.clauses.empty()) made.facts.emplace_back("clauses here", joined(made.clauses));
  if (auto rulings = rulings_on(text, remark.lines); !rulings.empty()) {
    made.facts.emplace_back("questions answered here", std::move(rulings));
  }
  for (const auto& span : spans) {
    made.places.push_back({text.text->file, span.first, span.last, quote(*text.text, span)});
  }
  return made;
}

auto idle_waiver(const Readings& all, const TextReading& text, const Waiver& waiver) -> Finding {
  Finding made;
  made.kind = FindingKind::link_suspect;
  made.severity = Severity::note;
  made.game = all.game->name;
  made.how = How::stated;
  made.id = std::string(all.game->name) + "/text/" + text.sources->language + "/waiver/" +
            std::to_string(waiver.entry);
  made.title =
      text.sources->language + ": a waiver of " + waiver.check + " waives nothing: take it out";
  made.message = "Take it out, if what it was for is gone: " + waiver.reason;
  made.places.push_back({text.sources->where, waiver.entry, waiver.entry, ""});
  return made;
}

}  // namespace

auto run_checks(const Readings& all, std::size_t text) -> std::vector<Raised> {
  std::vector<Raised> raised;
  const auto& waivers = all.texts[text].sources->checklist.waivers;
  for (const auto& check : text_checks()) {
    for (auto& remark : check.run(all, text)) {
      const auto waiver = std::ranges::find_if(
          waivers, [&](const Waiver& w) { return waives(w, all.texts[text], check.id, remark); });
      raised.push_back(
          {&check, text, std::move(remark), waiver == waivers.end() ? nullptr : &*waiver});
    }
  }
  return raised;
}

auto run_checks(const Readings& all) -> std::vector<Raised> {
  std::vector<Raised> raised;
  for (std::size_t text = 0; text < all.texts.size(); ++text) {
    for (auto& one : run_checks(all, text)) raised.push_back(std::move(one));
  }
  return raised;
}

auto check_text(const GameTables& game, const Sources& sources, const Text& text)
    -> std::vector<Finding> {
  const std::vector<Sources> one_sources{sources};
  const std::vector<Text> one_text{text};
  const auto all = read_all(game, one_sources, one_text);
  return findings_of(all, run_checks(all));
}

auto findings_of(const Readings& all, const std::vector<Raised>& raised) -> std::vector<Finding> {
  std::vector<Finding> findings;
  std::set<std::string> taken;
  for (const auto& one : raised) {
    if (one.waiver != nullptr) continue;
    auto made = finding_of(all, one);
    const auto id = made.id;
    for (int copy = 2; !taken.insert(made.id).second; ++copy) {
      made.id = id + '-' + std::to_string(copy);
    }
    findings.push_back(std::move(made));
  }
  for (const auto& text : all.texts) {
    for (const auto& waiver : text.sources->checklist.waivers) {
      if (std::ranges::find(raised, &waiver, &Raised::waiver) == raised.end()) {
        findings.push_back(idle_waiver(all, text, waiver));
      }
    }
  }
  return findings;
}

auto checks_of(const Readings& all, const std::vector<Raised>& raised) -> std::vector<Check> {
  std::vector<Check> rows;
  for (std::size_t text = 0; text < all.texts.size(); ++text) {
    for (const auto& check : text_checks()) {
      int open = 0;
      int waived = 0;
      for (const auto& one : raised) {
        if (one.check != &check || one.text != text) continue;
        ++(one.waiver == nullptr ? open : waived);
      }
      const bool passed = open == 0 || check.severity != Severity::error;
      Check row;
      row.group = "audit";
      row.name = all.texts[text].sources->language + ": " + std::string(check.id) + ": " +
                 std::string(check.title);
      row.status = passed ? Status::passed : Status::failed;
      row.amount = std::to_string(open) + " found, " + std::to_string(waived) + " waived";
      if (!passed) row.message = std::to_string(open) + " to be looked at";
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

}  // namespace ruleproof::audit
