#include "reports/audit/audit.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/accounting.hpp"
#include "reports/audit/findings.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources.hpp"
#include "reports/audit/text.hpp"

namespace ruleproof::audit {

auto audit(const GameTables& game, const std::vector<Sources>& sources,
           const std::string& texts_folder, const Separate& separate) -> Result<Audit> {
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

  Audit done{game, {}, compare(game, sources, texts), {}, {}};
  for (auto& comparison : done.comparisons) {
    auto finding = finding_of(game, comparison);
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
  for (std::size_t i = 0; i < sources.size(); ++i) {
    done.texts.push_back({sources[i], account(game, sources[i], texts[i])});
    for (auto& finding : findings_of(game, done.texts.back(), texts[i])) {
      done.findings.push_back(std::move(finding));
    }
  }
  done.checks = checks_of(done);
  return done;
}

}  // namespace ruleproof::audit
