#include "reports/audit/page/errata.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "reports/audit/matter.hpp"

namespace ruleproof::audit {

namespace {

using Ids = std::vector<std::string>;

auto has(const Ids& ids, std::string_view id) -> bool {
  return std::ranges::find(ids, id) != ids.end();
}

/// Adds at most `left` elements to `chosen` so that every set is hit.
auto hit(const std::vector<Ids>& sets, std::size_t left, Ids& chosen) -> bool {
  const auto missed = std::ranges::find_if(sets, [&](const Ids& set) {
    return std::ranges::none_of(set, [&](const auto& id) { return has(chosen, id); });
  });
  if (missed == sets.end()) return true;
  if (left == 0) return false;
  for (const auto& id : *missed) {
    chosen.push_back(id);
    if (hit(sets, left - 1, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

auto listed(const Ids& ids) -> std::string {
  return ids.empty() ? "none" : fmt::format("{}", fmt::join(ids, ", "));
}

}  // namespace

auto least_hitting_set(const std::vector<Ids>& sets) -> Ids {
  // A set of one leaves no choice; every solution has it.
  Ids chosen;
  for (const auto& set : sets) {
    if (set.size() == 1 && !has(chosen, set.front())) chosen.push_back(set.front());
  }
  auto open = sets;
  std::erase_if(open, [&](const Ids& set) {
    return set.empty() || std::ranges::any_of(set, [&](const auto& id) { return has(chosen, id); });
  });
  for (auto& set : open) std::ranges::sort(set);
  for (std::size_t size = 0; size <= open.size(); ++size) {
    Ids more;
    if (!hit(open, size, more)) continue;
    chosen.insert(chosen.end(), more.begin(), more.end());
    break;
  }
  std::ranges::sort(chosen);
  return chosen;
}

auto smallest_errata(const Ids& open, const std::vector<Matter>& matters) -> Errata {
  Errata errata;
  errata.open = open.size();
  std::vector<Ids> sets;
  for (const auto& id : open) {
    const auto found = std::ranges::find(matters, id, &Matter::ruling);
    if (found == matters.end()) {
      errata.untried.push_back(id);
    } else if (found->matters_alone()) {
      (found->in_full_game() ? errata.needed : errata.in_small).push_back(id);
      sets.push_back({id});
    } else if (found->matters()) {
      auto set = found->with;
      set.push_back(id);
      std::ranges::sort(set);
      if (std::ranges::find(errata.together, set) == errata.together.end()) {
        errata.together.push_back(set);
        sets.push_back(std::move(set));
      }
    } else {
      auto& why = !found->reason.empty() ? errata.reasoned : errata.not_seen;
      (found->never() ? errata.never : why).push_back(id);
    }
  }
  errata.smallest = least_hitting_set(sets);
  for (const auto& matter : matters) {
    const bool is_shown = matter.parting && !matter.parting->witnesses.empty();
    if (is_shown && matter.parting->data.find("stand-in") != std::string::npos) {
      errata.on_stand_in.push_back(matter.ruling);
    }
  }
  return errata;
}

namespace {

/// What the errata are, or what they have at least where not every question was tried.
auto head_of(const Errata& errata) -> std::string {
  constexpr std::string_view settled = "each settled as it is played by default";
  if (errata.untried.empty()) {
    return fmt::format("Smallest errata, {}: {} of {} open questions.\n", settled,
                       errata.smallest.size(), errata.open);
  }
  return fmt::format("Errata so far, {}: at least {} of {} open questions; {} were not tried.\n",
                     settled, errata.smallest.size(), errata.open, errata.untried.size());
}

}  // namespace

auto to_text(const Errata& errata) -> std::string {
  auto text = head_of(errata);
  if (!errata.smallest.empty()) {
    text += listed(errata.smallest) + "\n";
    text += fmt::format("Of these, {} part the texts; to the other {} no text has an answer: {}.\n",
                        errata.smallest.size() - errata.unanswered.size(), errata.unanswered.size(),
                        listed(errata.unanswered));
  }
  if (!errata.needed.empty()) {
    text += fmt::format(
        "Proved: no errata that settles the others as by default is without these {}; each alone "
        "makes a difference in a game of full size, played under both readings with all else as "
        "by default: {}.\n",
        errata.needed.size(), listed(errata.needed));
  }
  if (!errata.in_small.empty()) {
    text += fmt::format("Seen to make a difference in a smaller game only: {}.\n",
                        listed(errata.in_small));
  }
  for (const auto& set : errata.together) {
    text += fmt::format("Only together: {}; one of them has to be settled.\n",
                        fmt::join(set, " with "));
  }
  if (!errata.never.empty()) {
    text += fmt::format(
        "Proved for the fewest players with all else as by default, every position was "
        "looked at: no difference by {}.\n",
        listed(errata.never));
  }
  if (!errata.reasoned.empty()) {
    text += fmt::format("No game can differ, by the argument given with the question: {}.\n",
                        listed(errata.reasoned));
  }
  if (!errata.not_seen.empty()) {
    text += fmt::format(
        "Observed, not proved: {} were not seen to make a difference within the stated bounds, and "
        "so are not among the smallest: {}.\n",
        errata.not_seen.size(), listed(errata.not_seen));
  }
  if (!errata.on_stand_in.empty()) {
    text += fmt::format(
        "Part of the data is a stand-in, and the games that show these rest on it: {}.\n",
        listed(errata.on_stand_in));
  }
  if (!errata.untried.empty()) {
    text += fmt::format("Not tried: {}.\n", listed(errata.untried));
  }
  return text;
}

}  // namespace ruleproof::audit
