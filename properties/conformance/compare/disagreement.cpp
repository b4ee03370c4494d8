#include "properties/conformance/compare/disagreement.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "properties/conformance/compare/cause.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/order.hpp"
#include "properties/conformance/compare/position_text.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/outcome.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"
#include "properties/laws/citations.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance {
namespace {

using properties::Citations;

/// The clauses of a set, the least cited first.
auto by_rarity(const AnyGame& model, const ClauseSet& because, const Citations& common)
    -> std::vector<std::string> {
  std::vector<ClauseRef> clauses;
  because.for_each([&](ClauseRef clause) { clauses.push_back(clause); });
  std::ranges::sort(clauses, {}, [&](ClauseRef clause) {
    return std::pair(common.steps.at(clause.index), clause.index);
  });
  std::vector<std::string> ids;
  ids.reserve(clauses.size());
  for (const auto clause : clauses) ids.push_back(id_of(model, clause));
  return ids;
}

/// What the last move that stands relied on, and who made it.
struct LastMove {
  ClauseSet because;
  Seat seat = Seat::nobody;
};

/// The move that the last action of a course takes back; empty where it takes none back.
auto taken_back(const Course& course) -> std::string {
  std::vector<std::string> made;
  std::string last;
  for (const auto& action : course.actions) {
    last.clear();
    if (action.kind == Action::Kind::play) made.push_back(action.move);
    if (action.kind != Action::Kind::undo || made.empty()) continue;
    last = made.back();
    made.pop_back();
  }
  return last;
}

auto quoted(std::string_view move) -> std::string { return '"' + printable(move) + '"'; }

/// Plays the actions.
auto play_to(AnyGame& model, const Course& course) -> LastMove {
  (void)begin_at(model, course.position);
  std::vector<LastMove> moves{{{}, model.seat()}};
  for (const auto& action : course.actions) {
    if (action.kind == Action::Kind::play) {
      const auto seat = model.mover(action.move);
      moves.push_back({model.play(action.move).because, seat});
    }
    if (action.kind == Action::Kind::undo && model.undo()) moves.pop_back();
  }
  return moves.back();
}

/// Makes disagreements of one trouble.
class Explainer {
 public:
  Explainer(AnyGame& model, const Trouble& trouble, const Citations& common)
      : model_(model), trouble_(trouble), common_(common), last_(play_to(model, trouble.course)) {}

  auto run() -> std::vector<Disagreement> {
    const auto& wrong = trouble_.mismatch;
    switch (wrong.fault) {
      case Fault::refused:
        return {refused()};
      case Fault::accepted:
        return {accepted()};
      case Fault::differs:
        break;
      default:
        return {faulty()};
    }
    if (wrong.ask.kind == Ask::Kind::legal) return moves();
    if (wrong.ask.kind == Ask::Kind::outcome) return outcomes();
    return {state()};
  }

 private:
  auto begun(std::string kind) -> Disagreement {
    Disagreement it{.kind = std::move(kind), .course = trouble_.course, .clauses = {}};
    it.seat = to_text(model_.seat());
    if (!it.course.actions.empty()) it.move = it.course.actions.back().move;
    it.clauses = by_rarity(model_, last_.because, common_);
    return it;
  }

