/// What conform finds: each other answer to an open question, played by the model behind the
/// protocol, is looked for. Prints a row for each, as Markdown.
///
///     conformance_survey GAME [SECONDS (60)] [plain] [RULING=ANSWER...]
///
/// `plain`: the engine starts games from the opening only, and knows no set-ups but numbers of
/// players.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/record.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/referee.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

namespace {

using namespace ruleproof;
using namespace ruleproof::conformance;

auto engine_path() -> std::string {
  return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "conformance_engine")
      .string();
}

/// A fact of a finding; empty if there is none.
auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [key, value] : finding.facts) {
    if (key == name) return value;
  }
  return "";
}

/// Whether the finding names this very answer as one that explains it everywhere.
auto names(const Finding& finding, const std::string& answer) -> bool {
  for (const auto& [key, value] : finding.facts) {
    if (key == "reading" && value == answer) return true;
  }
  return false;
}

using Fact = std::pair<std::string, std::string>;

struct Row {
  bool found = false;
  bool named = false;
  std::uint64_t moves = 0;
  std::string text;
};

auto moves_of(const Record& record) -> std::uint64_t {
  return static_cast<std::uint64_t>(
      std::ranges::count(record.entries, Entry::Kind::move, &Entry::kind));
}

/// The moves of the shortest game from an opening that is known to tell this answer from the
/// default: a scenario "from compare". Empty if there is none.
auto shortest_known(const ConformOptions& options, const std::string& answer) -> std::string {
  for (const auto& file : options.scenarios) {
    const auto record = parse_record(file.text, file.name);
    if (!record || std::ranges::count(record->from, "compare") == 0) continue;
    if (ruleproof::to_text(record->setup.rulings) != answer || !record->position.empty()) continue;
    return std::to_string(moves_of(*record)) + " under " +
           ruleproof::to_text(record->setup.options);
  }
  return "";
}

auto row_of(const ConformOptions& options, const std::string& answer) -> Row {
  const auto begin = std::chrono::steady_clock::now();
  const auto report = conform(options);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  Row row;
  if (!report) {
    row.text = fmt::format("| {} | {} | | | | | |", answer, to_text(report.error()));
    return row;
  }
  if (report->findings.empty()) {
    row.text =
        fmt::format("| {} | not found | {} steps | {:.1f} s | | {} | |", answer,
                    report->facts.at(2).second, took.count(), shortest_known(options, answer));
    return row;
  }
  const auto& finding = report->findings.front();
  const auto record = parse_record(finding.witnesses.at(0).record, "witness");
  row.found = true;
  row.named = names(finding, answer);
  row.moves = moves_of(*record);
  const auto readings = std::ranges::count(finding.facts, "reading", &Fact::first);
  row.text = fmt::format(
      "| {} | {} | {} | {:.1f} s | {}{} | {} | {} |", answer,
      row.named ? (readings == 1 ? "named" : fmt::format("named, of {}", readings)) : "found",
      fact(finding, "first found"), took.count(), row.moves,
      record->position.empty() ? "" : " from a position", shortest_known(options, answer),
      finding.clauses.empty() ? "" : finding.clauses.front());
  return row;
}

auto survey(const std::string& game, std::uint64_t seconds, const std::vector<std::string>& only)
    -> int {
  const auto is_answer = [](const std::string& word) { return word != "plain"; };
  const bool plain = std::ranges::count(only, "plain") > 0;
  const auto model = make_referee(game, {});
  if (!model) {
    std::cerr << to_text(model.error()) << '\n';
    return 2;
  }
  std::cout << "| " << game
            << " plays | result | first found | time | moves of the record | shortest known from "
               "an opening | clause |\n"
               "|---|---|---|---|---|---|---|\n";
  ConformOptions options{.game = game, .launch = {}};
  options.time = std::chrono::seconds(seconds);
  const auto folder = "properties/scenarios/" + properties::folder_of(game);
  if (auto files = properties::read_files(folder, ".game")) {
    options.scenarios = std::move(files).value();
  }
  int all = 0;
  int found = 0;
  int named = 0;
  for (const auto& question : (*model)->questions()) {
    for (const auto& answer : question.answers.subspan(1)) {
      const auto text = std::string(question.id) + "=" + std::string(answer.id);
      if (std::ranges::any_of(only, is_answer) && std::ranges::count(only, text) == 0) continue;
      options.launch.command = {engine_path(), game, text};
      if (plain) {
        options.launch.command.insert(options.launch.command.end(),
                                      {"without=position", "without=setup"});
      }
      const auto row = row_of(options, text);
      std::cout << row.text << std::endl;
      ++all;
      found += row.found ? 1 : 0;
      named += row.named ? 1 : 0;
    }
  }
  std::cout << fmt::format("\n{}: {} of {} found, {} named\n", game, found, all, named);
  return 0;
}

}  // namespace

auto main(int argc, char** argv) -> int {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty()) {
    std::cerr << "conformance_survey GAME [SECONDS] [RULING=ANSWER...]\n";
    return 2;
  }
  std::uint64_t seconds = 60;
  if (words.size() > 1) {
    (void)std::from_chars(words[1].data(), words[1].data() + words[1].size(), seconds);
  }
  return survey(words[0], seconds,
                {words.begin() + std::min<std::ptrdiff_t>(2, std::ssize(words)), words.end()});
}
