#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/dangers.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {
namespace {

using Names = std::set<std::string, std::less<>>;

/// The fields in which the two differ, of those that are compared.
auto wrong_fields(const Mismatch& wrong) -> Names {
  const auto model = parse_json(wrong.ask.expected);
  Names compared;
  for (const auto& [name, value] : model->members) compared.insert(name);
  Names names;
  for (auto& it : differing_fields(*model, wrong.answer, compared)) names.insert(it.field);
  return names;
}

/// The moves of one list that the other lacks.
auto moves_beyond(const Value& list, const Value& other) -> Names {
  const auto all = sorted_moves(list);
  const auto known = sorted_moves(other);
  Names names;
  if (!all || !known) return names;
  std::ranges::set_difference(*all, *known, std::inserter(names, names.end()));
  return names;
}

/// Moves that begin with the same word, and that the same clause forbids.
auto kind_of(std::string_view move, ClauseRef why) -> std::string {
  return std::to_string(why.index) + ' ' + std::string(move.substr(0, move.find(' ')));
}

auto is_wrong_state(const Mismatch& wrong) -> bool {
  return wrong.ask.kind == Ask::Kind::state && wrong.fault == Fault::differs;
}

auto deed_of(const Action& action, const ClauseSet& because) -> Deed {
  if (action.kind == Action::Kind::undo) return {.text = "undo", .kind = "undo"};
  const std::string verb = action.kind == Action::Kind::play ? "play " : "refuse ";
  return {.text = verb + action.move,
          .kind = verb + action.move.substr(0, action.move.find(' ')),
          .because = because};
}

/// Whether the engine was only asked, so that it stands where it stood.
auto is_question(Ask::Kind kind) -> bool {
  return kind == Ask::Kind::state || kind == Ask::Kind::legal || kind == Ask::Kind::outcome;
}

}  // namespace

auto Examiner::is_echo(const Mismatch& wrong) const -> bool {
  if (is_wrong_state(wrong) && wrong.ask.at == 0 && !wrong_.empty()) {
    return std::ranges::includes(wrong_, wrong_fields(wrong));
  }
  return is_where_listed(wrong.ask) && is_listed_wrong(wrong);
}

auto Examiner::is_elsewhere(const Mismatch& wrong) -> bool {
  constexpr std::size_t few = 2;  // one field may be wrong
  if (!is_wrong_state(wrong) || wrong.ask.at > 0 || course_.position.empty()) return false;
  if (wrong_fields(wrong).size() < few) return false;
  const auto position = model_.position();
  model_.restart();
  auto opening = wrong;
  opening.ask.expected.clear();
  model_.write_state(opening.ask.expected, engine_.filter());
  (void)model_.restart_at(position);
  return wrong_fields(opening).empty();
}

auto Examiner::is_where_listed(const Ask& ask) const -> bool {
  const bool is_move = ask.kind == Ask::Kind::play || ask.kind == Ask::Kind::refuse;
  if (!is_move || !listed_at_ || *listed_at_ >= ask.at) return false;
  // What is refused leaves the position as it was.
  const auto first = course_.actions.begin();
  return std::all_of(first + static_cast<std::ptrdiff_t>(*listed_at_),
                     first + static_cast<std::ptrdiff_t>(ask.at) - 1,
                     [](const Action& it) { return it.kind == Action::Kind::refuse; });
}

auto Examiner::is_listed_wrong(const Mismatch& wrong) const -> bool {
  const auto& move = course_.actions[wrong.ask.at - 1].move;
  if (wrong.fault == Fault::refused) return lacking_.contains(move);
  if (wrong.fault != Fault::accepted) return false;
  return surplus_.contains(move) ||
         (wrong.ask.why && surplus_.contains(kind_of(move, *wrong.ask.why)));
}

auto Examiner::note_list(const Ask& ask) -> void {
  listed_at_.reset();
  if (engine_.dialogue().hidden().empty()) listed_at_ = ask.at;
  lacking_.clear();
  surplus_.clear();
}

auto Examiner::note_list(const Mismatch& wrong) -> void {
  listed_at_.reset();
  if (wrong.fault != Fault::differs) return;
  const auto model = parse_json(wrong.ask.expected);
  lacking_ = moves_beyond(*model, wrong.answer);
  surplus_.clear();
  listed_at_ = wrong.ask.at;
  replay(wrong.ask.at);
  for (const auto& move : moves_beyond(wrong.answer, *model)) {
    const auto verdict = model_.judge(move);
    if (verdict.kind == Judgement::Kind::illegal) surplus_.insert(kind_of(move, verdict.why));
    surplus_.insert(move);
  }
}

