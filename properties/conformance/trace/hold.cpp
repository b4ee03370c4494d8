#include "properties/conformance/trace/hold.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "properties/conformance/compare/common.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/engine/outcome.hpp"
#include "properties/conformance/findings.hpp"

namespace ruleproof::conformance::trace {
namespace {

/// One game on the model; what differs goes to `tell`.
class Follower {
 public:
  Follower(const Parts& game, AnyGame& model) : game_(game), model_(model) {
    const auto known = model.fields();
    known_.insert(known.begin(), known.end());
  }

  /// False where the game begins at no position.
  auto begin(const Game& game) -> std::optional<Error> {
    course_ = {.position = game.position, .actions = {}};
    if (!game.position.empty()) return model_.restart_at(game.position);
    model_.restart();
    return std::nullopt;
  }

  /// Does what a line says, and compares what it shows. False where the model cannot follow.
  template <class Tell>
  auto follow(const Line& line, Tally& tally, Tell&& tell) -> bool {
    if (line.action && !act(*line.action, tally, tell)) return false;
    look(line.sight, tally, tell);
    return true;
  }

  [[nodiscard]] auto fields() const -> const std::set<std::string>& { return seen_; }

 private:
  template <class Tell>
  auto act(const Action& action, Tally& tally, Tell& tell) -> bool {
    course_.actions.push_back(action);
    Ask ask{.at = course_.actions.size()};
    if (action.kind == Action::Kind::undo) {
      if (!model_.undo()) return false;
      ++tally.undos;
      return true;
    }
    const auto judgement =
        action.kind == Action::Kind::play ? model_.play(action.move) : model_.judge(action.move);
    const bool legal = static_cast<bool>(judgement);
    if (judgement.kind == Judgement::Kind::illegal) ask.why = judgement.why;
    if (action.kind == Action::Kind::play) {
      ask.kind = Ask::Kind::refuse;
      if (!legal) {
        course_.actions.back().kind = Action::Kind::refuse;
        tell(Mismatch{.fault = Fault::accepted, .ask = std::move(ask)}, course_);
        return false;
      }
      ++tally.steps;
      tally.tried.add(judgement.because);
      return true;
    }
    if (!legal) {
      ++tally.refusals;
      if (ask.why) ++tally.tried.verdicts[ask.why->index];
      return true;
    }
    refused(std::move(ask), tell);
    return true;
  }

  /// A legal move that the engine refused: the model makes it to tell, and takes it back.
  template <class Tell>
  auto refused(Ask ask, Tell& tell) -> void {
    auto course = course_;
    course.actions.back().kind = Action::Kind::play;
    course_.actions.pop_back();
    ask.kind = Ask::Kind::play;
    tell(Mismatch{.fault = Fault::refused, .ask = std::move(ask)}, course);
  }

  template <class Tell>
  auto look(const Sight& sight, Tally& tally, Tell& tell) -> void {
    const auto differs = [&](Ask::Kind kind, std::string expected, Value answer) {
      tell(
          Mismatch{
              .fault = Fault::differs,
              .ask = {.kind = kind, .at = course_.actions.size(), .expected = std::move(expected)},
              .answer = std::move(answer)},
          course_);
    };
    if (!sight.state.is(Value::Kind::null)) look_at_state(sight.state, tally, differs);
    if (!sight.legal.is(Value::Kind::null) && model_.seat() != Seat::nobody) {
      ++tally.shown.lists;
      std::string expected;
      model_.write_moves(expected);
      Value answer{.kind = Value::Kind::object};
      answer.members.emplace_back("moves", sight.legal);
      if (sorted_moves(answer) != sorted_moves(*parse_json(expected)))
        differs(Ask::Kind::legal, expected, answer);
    }
    if (!sight.outcome.is(Value::Kind::null)) {
      std::string expected;
      write_outcome(model_, expected);
      if (!same_outcome(*parse_json(expected), sight.outcome)) {
        differs(Ask::Kind::outcome, expected, sight.outcome);
      } else {
        tally.ends += model_.seat() == Seat::nobody ? 1 : 0;
      }
    }
  }

