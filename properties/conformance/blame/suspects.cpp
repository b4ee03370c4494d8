#include "properties/conformance/blame/suspects.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/core/game.hpp"
#include "properties/conformance/blame/borders.hpp"
#include "properties/conformance/blame/clues.hpp"
#include "properties/conformance/blame/suspicion.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/seek.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {
namespace {

auto misses_a_move(const Disagreement& it) -> bool {
  return it.kind == "lacks" || it.kind == "stuck" || it.kind == "refuses";
}
auto first_word(const std::string& move) -> std::string { return move.substr(0, move.find(' ')); }

/// The clauses that forbid moves which are legal by one number that is neither greater nor less.
class Edges {
 public:
  Edges(std::size_t most) : most_(most) {}

  [[nodiscard]] auto full() const -> bool { return moves_ >= most_; }
  /// The model is where the move is to be made, and is left elsewhere.
  auto add(AnyGame& model, const std::string& move) -> void {
    ++moves_;
    std::set<std::string> forbidding;
    for (const auto& border : borders_of(model, move, 1)) forbidding.insert(border.clause);
    for (const auto& id : forbidding) ++at_[id];
  }
  [[nodiscard]] auto share(const std::string& id) const -> double {
    const auto found = at_.find(id);
    if (found == at_.end()) return 0;
    return static_cast<double>(found->second) / static_cast<double>(moves_);
  }
  [[nodiscard]] auto moves() const -> std::size_t { return moves_; }

 private:
  std::size_t most_;
  std::size_t moves_ = 0;
  std::map<std::string, std::size_t> at_;
};

/// The same kind; where fields differ, a field of the same name; where a move is missed, one that
/// begins with the same word.
auto alike(const Disagreement& one, const Disagreement& other) -> bool {
  if (one.kind != other.kind) return false;
  if (misses_a_move(one)) return first_word(one.move) == first_word(other.move);
  if (one.differences.empty() || other.differences.empty()) return true;
  return std::ranges::any_of(one.differences, [&](const FieldDifference& a) {
    return std::ranges::any_of(other.differences, [&](const FieldDifference& b) {
      return without_digits(a.field) == without_digits(b.field);
    });
  });
}

class Inquiry {
 public:
  Inquiry(AnyGame& model, Engine& engine, Disagreement& it, const SuspectOptions& options)
      : model_(model),
        engine_(engine),
        it_(it),
        options_(options),
        examiner_(model, engine),
        case_{.misses_a_move = misses_a_move(it)} {
    for (const auto& id : it_.clauses) suspects_[id] = {};
    play_through(model_, it_.course);
    for (const auto& [id, share] : clues_of(model_, engine_.game(), it_)) {
      const Suspect suspect{.cited = is_of_opening(it_)};  // which is as its clauses say
      suspects_.try_emplace(id, suspect).first->second.clue = share;
    }
    count_near(it_);
    look_at_edges(it_);
  }

  auto run() -> void {
    for (const auto& course : options_.courses) {
      Listed source(course.actions);
      if (!look(course.position, source)) break;
    }
    properties::Citations seen;
    constexpr std::uint64_t most_games = 200;
    const auto enough = examiner_.tally().steps + options_.steps;
    for (std::uint64_t game = 0; game < most_games && examiner_.tally().steps < enough; ++game) {
      Seeker seeker({.seed = options_.seed + game, .longest = 400}, seen);
      if (!look("", seeker)) break;
    }
    // A move that is missed may be taken for one that is forbidden.
    for (const auto& id : forbid_) {
      suspects_.try_emplace(id, Suspect{.cited = false, .wrong = 0}).first->second.forbids = true;
    }
    rank();
  }

 private:
  /// Plays a game, and counts what it shows; false to end.
  auto look(const std::string& position, Source& source) -> bool {
    if (options_.late() || engine_.ready(model_)) return false;
    const auto trouble = examiner_.run(position, source, {});
    if (case_.misses_a_move) look_at_moves(examiner_.course());
    if (!trouble) return true;
    for (const auto& other : explain(model_, *trouble, *options_.common)) {
      if (!alike(it_, other)) continue;
      count(other);
      play_through(model_, other.course);
      if (it_.kind == "lacks" || it_.kind == "stuck") {
        look_at_offers(other.course, trouble->mismatch.answer);
      }
      break;
    }
    return true;
  }
  auto count(const Disagreement& other) -> void {
    ++case_.failures;
    play_through(model_, other.course);
    auto clauses = clues_of(model_, engine_.game(), other);
    for (const auto& id : other.clauses) clauses.emplace(id, 0);
    for (const auto& [id, share] : clauses) {
      if (const auto suspect = suspects_.find(id); suspect != suspects_.end()) {
        ++suspect->second.wrong;
      }
    }
    count_near(other);
    look_at_edges(other);
  }
  auto look_at_edges(const Disagreement& other) -> void {
    if (!case_.misses_a_move || missed_.full()) return;
    play_through(model_, other.course);
    missed_.add(model_, other.move);
  }
  auto count_near(const Disagreement& other) -> void {
    play_through(model_, other.course);
    for (const auto& [id, share] : near_at_hand(model_, other.seat)) {
      if (const auto suspect = suspects_.find(id); suspect != suspects_.end()) {
        suspect->second.near += share;
      }
    }
  }

