#include "properties/conformance/survey/survey.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/doubt.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance {
namespace {

using Fact = std::pair<std::string, std::string>;

constexpr std::uint64_t games_looked_in = 12;

auto answer_of(const std::string& name) -> std::pair<std::string, std::string> {
  const auto equals = name.find('=');
  return {name.substr(0, equals), name.substr(equals + 1)};
}

/// The two sides of a row under the options of a set-up: the model, and what is wrong.
struct Sides {
  std::unique_ptr<AnyGame> model;
  std::unique_ptr<AnyGame> wrong;
};
auto sides_of(const Parts& game, const Surveyed& row, const Texts& options)
    -> std::optional<Sides> {
  const SetupText base{.options = options, .rulings = row.with};
  auto model = game.make(base);
  if (!model) return std::nullopt;
  auto other = base;
  if (!row.bug) {
    const auto [id, answer] = answer_of(row.name);
    other.rulings.insert_or_assign(id, answer);
  }
  auto wrong = row.bug ? make_planted(game, row.name, base) : game.make(other);
  if (!wrong) return std::nullopt;
  return Sides{std::move(model).value(), std::move(wrong).value()};
}

/// Other answers, none of them the default, that records set together with this one.
auto companions_of(const ConformOptions& options, const AnyGame& model, const std::string& name)
    -> std::vector<Texts> {
  const auto questions = model.questions();
  const auto [id, answer] = answer_of(name);
  std::vector<Texts> all;
  for (const auto& file : options.scenarios) {
    const auto record = parse_record(file.text, file.name);
    if (!record || !record->setup.rulings.contains(id)) continue;
    auto others = record->setup.rulings;
    std::erase_if(others, [&](const auto& said) {
      const auto question = std::ranges::find(questions, said.first, &Question::id);
      return said.first == id || question == questions.end() ||
             question->answers.front().id == said.second;
    });
    if (!others.empty() && std::ranges::count(all, others) == 0) all.push_back(std::move(others));
  }
  return all;
}

/// "after 1,234 steps, in a game of 5 moves" -> 1234.
auto steps_until(const Finding& finding) -> std::uint64_t {
  std::uint64_t steps = 0;
  for (const auto& [name, value] : finding.facts) {
    if (name != "first found") continue;
    for (const auto c : value.substr(0, value.find(" step"))) {
      if (c >= '0' && c <= '9') steps = 10 * steps + static_cast<std::uint64_t>(c - '0');
    }
  }
  return steps;
}

/// How many of the first clauses the run does not tell apart.
auto alike(const Finding& finding) -> std::size_t {
  for (const auto& [name, value] : finding.facts) {
    if (name != "not told apart") continue;
    return 1 + static_cast<std::size_t>(std::ranges::count(value, ','));
  }
  return std::min<std::size_t>(1, finding.clauses.size());
}

/// Games by set-up, whatever an engine can be set to.
auto courses_of(const Parts& game, std::span<const properties::TextFile> records)
    -> std::vector<std::pair<SetupText, std::vector<Course>>> {
  const auto model = game.make({});
  Welcome knows_all;
  knows_all.position = knows_all.setup = true;
  return openings(records, **model, knows_all);
}

/// None where a game has no folder yet beside those of others.
auto files_below(const std::string& folder, std::string_view ending)
    -> Result<std::vector<properties::TextFile>> {
  const std::filesystem::path path(folder);
  if (!is_directory(path) && is_directory(path.parent_path())) {
    return std::vector<properties::TextFile>{};
  }
  return properties::read_files(folder, ending);
}

}  // namespace

auto records_about(const ConformOptions& options, const Surveyed& row)
    -> std::vector<properties::TextFile> {
  std::vector<properties::TextFile> about;
  if (row.bug) return about;
  const auto [id, answer] = answer_of(row.name);
  for (const auto& file : options.scenarios) {
    const auto record = parse_record(file.text, file.name);
    if (record && record->setup.rulings.contains(id)) about.push_back(file);
  }
  return about;
}

auto survey_options(const Parts& game, std::uint64_t steps, const std::string& root)
    -> Result<ConformOptions> {
  ConformOptions options{.game = game, .launch = {}};
  options.steps = steps;
  // A busy machine is no hanging engine.
  options.launch.timeout = std::chrono::minutes(10);
  auto scenarios =
      files_below(root + "/properties/scenarios/" + properties::folder_of(game.name), ".game");
  if (!scenarios) return scenarios.error();
  auto corpus =
      files_below(root + "/fuzz/corpus/" + properties::folder_of(game.name) + "_playout", "");
  if (!corpus) return corpus.error();
  options.scenarios = std::move(scenarios).value();
  options.corpus = std::move(corpus).value();
  return options;
}

Surveyor::Surveyor(std::string engine, ConformOptions options)
    : engine_(std::move(engine)), options_(std::move(options)) {}

auto Surveyor::plan() const -> std::vector<Surveyed> {
  std::vector<Surveyed> rows;
  const auto model = options_.game.make({});
  if (!model) return rows;
  for (const auto& question : (*model)->questions()) {
    for (const auto& answer : question.answers.subspan(1)) {
      rows.push_back({.name = std::string(question.id) + "=" + std::string(answer.id)});
    }
  }
  for (const auto& bug : options_.game.bugs) {
    rows.push_back({.name = std::string(bug.name), .bug = true});
  }
  return rows;
}

