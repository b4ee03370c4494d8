#include "reports/cli/print/brief.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/tallies.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/reason.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t narrowest = 40;
constexpr std::size_t usual = 80;
constexpr std::size_t widest = 200;
std::atomic<std::size_t> width_of_terminal = usual;

/// The line, or its beginning and an ellipsis, in characters.
auto cut_line(std::string_view line) -> std::string {
  if (width(line) <= brief_width()) return std::string(line);
  std::string text;
  for (std::size_t left = brief_width() - 1; left > 0 && !line.empty(); --left) {
    std::size_t bytes = 1;
    while (bytes < line.size() && (static_cast<unsigned char>(line[bytes]) & 0xc0U) == 0x80U) {
      ++bytes;
    }
    text += line.substr(0, bytes);
    line.remove_prefix(bytes);
  }
  return text + "…";
}

auto cut(std::string_view text) -> std::string { return cut_line(render::one_line(text)); }

/// Of one answer alone so many lines of its title, and of what it rests on.
constexpr std::size_t lines_of_one = 4;
/// Of so few answers two lines of each title: what they say stands at its end.
constexpr std::size_t few = 3;

constexpr std::string_view indent = "      ";

/// Its first lines, so much narrower than the terminal.
auto shown(std::string_view text, std::string_view before, std::size_t most,
           std::size_t narrower = 0) -> Lines {
  Lines lines;
  const auto all = wrapped(render::one_line(text), before, brief_width() - narrower);
  for (std::size_t at = 0; at < all.size() && lines.size() < most;) {
    const auto end = std::min(all.find('\n', at), all.size());
    lines.push_back(cut(std::string_view(all).substr(at, end - at)));
    at = end + 1;
    const bool cut_off = lines.size() == most && at < all.size();
    if (cut_off) lines.back() = cut(lines.back() + ' ' + all.substr(at + before.size()));
  }
  return lines;
}

/// How it was obtained, and the game that shows it.
auto ground_of(const Finding& finding) -> std::string {
  std::size_t games = 0;
  std::size_t steps = 0;
  for (const auto& witness : finding.witnesses) {
    if (witness.record.empty()) continue;
    ++games;
    steps = std::max(steps, witness.frames.size());
  }
  std::string text;
  if (games > 0) text += games == 1 ? "with a game" : "with " + plural(games, "game");
  if (games > 0 && steps > 1) text += " of " + plural(steps - 1, "step");
  if (games > 0) text += "; ";
  return text + reach_of(finding);
}

auto title_of(const Finding& finding) -> std::string_view {
  return finding.title.empty() ? finding.id : finding.title;
}

/// The first lines of its title.
auto titled(const Finding& finding, std::size_t most) -> Lines {
  const auto head = head_of(finding);
  if (most == 1) return {cut(head + std::string(title_of(finding)))};
  const auto broader = width(head) - std::min(width(head), indent.size());
  auto lines = shown(title_of(finding), indent, most, broader);
  if (lines.empty()) lines.emplace_back(indent);
  lines.front().replace(0, indent.size(), head);
  return lines;
}

/// All of its title and of what it rests on, if they are not too long.
auto lines_of_only(const Finding& finding) -> Lines {
  auto lines = titled(finding, lines_of_one);
  std::ranges::move(shown(ground_of(finding), indent, lines_of_one), std::back_inserter(lines));
  if (finding.severity == Severity::note) return lines;
  constexpr std::size_t lines_of_reason = 2;
  const auto reason = render::beyond_title(finding);
  if (lines.size() < lines_of_one) {
    std::ranges::move(shown(reason, indent, lines_of_reason), std::back_inserter(lines));
  }
  for (const auto& [name, value] : finding.facts) {
    // It is there to be copied, so that it is never cut.
    if (name == "shown again by")
      lines.push_back(std::string(indent) + name + ": " + render::one_line(value));
  }
  return lines;
}

/// What is listed: the lines of each, the gravest first.
struct Entries {
  std::vector<Lines> all;
  std::size_t grave = 0;        ///< lines of what fails or asks for a decision
  std::size_t failed = 0;       ///< first come so many failed checks
  std::size_t findings = 0;     ///< then so many findings
  std::size_t undone = 0;       ///< then so many groups of checks that were not made
  Notes notes = Notes::listed;  ///< last come all notes, or the questions without an answer alone
};

auto entries_of(const Run& run, Notes notes) -> Entries {
  std::vector<Lines> entries;
  std::vector<Lines> after;  // what was not done is graver than a note
  std::size_t failed = 0;
  std::size_t findings = 0;
  for (const auto& game : run.games) findings += game.findings.size();
  for (const auto& item : render::gravest_first(run)) {
    const auto& game = run.games[item.game];
    const auto of = run.games.size() > 1 ? game.title + ": " : std::string();
    if (item.check != nullptr) {
      const auto& check = *item.check;
      const auto* between = check.message.empty() ? "" : ": ";
      entries.push_back({cut("FAILED  " + of + check.name + between + check.message)});
      ++failed;
      continue;
    }
    const auto& finding = *item.finding;
    const bool note = finding.severity == Severity::note;
    if (note && notes == Notes::counted && finding.how != How::unknown) continue;
    auto& list = note ? after : entries;
    if (findings == 1) {
      list.push_back(lines_of_only(finding));
    } else if (run.games.size() > 1) {
      list.push_back({cut(head_of(finding) + of + std::string(title_of(finding)))});
    } else {
      list.push_back(titled(finding, findings <= few ? 2 : 1));
      const auto ground = ground_of(finding);
      if (ground != to_text(How::stated)) list.back().push_back(cut(std::string(indent) + ground));
    }
  }
  std::size_t grave = 0;
  for (const auto& entry : entries) grave += entry.size();
  const auto first = entries.size() - failed;
  const auto undone = not_done(run);
  for (const auto& line : undone) entries.push_back({cut(line)});
  std::ranges::move(after, std::back_inserter(entries));
  return {std::move(entries), grave, failed, first, undone.size(), notes};
}

