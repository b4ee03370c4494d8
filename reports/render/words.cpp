#include "reports/render/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::render {
namespace {

constexpr auto meanings = std::to_array<Meaning>({
    {.how = How::proved,
     .glyph = "∎",
     .says = "The contrary is excluded, by the model's own code, for all that the scope names."},
    {.how = How::exhaustive,
     .glyph = "∀",
     .says = "Every position of the stated set-up was visited. Other set-ups are not."},
    {.how = How::counted,
     .glyph = "#",
     .says = "Counted exactly, without sampling and without rounding."},
    {.how = How::relation,
     .glyph = "⊨",
     .says = "The solver excludes the contrary in a relation of the rules that is written by hand. "
             "So many steps of games held it to the model; nothing proves that it is the model."},
    {.how = How::replayed,
     .glyph = "▶",
     .says = "A game that shows it was found, and it replays on the model."},
    {.how = How::bounded,
     .glyph = "≤",
     .says = "Holds up to the stated bound. Beyond it nothing is claimed."},
    {.how = How::sampled,
     .glyph = "≈",
     .says = "Holds in the sample that is stated. Rare exceptions may have been missed."},
    {.how = How::stated, .glyph = "¶", .says = "A text or a record says so. Nothing was computed."},
    {.how = How::unknown, .glyph = "?", .says = "No answer within the budget. Neither yes nor no."},
});

struct Kind {
  FindingKind kind;
  Chapter chapter;
  std::string_view says;
};

constexpr auto kinds = std::to_array<Kind>({
    {.kind = FindingKind::law_broken,
     .chapter = Chapter::broken,
     .says = "A law does not hold in a reachable position."},
    {.kind = FindingKind::goal_unreached,
     .chapter = Chapter::broken,
     .says = "What must be possible was not found possible."},
    {.kind = FindingKind::scenario_failed,
     .chapter = Chapter::broken,
     .says = "A worked example or regression fails to replay."},
    {.kind = FindingKind::pin_moved,
     .chapter = Chapter::broken,
     .says = "A pinned count changed: the rules behave differently."},
    {.kind = FindingKind::ruling_matters,
     .chapter = Chapter::rulings,
     .says = "Two readings of a clause, played side by side."},
    {.kind = FindingKind::texts_differ,
     .chapter = Chapter::audit,
     .says = "Two texts of the rules state different things."},
    {.kind = FindingKind::text_contradicts,
     .chapter = Chapter::audit,
     .says = "A text of the rules contradicts itself."},
    {.kind = FindingKind::text_silent,
     .chapter = Chapter::audit,
     .says = "A text does not say what another text does."},
    {.kind = FindingKind::line_unaccounted,
     .chapter = Chapter::audit,
     .says = "A line of a text that no clause accounts for."},
    {.kind = FindingKind::link_suspect,
     .chapter = Chapter::audit,
     .says = "A mapped line has changed since it was reviewed."},
    {.kind = FindingKind::clause_uncited,
     .chapter = Chapter::broken,
     .says = "An enforced clause that nothing reached."},
    {.kind = FindingKind::engine_differs,
     .chapter = Chapter::broken,
     .says = "An outside engine disagrees with the model."},
    {.kind = FindingKind::answer,
     .chapter = Chapter::questions,
     .says = "A question about the game, and its answer."},
});

constexpr auto kind_list = [] {
  std::array<FindingKind, kinds.size()> list{};
  for (std::size_t i = 0; i < kinds.size(); ++i) list[i] = kinds[i].kind;
  return list;
}();

auto row(FindingKind kind) -> const Kind& { return kinds[static_cast<std::size_t>(kind)]; }

}  // namespace

auto legend() -> std::span<const Meaning> { return meanings; }
auto meaning(How how) -> const Meaning& { return meanings[static_cast<std::size_t>(how)]; }

auto all_kinds() -> std::span<const FindingKind> { return kind_list; }
auto meaning(FindingKind kind) -> std::string_view { return row(kind).says; }
auto chapter_of(FindingKind kind) -> Chapter { return row(kind).chapter; }

auto label(FindingKind kind) -> std::string {
  std::string text{to_text(kind)};
  std::ranges::replace(text, '_', ' ');
  return text;
}

auto title(Chapter chapter) -> std::string_view {
  constexpr auto titles = std::to_array<std::string_view>(
      {"Broken or unmet", "Rulings", "Questions", "Audit of the texts", "Balance"});
  return titles[static_cast<std::size_t>(chapter)];
}

auto lead(Chapter chapter) -> std::string_view {
  constexpr auto leads = std::to_array<std::string_view>(
      {"What should hold and does not, or should be reached and is not.",
       "Where a rulebook can be read in two ways: both ways, played with the same choices.",
       "What one may ask about the game, with the answer and how far it goes.",
       "Where the texts differ, contradict themselves, or leave something out.",
       "Who is favoured when bots play: each number of players, each bot, with intervals."});
  return leads[static_cast<std::size_t>(chapter)];
}

auto chapter_of(const GameReport& game, const Finding& finding) -> Chapter {
  const auto kind = chapter_of(finding.kind);
  const bool balance = kind == Chapter::questions && finding.id.starts_with(game.name + "/balance");
  return balance ? Chapter::balance : kind;
}

