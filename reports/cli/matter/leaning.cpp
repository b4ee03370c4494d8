#include "reports/cli/matter/leaning.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/matter/matter.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {
namespace {

constexpr int longest_search = 60;  // moves

/// The two games of a finding, to be played again.
class Replayed {
 public:
  static auto of(const std::string& game, const Finding& finding) -> std::optional<Replayed> {
    if (finding.witnesses.size() != 2) return std::nullopt;
    auto first = parse_record(finding.witnesses[0].record, "witness");
    auto second = parse_record(finding.witnesses[1].record, "witness");
    if (!first || !second) return std::nullopt;
    return Replayed(game, finding, std::move(first).value().setup, std::move(second).value().setup);
  }

  /// With these answers instead of those of the games; nothing if they show nothing then. `shown`:
  /// with witnesses.
  [[nodiscard]] auto with(const Texts& others, bool shown = false) const
      -> std::optional<solver::divergence::Again> {
    auto first = first_;
    auto second = second_;
    for (const auto& [id, answer] : others) {
      first.rulings.insert_or_assign(id, answer);
      second.rulings.insert_or_assign(id, answer);
    }
    const auto found = divergence_of(game_).again(
        {first, second},
        {finding_.witnesses[0].record, finding_.witnesses[1].record, end_of(finding_), shown});
    return found ? *found : std::nullopt;  // the game may refuse the answers together
  }
  [[nodiscard]] auto setup() const -> const SetupText& { return first_; }

 private:
  Replayed(const std::string& game, const Finding& finding, SetupText first, SetupText second)
      : game_(game), finding_(finding), first_(std::move(first)), second_(std::move(second)) {}

  static auto end_of(const Finding& finding) -> std::optional<solver::Effect> {
    if (finding.id.ends_with("/winner")) return solver::Effect::winner;
    if (finding.id.ends_with("/scores")) return solver::Effect::scores;
    return std::nullopt;
  }

  const std::string& game_;
  const Finding& finding_;
  SetupText first_;
  SetupText second_;
};

auto fact(const Finding& finding, std::string_view name) -> std::string {
  const auto found = std::ranges::find(
      finding.facts, name, [](const auto& each) { return std::string_view(each.first); });
  return found == finding.facts.end() ? "" : found->second;
}

/// The answer of "festival-zero=ranked".
auto answer_of(const std::string& said) -> std::string {
  const auto equals = said.find('=');
  return equals == std::string::npos ? "" : said.substr(equals + 1);
}

}  // namespace

auto readings_of(std::string_view ruling, std::string_view first, std::string_view second,
                 const Texts& options, const Texts& others) -> Readings {
  Readings readings{ruling, second, {options, others}, {options, others}};
  readings.first.rulings.insert_or_assign(std::string(ruling), std::string(first));
  readings.second.rulings.insert_or_assign(std::string(ruling), std::string(second));
  return readings;
}

auto leans_of(const std::string& game, const Finding& finding,
              const std::vector<OpenQuestion>& open) -> std::vector<audit::Lean> {
  std::vector<audit::Lean> leans;
  const auto info = game_info(game);
  const auto replayed = Replayed::of(game, finding);
  if (!info || !replayed) return leans;
  for (const auto& question : open) {
    const auto* row = ruling_called(*info, question.ruling);
    const bool is_own = finding.id.find("/ruling/" + question.ruling + "/") != std::string::npos;
    if (row == nullptr || is_own) continue;
    const auto& said = replayed->setup().rulings;
    const auto own = said.find(question.ruling);
    audit::Lean lean{
        question.ruling, own == said.end() ? std::string(row->answers[0].id) : own->second, {}};
    for (const auto& answer : question.answers) {
      if (answer == lean.answer) continue;
      if (!replayed->with({{question.ruling, answer}})) lean.under.push_back(answer);
    }
    if (!lean.under.empty()) leans.push_back(std::move(lean));
  }
  return leans;
}

auto lean_less(const std::string& game, const std::vector<OpenQuestion>& open,
               const MatterBudget& budget, Finding& finding) -> void {
  const auto leans = leans_of(game, finding, open);
  const auto own = Replayed::of(game, finding);
  const auto info = game_info(game);
  if (leans.empty() || !own || !info) return;
  Texts others = own->setup().rulings;
  for (const auto& lean : leans) others.insert_or_assign(lean.ruling, lean.under.front());
  const auto stem = finding.id.substr(finding.id.find("/ruling/") + 8);
  const auto* row = ruling_called(*info, stem.substr(0, stem.find('/')));
  if (row == nullptr) return;
  others.erase(std::string(row->id));
  const auto first = answer_of(fact(finding, "first"));
  const auto second = answer_of(fact(finding, "second"));
  const auto readings = readings_of(row->id, first, second, own->setup().options, others);
  const bool searched = finding.how == How::exhaustive;
  auto other = compare_readings(game, readings,
                                {.depth = searched ? longest_search : 1,
                                 .states = searched ? budget.states : 1,
                                 .samples = searched ? 0 : budget.samples,
                                 .lopsided = searched ? 0 : budget.samples,
                                 .pairs = 0,
                                 .seed = budget.seed,
                                 .work = budget.work});
  if (!other || other->finding.witnesses.empty()) return;
  const auto replayed = Replayed::of(game, other->finding);
  if (!replayed) return;
  // Back to the answers of the game that was there before.
  Texts back;
  for (const auto& lean : leans) back.insert_or_assign(lean.ruling, lean.answer);
  auto again = replayed->with(back, true);
  if (!again) return;
  auto better = finding;
  better.witnesses[0] = titled(std::move(again->first), fact(finding, "first"));
  better.witnesses[1] = titled(std::move(again->second), fact(finding, "second"));
  if (leans_of(game, better, open).size() >= leans.size()) return;
  better.how = How::replayed;
  better.bound = "a shorter game leans on " + audit::to_text(leans);
  better.message = std::string(row->question) + " " + again->says + ".";
  for (auto& [name, value] : better.facts) {
    if (name == audit::what_differs) value = solver::to_text(again->what);
  }
  finding = std::move(better);
}

}  // namespace ruleproof::cli
