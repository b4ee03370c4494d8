#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/audit_page.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t longest_text = 300;

auto brief(std::string_view text) -> std::string {
  return markdown_text(shortened(one_line(text), longest_text));
}

auto table(const AuditPage& page) -> std::string {
  std::string head = "| | Question |";
  std::string rule = "|---|---|";
  for (const auto& language : page.languages) {
    head += ' ' + brief(language) + " |";
    rule += "---|";
  }
  auto out = head + " Consequence |\n" + rule + "---|\n";
  for (const auto& question : page.questions) {
    out += fmt::format("| {} | {} |", brief(question.tag), brief(question.question));
    for (const auto& said : question.said) out += ' ' + brief(said) + " |";
    out += ' ' + brief(question.consequence) + " |\n";
  }
  return out;
}

/// What else was found: those findings that no question has.
auto others(const AuditPage& page) -> std::string {
  std::string out;
  for (const auto& finding : page.game.findings) {
    if (finding.severity == Severity::note || finding.id.find("/text/") == std::string::npos) {
      continue;
    }
    out += fmt::format("- **{}**: {}", to_text(finding.severity), brief(finding.title));
    for (std::size_t i = 0; i < finding.places.size() && i < 2; ++i) {
      out += (i == 0 ? ": " : ", ") + brief(where(finding.places[i]));
    }
    out += '\n';
  }
  return out;
}

}  // namespace

auto publisher_markdown(const AuditPage& page) -> std::string {
  auto out = fmt::format("## {}: questions to the publisher\n\n", brief(page.game.title));
  for (std::size_t i = 0; i < page.publisher.size(); ++i) {
    out += fmt::format("{}. {}\n", i + 1, markdown_text(one_line(page.publisher[i])));
  }
  return page.publisher.empty() ? out + "None.\n" : out;
}

auto audit_markdown(const AuditPage& page) -> std::string {
  auto out = fmt::format("## {}: audit of the texts\n\n{}\n", brief(page.game.title),
                         verdict(tally(page.game)));
  if (page.interrupted) out += "\nInterrupted: what was found before is shown.\n";
  out += "\n### Open questions by consequence\n\n" + table(page);
  if (!page.errata.empty()) {
    out += "\n### Smallest errata\n";
    for (const auto& text : page.errata) out += '\n' + markdown_text(one_line(text)) + '\n';
  }
  if (const auto rest = others(page); !rest.empty()) out += "\n### In the texts\n\n" + rest;
  return out + '\n' + (page.publisher.empty() ? "" : '#' + publisher_markdown(page));
}

}  // namespace ruleproof::render
