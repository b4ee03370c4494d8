#include "solver/explore/forest.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "solver/explore/word_set.hpp"

namespace ruleproof::solver {

namespace {

auto note_parents(Shape& shape) -> void {
  shape.parent.assign(shape.size(), static_cast<std::uint16_t>(shape.size()));
  for (std::size_t i = 0; i < shape.inner.size(); ++i) {
    const auto node = static_cast<std::uint16_t>(shape.words.size() + i);
    shape.parent[shape.inner[i].left] = node;
    shape.parent[shape.inner[i].right] = node;
  }
}

/// Chooses where to cut a row of words in two, and each part in two, and so on.
class Cutter {
 public:
  Cutter(std::vector<std::uint16_t> words, const Sample& sample)
      : words_(std::move(words)), sample_(sample), count_(words_.size()) {
    const bool enough = sample.size() >= 512;
    if (enough) count_all();
    choose(enough);
  }

  auto shape() -> Shape {
    Shape shape{.words = words_, .inner = {}, .root = {}, .parent = {}};
    const auto cut = at(0, count_).cut;
    const auto left = place(shape, 0, cut);
    shape.root = {left, place(shape, cut, count_)};
    note_parents(shape);
    return shape;
  }

 private:
  /// What is known of the words from one place to another.
  struct Range {
    double kinds = 1;  ///< different values in the sample; more, if that is too small
    double nodes = 0;  ///< of all trees over them
    std::size_t cut = 0;
  };
  auto at(std::size_t begin, std::size_t end) -> Range& {
    return ranges_[(begin * (count_ + 1)) + end];
  }

  /// How many different numbers there are.
  auto kinds_of(const std::vector<std::uint64_t>& hashes) -> double {
    const auto slots = std::bit_ceil(2 * hashes.size());
    seen_.assign(slots, 0);
    std::size_t kinds = 0;
    for (const auto hash : hashes) {
      auto at = hash & (slots - 1);
      while (seen_[at] != 0 && seen_[at] != (hash | 1)) at = (at + 1) & (slots - 1);
      if (seen_[at] == 0) ++kinds;
      seen_[at] = hash | 1;
    }
    return static_cast<double>(kinds);
  }

  auto count_all() -> void {
    std::vector<std::uint64_t> hashes(sample_.size());
    for (std::size_t begin = 0; begin < count_; ++begin) {
      std::ranges::fill(hashes, 0);
      for (std::size_t end = begin + 1; end <= count_; ++end) {
        if (words_[end - 1] != Shape::no_word) {
          for (std::size_t i = 0; i < hashes.size(); ++i) {
            hashes[i] = hash_word(hashes[i] ^ sample_.words[(i * sample_.width) + words_[end - 1]]);
          }
        }
        at(begin, end).kinds = kinds_of(hashes);
      }
    }
  }

  /// Shorter ranges first: the cut with the fewest nodes, of equal ones the middle.
  auto choose(bool counted) -> void {
    const auto much = static_cast<double>(sample_.size()) / 4;
    for (std::size_t width = 1; width <= count_; ++width) {
      for (std::size_t begin = 0; begin + width <= count_; ++begin) {
        auto& range = at(begin, begin + width);
        if (width == 1) {
          range.nodes = range.kinds;
          continue;
        }
        range.cut = begin + ((width + 1) / 2);
        if (!counted) continue;
        auto product = std::numeric_limits<double>::max();
        auto best = std::numeric_limits<double>::max();
        for (auto cut = begin + 1; cut < begin + width; ++cut) {
          const auto& left = at(begin, cut);
          const auto& right = at(cut, begin + width);
          product = std::min(product, left.kinds * right.kinds);
          if (left.nodes + right.nodes >= best) continue;
          best = left.nodes + right.nodes;
          range.cut = cut;
        }
        // A sample in which nearly all differ says little of how many there are.
        if (range.kinds > much) range.kinds = std::max(range.kinds, product);
        range.nodes = best + range.kinds;
      }
    }
  }

  /// The number of the node of a range, which is added after those below.
  auto place(Shape& shape, std::size_t begin, std::size_t end) -> std::uint16_t {
    if (end - begin == 1) return static_cast<std::uint16_t>(begin);
    const auto cut = at(begin, end).cut;
    const auto left = place(shape, begin, cut);
    const auto right = place(shape, cut, end);
    shape.inner.push_back({left, right});
    return static_cast<std::uint16_t>(shape.size() - 1);
  }

  std::vector<std::uint64_t> seen_;
  std::vector<std::uint16_t> words_;
  const Sample& sample_;
  std::size_t count_;
  std::vector<Range> ranges_ = std::vector<Range>((count_ + 1) * (count_ + 1));
};

}  // namespace

auto shape_of(std::vector<std::uint16_t> words, const Sample& sample) -> Shape {
  while (words.size() < 2) words.push_back(Shape::no_word);
  return Cutter(std::move(words), sample).shape();
}

auto Forest::add(const std::vector<std::uint16_t>& more, const Sample& sample) -> void {
  shapes_.reserve(most_shapes);  // trees point to shapes
  const bool last = shapes_.size() + 1 == most_shapes;
  for (const auto word : more) {
    if (first_with_[word] == none) first_with_[word] = static_cast<std::uint8_t>(shapes_.size());
  }
  std::vector<std::uint16_t> words;
  for (std::size_t word = 0; word < first_with_.size(); ++word) {
    if (last && first_with_[word] == none) {
      first_with_[word] = static_cast<std::uint8_t>(shapes_.size());
    }
    if (first_with_[word] != none) words.push_back(static_cast<std::uint16_t>(word));
  }
  shapes_.push_back(shape_of(std::move(words), sample));
}

auto Forest::put(std::vector<Shape> shapes, std::vector<std::uint8_t> first_with) -> void {
  shapes_ = std::move(shapes);
  shapes_.reserve(most_shapes);  // trees point to shapes
  first_with_ = std::move(first_with);
  for (auto& shape : shapes_) note_parents(shape);
}

Forest::Forest(const Forest& before, const std::vector<std::uint16_t>& more, const Sample& sample)
    : first_with_(before.first_with_) {
  for (auto& first : first_with_) first = first == none ? none : 0;
  add(more, sample);
}

}  // namespace ruleproof::solver
