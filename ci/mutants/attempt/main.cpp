/// Tries mutants of one game, each in a process of its own for each engine:
///
///     try_mutants GAME [--steps N] [--states N] [--seconds N] [--all] MUTANT...
///
/// A line for each mutant and engine: mutant, engine, how it ended (alive, failed, aborted,
/// crashed, too long), whether play came to the mutant's place, seconds of processor time, moves of
/// the record, group and name of what failed, with tabs between. Without --all, what takes longest
/// is tried only where laws leave the mutant alive. The line of mutant 0 comes first: what fails
/// without a bug kills nothing.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "ci/mutants/attempt/child.hpp"
#include "ci/mutants/attempt/engines.hpp"
#include "ci/mutants/switch.hpp"

namespace {

using namespace ruleproof;
using namespace ruleproof::mutants;

struct Asked {
  Trial trial;
  int seconds = 20;
  bool all = false;
  std::vector<int> mutants;
};

auto fail(const std::string& why) -> void {
  std::cerr << "try_mutants: " << why << '\n';
  std::exit(2);
}

auto number(std::string_view text) -> int {
  int value = -1;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < 0) fail("not a number: " + std::string(text));
  return value;
}

auto load(Trial& trial, const std::string& game) -> void {
  const auto all = properties::all_parts();
  const auto found = std::ranges::find(all, std::string_view(game), &properties::Parts::name);
  if (found == all.end()) fail("no such game: " + game);
  trial.parts = *found;
  auto folder = game;
  std::ranges::replace(folder, '-', '_');
  auto scenarios = properties::read_files("properties/scenarios/" + folder, ".game");
  if (!scenarios) fail(to_text(scenarios.error()));
  trial.scenarios = *scenarios;
  trial.pins_name = "properties/pins/" + folder + ".txt";
  const auto file = properties::read_file(trial.pins_name);
  if (!file) return;  // a game may have none
  const auto pins = properties::parse_pins(file->text, trial.pins_name);
  if (!pins) fail(to_text(pins.error()));
  trial.pins = *pins;
}

auto read_words(const std::vector<std::string>& words) -> Asked {
  Asked asked;
  if (words.empty()) fail("which game?");
  load(asked.trial, words[0]);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool has_more = i + 1 < words.size();
    if (words[i] == "--all") {
      asked.all = true;
    } else if (words[i] == "--steps" && has_more) {
      asked.trial.steps = static_cast<std::uint64_t>(number(words[++i]));
    } else if (words[i] == "--states" && has_more) {
      asked.trial.states = static_cast<std::uint64_t>(number(words[++i]));
    } else if (words[i] == "--seconds" && has_more) {
      asked.seconds = number(words[++i]);
    } else {
      asked.mutants.push_back(number(words[i]));
    }
  }
  return asked;
}

/// What the child says: whether the place was reached, then each failure in a line.
auto said_of(const std::vector<Failure>& failures) -> std::string {
  auto text = std::string(reached ? "1" : "0");
  for (const auto& failure : failures) {
    text += fmt::format("\n{}\t{}\t{}", failure.moves, failure.group, failure.name);
  }
  return text;
}

auto run(const Asked& asked, const Engine& engine, int mutant, const Excused& excused) -> Ending {
  return in_child(asked.seconds, [&] {
    in_force = mutant;
    return said_of(engine.run(asked.trial, excused));
  });
}

auto lines_of(const std::string& text) -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

/// Prints a line; says whether the engine killed the mutant.
auto tell(int mutant, const Engine& engine, const Ending& ending) -> bool {
  using enum Ending::How;
  if (ending.how != returned) {
    const auto* how = ending.how == aborted   ? "aborted"
                      : ending.how == crashed ? "crashed"
                                              : "too long";
    std::cout << fmt::format("{}\t{}\t{}\t1\t{:.3f}\t-1\t\t{}\n", mutant, engine.name, how,
                             ending.seconds, ending.said);
    return true;
  }
  const auto lines = lines_of(ending.said);
  const bool dead = lines.size() > 1;
  std::cout << fmt::format("{}\t{}\t{}\t{}\t{:.3f}\t{}\n", mutant, engine.name,
                           dead ? "failed" : "alive", lines.at(0), ending.seconds,
                           dead ? lines[1] : "-1\t\t");
  return dead;
}

/// What fails without a bug, one engine after the other.
auto without_bug(const Asked& asked, const Engine& engine) -> Excused {
  Excused excused;
  const auto ending = run(asked, engine, 0, excused);
  if (ending.how != Ending::How::returned) {
    fail(fmt::format("without a bug, {} does not end: {}", engine.name, ending.said));
  }
  for (const auto& line : lines_of(ending.said)) {
    if (const auto tab = line.rfind('\t'); tab != std::string::npos)
      excused.insert(line.substr(tab + 1));
  }
  std::cout << fmt::format("0\t{}\talive\t0\t{:.3f}\t-1\t{} excused\t{}\n", engine.name,
                           ending.seconds, excused.size(), fmt::join(excused, "; "));
  return excused;
}

}  // namespace

int main(int argc, char** argv) {
  std::cout << std::unitbuf;
  const auto asked = read_words({argv + 1, argv + argc});
  const auto all = engines();
  std::vector<Excused> excused;
  for (const auto& engine : all) excused.push_back(without_bug(asked, engine));
  for (const auto mutant : asked.mutants) {
    bool dead = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_long = all[i].name == "small games" || all[i].name == "pins";
      if (is_long && dead && !asked.all) continue;
      const bool killed = tell(mutant, all[i], run(asked, all[i], mutant, excused[i]));
      if (all[i].name != "scenarios") dead = dead || killed;
    }
  }
}
