#include "model/river_dragons/board/ground.hpp"

#include <algorithm>

#include "model/core/game.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {

Ground::Ground(const Rules& rules, const State& state)
    : rules_(rules),
      survey_(rules, state),
      bridges_(rules, state),
      plain_(rules.rulings.over_stone == OverStone::ends_only &&
             rules.rulings.overhang == Overhanging::nothing) {
  if (!rules.river) return;
  for (const auto& span : bridges_.spans()) {
    blocked_.add(rules.river->clashes(pair_of(span.from, span.to)));
  }
}

auto Ground::clashes(Site from, Site to) const -> bool {
  if (rules_.river) return blocked_.has(pair_of(from, to));
  return std::ranges::any_of(bridges_.spans(), [&](const Span& span) {
    return survey_.clashing(from, to, span.from, span.to);
  });
}

auto Ground::fits(PlankName plank, Site from, Site to) const -> bool {
  const bool villages = is_village(from) && is_village(to);
  if (villages && rules_.rulings.village_to_village == VillageToVillage::no) return false;
  if (clashes(from, to)) return false;
  return plain_ || static_cast<bool>(judge_contacts(plank, from, to));
}

auto Ground::judge(PlankName plank, Site from, Site to) const -> Verdict {
  if (from >= site_count || to >= site_count || from == to) {
    return Verdict::illegal("plank.must"_c);
  }
  const auto ends = bit(from) | bit(to);
  const bool villages = is_village(from) && is_village(to);
  if ((ends & ~survey_.present()) != 0 || (from > to && !rules_.directed()) ||
      (villages && rules_.rulings.village_to_village == VillageToVillage::no)) {
    return Verdict::illegal("plank.must"_c);
  }
  const auto gap = survey_.gap(from, to);
  if (gap == 0 || gap > plank.size()) return Verdict::illegal("plank.too-short"_c);
  if ((ends & bridges_.full()) != 0) return Verdict::illegal("plank.three"_c);
  if (clashes(from, to)) return Verdict::illegal("plank.not-on-plank"_c);
  return judge_contacts(plank, from, to);
}

auto Ground::borne_by(PlankName plank, Site from, Site to) const -> Sites {
  Sites sites = 0;
  if (rules_.rulings.over_stone == OverStone::all_touched) sites |= survey_.under(from, to);
  if (rules_.rulings.overhang == Overhanging::rests) {
    sites |= survey_.under_overhang(plank, from, to);
  }
  return sites;
}

auto Ground::judge_contacts(PlankName plank, Site from, Site to) const -> Verdict {
  if (plain_) return Verdict::legal();
  if (rules_.rulings.over_stone == OverStone::forbidden && survey_.under(from, to) != 0) {
    return Verdict::illegal("plank.must"_c);
  }
  if (rules_.rulings.overhang == Overhanging::obstructs && is_obstructed(plank, from, to)) {
    return Verdict::illegal("plank.too-long"_c);
  }
  if ((borne_by(plank, from, to) & bridges_.full()) != 0) {
    return Verdict::illegal("plank.three"_c);
  }
  return Verdict::legal();
}

auto Ground::is_obstructed(PlankName plank, Site from, Site to) const -> bool {
  if (survey_.under_overhang(plank, from, to) != 0) return true;
  const auto out = survey_.overhang(plank, from, to);
  return std::ranges::any_of(bridges_.spans(), [&](const Span& span) {
    if (((bit(span.from) | bit(span.to)) & (bit(from) | bit(to))) != 0) return false;
    return sticks_out_across(out, survey_.segment(span.from, span.to)) ||
           sticks_out_across(survey_.overhang(span.plank, span.from, span.to), out.on);
  });
}

}  // namespace ruleproof::river_dragons
