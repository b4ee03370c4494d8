/// What conform finds: each other answer to an open question, or each planted bug, is played by the
/// model behind the protocol, and looked for. Prints a row for each, as Markdown.
///
///     conformance_survey GAME [SECONDS (60), or 20000steps] [plain] [bugs] [RULING=ANSWER or
///     BUG...]
///
/// In steps the table is the same each time, but for the times.
/// `plain`: the engine starts games from the opening only, and knows no set-ups but numbers of
/// players. `bugs`: the planted bugs, not the answers.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/record.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/planted.hpp"
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

using Fact = std::pair<std::string, std::string>;

/// What is wrong with an engine.
struct Wrong {
  std::string name;                       ///< "diagonals=do-not-count", "forgets-rows"
  std::string words;                      ///< what tells the engine to be so
  std::string expected;                   ///< what the table says beside what was found
  std::vector<std::string> clauses = {};  ///< of a bug: one of them is to be named
};

struct Row {
  bool found = false;
  bool named = false;  ///< the ruling, or the clause first of all
  bool cited = false;  ///< or the clause among those on which the move relied
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

/// How the finding names what is wrong: the very answer as one that explains it everywhere, or the
/// clause.
auto name_it(const Finding& finding, const Wrong& wrong, Row& row) -> std::string {
  if (wrong.clauses.empty()) {
    row.named = row.cited = std::ranges::count(finding.facts, Fact("reading", wrong.name)) > 0;
    const auto readings = std::ranges::count(finding.facts, "reading", &Fact::first);
    return !row.named ? "found" : readings == 1 ? "named" : fmt::format("named, of {}", readings);
  }
  const auto is_right = [&](const std::string& clause) {
    return std::ranges::count(wrong.clauses, clause) > 0;
  };
  row.cited = std::ranges::any_of(finding.clauses, is_right);
  row.named = !finding.clauses.empty() && is_right(finding.clauses.front());
  return row.named ? "named" : row.cited ? "cited" : "found";
}

auto row_of(const ConformOptions& options, const Wrong& wrong) -> Row {
  const auto begin = std::chrono::steady_clock::now();
  const auto report = conform(options);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  Row row;
  if (!report) {
    row.text = fmt::format("| {} | {} | | | | | |", wrong.name, to_text(report.error()));
    return row;
  }
  if (report->findings.empty()) {
    row.text = fmt::format("| {} | not found | {} steps | {:.1f} s | | {} | |", wrong.name,
                           report->facts.at(2).second, took.count(), wrong.expected);
    return row;
  }
  const auto& finding = report->findings.front();
  const auto record = parse_record(finding.witnesses.at(0).record, "witness");
  row.found = true;
  row.moves = moves_of(*record);
  const auto result = name_it(finding, wrong, row);
  row.text = fmt::format("| {} | {} | {} | {:.1f} s | {}{} | {} | {} |", wrong.name, result,
                         fact(finding, "first found"), took.count(), row.moves,
                         record->position.empty() ? "" : " from a position", wrong.expected,
                         finding.clauses.empty() ? "" : finding.clauses.front());
  return row;
}

/// Every answer but the default.
auto answers_of(const ConformOptions& options, const Referee& model) -> std::vector<Wrong> {
  std::vector<Wrong> all;
  for (const auto& question : model.questions()) {
    for (const auto& answer : question.answers.subspan(1)) {
      const auto text = std::string(question.id) + "=" + std::string(answer.id);
      all.push_back({text, text, shortest_known(options, text)});
    }
  }
  return all;
}

auto bugs_among(const std::string& game) -> std::vector<Wrong> {
  std::vector<Wrong> all;
  for (const auto& bug : bugs_of(game)) {
    Wrong wrong{std::string(bug.name), "bug=" + std::string(bug.name), std::string(bug.clause)};
    wrong.clauses.emplace_back(bug.clause);
    if (!bug.shown_by.empty()) {
      wrong.clauses.emplace_back(bug.shown_by);
      wrong.expected += ", shown by " + wrong.clauses.back();
    }
    all.push_back(std::move(wrong));
  }
  return all;
}

auto print_summary(const std::string& game, const std::vector<Row>& rows) -> void {
  std::vector<std::uint64_t> lengths;
  for (const auto& row : rows) {
    if (row.found) lengths.push_back(row.moves);
  }
  std::ranges::sort(lengths);
  std::cout << fmt::format(
      "\n{}: {} of {} found, {} named first, {} named; {} moves in the middle record\n", game,
      lengths.size(), rows.size(), std::ranges::count(rows, true, &Row::named),
      std::ranges::count(rows, true, &Row::cited),
      lengths.empty() ? 0 : lengths[lengths.size() / 2]);
}

/// "60" are seconds, "20000steps" is a budget that does not depend on the machine.
auto set_budget(const std::string& word, ConformOptions& options) -> bool {
  std::uint64_t amount = 0;
  const auto* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, amount);
  const std::string_view unit(read.ptr, end);
  if (read.ec != std::errc{} || (!unit.empty() && unit != "steps")) return false;
  if (unit == "steps") {
    options.steps = amount;
  } else {
    options.time = std::chrono::seconds(amount);
  }
  return true;
}

auto survey(const std::string& game, const std::string& budget, const std::set<std::string>& words)
    -> int {
  const auto model = make_referee(game, {});
  if (!model) {
    std::cerr << to_text(model.error()) << '\n';
    return 2;
  }
  ConformOptions options{.game = game, .launch = {}};
  if (!set_budget(budget, options)) {
    std::cerr << "expected seconds, or a number of steps such as 20000steps\n";
    return 2;
  }
  const auto folder = "properties/scenarios/" + properties::folder_of(game);
  if (auto files = properties::read_files(folder, ".game")) {
    options.scenarios = std::move(files).value();
  }
  const bool bugs = words.contains("bugs");
  const bool plain = words.contains("plain");
  const bool some = words.size() > (bugs ? 1U : 0U) + (plain ? 1U : 0U);
  std::cout << fmt::format(
      "| {} plays | result | first found | time | moves of the record | {} | clause |\n"
      "|---|---|---|---|---|---|---|\n",
      game, bugs ? "clause that is broken" : "shortest known from an opening");
  std::vector<Row> rows;
  for (const auto& wrong : bugs ? bugs_among(game) : answers_of(options, **model)) {
    if (some && !words.contains(wrong.name)) continue;
    options.launch.command = {engine_path(), game, wrong.words};
    if (plain) {
      options.launch.command.insert(options.launch.command.end(),
                                    {"without=position", "without=setup"});
    }
    rows.push_back(row_of(options, wrong));
    std::cout << rows.back().text << std::endl;
  }
  print_summary(game, rows);
  return 0;
}

}  // namespace

auto main(int argc, char** argv) -> int {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty()) {
    std::cerr << "conformance_survey GAME [SECONDS] [plain] [bugs] [RULING=ANSWER or BUG...]\n";
    return 2;
  }
  return survey(words[0], words.size() > 1 ? words[1] : "60",
                {words.begin() + std::min<std::ptrdiff_t>(2, std::ssize(words)), words.end()});
}