  /// The model has just made the move that the engine refuses.
  auto refused() -> Disagreement {
    auto it = begun("refuses");
    it.course.actions.pop_back();
    (void)model_.undo();
    it.here = state_of(model_);
    it.seat = to_text(model_.seat());
    it.engine = printable(to_text(trouble_.mismatch.answer));
    it.apart = trouble_.listed_right;
    it.says = "The engine refuses " + quoted(it.move) + ", which is legal for " + it.seat + ".";
    return it;
  }
  auto accepted() -> Disagreement {
    auto it = begun("accepts");
    it.apart = trouble_.listed_right;
    it.here = state_of(model_);
    it.clauses.clear();
    if (trouble_.mismatch.ask.why) it.clauses = {id_of(model_, *trouble_.mismatch.ask.why)};
    it.says = "The engine accepts " + quoted(it.move) + " of " + it.seat +
              (it.clauses.empty() ? ", which is no move." : ", which " + it.clause() + " forbids.");
    return it;
  }
  auto state() -> Disagreement {
    const auto last =
        trouble_.course.actions.empty() ? Action::Kind::play : trouble_.course.actions.back().kind;
    auto it = begun(last == Action::Kind::refuse ? "changes"
                    : last == Action::Kind::undo ? "undo"
                                                 : "state");
    if (it.kind == "state") it.seat = to_text(last_.seat);
    const auto model = parse_json(trouble_.mismatch.ask.expected);
    std::set<std::string, std::less<>> compared;
    for (const auto& [name, value] : model->members) {
      if (!trouble_.mismatch.tolerated.contains(name)) compared.insert(name);
    }
    for (const auto& [name, value] : model->members) compared.insert(name);
    for (const auto& field : trouble_.mismatch.reordered) compared.erase(field);
    it.differences = differing_fields(*model, trouble_.mismatch.answer, compared);
    if (it.kind == "changes") {
      it.says =
          "The engine refuses " + quoted(it.move) + ", but its position changes all the same.";
      it.clauses.clear();
      if (const auto verdict = model_.judge(it.move); verdict.kind == Judgement::Kind::illegal) {
        it.clauses = {id_of(model_, verdict.why)};
      }
    } else if (it.kind == "undo") {
      it.move = taken_back(trouble_.course);
      it.says =
          "After " + quoted(it.move) + " is taken back, the position is not the one before it.";
      it.clauses.clear();
    } else if (trouble_.course.actions.empty()) {
      it.says = "The positions differ at the start.";
    } else {
      it.says = "After " + quoted(it.move) + " the positions differ.";
    }
    if (const auto fields = only_reordered(it.differences); !fields.empty()) {
      it.says += " Only the order of " + fields + " is another.";
    }
    return it;
  }
  auto outcome() -> Disagreement {
    auto it = begun("outcome");
    it.seat = to_text(last_.seat);
    const auto model = parse_json(trouble_.mismatch.ask.expected);
    it.differences = differing_fields(*model, trouble_.mismatch.answer, {"over"});
    if (it.differences.empty()) {
      std::set<std::string, std::less<>> said;
      for (const auto& [name, value] : trouble_.mismatch.answer.members) said.insert(name);
      it.differences = differing_fields(*model, trouble_.mismatch.answer, said);
    }
    it.says = model_.seat() == Seat::nobody ? "The outcomes differ."
                                            : "The engine says that the game is over.";
    return it;
  }

  /// Where the points differ, who wins follows from them, unless the engine contradicts itself:
  /// then there are two.
  auto outcomes() -> std::vector<Disagreement> {
    auto points = outcome();
    const auto of_winners = [](const FieldDifference& it) { return it.field == "winners"; };
    const auto model = parse_json(trouble_.mismatch.ask.expected);
    if (points.differences.size() < 2 || !winners_apart(*model, trouble_.mismatch.answer)) {
      return {std::move(points)};
    }
    auto winners = points;
    std::erase_if(points.differences, of_winners);
    std::erase_if(winners.differences, std::not_fn(of_winners));
    if (points.differences.empty() || winners.differences.empty()) return {outcome()};
    return {std::move(points), std::move(winners)};
  }

