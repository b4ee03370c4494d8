/// Where a plank may be laid now: one look at the board that serves every place and every plank.
#pragma once

#include "model/river_dragons/bridges.hpp"

namespace ruleproof::river_dragons {

class Ground {
 public:
  Ground(const Rules& rules, const State& state);

  /// Whether the plank may be laid from one site to the other.
  [[nodiscard]] auto judge(PlankName plank, Site from, Site to) const -> Verdict;
  /// Sites under the plank between and beyond its ends that would bear it too.
  [[nodiscard]] auto borne_by(PlankName plank, Site from, Site to) const -> Sites;
  [[nodiscard]] auto survey() const -> const Survey& { return survey_; }
  [[nodiscard]] auto bridges() const -> const Bridges& { return bridges_; }

  /// Calls `visit(from, to)` for every place where the plank may be laid, until it says false.
  template <class Visit>
  auto for_each_place(PlankName plank, Visit&& visit) const -> void {
    const auto open = survey_.present() & ~bridges_.full();
    for (auto starts = open; starts != 0; starts &= starts - 1) {
      const auto from = static_cast<Site>(std::countr_zero(starts));
      auto goals = survey_.reach(plank.size(), from) & open;
      if (!rules_.directed()) goals &= ~((bit(from) << 1U) - 1);
      for (; goals != 0; goals &= goals - 1) {
        const auto to = static_cast<Site>(std::countr_zero(goals));
        if (fits(plank, from, to) && !visit(from, to)) return;
      }
    }
  }
  /// Whether there is any place for the plank.
  [[nodiscard]] auto has_place(PlankName plank) const -> bool {
    bool found = false;
    for_each_place(plank, [&](Site, Site) { return !(found = true); });
    return found;
  }

 private:
  /// Of two sites with room that the plank spans: the rest of `judge`.
  [[nodiscard]] auto fits(PlankName plank, Site from, Site to) const -> bool;
  [[nodiscard]] auto clashes(Site from, Site to) const -> bool;
  /// What the readings over-stone and overhang say of it.
  [[nodiscard]] auto judge_contacts(PlankName plank, Site from, Site to) const -> Verdict;
  [[nodiscard]] auto is_obstructed(PlankName plank, Site from, Site to) const -> bool;

  const Rules& rules_;
  Survey survey_;
  Bridges bridges_;
  PairSet blocked_;     ///< on islet boards: pairs that clash with a plank on the board
  bool plain_ = false;  ///< under the default readings of over-stone and overhang
};

}  // namespace ruleproof::river_dragons
