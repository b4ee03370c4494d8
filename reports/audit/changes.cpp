#include "reports/audit/changes.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/stable.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::string_view to_do = "review it, then --stamp";

auto fact(const Finding& finding, std::string_view name) -> std::string_view {
  for (const auto& [key, value] : finding.facts) {
    if (key == name) return value;
  }
  return {};
}

auto size_of(const Lines& lines) -> int {
  int size = 0;
  for (const auto& span : lines) size += span.last - span.first + 1;
  return size;
}

/// Suspects that are one change.
struct Change {
  Lines lines;   ///< the fewest that are known to have changed, as they were numbered
  Lines places;  ///< what stands there now, or before it
  std::vector<const Suspect*> suspects;
};

/// Links with few lines say best what has changed; those with more lines go to them.
auto changes_in(const std::vector<Suspect>& suspects) -> std::vector<Change> {
  std::vector<const Suspect*> order;
  for (const auto& suspect : suspects) {
    if (!suspect.has_moved()) order.push_back(&suspect);
  }
  order = sorted_by(std::move(order), [](const Suspect* each) { return size_of(each->changed); });
  std::vector<Change> changes;
  for (const auto* suspect : order) {
    const auto found = std::ranges::find_if(
        changes, [&](const Change& each) { return share_a_line(each.lines, suspect->changed); });
    auto& change = found == changes.end() ? changes.emplace_back() : *found;
    if (change.lines.empty()) {
      change.lines = suspect->changed;
      change.places = suspect->places;
    }
    change.suspects.push_back(suspect);
  }
  return sorted_by(std::move(changes), [](const Change& each) { return each.lines.front().first; });
}

auto add_link(Finding& finding, const Suspect& suspect, std::string& links) -> void {
  const std::string_view subject = suspect.link.subject;
  links += (links.empty() ? "" : ", ") + suspect.link.subject;
  constexpr std::string_view clause = "clause ";
  if (subject.starts_with(clause)) finding.clauses.emplace_back(subject.substr(clause.size()));
}

auto begun(const GameTables& game, const TextAudit& audited, const std::string& id) -> Finding {
  Finding made;
  made.id = std::string(game.name) + "/text/" + audited.sources.language + '/' + id;
  made.kind = FindingKind::link_suspect;
  made.severity = Severity::error;
  made.game = game.name;
  made.how = How::stated;
  return made;
}

/// "en, line 8 changed since the review", "en: what stood on line 8 is gone since the review".
auto title_of(const std::string& language, const Change& change) -> std::string {
  if (change.suspects.front()->gone) {
    return language + ": what stood on " + in_words(change.lines) + " is gone since the review: ";
  }
  return language + ", " + in_words(change.places) + " changed since the review: ";
}

auto finding_of(const GameTables& game, const TextAudit& audited, const Text& text,
                const Change& change) -> Finding {
  auto made = begun(game, audited, "changed/" + std::to_string(change.lines.front().first));
  made.title = title_of(audited.sources.language, change);
  made.title += to_do;
  std::string links;
  std::string shown;
  for (const auto* suspect : change.suspects) {
    add_link(made, *suspect, links);
    if (shown.empty() && !suspect->before.empty()) {
      shown = "before: " + suspect->before + "\nnow: " + suspect->now;
    }
  }
  made.message = shown.empty() ? "To see what stood there before: --old FOLDER" : shown;
  made.facts = {{"changed", in_words(change.lines)}, {"rests on it", links}};
  if (change.suspects.front()->gone) made.facts.emplace_back("gone", in_words(change.lines));
  for (const auto& span : change.places) {
    made.places.push_back({text.file, span.first, span.last, quote(text, span)});
  }
  const auto& link = change.suspects.front()->link;
  made.places.push_back({audited.sources.where, link.entry, link.entry, ""});
  return made;
}

/// "3 lines further down"; lines whose first and last stand where they stood moved among each
/// other.
auto moved(int by) -> std::string {
  if (by == 0) return "in another order";
  const auto far = std::to_string(by < 0 ? -by : by) + (by == 1 || by == -1 ? " line" : " lines");
  return far + (by > 0 ? " further down" : " further up");
}

