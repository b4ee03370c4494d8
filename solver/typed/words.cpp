#include "solver/typed/words.hpp"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/typed/pursue.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver::typed {
namespace {

constexpr std::string_view nowhere = " in no position that can be reached";

auto counted(std::uint64_t number, std::string_view one) -> std::string {
  return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

/// "p1.yuan = 0" -> "p1-yuan-0": part of an id.
auto slug(std::string_view text) -> std::string {
  std::string out;
  for (const char c : text) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain) {
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!out.empty() && out.back() != '-') {
      out += '-';
    }
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  // What has no letters of its own is told apart by a number.
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return fmt::format("{}-{:08x}", out.substr(0, 40), static_cast<std::uint32_t>(hash >> 32U));
}

/// The answer as one sentence.
auto title_of(const Report& report) -> std::string {
  const auto& text = report.question.text;
  auto after = report.moves == 0 ? std::string("in the opening position")
                                 : "after " + counted(report.moves, "move");
  const bool shortest = report.by == FoundBy::breadth_first;
  if (report.moves > 0) after += shortest ? ", no sooner" : ", perhaps sooner";
  if (report.by != FoundBy::nothing) {
    switch (report.question.asks) {
      case Asks::can:
        return fmt::format("Yes, it can be that {}: {}", text, after);
      case Asks::never:
        return fmt::format("No: it can be that {}, {}", text, after);
      case Asks::always:
        return fmt::format("No: {}{} it is not so that {}", after, report.moves > 0 ? "," : "",
                           text);
    }
  }
  if (report.all.complete())
    return title_where_nothing_breaks(report.question, report.lacks, report.partly);
  const std::string_view open = report.question.asks == Asks::can ? "shows" : "refutes";
  const std::string_view asks = report.question.asks == Asks::can     ? "can be"
                                : report.question.asks == Asks::never ? "is never so"
                                                                      : "is always so";
  return fmt::format("Not known whether it {} that {}: no game was found that {} it{}", asks, text,
                     open,
                     report.lacks.empty() ? "" : ", for want of a case (" + report.lacks + ")");
}

auto says_of(const Report& report) -> std::string_view {
  const bool found = report.by != FoundBy::nothing;
  if (!found && !report.all.complete()) return left_open;
  return found == (report.question.asks == Asks::can) ? "yes" : "no";
}

auto engine_of(const Report& report) -> std::string_view {
  switch (report.by) {
    case FoundBy::guided:
      return "guided search";
    case FoundBy::hunt:
      return "games played on towards it";
    default:
      return "breadth-first search";
  }
}

/// How far every game was looked at.
auto whole_of(const Report& report) -> std::string {
  if (report.all.complete()) {
    return report.of_moves ? "every move of every reachable position" : "every reachable position";
  }
  if (report.whole_depth < 0) return "";
  return "every game of " + counted(static_cast<std::uint64_t>(report.whole_depth), "move");
}

/// What the answer is bounded by.
auto bound_of(const Report& report) -> std::string {
  auto bound = whole_of(report);
  if (report.all.complete())
    return fmt::format("{}, {}", counted(report.all.states, "position"), bound);
  const auto add = [&](const std::string& part) { bound += (bound.empty() ? "" : ", ") + part; };
  add("stopped by the bound on " +
      (report.out_of_time ? "time" : std::string(to_text(report.all.stopped_by))));
  if (report.guided > 0) add(counted(report.guided, "position") + " of a guided search");
  if (report.hunted > 0) add(counted(report.hunted, "position") + " of games played on towards it");
  return bound;
}

auto message_of(const Report& report) -> std::string {
  const auto asked = fmt::format("{} {}?", to_text(report.question.asks), report.question.text);
  if (report.by == FoundBy::breadth_first) {
    return asked + " The game is as short as any: every shorter one was looked at.";
  }
  if (report.by != FoundBy::nothing) {
    const auto whole = whole_of(report);
    return asked + " Shorter games may do it, too" +
           (whole.empty() ? "." : ": only " + whole + " was looked at, and none does.");
  }
  if (report.all.complete()) {
    return asked + (report.of_moves ? " Every move of every reachable position was looked at."
                                    : " Every reachable position was looked at.");
  }
  return asked + " What was not found within the bound may lie beyond it.";
}

}  // namespace