/// "4 findings, 29 not done, 4 open": what of each kind is not shown; empty where all is of one
/// kind. Not done are groups of checks, open the questions without an answer.
auto kinds_left(const Entries& entries, std::size_t told) -> std::string {
  struct Kind {
    std::size_t amount;
    std::string_view one;
    std::string_view many;
  };
  const bool open = entries.notes == Notes::counted;
  const auto notes = entries.all.size() - entries.failed - entries.findings - entries.undone;
  const auto kinds =
      std::to_array<Kind>({{entries.failed, "failed", "failed"},
                           {entries.findings, "finding", "findings"},
                           {entries.undone, "not done", "not done"},
                           {notes, open ? "open" : "note", open ? "open" : "notes"}});
  std::string text;
  std::size_t named = 0;
  for (const auto& kind : kinds) {
    const auto shown = std::min(told, kind.amount);
    const auto left = kind.amount - shown;
    told -= shown;
    if (left == 0) continue;
    if (++named > 1) text += ", ";
    text += grouped(left) + ' ' + std::string(left == 1 ? kind.one : kind.many);
  }
  return named > 1 ? text : "";
}

/// What -v shows besides.
auto hint(const Run& run, const Entries& entries, std::size_t told) -> std::string {
  if (const auto left = entries.all.size() - told; left > 0) {
    const auto kinds = kinds_left(entries, told);
    const auto said = [&](const std::string& which) {
      return "and " + grouped(left) + " more" + which + ": -v shows them";
    };
    auto text = said(kinds.empty() ? "" : " (" + kinds + ")");
    return width(text) <= brief_width() ? text : said("");
  }
  bool reasons = false;
  bool games = false;
  for (const auto& game : run.games) {
    reasons |= !game.findings.empty();
    games |= std::ranges::any_of(game.findings,
                                 [](const Finding& finding) { return !finding.witnesses.empty(); });
  }
  if (reasons) return games ? "-v shows the reasons and the games" : "-v shows the reasons";
  return render::tally(run).checks() > 0 ? "-v shows each check" : "";
}

}  // namespace

auto brief_width() -> std::size_t { return width_of_terminal; }
auto set_brief_width(std::size_t characters) -> void {
  width_of_terminal = std::clamp(characters, narrowest, widest);
}

auto print_brief(std::ostream& out, const Run& run, Notes notes, const Lines& more) -> void {
  const auto all = entries_of(run, notes);
  const auto& entries = all.all;
  Lines lines;
  const bool one_answer = entries.size() == 1 && entries.front().size() > 1;
  if (!one_answer && (entries.empty() || render::is_wrong_or_open(run))) {
    lines = shown(render::sentence(run), "", 2);
  }
  Lines below;
  if (run.games.size() == 1) {
    constexpr std::size_t besides = 3;  // the data, what is left out, the verdict
    constexpr std::size_t most = 4;
    std::size_t first = 0;
    for (std::size_t i = 0; i < entries.size() && (i == 0 || entries.size() <= few); ++i) {
      first += entries[i].size();
    }
    const auto taken = lines.size() + std::max(all.grave, first) + more.size() + besides;
    below =
        looked_at(run.games.front(), std::min(most, brief_lines - std::min(taken, brief_lines)));
  }
  for (auto& line : below) line = cut(line);
  const auto end = below.size() + more.size() + 2;  // what is left out, the verdict
  std::size_t told = 0;
  for (const auto& entry : entries) {
    const auto taken = std::min(lines.size() + end, brief_lines);
    auto room = std::min(entry.size(), brief_lines - taken);
    if (told == 0) room = entry.size();
    if (room == 0) break;
    lines.insert(lines.end(), entry.begin(), entry.begin() + static_cast<std::ptrdiff_t>(room));
    ++told;
  }
  std::ranges::move(below, std::back_inserter(lines));
  if (auto says = hint(run, all, told); !says.empty()) lines.push_back(std::move(says));
  lines.insert(lines.end(), more.begin(), more.end());
  for (const auto& line : lines) out << line << '\n';
  out << render::verdict(run) << '\n';
}

auto cut_lines(std::string_view text) -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(cut_line(text.substr(at, end - at)));
    at = end + 1;
  }
  return lines;
}

auto first_lines(const std::vector<std::string>& lines, std::size_t room) -> std::string {
  std::string text;
  const auto shown = lines.size() <= room ? lines.size() : room - 1;
  for (std::size_t i = 0; i < shown; ++i) text += lines[i] + '\n';
  if (shown < lines.size()) {
    text += "and " + grouped(lines.size() - shown) + " more: -v shows them\n";
  }
  return text;
}

}  // namespace ruleproof::cli
