#include "solver/induction/games/drako_wounds.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "solver/questions/drako/relations/wounds.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

constexpr int most_boxes = 31;

auto any_mat(Query& query, const std::string& name, int low) -> Mat<Term> {
  const auto number = [&](const char* of) { return query.number(name + of, low, most_boxes + 1); };
  return {number("armour"), {number("flight"), number("fire"), number("walk")}};
}

struct Sample {
  std::uint64_t steps = 0;
  std::uint64_t wounded = 0;
  bool broken = false;
};

/// The relation, held to games with several decks and boxes.
auto sample(const AskOptions& options) -> Sample {
  Sample sample;
  for (const auto* data : {"stand-in", "skirmish", "duel"}) {
    const auto game = drako::Drako::configure({{{"data", data}}, {}});
    if (!game) continue;
    const auto boxes = boxes_of(game->rules());
    for (std::uint64_t i = 0; i < 12 * options.effort; ++i) {
      play(*game, AtMost(Dice(options.seed + i), 3000),
           [&](const auto& before, const auto&, const auto& step) {
             const auto was = wounds_of(before);
             const auto is = wounds_of(step.next);
             ++sample.steps;
             sample.wounded += was.total() == is.total() ? 0 : 1;
             sample.broken = sample.broken || !leads_to(boxes, was, is);
           });
    }
  }
  return sample;
}

struct WoundLaw {
  std::string_view id;
  std::string_view sentence;
  Truth (*holds)(const Mat<Term>& boxes, const Mat<Term>& wounds);
  std::string (*always)(const Mat<int>& boxes);  ///< of the dragon's mat, as an expression
};

auto fits(const Mat<Term>& boxes, const Mat<Term>& wounds) -> Truth {
  return wounds_fit(boxes, wounds);
}
auto no_more_than_boxes(const Mat<Term>& boxes, const Mat<Term>& wounds) -> Truth {
  Truth holds = Term(0) <= wounds.armour && wounds.armour <= boxes.armour;
  for (std::size_t i = 0; i < drako::ability_count; ++i) {
    holds = holds && Term(0) <= wounds.abilities[i] && wounds.abilities[i] <= boxes.abilities[i];
  }
  return holds;
}

auto within_boxes(const Mat<int>& boxes) -> std::string {
  auto claim = fmt::format("dragon.armour <= {}", boxes.armour);
  for (std::size_t i = 0; i < drako::ability_count; ++i) {
    claim += fmt::format(" and dragon.ability{} <= {}", i + 1, boxes.abilities[i]);
  }
  return claim;
}
auto armour_is_full_first(const Mat<int>& boxes) -> std::string {
  return fmt::format("dragon.armour = {} or sum(dragon.ability*) = 0", boxes.armour);
}

constexpr auto laws = std::to_array<WoundLaw>(
    {{"boxes", "No more wounds than boxes, on the armour and on each ability", no_more_than_boxes,
      within_boxes},
     {"armour-first", "No ability is wounded before every box of the armour is full", fits,
      armour_is_full_first}});

auto finding_of(const WoundLaw& law, const Sample& sample, const AskOptions& options) -> Finding {
  Query query{std::string(law.sentence)};
  const auto boxes = any_mat(query, "boxes: ", 0);
  const auto before = any_mat(query, "before: ", -1);
  const auto after = any_mat(query, "after: ", -1);
  const Truth step = law.holds(boxes, before) && wounded_once(boxes, before, after);
  auto possible = query;
  const bool can_be_met = ask(possible.require(step), options.budget).sat == Sat::sat;
  const Mat<Term> none{};
  query.require(!law.holds(boxes, none) || (step && !law.holds(boxes, after)));
  const auto reply = ask(query, options.budget);
  const bool proved = can_be_met && reply.sat == Sat::unsat && !sample.broken;
  Finding finding;
  finding.id = "drako/induction/wounds/" + std::string(law.id);
  finding.kind = FindingKind::answer;
  finding.severity = sample.broken ? Severity::error : Severity::note;
  finding.game = "drako";
  finding.clauses = {"wounds.armour", "wounds.allotted"};
  finding.title = (proved ? "" : "Not proved: ") + std::string(law.sentence);
  if (proved) finding.how = {How::relation, Scope{.any_ruling = true, .data = "rules only"}};
  finding.message =
      sample.broken ? "Internal error: the model deals wounds that the relation does not allow."
                    : "By induction: it holds before the first wound, and no single wound breaks "
                      "it. What is proved rests on the relation: that wounds come as it says.";
  if (proved) finding.smt2 = reply.smt;
  // Any number of boxes obeys; those of the usual mat can be tried by games.
  const auto usual = drako::Drako::configure({});
  if (proved && usual) finding.always = {law.always(boxes_of(usual->rules()))};
  finding.facts = {
      {"answer", proved ? "yes" : "unknown"},
      {"engine", "Z3, by induction"},
      {"relation of the proof",
       "a wound goes on the armour while it has room, then on an ability that has"},
      {"held to the model", std::to_string(sample.steps) + " steps of random games obey it; " +
                                std::to_string(sample.wounded) + " of them wound"}};
  return finding;
}

}  // namespace

auto wound_laws(const AskOptions& options) -> std::vector<Finding> {
  const auto held = sample(options);
  std::vector<Finding> findings;
  findings.reserve(laws.size());
  for (const auto& law : laws) findings.push_back(finding_of(law, held, options));
  return findings;
}

}  // namespace ruleproof::solver
