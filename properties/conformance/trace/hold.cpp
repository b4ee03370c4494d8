#include "properties/conformance/trace/hold.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/common.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/outcome.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"
#include "properties/conformance/shorten/shrink.hpp"
#include "properties/conformance/trace/trace.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance::trace {
namespace {

/// After what a trace shows where it stands: what it does not show there nobody compared.
struct LookedAt {
  std::uint64_t refusals = 0;
  std::uint64_t undos = 0;
};

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
  auto follow(const Line& line, Tally& tally, Tell&& tell) -> Result<bool> {
    if (line.action) {
      if (line.action->kind == Action::Kind::undo && !model_.undo()) {
        return Error{Code::bad_record, {}, "there is no move to take back"};
      }
      last_ = line.action->kind;
      if (!act(*line.action, tally, tell)) return false;
    }
    look(line.sight, tally, tell);
    return true;
  }

  [[nodiscard]] auto fields() const -> const std::set<std::string>& { return seen_; }
  /// What the states have that the game has not.
  [[nodiscard]] auto strange() const -> const std::set<std::string>& { return strange_; }
  /// Refused moves, and moves taken back, after which a line shows the position.
  [[nodiscard]] auto looked_at() const -> const LookedAt& { return looked_at_; }

 private:
  template <class Tell>
  auto act(const Action& action, Tally& tally, Tell& tell) -> bool {
    course_.actions.push_back(action);
    Ask ask{.at = course_.actions.size()};
    if (action.kind == Action::Kind::undo) return true;
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
    if (!sight.legal.is(Value::Kind::null)) {
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
    count();
    FieldFilter filter{.all = false, .names = {}};
    for (const auto& [name, value] : state.members) {
      if (!known_.contains(name)) {
        strange_.insert(name);
        continue;
      }
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

  /// Once for each action.
  auto count() -> void {
    const auto after = std::exchange(last_, std::nullopt);
    looked_at_.refusals += after == Action::Kind::refuse ? 1 : 0;
    looked_at_.undos += after == Action::Kind::undo ? 1 : 0;
  }

  const Parts& game_;
  AnyGame& model_;
  std::set<std::string, std::less<>> known_;
  std::set<std::string> seen_;
  std::set<std::string> strange_;
  LookedAt looked_at_;
  std::optional<Action::Kind> last_;  ///< after which nothing was shown yet
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
    say_what_was_shown(report);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      Place place;
      place.file = options_.name;
      place.line = lines_[i];
      report.findings[i].places = {std::move(place)};
      report.findings[i].facts.emplace_back("in line", std::to_string(lines_[i]));
    }
    return report;
  }

 private:
  auto hold_game(const Game& game) -> std::optional<Error> {
    const auto at = [&](Error error) { return at_line(std::move(error), game.number); };
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
    bool differed = false;
    for (const auto& line : game.lines) {
      note(line);
      const auto tell = [&](Mismatch mismatch, const Course& course) {
        differed = true;
        consider(**apart, {std::move(mismatch), course}, line.number);
      };
      const auto goes_on = follower.follow(line, summary_.tally, tell);
      if (!goes_on) return at_line(goes_on.error(), line.number);
      if (!*goes_on) break;
    }
    add(follower);
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

  [[nodiscard]] auto at_line(Error error, int line) const -> Error {
    error.where = options_.name + ':' + std::to_string(line) + (error.where.empty() ? "" : ": ") +
                  error.where;
    return error;
  }

  /// What a game showed, and how often.
  auto add(const Follower& game) -> void {
    const auto add_to = [](std::set<std::string>& all, std::vector<std::string>& list,
                           const std::set<std::string>& more) {
      all.insert(more.begin(), more.end());
      list.assign(all.begin(), all.end());
    };
    add_to(fields_, summary_.welcome.fields, game.fields());
    add_to(strange_, summary_.welcome.strange, game.strange());
    looked_at_.refusals += game.looked_at().refusals;
    looked_at_.undos += game.looked_at().undos;
    summary_.tally.undos = looked_at_.undos;
  }

  /// A refusal or an undo after which nothing is shown holds nothing; a field that the game does
  /// not have may be one of it, misspelt.
  auto say_what_was_shown(GameReport& report) const -> void {
    const auto look = [&](std::string_view name, std::uint64_t times, const std::string& amount,
                          std::string_view of) {
      const auto check = std::ranges::find(report.checks, name, &Check::name);
      if (check == report.checks.end() || check->status == Status::failed) return;
      check->amount = amount;
      if (times > 0) return;
      check->status = Status::skipped;
      check->message = "No line shows the position after " + std::string(of) + ".";
    };
    look("a refused move changes nothing", looked_at_.refusals,
         properties::plural(looked_at_.refusals, "refusal"), "a refused move");
    if (summary_.welcome.undo) {
      look("a move that is taken back leaves no trace", looked_at_.undos,
           properties::plural(looked_at_.undos, "move") + " taken back", "a move was taken back");
    }
    if (strange_.empty()) return;
    const auto fields = (*options_.game.make(options_.setup))->fields();
    const std::vector<std::string_view> known(fields.begin(), fields.end());
    auto check = properties::check_of("conformance", "the states have the fields of the game",
                                      properties::plural(strange_.size(), "other field"));
    check.status = Status::failed;
    for (const auto& name : strange_) {
      check.message += (check.message.empty() ? "" : " ") + std::string("No field is called \"") +
                       printable(name) + '"' + did_you_mean(name, known) + '.';
    }
    report.checks.push_back(std::move(check));
  }

  auto consider(AnyGame& model, const Trouble& trouble, int line) -> void {
    for (auto& it : explain(model, trouble, common_)) {
      if (!known_.insert(it.key()).second || summary_.found.size() == most_findings) {
        ++summary_.again;
        continue;
      }
      Found found{.it = std::move(it),
                  .record = {},
                  .from_opening = {},
                  .readings = {},
                  .first_moves = moves_of(trouble.course)};
      found.after_steps = summary_.tally.steps;
      found.confirmed = true;
      found.record = record_of(model, found.it);
      summary_.found.push_back(std::move(found));
      lines_.push_back(line);
    }
  }

  static constexpr std::size_t most_findings = 50;
  const HoldOptions& options_;
  properties::Citations common_;
  Summary summary_;
  std::set<std::string> known_;
  std::set<std::string> fields_;
  std::set<std::string> strange_;
  LookedAt looked_at_;
  std::vector<int> lines_;  ///< of the findings
};

}  // namespace

auto hold(const HoldOptions& options, const std::vector<Game>& games) -> Result<GameReport> {
  return Holder(options).run(games);
}

}  // namespace ruleproof::conformance::trace