  /// One disagreement for each clause that a surplus move breaks, and one for moves that lack.
  auto moves() -> std::vector<Disagreement> {
    const auto model = sorted_moves(*parse_json(trouble_.mismatch.ask.expected));
    const auto engine = sorted_moves(trouble_.mismatch.answer);
    std::vector<std::string> surplus;
    std::vector<std::string> lacking;
    std::ranges::set_difference(*engine, *model, std::back_inserter(surplus));
    std::ranges::set_difference(*model, *engine, std::back_inserter(lacking));
    std::vector<Disagreement> all;
    if (engine->empty() && !model->empty()) return {stuck(*model)};
    for (const auto& move : surplus) add(all, offered(move));
    for (const auto& move : lacking) add(all, lacked(move));
    return all;
  }
  static auto add(std::vector<Disagreement>& all, Disagreement it) -> void {
    const auto same = [&](const Disagreement& other) { return other.key() == it.key(); };
    if (std::ranges::none_of(all, same)) all.push_back(std::move(it));
  }
  /// The engine lists no move at all where the game is not over.
  auto stuck(const std::vector<std::string>& moves) -> Disagreement {
    auto it = lacked(moves.front());
    it.kind = "stuck";
    it.says = "The engine has no move for " + it.seat + ", for whom " +
              properties::plural(moves.size(), "move") + (moves.size() == 1 ? " is" : " are") +
              " legal, such as " + quoted(it.move) + ".";
    return it;
  }
  auto offered(const std::string& move) -> Disagreement {
    auto it = begun("offers");
    it.move = move;
    it.here = state_of(model_);
    const auto verdict = model_.judge(move);
    it.clauses.clear();
    if (verdict.kind == Judgement::Kind::illegal) it.clauses = {id_of(model_, verdict.why)};
    it.says = "The engine offers " + quoted(move) + " to " + it.seat;
    if (verdict) {
      it.says += ", which is written " + quoted(written(model_, move)) + ".";
    } else {
      it.says +=
          it.clauses.empty() ? ", which is no move." : ", which " + it.clause() + " forbids.";
    }
    return it;
  }
  auto lacked(const std::string& move) -> Disagreement {
    auto it = begun("lacks");
    it.move = move;
    it.here = state_of(model_);
    it.clauses.clear();
    const auto judgement = model_.play(move);
    it.clauses = by_rarity(model_, judgement.because, common_);
    if (judgement) (void)model_.undo();
    it.says = "The engine does not offer " + quoted(move) + ", which is legal for " + it.seat + ".";
    return it;
  }

  auto faulty() -> Disagreement {
    const auto& wrong = trouble_.mismatch;
    auto it = begun(kind_of(wrong.fault));
    it.clauses.clear();
    it.engine = printable(wrong.line);
    it.words = wrong.words;
    it.asked = asked();
    it.cause = cause();
    it.says = "The engine " + words_of(wrong.fault) +
              (wrong.note.empty() ? "" : ": it " + wrong.note) + question() + ".";
    return it;
  }
  [[nodiscard]] auto question() const -> std::string {
    switch (trouble_.mismatch.ask.kind) {
      case Ask::Kind::initialize:
        return "";
      case Ask::Kind::start:
        return ", asked to start";
      case Ask::Kind::play:
        return ", told to apply " + quoted(trouble_.course.actions.back().move);
      case Ask::Kind::refuse:
        return ", told to apply the illegal " + quoted(trouble_.course.actions.back().move);
      case Ask::Kind::undo:
        return ", told to undo";
      case Ask::Kind::state:
        return ", asked for its state";
      case Ask::Kind::legal:
        return ", asked for its legal moves";
      case Ask::Kind::outcome:
        return ", asked for the outcome";
    }
    return "";
  }
  /// The question without what changes from one game to the next.
  [[nodiscard]] auto asked() const -> std::string {
    const auto kind = trouble_.mismatch.ask.kind;
    auto text = std::string(method_of(kind));
    if (kind == Ask::Kind::play || kind == Ask::Kind::refuse) {
      const auto& move = trouble_.course.actions.back().move;
      text += ' ' + move.substr(0, move.find(' '));
    }
    return text;
  }
  [[nodiscard]] auto cause() const -> std::string {
    const auto& wrong = trouble_.mismatch;
    if (wrong.fault == Fault::ended) return error_in(wrong.words);
    if (wrong.fault != Fault::odd_error) return "";  // what it logs besides is no cause
    const auto text = [&](std::string_view member) {
      const auto* value = wrong.answer.find(member);
      return value != nullptr && value->is(Value::Kind::text) ? value->text : "";
    };
    const auto traced = error_in(last_lines(text("data")));
    return traced.empty() ? without_numbers(printable(text("message"))) : traced;
  }
  static auto kind_of(Fault fault) -> std::string {
    switch (fault) {
      case Fault::timed_out:
        return "hang";
      case Fault::ended:
        return "crash";
      case Fault::too_long:
        return "flood";
      case Fault::wrong_id:
        return "id";
      case Fault::again:
        return "twice";
      case Fault::odd_error:
        return "error";
      case Fault::bad_shape:
        return "shape";
      default:
        return "no-json";
    }
  }