auto chapter(const GameReport& game, Chapter which) -> std::vector<const Finding*> {
  std::vector<const Finding*> found;
  for (const auto& finding : game.findings) {
    if (chapter_of(game, finding) == which) found.push_back(&finding);
  }
  // The last is where it stands in the game's list, which makes the order whole.
  // The audit ranks its findings itself: there the kind does not count.
  const auto rank = [which](FindingKind kind) { return which == Chapter::audit ? 0 : int(kind); };
  std::ranges::sort(found, {}, [&](const Finding* finding) {
    return std::tuple{finding->severity, rank(finding->kind), finding};
  });
  return found;
}

auto Tally::operator+=(const Tally& other) -> Tally& {
  passed += other.passed, failed += other.failed, skipped += other.skipped;
  errors += other.errors, warnings += other.warnings, notes += other.notes;
  nothing += other.nothing, enforced += other.enforced, reached += other.reached;
  return *this;
}

auto tally(const GameReport& game) -> Tally {
  Tally sum;
  const auto of = [](const auto& list, auto value, auto member) {
    return static_cast<int>(std::ranges::count(list, value, member));
  };
  sum.passed = of(game.checks, Status::passed, &Check::status);
  sum.failed = of(game.checks, Status::failed, &Check::status);
  sum.skipped = of(game.checks, Status::skipped, &Check::status);
  sum.nothing = static_cast<int>(std::ranges::count_if(game.checks, looked_at_nothing));
  sum.errors = of(game.findings, Severity::error, &Finding::severity);
  sum.warnings = of(game.findings, Severity::warning, &Finding::severity);
  sum.notes = of(game.findings, Severity::note, &Finding::severity);
  // Where there are only the words of the clauses, nobody counted which of them were reached.
  const auto counted = [](const ClauseUse& clause) { return clause.steps + clause.verdicts > 0; };
  if (std::ranges::none_of(game.clauses, counted)) return sum;
  sum.enforced = of(game.clauses, "enforced", &ClauseUse::disposition);
  sum.reached = sum.enforced - static_cast<int>(std::ranges::count_if(game.clauses, uncited));
  return sum;
}

auto tally(const Run& run) -> Tally {
  Tally sum;
  for (const auto& game : run.games) sum += tally(game);
  return sum;
}

auto looked_at_nothing(const Check& check) -> bool {
  // Of the audit's checks it is said how much they found, not at how much they looked.
  return check.status == Status::passed && check.amount.starts_with("0 ") &&
         !check.amount.starts_with("0 found");
}

auto uncited(const ClauseUse& clause) -> bool {
  return clause.disposition == "enforced" && clause.steps == 0 && clause.verdicts == 0;
}

auto count(int number, std::string_view noun) -> std::string {
  return fmt::format("{} {}{}", grouped(static_cast<std::uint64_t>(std::max(number, 0))), noun,
                     number == 1 ? "" : "s");
}

auto verdict(const Run& run) -> std::string {
  return fmt::format("{}, {}", count(static_cast<int>(run.games.size()), "game"),
                     verdict(tally(run)));
}

auto verdict(const Tally& sum) -> std::string {
  std::string text = "no checks";
  if (sum.checks() > 0) {
    const auto made = [&](int number, std::string_view one, std::string_view many) {
      if (number == 0) return;
      text += fmt::format("{} {} {}", text.ends_with(':') ? "" : ",",
                          grouped(static_cast<unsigned>(number)), number == 1 ? one : many);
    };
    text = count(sum.checks(), "check") + ":";
    made(sum.passed - sum.nothing, "holds", "hold");
    made(sum.failed, "fails", "fail");
    made(sum.skipped, "skipped", "skipped");
    made(sum.nothing, "looked at nothing", "looked at nothing");
  }
  if (sum.findings() == 0) return text + ". No findings.";
  text += fmt::format(". {}", count(sum.findings(), "finding"));
  std::string parts;
  const auto part = [&](int number, std::string_view noun) {
    if (number > 0) parts += (parts.empty() ? ": " : ", ") + count(number, noun);
  };
  part(sum.errors, "error"), part(sum.warnings, "warning"), part(sum.notes, "note");
  return text + parts + ".";
}

auto is_stand_in(std::string_view text) -> bool {
  return text.find("stand-in") != std::string_view::npos ||
         text.find("standin") != std::string_view::npos;
}

auto class_of(How how) -> std::string {
  std::string name(to_text(how));
  std::ranges::replace(name, ' ', '-');
  return name;
}

auto scope_of(const Finding& finding) -> std::string {
  if (finding.how.scope()) return to_text(*finding.how.scope());
  return finding.data.empty() ? "" : "data: " + finding.data;
}

auto stand_ins(const GameReport& game) -> std::vector<std::string> {
  std::vector<std::string> texts;
  for (const auto& [name, value] : game.facts) {
    if (is_stand_in(value)) texts.push_back(fmt::format("{}: {}", name, value));
  }
  const auto resting = std::ranges::count_if(
      game.findings, [](const Finding& finding) { return is_stand_in(finding.data); });
  if (resting > 0) {
    texts.push_back(fmt::format("{} of {} rest on stand-in data and say so.", resting,
                                count(static_cast<int>(game.findings.size()), "finding")));
  }
  return texts;
}

}  // namespace ruleproof::render
