#include "solver/explore/parcel.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "solver/explore/word_set.hpp"
#include "solver/spill/recent_keys.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {
namespace {

/// One successor: its place among all, and where its answer goes.
struct Waiting {
  std::uint64_t key;
  std::uint64_t hash;
  std::uint8_t* fresh;
};

/// Calls `take(waiting)` some successors later than it was told of each, so that memory is there.
template <class Set, class Take>
class Ahead {
 public:
  Ahead(const Set& set, Take take) : set_(set), take_(std::move(take)) {}
  auto push(const Waiting& next) -> void {
    set_.prefetch(next.hash);
    auto& place = waiting_[count_++ % waiting_.size()];
    if (count_ > waiting_.size()) take_(place);
    place = next;
  }
  auto flush() -> void {
    const auto first = count_ > waiting_.size() ? count_ - waiting_.size() : 0;
    for (auto i = first; i < count_; ++i) take_(waiting_[i % waiting_.size()]);
  }

 private:
  const Set& set_;
  Take take_;
  std::array<Waiting, 32> waiting_{};
  std::size_t count_ = 0;
};

/// What one thread adds to its part of the set.
struct Share {
  std::size_t added = 0;
  std::vector<Waiting> left_over;  ///< looked for beyond that part
};

/// All successors whose home is in one part of the slots, in their order.
template <class Set>
auto add_part(Set& set, std::span<Parcel> parcels, typename Set::Part part) -> Share {
  Share share;
  Ahead ahead(set, [&](const Waiting& next) {
    const auto added = set.insert_within(part, next.key, next.hash);
    if (!added) {
      share.left_over.push_back(next);
    } else if (*added == Added::fresh) {
      *next.fresh = 1;
      ++share.added;
    }
  });
  for (auto& parcel : parcels) {
    for (std::size_t i = 0; i < parcel.keys.size(); ++i) {
      const auto hash = hash_word(parcel.keys[i]);
      if (set.holds(part, hash)) ahead.push({parcel.keys[i], hash, &parcel.fresh[i]});
    }
  }
  ahead.flush();
  return share;
}

/// What each thread adds to its part.
template <class Set>
auto add_parts(Set& set, std::span<Parcel> parcels, Team& team, std::size_t parts)
    -> std::vector<Share> {
  std::vector<Share> shares(parts);
  team.run(parts, [&](std::size_t /*worker*/, std::size_t piece) {
    shares[piece] = add_part(set, parcels, set.part(piece, parts));
  });
  return shares;
}

/// By all threads; nobody lets the table grow meanwhile, and there is room.
auto add_together(WordSet& set, std::span<Parcel> parcels, Team& team) -> void {
  const auto shares = add_parts(set, parcels, team, team.size());
  for (const auto& share : shares) set.count(share.added);
  for (const auto& share : shares) {
    for (const auto& each : share.left_over) {
      *each.fresh = set.insert(each.key, each.hash) == Added::fresh ? 1 : 0;
    }
  }
}

/// One after the other, growing when it must, which all threads share.
auto look_up_singly(WordSet& set, std::span<Parcel> parcels, Team& team) -> bool {
  bool memory = true;
  Ahead ahead(set, [&](const Waiting& next) {
    memory = memory && (!set.full() || set.grow(&team));
    if (!memory) return;
    const auto added = set.insert(next.key, next.hash);
    *next.fresh = added == Added::fresh ? 1 : 0;
    memory = added != Added::no_memory;
  });
  for (auto& parcel : parcels) {
    for (std::size_t i = 0; i < parcel.keys.size(); ++i) {
      ahead.push({parcel.keys[i], hash_word(parcel.keys[i]), &parcel.fresh[i]});
    }
  }
  ahead.flush();
  return memory;
}

/// Fewer are looked up by one thread.
constexpr std::size_t worth_while = 4096;

/// The parcels, one at least, that have fewer successors than there is room for.
auto that_fit(std::span<const Parcel> parcels, std::size_t room) -> std::size_t {
  std::size_t count = 0;
  std::size_t fit = 0;
  for (; fit < parcels.size(); ++fit) {
    count += parcels[fit].keys.size();
    if (count >= room) break;
  }
  return std::max<std::size_t>(fit, 1);
}

auto none_fresh(std::span<Parcel> parcels) -> void {
  for (auto& parcel : parcels) parcel.fresh.assign(parcel.keys.size(), 0);
}

}  // namespace

auto successors(std::span<const Parcel> parcels) -> std::size_t {
  std::size_t count = 0;
  for (const auto& parcel : parcels) count += parcel.keys.size();
  return count;
}

auto look_up(RecentKeys& recent, std::span<Parcel> parcels, Team& team) -> void {
  none_fresh(parcels);
  (void)add_parts(recent, parcels, team, successors(parcels) < worth_while ? 1 : team.size());
}

auto without_gaps(std::span<Parcel> parcels) -> std::span<Parcel> {
  const auto first =
      std::ranges::find_if(parcels, [](const Parcel& parcel) { return !parcel.rest().empty(); });
  const auto count = static_cast<std::size_t>(first - parcels.begin());
  return parcels.first(std::min(count + 1, parcels.size()));
}

auto look_up(WordSet& set, std::span<Parcel> parcels, Team& team) -> bool {
  none_fresh(parcels);
  if (team.size() == 1) return look_up_singly(set, parcels, team);
  while (!parcels.empty()) {
    // With several threads the table must grow when it would with one, so that it takes the same
    // memory: threads share those that it has room for even if all are fresh.
    const auto some = parcels.first(that_fit(parcels, set.room()));
    const auto count = successors(some);
    if (count >= worth_while && count < set.room()) {
      add_together(set, some, team);
    } else if (!look_up_singly(set, some, team)) {
      return false;
    }
    parcels = parcels.subspan(some.size());
  }
  return true;
}

}  // namespace ruleproof::solver