  AnyGame& model_;
  const Trouble& trouble_;
  const Citations& common_;
  LastMove last_;
};

/// A move that the engine does not list it refuses, and one that it lists it accepts: which of the
/// two shows depends on what it was asked first.
auto side_of(const std::string& kind) -> std::string {
  if (kind == "refuses") return "lacks";
  return kind == "accepts" ? "offers" : kind;
}

/// What an outcome tells otherwise: whether the game is over, else the points, from which it
/// follows who wins, else the winners.
auto end_told(const Disagreement& it) -> std::string {
  for (const auto* field : {"over", "scores", "winners"}) {
    const auto found = std::ranges::find(it.differences, field, &FieldDifference::field);
    if (found == it.differences.end()) continue;
    return it.says + field;
  }
  return "";
}

}  // namespace

auto written(const AnyGame& model, const std::string& move) -> std::string {
  const auto read = model.read_move(move);
  return read ? *read : move;
}

auto Disagreement::is_fault() const -> bool {
  constexpr std::array faults{"crash", "hang", "flood", "no-json", "id", "twice", "shape", "error"};
  return std::ranges::count(faults, kind) > 0;
}

auto Disagreement::key() const -> std::string {
  std::set<std::string> fields;
  for (const auto& difference : differences) fields.insert(without_digits(difference.field));
  auto text = kind + ' ' + clause();
  for (const auto& field : fields) text += ' ' + field;
  return text;
}

auto explain(AnyGame& model, const Trouble& trouble, const Citations& common)
    -> std::vector<Disagreement> {
  return Explainer(model, trouble, common).run();
}

auto akin(const Disagreement& one, const Disagreement& other) -> bool {
  // Who lists no move at all refuses each, too.
  const bool stuck = one.kind == "stuck" && side_of(other.kind) == "lacks";
  if (!stuck && side_of(one.kind) != side_of(other.kind)) return false;
  if (one.kind == "outcome" && end_told(one) != end_told(other)) return false;
  if (one.is_fault()) return one.cause == other.cause;
  if (one.clauses.empty() && other.clauses.empty()) return true;
  const auto shared = [&](const std::string& id) {
    return std::ranges::count(other.clauses, id) > 0;
  };
  if (one.kind == "state" && one.key() == other.key()) return true;
  return one.kind == "state" ? std::ranges::any_of(one.clauses, shared) : shared(one.clause());
}

auto record_of(AnyGame& model, const Disagreement& it) -> Record {
  auto record = model.record();
  record.position = it.course.position;
  record.cites = it.clauses;
  record.from.emplace_back("conform: " + it.says);
  (void)begin_at(model, it.course.position);
  std::vector<Entry> made;
  for (const auto& action : it.course.actions) {
    const auto seat = std::string(to_text(model.mover(action.move)));
    if (action.kind == Action::Kind::play) {
      made.push_back({.kind = Entry::Kind::move, .seat = seat, .text = action.move});
      (void)model.play(action.move);
    } else if (action.kind == Action::Kind::undo) {
      if (model.undo()) made.push_back({.kind = Entry::Kind::undo});
    } else if (const auto judgement = model.judge(action.move);
               judgement.kind == Judgement::Kind::illegal) {
      made.push_back({.kind = Entry::Kind::expect_illegal,
                      .seat = seat,
                      .text = action.move,
                      .because = id_of(model, judgement.why)});
    }
  }
  const bool acting = is_player(model.seat()) || model.seat() == Seat::chance;
  const auto mover = std::string(to_text(model.mover(it.move)));
  if (acting && (it.kind == "lacks" || it.kind == "stuck" || it.kind == "refuses")) {
    made.push_back({.kind = Entry::Kind::expect_legal, .seat = mover, .text = it.move});
  }
  if (it.kind == "offers" && model.judge(it.move).kind == Judgement::Kind::illegal) {
    made.push_back({.kind = Entry::Kind::expect_illegal,
                    .seat = mover,
                    .text = written(model, it.move),
                    .because = it.clause()});
  }
  if (it.kind == "state" || it.kind == "undo") {
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(most, it.differences.size()); ++i) {
      auto value = parse_json(it.differences[i].model);
      if (!value) continue;
      made.push_back({.kind = Entry::Kind::expect_field,
                      .text = value->text,
                      .field = it.differences[i].field});
    }
  }
  record.entries = std::move(made);
  record.end_fingerprint = model.fingerprint();
  return record;
}

}  // namespace ruleproof::conformance
