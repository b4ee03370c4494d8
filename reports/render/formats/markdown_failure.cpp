#include "reports/render/formats/markdown_failure.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/again.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/reason.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t longest_reason = 400;
constexpr std::size_t longest_command = 400;
constexpr std::size_t most_clauses = 2;

/// Below an item: as a paragraph of it.
auto paragraph(std::string_view text) -> std::string { return fmt::format("\n  {}\n", text); }

auto clauses_of(const GameReport& game, const Finding& finding) -> std::string {
  std::string out;
  std::size_t shown = 0;
  for (const auto& id : finding.clauses) {
    const auto clause = std::ranges::find(game.clauses, id, &ClauseUse::id);
    if (clause == game.clauses.end() || clause->says.empty()) continue;
    if (++shown > most_clauses) break;
    out += paragraph(fmt::format("{}: {}", markdown_text(one_line(id)),
                                 markdown_text(shortened(one_line(clause->says), longest_reason))));
  }
  return out;
}

/// Nothing in it ends the block: its fence is longer than any run of its marks.
auto fenced(std::string_view text) -> std::string {
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char letter : text) {
    run = letter == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  std::string out = fmt::format("\n  {}text\n", fence);
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    out += fmt::format("  {}\n", one_line(text.substr(at, end - at)));
    at = end + 1;
  }
  return out + fmt::format("  {}\n", fence);
}

auto record_of(const Finding& finding) -> std::string {
  constexpr std::ptrdiff_t most_lines = 40;
  constexpr std::size_t most_bytes = 3'000;
  if (finding.witnesses.empty()) return "";
  const auto& record = finding.witnesses.front().record;
  const bool is_short =
      record.size() <= most_bytes && std::ranges::count(record, '\n') <= most_lines;
  return record.empty() || !is_short ? "" : fenced(record);
}

}  // namespace

auto markdown_failure(const Run& run, const GameReport& game, const Finding& finding)
    -> std::string {
  std::string out;
  const auto reason = beyond_title(finding);
  if (!reason.empty()) {
    out += paragraph(markdown_text(shortened(one_line(reason), longest_reason)));
  }
  out += clauses_of(game, finding) + record_of(finding);
  const auto command = command_of(run, game, finding);
  if (command.size() > longest_command) return out;
  return out + "\n  Shown again by:\n" + fenced(command);
}

}  // namespace ruleproof::render