  /// Of the legal moves at a position where the engine misses one, those that it offers.
  auto look_at_offers(const Course& course, const Value& answer) -> void {
    constexpr std::size_t most = 48;
    const auto offered = sorted_moves(answer);
    if (!offered) return;
    std::vector<std::string> beside;
    for (std::size_t offer = 0; offer < std::min(most, model_.offers()); ++offer) {
      const auto move = model_.text_of(offer);
      if (!std::ranges::binary_search(*offered, move)) continue;
      offered_.add(model_.foresee(offer));
      if (first_word(move) != first_word(it_.move)) continue;
      ++closed_[closed_by(model_, move)];
      beside.push_back(move);
    }
    // Some of them, from all over the list.
    constexpr std::size_t some = 4;
    const auto step = std::max<std::size_t>(1, beside.size() / some);
    for (std::size_t i = 0; i < beside.size() && !not_missed_.full(); i += step) {
      play_through(model_, course);
      not_missed_.add(model_, beside[i]);
    }
  }
  /// What closes moves that the engine does not miss, and what forbids others of their kind.
  auto look_at_moves(const Course& course) -> void {
    (void)begin_at(model_, course.position);
    for (const auto& action : course.actions) {
      if (first_word(action.move) == first_word(it_.move) && model_.seat() != Seat::nobody) {
        const auto judgement = model_.judge(action.move);
        if (judgement) ++closed_[closed_by(model_, action.move)];
        if (judgement.kind == Judgement::Kind::illegal)
          forbid_.insert(id_of(model_, judgement.why));
      }
      (void)follow(model_, action);
    }
  }

  [[nodiscard]] auto index_of(const std::string& id) const -> std::size_t {
    const auto clause = std::ranges::find(model_.rulebook(), std::string_view(id), &Clause::id);
    return static_cast<std::size_t>(clause - model_.rulebook().begin());
  }
  /// Times that a clause was relied on, and nothing went wrong.
  [[nodiscard]] auto went_right(const std::string& id, const Suspect& suspect) -> std::uint64_t {
    if (!suspect.cited) return closed_[id];
    const auto cited =
        examiner_.tally().tried.steps.at(index_of(id)) + offered_.steps.at(index_of(id));
    // A move after which something differs has itself been answered well.
    const auto answered = case_.misses_a_move ? 0 : suspect.wrong - 1;
    return cited - std::min(cited, answered);
  }
  /// Only where moves that are not missed tell what is usual.
  [[nodiscard]] auto border(const std::string& id) const -> double {
    constexpr std::size_t few = 4;
    constexpr double mostly = 0.5;
    if (not_missed_.moves() < few) return 0;
    const auto more = missed_.share(id) - not_missed_.share(id);
    return more > mostly ? more : 0;
  }
  auto rank() -> void {
    for (auto& [id, suspect] : suspects_) {
      suspect.right = went_right(id, suspect);
      suspect.common = options_.common->steps.at(index_of(id));
      suspect.border = border(id);
      if (std::ranges::count(it_.clauses, id) == 0) it_.clauses.push_back(id);
    }
    if (it_.clauses.empty()) return;
    auto ranking = ranked(suspects_, it_.clauses, case_);
    it_.clauses = std::move(ranking.ids);
    it_.alike = ranking.alike;
  }

  AnyGame& model_;
  Engine& engine_;
  Disagreement& it_;
  const SuspectOptions& options_;
  Examiner examiner_;
  Case case_;
  Suspects suspects_;
  std::map<std::string, std::uint64_t, std::less<>> closed_;  ///< moves that are not missed
  std::set<std::string> forbid_;
  properties::Citations offered_;  ///< by moves beside those that are missed
  Edges missed_{8};
  Edges not_missed_{32};  ///< beside them
};

}  // namespace

auto rank_suspects(AnyGame& model, Engine& engine, Disagreement& it, const SuspectOptions& options)
    -> void {
  Inquiry(model, engine, it, options).run();
}

}  // namespace ruleproof::conformance
