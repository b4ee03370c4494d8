#include "reports/audit/audit.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/beside.hpp"
#include "reports/audit/changes.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/run.hpp"
#include "reports/audit/findings.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

/// Runs the text checks and adds what they raise.
auto check_texts(const std::vector<Sources>& sources, const std::vector<Text>& texts, Audit& done)
    -> void {
  const auto readings = read_all(done.game, sources, texts);
  const auto raised = run_checks(readings);
  for (auto& finding : findings_of(readings, raised)) done.findings.push_back(std::move(finding));
  for (auto& row : checks_of(readings, raised)) done.checks.push_back(std::move(row));
  for (const auto& one : raised) {
    done.remarks.push_back({sources[one.text].language, std::string(one.check->id),
                            one.check->severity, spans_of(one.remark.lines), one.remark.message,
                            one.waiver == nullptr ? "" : one.waiver->reason});
  }
}

}  // namespace

auto audit(const GameTables& game, const std::vector<Sources>& sources,
           const std::string& texts_folder, const Separate& separate, const std::string& old_folder)
    -> Result<Audit> {
  if (sources.empty()) {
    return Error{Code::bad_sources, std::string(game.name),
                 "no text of this game is mapped to its clauses"};
  }
  std::vector<Text> texts;
  for (const auto& source : sources) {
    auto text = read_text(texts_folder, source.file);
    if (!text) return text.error();
    texts.push_back(std::move(text).value());
  }

  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (auto problem = is_another_text(sources[i], texts[i])) return *std::move(problem);
  }

  std::vector<Text> old_texts;
  for (const auto& source : sources) {
    if (old_folder.empty()) break;
    auto text = read_text(old_folder, source.file);
    if (!text) return text.error();
    old_texts.push_back(std::move(text).value());
  }

  Audit done{game, {}, compare(game, sources, texts), {}, {}, {}};
  for (auto& comparison : done.comparisons) {
    auto finding = finding_of(game, comparison, sources, texts);
    if (!finding) continue;
    if (separate && comparison.agreement != Agreement::all_silent) {
      const auto& [a, b] = *comparison.apart;
      if (const auto other = separate(comparison.ruling.id, a, b)) {
        comparison.tried = other->message;
        add_to(*finding, *other);
      }
    }
    done.findings.push_back(std::move(*finding));
  }
  for (auto& finding : unruled_findings(game, sources, texts)) {
    done.findings.push_back(std::move(finding));
  }
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto* old = old_texts.empty() ? nullptr : &old_texts[i];
    done.texts.push_back({sources[i], account(game, sources[i], texts[i], old), texts[i]});
    for (auto& finding : findings_of(game, done.texts.back(), texts[i])) {
      done.findings.push_back(std::move(finding));
    }
  }
  for (auto& finding : beside_findings(game, done.texts)) {
    done.findings.push_back(std::move(finding));
  }
  done.checks = checks_of(done);
  check_texts(sources, texts, done);
  fold(done.findings);
  put_in_order(done);
  return done;
}

}  // namespace ruleproof::audit