auto id_of(std::string_view game, const TypedQuestion& question) -> std::string {
  return fmt::format("{}/typed/{}/{}", game, to_text(question.asks), slug(question.text));
}

auto looked_at(const Exploration& all, std::uint64_t guided, std::uint64_t hunted)
    -> std::uint64_t {
  return all.states + guided + hunted;
}

auto listed(const std::vector<std::string>& names) -> std::string {
  constexpr std::size_t shown = 3;
  std::string text;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) {
    const bool last = i + 1 == names.size();
    text += (i == 0 ? "" : last ? " and " : ", ") + names[i];
  }
  if (names.size() > shown) text += " and " + std::to_string(names.size() - shown) + " more";
  return text;
}

auto in_none(std::string_view lacks, std::uint64_t positions, bool all) -> std::string {
  if (all) return fmt::format("{}{}", lacks, nowhere);
  return fmt::format("{} in none of {} that were looked at", lacks, counted(positions, "position"));
}

auto title_where_nothing_breaks(const TypedQuestion& question, const std::string& lacks,
                                const std::string& partly) -> std::string {
  const auto& text = question.text;
  const std::string_view says = question.asks == Asks::can      ? "it can never be that "
                                : question.asks == Asks::always ? "it is always so that "
                                                                : "it is never so that ";
  const std::string_view word = question.asks == Asks::can ? "no" : "yes";
  if (!lacks.empty()) {
    return lacks.ends_with(nowhere)
               ? fmt::format("It speaks of what never was ({}), and only so {}: {}{}", lacks, word,
                             says, text)
               : fmt::format("It speaks of what was never seen ({}), and perhaps only so {}: {}{}",
                             lacks, word, says, text);
  }
  return fmt::format("{}, {}{}{}", question.asks == Asks::can ? "No" : "Yes",
                     partly.empty() ? "" : "wherever there is " + partly + ", ", says, text);
}

auto finding_of(const Report& report) -> Finding {
  Finding finding;
  finding.id = id_of(report.game, report.question);
  finding.kind = FindingKind::answer;
  finding.game = report.game;
  finding.title = title_of(report);
  finding.message = message_of(report);
  const bool found = report.by != FoundBy::nothing;
  finding.data = report.scope.data;
  finding.how = {found                     ? How::replayed
                 : report.all.complete()   ? How::exhaustive
                 : report.whole_depth >= 0 ? How::bounded
                                           : How::unknown,
                 report.scope};
  if (!found) finding.bound = bound_of(report);
  const auto fact = [&](std::string name, std::string value) {
    finding.facts.emplace_back(std::move(name), std::move(value));
  };
  fact("answer", std::string(says_of(report)));
  fact("engine", std::string(engine_of(report)));
  fact("set-up", ruleproof::to_text(report.setup.options));
  if (!report.setup.rulings.empty()) fact("rulings", ruleproof::to_text(report.setup.rulings));
  if (found) fact("moves", std::to_string(report.moves));
  if (found) fact("shortest", report.by == FoundBy::breadth_first ? "yes" : "not shown");
  fact("positions", std::to_string(report.all.states));
  if (!found) {
    fact(std::string(tried), std::to_string(looked_at(report.all, report.guided, report.hunted)));
  }
  if (!report.lacks.empty()) fact(std::string(for_want_of), report.lacks);
  if (!report.partly.empty()) fact(std::string(only_where), report.partly);
  if (!report.all.complete() && report.whole_depth >= 0) {
    fact("looked at", whole_of(report));
  }
  for (const auto& note : report.notes) fact("read", note);
  return finding;
}

}  // namespace ruleproof::solver::typed
