#include "reports/audit/beside.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t most_shown = 5;  // sentences that the finding on the rest names

auto as_document(const TextAudit& text) -> Document {
  std::string bytes;
  for (const auto& line : text.text.lines) bytes += line + '\n';
  auto document = document_of(bytes, text.text.file, text.sources.language);
  return document ? std::move(document).value() : Document{text.text.file, "", {}, {}};
}

auto lines_of(const Document& document, const std::vector<int>& sentences) -> Lines {
  Lines lines;
  for (const int at : sentences) {
    const auto& sentence = document.sentences[static_cast<std::size_t>(at)];
    lines.push_back({sentence.line, sentence.last_line});
  }
  return lines;
}

/// Two texts, and where a difference between them stands.
class Beside {
 public:
  Beside(const GameTables& game, const TextAudit& first, const TextAudit& second)
      : game_(game),
        first_(first),
        second_(second),
        pair_(compare(as_document(first), as_document(second))) {
    for (const auto& entry : pair_.entries) {
      if (entry.severity != Severity::warning) continue;
      const Where where{lines_of(pair_.first, entry.first), lines_of(pair_.second, entry.second)};
      if (has_changed(first, where.first) || has_changed(second, where.second)) {
        findings_.push_back(changed(entry, where));
      } else if (is_recorded(where)) {
        ++recorded_;
      } else {
        rest_.push_back(&entry);
      }
    }
  }

  auto take() -> std::vector<Finding> {
    if (!rest_.empty()) findings_.push_back(unjudged());
    return std::move(findings_);
  }

 private:
  struct Where {
    Lines first;
    Lines second;
  };

  static auto has_changed(const TextAudit& text, const Lines& lines) -> bool {
    return std::ranges::any_of(text.accounting.suspects, [&](const Suspect& suspect) {
      return !suspect.has_moved() && !suspect.gone && share_a_line(suspect.places, lines);
    });
  }

  /// Whether an open question, or a divergence that needs none, speaks of lines of both.
  [[nodiscard]] auto is_recorded(const Where& where) const -> bool {
    const auto speaks_of = [](const Link& link, const Lines& lines) {
      return lines.empty() || share_a_line(link.lines, lines);
    };
    const auto is_of_both = [&](const auto& ours, const auto& theirs, auto name) {
      return std::ranges::any_of(ours, [&](const auto& one) {
        return speaks_of(one.link, where.first) &&
               std::ranges::any_of(theirs, [&](const auto& other) {
                 return other.*name == one.*name && speaks_of(other.link, where.second);
               });
      });
    };
    return is_of_both(first_.sources.rulings, second_.sources.rulings, &RulingLink::ruling) ||
           is_of_both(first_.sources.unruled, second_.sources.unruled, &UnruledLink::tag);
  }

  [[nodiscard]] auto begun(const std::string& id) const -> Finding {
    Finding made;
    made.id = fmt::format("{}/texts/{}", game_.name, id);
    made.kind = FindingKind::texts_differ;
    made.game = game_.name;
    made.how = How::stated;
    return made;
  }

  auto add_places(Finding& finding, const Entry& entry) const -> void {
    const auto add = [&](const Document& document, const std::vector<int>& sentences,
                         const Text& text) {
      for (const auto& span : lines_of(document, sentences)) {
        finding.places.push_back({text.file, span.first, span.last, quote(text, span)});
      }
    };
    add(pair_.first, entry.first, first_.text);
    add(pair_.second, entry.second, second_.text);
  }

  [[nodiscard]] auto changed(const Entry& entry, const Where& where) const -> Finding {
    const auto& lines = where.first.empty() ? where.second : where.first;
    auto made = begun(fmt::format("sister/{}", lines.front().first));
    made.severity = Severity::error;
    made.title = entry.title;
    made.message = entry.title;
    made.facts = {{"check", "sister"}};
    add_places(made, entry);
    return made;
  }

  /// One finding on all that is left: most of it is the freedom of a translation.
  [[nodiscard]] auto unjudged() const -> Finding {
    const auto& one = first_.sources.language;
    const auto& other = second_.sources.language;
    auto made = begun(fmt::format("side-by-side/{}-{}", one, other));
    made.severity = Severity::note;
    made.title = fmt::format(
        "{} and {}, sentence by sentence: {} more that may differ, which no open question speaks "
        "of: look through them with audit --pair",
        one, other, rest_.size());
    made.message = fmt::format(
        "Held against each other without clauses, {} pairs of sentences differ in a word that "
        "translators keep. Of {} of them an open question speaks. The others, by the gravest:",
        rest_.size() + recorded_, recorded_);
    made.facts = {
        {"all of them", fmt::format("{} audit --pair {} {} --out FOLDER", render::command_name(),
                                    first_.text.file, second_.text.file)},
        {"consequence", "nobody has judged it"}};
    for (const auto* entry : rest_) {
      if (made.places.size() >= 2 * most_shown) break;
      made.message += '\n' + entry->title;
      add_places(made, *entry);
    }
    return made;
  }

  const GameTables& game_;
  const TextAudit& first_;
  const TextAudit& second_;
  PairAudit pair_;
  std::vector<const Entry*> rest_;
  std::size_t recorded_ = 0;
  std::vector<Finding> findings_;
};

}  // namespace

auto beside_findings(const GameTables& game, const std::vector<TextAudit>& texts)
    -> std::vector<Finding> {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = i + 1; j < texts.size(); ++j) {
      for (auto& finding : Beside(game, texts[i], texts[j]).take()) {
        findings.push_back(std::move(finding));
      }
    }
  }
  return findings;
}

}  // namespace ruleproof::audit
