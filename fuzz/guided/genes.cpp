#include "fuzz/guided/genes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "fuzz/harness.hpp"
#include "model/core/play.hpp"

namespace ruleproof::fuzz {
namespace {

constexpr std::size_t most_rulings = 7;

/// A part of a list: where it begins, and how long it is; never empty, but of an empty list.
struct Piece {
  std::size_t from = 0;
  std::size_t size = 0;
};

/// Short pieces are likelier than long ones.
auto piece_of(std::size_t size, Random& random) -> Piece {
  if (size == 0) return {};
  const auto longest = std::min<std::size_t>(size, std::size_t{1} << random.below(8));
  const auto length = 1 + random.below(longest);
  return {random.below(size - length + 1), length};
}

auto add_random(Genes& choices, std::size_t count, Random& random) -> void {
  for (; count > 0; --count) choices.push_back(static_cast<std::uint8_t>(random.next()));
}

/// Plays on at random from one of the choices, or from the last: mostly to the end of the game.
auto play_on(Genes& choices, Random& random) -> void {
  if (random.below(4) != 0) choices.resize(random.below(choices.size() + 1));
  add_random(choices, std::size_t{16} << random.below(6), random);
}

auto change_one(Genes& choices, Random& random) -> void {
  if (choices.empty()) return play_on(choices, random);
  choices[random.below(choices.size())] = static_cast<std::uint8_t>(random.next());
}

auto change_piece(Genes& choices, Random& random) -> void {
  const auto piece = piece_of(choices.size(), random);
  for (std::size_t i = 0; i < piece.size; ++i) {
    choices[piece.from + i] = static_cast<std::uint8_t>(random.next());
  }
}

/// The same choice again and again: the first that there is, the last, any.
auto level_piece(Genes& choices, Random& random) -> void {
  const auto piece = piece_of(choices.size(), random);
  constexpr std::array<std::uint8_t, 2> ends = {0, 0xff};
  const auto pick = random.below(3);
  const auto byte = pick < 2 ? ends[pick] : static_cast<std::uint8_t>(random.next());
  std::fill_n(choices.begin() + static_cast<std::ptrdiff_t>(piece.from), piece.size, byte);
}

auto drop_piece(Genes& choices, Random& random) -> void {
  const auto piece = piece_of(choices.size(), random);
  const auto from = choices.begin() + static_cast<std::ptrdiff_t>(piece.from);
  choices.erase(from, from + static_cast<std::ptrdiff_t>(piece.size));
}

auto repeat_piece(Genes& choices, Random& random) -> void {
  const auto piece = piece_of(choices.size(), random);
  const auto from = choices.begin() + static_cast<std::ptrdiff_t>(piece.from);
  const Genes copy(from, from + static_cast<std::ptrdiff_t>(piece.size));
  const auto at = static_cast<std::ptrdiff_t>(random.below(choices.size() + 1));
  choices.insert(choices.begin() + at, copy.begin(), copy.end());
}

auto insert_piece(Genes& choices, Random& random) -> void {
  Genes fresh;
  add_random(fresh, 1 + random.below(8), random);
  const auto at = static_cast<std::ptrdiff_t>(random.below(choices.size() + 1));
  choices.insert(choices.begin() + at, fresh.begin(), fresh.end());
}

/// Another number of options, or one ruling more, less or other.
auto change_head(Genes& head, Random& random) -> void {
  head.resize(std::max<std::size_t>(head.size(), 2));
  auto rulings = (head.size() - 2) / 2;
  head[1] = static_cast<std::uint8_t>(rulings);
  const auto pick = random.below(4);
  if (pick == 0) {
    head[0] = static_cast<std::uint8_t>(random.next());
  } else if (pick == 1 && rulings > 0) {
    const auto at = static_cast<std::ptrdiff_t>(2 + (2 * random.below(rulings)));
    head.erase(head.begin() + at, head.begin() + at + 2);
    --head[1];
  } else if (rulings < most_rulings) {
    add_random(head, 2, random);
    ++head[1];
  } else {
    head[2 + random.below(2 * most_rulings)] = static_cast<std::uint8_t>(random.next());
  }
}

auto change_choices(Genes& choices, Random& random) -> void {
  using Change = void (*)(Genes&, Random&);
  constexpr std::array<Change, 12> all = {play_on,    play_on,      play_on,      play_on,
                                          change_one, change_one,   change_piece, level_piece,
                                          drop_piece, repeat_piece, insert_piece, insert_piece};
  all[random.below(all.size())](choices, random);
}

}  // namespace

auto head_of(Bytes bytes) -> std::size_t {
  if (bytes.size() < 2) return bytes.size();
  return std::min<std::size_t>(bytes.size(), 2 + (2 * (bytes[1] % (most_rulings + 1))));
}

auto mutated(Bytes bytes, std::size_t more, std::size_t most, Random& random) -> Genes {
  const auto end = head_of(bytes);
  const auto behind = std::min(bytes.size(), end + more);
  Genes head(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(end));
  Genes between(bytes.begin() + static_cast<std::ptrdiff_t>(end),
                bytes.begin() + static_cast<std::ptrdiff_t>(behind));
  Genes choices(bytes.begin() + static_cast<std::ptrdiff_t>(behind), bytes.end());
  if (between.size() < more || (more > 0 && random.below(4) == 0)) {
    between.clear();
    add_random(between, more, random);
  }
  // A set-up half given would take its other half from the choices.
  if (end < 2 || (end - 2) / 2 != bytes[1] % (most_rulings + 1) || random.below(8) == 0) {
    change_head(head, random);
  }
  do {
    change_choices(choices, random);
  } while (random.below(3) == 0);
  head.insert(head.end(), between.begin(), between.end());
  head.insert(head.end(), choices.begin(), choices.end());
  if (head.size() > most) head.resize(most);
  return head;
}

auto spliced(Bytes bytes, std::span<const std::uint64_t> first, Bytes other,
             std::span<const std::uint64_t> second, std::size_t more, Random& random) -> Genes {
  const auto begin = std::min(bytes.size(), head_of(bytes) + more);
  const auto theirs = std::min(other.size(), head_of(other) + more);
  const auto cut = first.empty() ? 0 : random.below(first.size());
  std::vector<std::size_t> equal;
  for (std::size_t i = 0; i < second.size() && !first.empty(); ++i) {
    if (second[i] == first[cut]) equal.push_back(i);
  }
  const auto from =
      equal.empty() ? std::min(cut, second.size()) : equal[random.below(equal.size())];
  const auto kept = bytes.first(std::min(bytes.size(), begin + cut));
  const auto rest = other.subspan(std::min(other.size(), theirs + from));
  Genes made(kept.begin(), kept.end());
  made.insert(made.end(), rest.begin(), rest.end());
  return made;
}

}  // namespace ruleproof::fuzz
