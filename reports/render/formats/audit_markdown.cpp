#include <algorithm>
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

/// Lines of a text, as a quote.
auto quoted(const AuditQuote& quote) -> std::string {
  auto out = fmt::format("\n{}:\n\n", markdown_prose(quote.where));
  std::string_view rest = quote.quote;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('\n'), rest.size());
    if (end > 0) out += fmt::format("> {}\n", markdown_prose(one_line(rest.substr(0, end))));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

/// One question, with all that somebody needs who has only the rulebook at hand.
auto letter(std::size_t number, const AuditLetter& letter) -> std::string {
  auto out = fmt::format("\n### {}. {}\n", number, markdown_prose(one_line(letter.question)));
  for (const auto& quote : letter.quotes) out += quoted(quote);
  out += "\nThis can be read as:\n\n";
  for (const auto& reading : letter.readings) {
    out += fmt::format("- {}\n", markdown_prose(one_line(reading)));
  }
  if (!letter.game.empty()) out += "\nA game in which it matters:\n\n";
  for (const auto& line : letter.game) out += fmt::format("- {}\n", markdown_prose(one_line(line)));
  if (!letter.proposals.empty()) out += "\nWhat could be written, in words of ours:\n";
  for (const auto& proposal : letter.proposals) out += quoted(proposal);
  return out + fmt::format("\nOur mark: {}\n", markdown_prose(letter.tag));
}

}  // namespace

auto publisher_markdown(const AuditPage& page) -> std::string {
  auto out = fmt::format("## {}: questions to the publisher\n", brief(page.game.title));
  for (std::size_t i = 0; i < page.publisher.size(); ++i) out += letter(i + 1, page.publisher[i]);
  if (page.publisher.empty()) out += "\nNone.\n";
  return page.tool_version.empty()
             ? out
             : out + fmt::format("\nBy ruleproof {}.\n", brief(page.tool_version));
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
  if (page.publisher.empty()) return out;
  out += "\n### Questions to the publisher\n\n";
  for (std::size_t i = 0; i < page.publisher.size(); ++i) {
    out += fmt::format("{}. {} ({})\n", i + 1, brief(page.publisher[i].question),
                       brief(page.publisher[i].tag));
  }
  return out;
}

}  // namespace ruleproof::render
