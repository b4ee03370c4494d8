#include "solver/questions/river_dragons/schedule.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>

#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::solver::river_dragons_question {

using river_dragons::Card;

namespace {

constexpr auto building = std::to_array<Card>(
    {Card::stone1, Card::stone2, Card::plank1, Card::plank2, Card::move1, Card::move2});
constexpr std::size_t most_rounds = 6;

/// Planks that can lie on so many stones: one to each stone, and with the last stone one more.
auto planks_for(int stones, int length) -> int { return stones < length - 1 ? stones : length; }

/// Everything that rounds of at most five cards lead to, from where.
using Reached = std::map<Progress, Schedule>;

class Rounds {
 public:
  Rounds(int length, Use use) : length_(length), use_(use) {}

  /// One round more for each progress; `finish` is the cheapest end found in it.
  auto next(const Reached& before, std::optional<Schedule>& finish) -> Reached {
    Reached after;
    for (const auto& [from, schedule] : before) {
      schedule_ = schedule;
      schedule_.emplace_back();
      used_ = {};
      lay(from, after, finish);
    }
    return after;
  }

 private:
  auto lay(Progress from, Reached& after, std::optional<Schedule>& finish) -> void {
    if (from.steps == length_ + 1) {
      if (!finish || schedule_.back().size() < finish->back().size()) finish = schedule_;
      return;
    }
    after.emplace(from, schedule_);
    if (schedule_.back().size() == river_dragons::most_cards) return;
    for (std::size_t i = 0; i < building.size(); ++i) {
      const auto to = used_[i] ? std::nullopt : progress_by(building[i], from, length_, use_);
      if (!to || *to == from) continue;
      used_[i] = true;
      schedule_.back().push_back(building[i]);
      lay(*to, after, finish);
      schedule_.back().pop_back();
      used_[i] = false;
    }
  }

  int length_;
  Use use_;
  Schedule schedule_;
  std::array<bool, building.size()> used_{};
};

}  // namespace

auto progress_by(Card card, Progress from, int length, Use use) -> std::optional<Progress> {
  const bool two = card == Card::stone2 || card == Card::plank2 || card == Card::move2;
  auto to = from;
  auto& count = card == Card::stone1 || card == Card::stone2   ? to.stones
                : card == Card::plank1 || card == Card::plank2 ? to.planks
                                                               : to.steps;
  const int room = &count == &to.stones    ? length - 1
                   : &count == &to.planks  ? planks_for(from.stones, length)
                   : from.planks == length ? length + 1
                                           : from.planks;
  const int wanted = two ? 2 : 1;
  const int gain = std::min(wanted, room - count);
  if (use == Use::in_full && gain < wanted) return std::nullopt;
  count += std::max(0, gain);
  return to;
}

auto best_schedule(int length, Use use) -> std::optional<Schedule> {
  Reached reached{{Progress{}, Schedule{}}};
  Rounds rounds(length, use);
  std::optional<Schedule> finish;
  for (std::size_t round = 0; round < most_rounds && !finish; ++round) {
    reached = rounds.next(reached, finish);
  }
  return finish;
}

}  // namespace ruleproof::solver::river_dragons_question