auto moved_findings(const GameTables& game, const TextAudit& audited, const Text& text)
    -> std::vector<Finding> {
  std::map<int, std::vector<const Suspect*>> by_shift;
  for (const auto& suspect : audited.accounting.suspects) {
    if (!suspect.has_moved()) continue;
    // Of lines that parted the last ones have moved, or else the first.
    const int last = suspect.lines.back().last - suspect.link.lines.back().last;
    const int first = suspect.lines.front().first - suspect.link.lines.front().first;
    by_shift[last != 0 ? last : first].push_back(&suspect);
  }
  std::vector<Finding> findings;
  for (const auto& [by, suspects] : by_shift) {
    auto made = begun(game, audited, "moved/" + std::to_string(by));
    const auto number =
        std::to_string(suspects.size()) + (suspects.size() == 1 ? " link" : " links");
    made.title = audited.sources.language + ": the lines of " + number + " stand " + moved(by) +
                 ", as they were: --stamp writes that into the sources file";
    made.severity = Severity::note;
    made.message = "What was reviewed is there, in another place.";
    const auto& first = suspects.front()->lines.front();
    made.places.push_back({text.file, first.first, first.last, quote(text, first)});
    const auto& link = suspects.front()->link;
    made.places.push_back({audited.sources.where, link.entry, link.entry, ""});
    findings.push_back(std::move(made));
  }
  return findings;
}

/// Whether a remark of a check is about lines of the changed ones, or of what is gone about clauses
/// that rested on it.
auto is_about(const Finding& remark, const Finding& change) -> bool {
  if (fact(change, "changed").empty()) return false;
  const bool is_gone = !fact(change, "gone").empty();
  if (is_gone && !remark.clauses.empty() &&
      std::ranges::all_of(remark.clauses, [&](const std::string& clause) {
        return std::ranges::find(change.clauses, clause) != change.clauses.end();
      })) {
    return true;
  }
  return std::ranges::any_of(remark.places, [&](const Place& one) {
    return std::ranges::any_of(change.places, [&](const Place& two) {
      return one.file == two.file && one.line <= two.last_line && two.line <= one.last_line;
    });
  });
}

/// What a remark adds to an entry that says already what is gone.
auto in_brief(const std::string& check, const std::string& message) -> std::string {
  if (check != "gone") return message;
  return "it said" + message.substr(std::min(message.find(": "), message.size()));
}

auto add_remark(Finding& change, const Finding& remark) -> void {
  const std::string check(fact(remark, "check"));
  const auto brief = in_brief(check, remark.message);
  const std::string told = check + ": " + brief;
  if (std::ranges::find(change.facts, std::pair(std::string("what changed"), told)) !=
      change.facts.end()) {
    return;
  }
  const bool is_first = change.title.find("; ") == std::string::npos;
  const auto at = change.title.rfind(to_do);
  // Of what is gone no check has more to say than what it said. A sentence that no other text has
  // most often had no partner before the change either.
  const bool is_alone = check == "sister" && remark.places.size() < 2;
  const bool is_told = fact(change, "gone").empty() ? is_first || !is_alone : check == "gone";
  if (at != std::string::npos && is_told) {
    change.title.insert(at, (is_first ? "" : "also ") + brief + "; ");
  }
  change.facts.emplace_back("what changed", told);
  if (const auto answers = fact(remark, "questions answered here");
      !answers.empty() && fact(change, "questions answered here").empty()) {
    change.facts.emplace_back("questions answered here", std::string(answers));
  }
  for (const auto& clause : remark.clauses) {
    if (std::ranges::find(change.clauses, clause) == change.clauses.end()) {
      change.clauses.push_back(clause);
    }
  }
}

}  // namespace

auto changes_of(const GameTables& game, const TextAudit& audited, const Text& text)
    -> std::vector<Finding> {
  std::vector<Finding> findings;
  for (const auto& change : changes_in(audited.accounting.suspects)) {
    findings.push_back(finding_of(game, audited, text, change));
  }
  for (auto& made : moved_findings(game, audited, text)) findings.push_back(std::move(made));
  return findings;
}

auto fold(std::vector<Finding>& findings) -> void {
  std::vector<Finding> kept;
  std::vector<Finding> remarks;
  for (auto& finding : findings) {
    const bool is_check = !fact(finding, "check").empty();
    (is_check ? remarks : kept).push_back(std::move(finding));
  }
  // What a line no longer says comes before what another text says instead.
  remarks = sorted_by(std::move(remarks),
                      [](const Finding& remark) { return fact(remark, "check") == "sister"; });
  std::vector<Finding> rest;
  for (auto& remark : remarks) {
    const auto change =
        std::ranges::find_if(kept, [&](const Finding& each) { return is_about(remark, each); });
    const bool is_new = remark.severity == Severity::error;
    if (is_new && change != kept.end()) {
      add_remark(*change, remark);
      continue;
    }
    const bool is_told = std::ranges::any_of(kept, [&](const Finding& each) {
      return fact(remark, "check") == "two-places" &&
             fact(each, "ruling") == fact(remark, "about") &&
             each.kind == FindingKind::text_contradicts;
    });
    if (!is_told) rest.push_back(std::move(remark));
  }
  for (auto& remark : rest) kept.push_back(std::move(remark));
  findings = std::move(kept);
}

}  // namespace ruleproof::audit