auto Examiner::passes(const Trouble& trouble) -> bool {
  if (!engine_.past()) return false;
  if (is_echo(trouble.mismatch)) {
    if (trouble.mismatch.fault == Fault::refused) tally_.followed.insert("refuses");
    if (trouble.mismatch.fault == Fault::accepted) tally_.followed.insert("accepts");
    return true;
  }
  return engine_.past()(model_, trouble);
}

auto Examiner::go_past(const Trouble& trouble) -> bool {
  const auto& wrong = trouble.mismatch;
  if (is_fatal(wrong.fault)) {
    engine_.lose();
    return false;
  }
  if (wrong.ask.kind == Ask::Kind::start) return false;
  if (is_question(wrong.ask.kind) && !is_wrong_state(wrong)) {
    if (wrong.ask.kind == Ask::Kind::legal) note_list(wrong);
    replay(course_.actions.size());
    return true;
  }
  auto fields = is_wrong_state(wrong) ? wrong_fields(wrong) : Names{};
  if (is_wrong_state(wrong) && follows_nothing(wrong.ask.at, fields)) {
    engine_.dialogue().tolerate(std::move(fields));
    replay(course_.actions.size());
    return true;
  }
  wrong_ = std::move(fields);
  if (set_again(wrong.ask.at)) return true;
  if (wrong.fault == Fault::accepted && !engine_.welcome().position) {
    engine_.taken().failed(deed_of(course_.actions[wrong.ask.at - 1], wrong.ask.because));
  }
  return false;
}

auto Examiner::follows_nothing(std::size_t at, const Names& fields) -> bool {
  // How it tells the position to which it was just set, or the opening.
  const bool sets = engine_.welcome().position;
  if (at == 0 && (!course_.position.empty() || !sets)) return true;
  // Time and again in one that cannot be set.
  if (!sets) return ends(fields, 1);
  // At the end nothing is set again: what is wrong at most ends may hide how the games end.
  replay(at);
  return model_.seat() == Seat::nobody && ends(fields, 2);
}

auto Examiner::ends(const Names& fields, std::uint64_t share) -> bool {
  constexpr std::uint64_t often = 5;
  const auto times = ++ends_[fields];
  return times >= often && times * share >= tally_.games;
}

auto Examiner::set_again(std::size_t at) -> bool {
  constexpr std::size_t least_reach = 4;
  if (!engine_.welcome().position || !drained()) return false;
  const auto after = course_.actions.begin() + static_cast<std::ptrdiff_t>(at);
  redo_.insert(redo_.begin(), after, course_.actions.end());
  replay(at);
  if (model_.seat() == Seat::nobody) return false;  // nothing is played from there
  const auto position = model_.position();
  if (model_.restart_at(position)) return false;
  course_ = {.position = position, .actions = {}};
  reach_ = std::min(engine_.reach(manner_.ahead), std::max(least_reach, reach_ / 2));
  begin(position);
  return true;
}

auto Examiner::is_avoided(const Action& action, const ClauseSet& because) const -> bool {
  if (!engine_.heeds_dangers() || (engine_.dangers().none() && engine_.taken().none()))
    return false;
  const auto deed = deed_of(action, because);
  return engine_.dangers().has(deed) || is_taken(deed);
}

auto Examiner::is_taken(const Deed& deed) const -> bool {
  constexpr std::uint64_t tried_in = 8;  // one of so many games: others may be refused
  return engine_.leaves_out_taken() && tally_.games % tried_in != 0 && engine_.taken().has(deed);
}

auto Examiner::note_refusal(const Ask& ask) -> void {
  if (!engine_.taken().none()) {
    engine_.taken().went_well(deed_of(course_.actions[ask.at - 1], ask.because));
  }
}

auto Examiner::note_failure(const Ask& ask) -> void {
  if (ask.at == 0) return;
  const bool known = is_question(ask.kind) && under_way_;
  engine_.dangers().failed(known ? *under_way_ : deed_of(course_.actions[ask.at - 1], ask.because));
}

auto Examiner::note_answer(const Ask& ask) -> void {
  const bool is_deed =
      ask.kind == Ask::Kind::play || ask.kind == Ask::Kind::refuse || ask.kind == Ask::Kind::undo;
  if (!is_deed) return;
  if (under_way_) engine_.dangers().went_well(*under_way_);
  under_way_ = deed_of(course_.actions[ask.at - 1], ask.because);
}

auto Examiner::replay(std::size_t actions) -> void {
  (void)begin_at(model_, course_.position);
  for (std::size_t i = 0; i < actions; ++i) (void)follow(model_, course_.actions[i]);
}

}  // namespace ruleproof::conformance
