#include "reports/cli/print/tallies.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/facts.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

/// Checks of one group with one mark.
struct Alike {
  std::string_view mark;
  std::string game;
  const Check* first;
  std::size_t count;
};

auto groups_of(const Run& run) -> std::vector<Alike> {
  std::vector<Alike> all;
  for (const auto& game : run.games) {
    for (const auto& check : game.checks) {
      const auto same = std::ranges::find_if(all, [&](const Alike& each) {
        return each.mark == mark(check) && each.game == game.title &&
               each.first->group == check.group;
      });
      if (same == all.end()) {
        all.push_back({mark(check), game.title, &check, 1});
      } else {
        ++same->count;
      }
    }
  }
  return all;
}

auto add(std::string& text, const std::string& part) -> void {
  if (!text.empty()) text += "; ";
  text += part;
}

/// A line behind which more would follow, with a sign of that.
auto left_off(std::string line) -> std::string {
  while (width(line) + 2 > brief_width() && line.find(' ') != std::string::npos) {
    line.resize(line.rfind(' '));
  }
  return line + " …";
}

}  // namespace

auto mark(const Check& check) -> std::string_view {
  switch (check.status) {
    case Status::passed:
      return render::looked_at_nothing(check) ? "nothing" : "ok";
    case Status::failed:
      return "FAILED";
    case Status::skipped:
      return "skipped";
  }
  return "";
}

auto not_done(const Run& run) -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (const std::string_view wanted : {"skipped", "nothing"}) {
    for (const auto& each : groups_of(run)) {
      if (each.mark != wanted) continue;
      auto text = std::string(wanted) + "  ";
      if (run.games.size() > 1) text += each.game + ": ";
      if (each.count > 1) text += grouped(each.count) + " of " + each.first->group + ", such as ";
      text += each.first->name;
      if (!each.first->message.empty()) text += ": " + each.first->message;
      if (wanted == "nothing") text += ": " + each.first->amount;
      lines.push_back(text);
    }
  }
  return lines;
}

auto looked_at(const GameReport& report, std::size_t most) -> std::vector<std::string> {
  Run run;
  run.games.push_back(report);
  const auto groups = groups_of(run);
  std::string counts;
  std::vector<std::string_view> told;
  for (const auto& each : groups) {
    const auto& group = each.first->group;
    if (std::ranges::count(told, group) > 0) continue;
    told.push_back(group);
    std::string says;
    for (const auto& same : groups) {
      if (same.first->group != group) continue;
      const auto word = same.mark == "ok" ? std::string("hold") : std::string(same.mark);
      says += (says.empty() ? "" : ", ") + grouped(same.count) + " " + word;
    }
    add(counts, group + ": " + says);
  }
  const bool several = std::ranges::any_of(
      groups, [&](const Alike& each) { return each.first->group != groups.front().first->group; });
  std::string facts;
  std::string data;
  for (const auto& [name, value] : report.facts) {
    constexpr std::size_t longest = 40;  // what needs more words is about the work itself
    if (name.size() > longest) continue;
    if (name == "data") {
      data = name + ": " + value;
    } else {
      add(facts, name + ": " + render::fact_text(name, value));
    }
  }
  std::vector<std::string> lines;
  if (several) lines = cut_lines(wrapped(counts, "", brief_width()));
  for (auto& line : cut_lines(wrapped(render::one_line(facts), "", brief_width()))) {
    lines.push_back(line);
  }
  if (lines.size() > most) {
    lines.resize(most);
    if (most > 0) lines.back() = left_off(std::move(lines.back()));
  }
  if (!data.empty()) lines.push_back(data);
  return lines;
}

}  // namespace ruleproof::cli
