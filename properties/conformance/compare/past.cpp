#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "properties/conformance/compare/examiner.hpp"

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

/// The moves of the model that the engine does not list.
auto lacking_moves(const Mismatch& wrong) -> Names {
  const auto model = sorted_moves(*parse_json(wrong.ask.expected));
  const auto engine = sorted_moves(wrong.answer);
  Names names;
  if (!model || !engine) return names;
  std::ranges::set_difference(*model, *engine, std::inserter(names, names.end()));
  return names;
}

auto is_wrong_state(const Mismatch& wrong) -> bool {
  return wrong.ask.kind == Ask::Kind::state && wrong.fault == Fault::differs;
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
  return wrong.fault == Fault::refused && wrong.ask.at == lacking_at_ + 1 &&
         lacking_.contains(course_.actions[lacking_at_].move);
}

auto Examiner::passes(const Trouble& trouble) -> bool {
  if (!engine_.past()) return false;
  return is_echo(trouble.mismatch) || engine_.past()(model_, trouble);
}

auto Examiner::go_past(const Trouble& trouble) -> bool {
  const auto& wrong = trouble.mismatch;
  if (is_fatal(wrong.fault)) {
    engine_.lose();
    return false;
  }
  if (wrong.ask.kind == Ask::Kind::start) return false;
  if (is_question(wrong.ask.kind) && !is_wrong_state(wrong)) {
    if (wrong.ask.kind == Ask::Kind::legal) {
      lacking_ = lacking_moves(wrong);
      lacking_at_ = wrong.ask.at;
    }
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
  return set_again(wrong.ask.at);
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

auto Examiner::replay(std::size_t actions) -> void {
  if (course_.position.empty()) {
    model_.restart();
  } else {
    (void)model_.restart_at(course_.position);
  }
  for (std::size_t i = 0; i < actions; ++i) {
    const auto& action = course_.actions[i];
    if (action.kind == Action::Kind::play) (void)model_.play(action.move);
    if (action.kind == Action::Kind::undo) (void)model_.undo();
  }
}

}  // namespace ruleproof::conformance
