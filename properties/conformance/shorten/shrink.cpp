#include "properties/conformance/shorten/shrink.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/shorten/proposals.hpp"

namespace ruleproof::conformance {
namespace {

/// Plays by numbers of offers; after those the quietest moves. At every position it does what the
/// disagreement needs beside moves: tries its illegal move, or takes a move back.
class Numbered final : public Source {
 public:
  Numbered(const std::vector<std::uint16_t>& choices, std::size_t longest,
           std::optional<Action> beside)
      : choices_(choices), longest_(longest), beside_(std::move(beside)) {}

  auto next(AnyGame& model) -> std::optional<Action> override {
    if (beside_ && !std::exchange(done_, true)) return beside_;
    if (made == longest_ || model.seat() == Seat::nobody) return std::nullopt;
    const auto offers = model.offers();
    const auto offer = made < choices_.size() ? choices_[made] % offers : 0;
    if (taken_.size() == made) taken_.push_back(static_cast<std::uint16_t>(offer));
    ++made;
    done_ = false;
    return Action{Action::Kind::play, model.text_of(offer)};
  }
  [[nodiscard]] auto taken() const -> const std::vector<std::uint16_t>& { return taken_; }
  std::size_t made = 0;

 private:
  const std::vector<std::uint16_t>& choices_;
  std::size_t longest_;
  std::optional<Action> beside_;
  bool done_ = false;
  std::vector<std::uint16_t> taken_;
};

/// What a game that shows such a disagreement does beside moves.
auto beside(const Disagreement& it) -> std::optional<Action> {
  if (it.kind == "accepts" || it.kind == "changes") {
    return Action{Action::Kind::refuse, it.move};
  }
  return std::nullopt;
}

}  // namespace

auto moves_of(const Course& course) -> std::size_t {
  std::size_t moves = 0;
  for (const auto& action : course.actions) {
    if (action.kind == Action::Kind::play) ++moves;
    if (action.kind == Action::Kind::undo && moves > 0) --moves;
  }
  return moves;
}

Shrinker::Shrinker(Examiner& examiner, const Disagreement& found, const ShrinkOptions& options)
    : examiner_(examiner),
      options_(options),
      best_(found),
      length_(moves_of(found.course)),
      until_(examiner.tally().steps + options.steps),
      // Each try of a hanging engine costs a time-out, each of a dying one a start.
      tries_left_(found.kind == "hang"    ? 8
                  : found.kind == "crash" ? 200
                                          : 20'000),
      random_(options.seed) {
  wanted_.clauses = found.clauses;
  learn(found);
}

auto Shrinker::manner() const -> Manner {
  return {.ahead = best_.is_fault() ? std::size_t{1} : Manner{}.ahead,
          .thorough = best_.kind == "outcome"};
}

auto Shrinker::may_go_on() const -> bool {
  constexpr std::uint64_t most_time_outs = 20;  // a count, so that a run is repeatable
  return tries_left_ > 0 && time_outs_ < most_time_outs && examiner_.tally().steps < until_ &&
         !options_.late();
}

auto Shrinker::choices_of(const Course& course) -> Choices {
  auto& model = examiner_.model();
  Choices choices;
  model.restart();
  for (const auto& action : course.actions) {
    if (action.kind == Action::Kind::undo && model.undo()) choices.pop_back();
    if (action.kind != Action::Kind::play) continue;
    std::size_t offer = 0;
    while (offer < model.offers() && model.text_of(offer) != action.move) ++offer;
    choices.push_back(static_cast<std::uint16_t>(offer));
    (void)model.play(action.move);
  }
  return choices;
}

auto Shrinker::keep(const Trouble& trouble, const Choices& choices) -> bool {
  for (auto& it : explain(examiner_.model(), trouble, *options_.common)) {
    if (!akin(it, best_)) continue;
    learn(it);
    const auto length = moves_of(it.course);
    const auto actions = it.course.actions.size();
    if (length > length_ || (length == length_ && actions > best_.course.actions.size())) continue;
    if (length == length_ && actions == best_.course.actions.size() && choices_ &&
        choices >= *choices_) {
      continue;
    }
    best_ = std::move(it);
    length_ = length;
    choices_ = choices;
    return true;
  }
  return false;
}

auto Shrinker::tried(const std::string& position, Source& source) -> std::optional<Trouble> {
  --tries_left_;
  if (examiner_.engine().ready(examiner_.model())) {
    ++time_outs_;  // an engine that does not come up costs as much
    return std::nullopt;
  }
  auto trouble = examiner_.run(position, source, manner());
  if (trouble && trouble->mismatch.fault == Fault::timed_out) ++time_outs_;
  return trouble;
}

auto Shrinker::improve(const Choices& choices) -> bool {
  // The move that the engine refuses belongs to the game, though not to what is kept of it.
  Numbered source(choices, length_ + (best_.kind == "refuses" ? 1 : 0), beside(best_));
  const auto trouble = tried("", source);
  if (!trouble) return false;
  auto taken = source.taken();
  taken.resize(std::min(taken.size(), moves_of(trouble->course)));
  return keep(*trouble, taken);
}

auto Shrinker::consider(const Course& course) -> bool {
  Listed source(course.actions);
  const auto trouble = tried(course.position, source);
  if (!trouble) return false;
  const bool from_opening = course.position.empty();
  return keep(*trouble, from_opening ? choices_of(trouble->course) : Choices{});
}

auto Shrinker::drop() -> bool {
  for (auto length = choices_->size() / 2; length > 0; length /= 2) {
    for (std::size_t at = 0; at + length <= choices_->size() && may_go_on(); at += length) {
      auto choices = *choices_;
      const auto begin = choices.begin() + static_cast<std::ptrdiff_t>(at);
      choices.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
      if (improve(choices)) return true;
    }
  }
  return false;
}

auto Shrinker::quieten() -> bool {
  constexpr std::uint16_t offers = 8;
  for (std::size_t at = 0; at < choices_->size(); ++at) {
    for (std::uint16_t choice = 0; choice < offers && may_go_on(); ++choice) {
      auto choices = *choices_;
      if (choices[at] == choice) continue;
      choices[at] = choice;
      if (improve(choices)) return true;
    }
  }
  return false;
}

auto Shrinker::change_at_random() -> void {
  auto choices = *choices_;
  if (choices.empty()) return;
  for (auto changes = 1 + random_.below(3); changes > 0; --changes) {
    const auto at = random_.below(choices.size());
    const auto where = choices.begin() + static_cast<std::ptrdiff_t>(at);
    const auto kind = random_.below(3);
    const auto number = static_cast<std::uint16_t>(random_.below(16));
    if (kind == 0) choices[at] = number;
    if (kind == 1 && choices.size() > 1) choices.erase(where);
    if (kind == 2) choices.insert(where, number);
  }
  in_vain_ = improve(choices) ? 0 : in_vain_ + 1;
}

/// Leaves out actions as they are written; those that are not allowed any more are left out, too.
auto Shrinker::drop_actions() -> void {
  for (auto length = std::max<std::size_t>(best_.course.actions.size() / 2, 1); length > 0;) {
    bool shorter = false;
    for (std::size_t at = 0; at + length <= best_.course.actions.size() && may_go_on();) {
      auto course = best_.course;
      const auto begin = course.actions.begin() + static_cast<std::ptrdiff_t>(at);
      course.actions.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
      if (best_.kind == "refuses") course.actions.push_back({Action::Kind::play, best_.move});
      if (consider(course)) {
        shorter = true;
      } else {
        at += length;
      }
    }
    if (!shorter) length /= 2;
  }
}

auto Shrinker::learn(const Disagreement& other) -> void {
  constexpr std::size_t most_moves = 64;
  if (other.kind == "offers" || other.kind == "accepts") {
    auto& moves = wanted_.forbidden;
    if (moves.size() < most_moves && std::ranges::count(moves, other.move) == 0) {
      moves.push_back(other.move);
    }
    return;
  }
  wanted_.over = other.kind == "outcome";
  std::erase_if(wanted_.clauses,
                [&](const std::string& id) { return std::ranges::count(other.clauses, id) == 0; });
}

auto Shrinker::propose() -> void {
  // A move that the engine lacks or refuses is no part of the game that is kept.
  const std::size_t after =
      best_.kind == "lacks" || best_.kind == "stuck" || best_.kind == "refuses" ? 1 : 0;
  // In the time of a step of the engine the rules look at many moves.
  ProposalOptions options{.below = length_ + after,
                          .states = options_.steps / 6,
                          .steps = options_.steps * 15,
                          .seed = options_.seed,
                          .go_on = [this] { return may_go_on(); }};
  for (const auto& action : best_.course.actions) {
    if (action.kind == Action::Kind::play) options.known.push_back(action.move);
  }
  if (after > 0) options.known.push_back(best_.move);
  const auto confirm = [&](const std::vector<std::string>& moves) -> std::optional<std::size_t> {
    Course course;
    for (const auto& move : moves) course.actions.push_back({Action::Kind::play, move});
    if (const auto it = beside(best_)) course.actions.push_back(*it);
    const auto before = length_;
    if (!consider(course) || length_ >= before) return std::nullopt;
    return length_ + after;
  };
  examiner_.engine().game().propose(examiner_.model().setup(), wanted_, options, confirm);
}

auto Shrinker::search() -> void {
  constexpr std::uint64_t patience = 3'000;
  in_vain_ = 0;
  while (may_go_on() && in_vain_ < patience && !choices_->empty()) {
    if (tried_ != *choices_) {
      if (drop() || quieten()) continue;
      tried_ = *choices_;
    }
    change_at_random();
  }
}

auto Shrinker::run() -> Disagreement {
  drop_actions();
  if (!best_.course.position.empty() || best_.kind == "undo") return best_;
  choices_ = choices_of(best_.course);
  if (best_.is_fault() || length_ == 0) {
    search();
    return best_;
  }
  const auto end = until_;
  until_ = examiner_.tally().steps + options_.steps / 3;
  search();
  until_ = end;
  propose();
  search();
  return best_;
}

}  // namespace ruleproof::conformance