  template <class Differs>
  auto look_at_state(const Value& state, Tally& tally, Differs& differs) -> void {
    ++tally.shown.states;
    FieldFilter filter{.all = false, .names = {}};
    for (const auto& [name, value] : state.members) {
      if (!known_.contains(name)) continue;
      seen_.insert(name);
      if (!value.is(Value::Kind::null)) filter.names.insert(name);
    }
    std::string expected;
    model_.write_state(expected, filter);
    auto wanted = *parse_json(expected);
    std::erase_if(wanted.members, [&](const auto& member) {
      const auto* said = state.find(member.first);
      return said->is(Value::Kind::text) &&
             game_.same_value(member.first, member.second.text, said->text);
    });
    if (differing_fields(wanted, state, filter.names).empty()) return;
    differs(Ask::Kind::state, to_text(wanted), state);
  }

  const Parts& game_;
  AnyGame& model_;
  std::set<std::string, std::less<>> known_;
  std::set<std::string> seen_;
  Course course_;
};

class Holder {
 public:
  explicit Holder(const HoldOptions& options) : options_(options) {}

  auto run(const std::vector<Game>& games) -> Result<GameReport> {
    for (const auto& game : games) {
      if (const auto problem = hold_game(game)) return *problem;
    }
    summary_.welcome.name = options_.name;
    summary_.launches = 1;
    auto report = report_of(options_.game, summary_);
    // Nobody was asked, so nobody had to stay alive.
    std::erase_if(report.checks,
                  [](const Check& check) { return check.name.starts_with("the engine "); });
    return report;
  }

 private:
  auto hold_game(const Game& game) -> std::optional<Error> {
    const auto at = [&](Error error) {
      error.where = options_.name + ':' + std::to_string(game.number) +
                    (error.where.empty() ? "" : ": ") + error.where;
      return error;
    };
    auto setup = options_.setup;
    for (const auto& [name, value] : game.setup.options)
      setup.options.insert_or_assign(name, value);
    for (const auto& [name, value] : game.setup.rulings)
      setup.rulings.insert_or_assign(name, value);
    auto model = options_.game.make(setup);
    if (!model) return at(model.error());
    const auto apart = options_.game.make(setup);
    if (summary_.tally.games++ == 0) common_ = citations_alone(**apart, options_.seed);
    summary_.set_ups.insert(ruleproof::to_text((*model)->setup().options));
    Follower follower(options_.game, **model);
    if (auto problem = follower.begin(game)) return at(*problem);
    std::size_t moves = 0;
    bool differed = false;
    for (const auto& line : game.lines) {
      note(line);
      const auto tell = [&](Mismatch mismatch, const Course& course) {
        differed = true;
        consider(**apart, {std::move(mismatch), course}, moves);
      };
      if (!follower.follow(line, summary_.tally, tell)) break;
      ++moves;
    }
    for (const auto& field : follower.fields()) fields_.insert(field);
    summary_.welcome.fields.assign(fields_.begin(), fields_.end());
    if (!differed) ++summary_.agreed;
    return std::nullopt;
  }

  /// What the recorded engine showed counts as declared.
  auto note(const Line& line) -> void {
    auto& can = summary_.welcome;
    can.legal |= !line.sight.legal.is(Value::Kind::null);
    can.outcome |= !line.sight.outcome.is(Value::Kind::null);
    can.undo |= line.action && line.action->kind == Action::Kind::undo;
  }

  auto consider(AnyGame& model, const Trouble& trouble, std::size_t moves) -> void {
    for (auto& it : explain(model, trouble, common_)) {
      if (!known_.insert(it.key()).second || summary_.found.size() == most_findings) {
        ++summary_.again;
        continue;
      }
      Found found{.it = std::move(it),
                  .record = {},
                  .from_opening = {},
                  .readings = {},
                  .first_moves = moves};
      found.after_steps = summary_.tally.steps;
      found.confirmed = true;
      found.record = record_of(model, found.it);
      summary_.found.push_back(std::move(found));
    }
  }

  static constexpr std::size_t most_findings = 50;
  const HoldOptions& options_;
  properties::Citations common_;
  Summary summary_;
  std::set<std::string> known_;
  std::set<std::string> fields_;
};

}  // namespace

auto hold(const HoldOptions& options, const std::vector<Game>& games) -> Result<GameReport> {
  return Holder(options).run(games);
}

}  // namespace ruleproof::conformance::trace