/// First in the games that are known to lie near, then at random.
auto Surveyor::see_whether_it_shows(Surveyed& row) const -> void {
  auto seen = Doubt::none;
  const auto look = [&](const Texts& options, auto&& how) {
    if (seen == Doubt::answers) return;
    const auto sides = sides_of(options_.game, row, options);
    if (!sides) return;
    Doubters doubters(*sides->model, *sides->wrong);
    seen = std::max(seen, how(doubters));
  };
  for (const auto& [setup, courses] : courses_of(options_.game, records_about(options_, row))) {
    if (options_.fixed && setup.options != options_.setup.options) continue;
    look(setup.options, [&](Doubters& doubters) {
      auto most = Doubt::none;
      for (const auto& course : courses) {
        if (most != Doubt::answers) most = std::max(most, doubters.along(course));
      }
      return most;
    });
  }
  for (std::uint64_t number = 0; number < games_looked_in; ++number) {
    look(options_.fixed ? options_.setup.options : options_.game.drawn_options(number),
         [&](Doubters& doubters) { return doubters.at_random(1, options_.seed + number); });
  }
  row.shows = seen == Doubt::answers;
  row.only_sights = seen == Doubt::sights;
}

/// Where it does not show alone, with what records set together with it.
auto Surveyor::add_companions(Surveyed& row) const -> void {
  const auto model = options_.game.make({});
  for (const auto& others : companions_of(options_, **model, row.name)) {
    if (row.shows) return;
    auto together = row;
    together.with = others;
    see_whether_it_shows(together);
    if (together.shows) row = together;
  }
}

auto Surveyor::measure(Surveyed row) const -> Surveyed {
  if (!row.bug) {
    see_whether_it_shows(row);
    add_companions(row);
  }
  if (row.shows) look_for(row);
  return row;
}

auto Surveyor::look_for(Surveyed& row) const -> void {
  auto options = options_;
  options.setup.rulings = row.with;
  options.launch.command = {engine_, std::string(options.game.name),
                            row.bug ? "bug=" + row.name : row.name};
  const auto report = conform(options);
  if (!report || report->findings.empty()) return;
  const auto& finding = report->findings.front();
  row.found = true;
  row.clause = finding.clauses.empty() ? "" : finding.clauses.front();
  if (row.bug) {
    const auto bug = bug_called(options.game, row.name);
    row.among = alike(finding);
    const auto first = std::span(finding.clauses).first(row.among);
    row.named = bug && std::ranges::any_of(
                           first, [&](const std::string& clause) { return bug->breaks(clause); });
  } else {
    row.among =
        static_cast<std::uint64_t>(std::ranges::count(finding.facts, "reading", &Fact::first));
    row.named = std::ranges::count(finding.facts, Fact("reading", row.name)) > 0;
  }
  row.after = steps_until(finding);
  const auto& witness = finding.witnesses.front().record;
  row.moves = moves_of_record(*parse_record(witness, "witness"));
  row.fewest = fewest_of(row, witness);
}

/// The records of the repository that are about it, the one found, and what the rules say of each
/// of their positions.
auto Surveyor::fewest_of(const Surveyed& row, const std::string& record) const -> std::uint64_t {
  auto fewest = row.moves;
  auto records = records_about(options_, row);
  records.push_back({"found", record});
  for (const auto& [setup, courses] : courses_of(options_.game, records)) {
    const auto sides = sides_of(options_.game, row, setup.options);
    if (!sides) continue;
    Doubters doubters(*sides->model, *sides->wrong);
    for (const auto& course : courses) {
      if (fewest == 0) return 0;
      if (doubters.along(course) == Doubt::answers) {
        fewest = std::min<std::uint64_t>(fewest, doubters.moves());
      }
    }
  }
  return fewest;
}

auto Surveyor::agreement() const -> Agreement {
  auto options = options_;
  options.launch.command = {engine_, std::string(options.game.name)};
  options.keep_going = true;
  const auto report = conform(options);
  Agreement agreement{.steps = options_.steps.value_or(0)};
  if (!report) {
    agreement.disagreements = 1;
    return agreement;
  }
  agreement.disagreements = report->findings.size();
  for (const auto& use : report->clauses) {
    if (use.disposition != "enforced") continue;
    ++agreement.enforced;
    if (use.steps + use.verdicts > 0) {
      ++agreement.tried;
    } else {
      agreement.missing.push_back(use.id);
    }
  }
  return agreement;
}

auto sums_of(const Survey& survey, bool bugs) -> Sums {
  Sums sums;
  double excess = 0;
  double opening_excess = 0;
  for (const auto& row : survey.rows) {
    if (row.bug != bugs) continue;
    ++sums.rows;
    if (row.shows) ++sums.show;
    if (row.named) ++sums.named;
    if (row.named && row.among == 1) ++sums.alone;
    if (row.opening_moves) {
      ++sums.opening;
      if (row.proved) ++sums.proved;
      opening_excess +=
          static_cast<double>(*row.opening_moves) - static_cast<double>(row.opening_fewest);
    }
    if (!row.found) continue;
    ++sums.found;
    excess += static_cast<double>(row.moves) - static_cast<double>(row.fewest);
  }
  if (sums.found > 0) sums.excess = excess / static_cast<double>(sums.found);
  if (sums.opening > 0) {
    sums.opening_excess = opening_excess / static_cast<double>(sums.opening);
  }
  return sums;
}

}  // namespace ruleproof::conformance
