/// What the trees of all positions of one search share.
///
/// A position is its words (`image.hpp`) that differ from those of the opening. They are the leaves
/// of a tree whose inner nodes are pairs, up to one pair, the key of the position. Words and inner
/// nodes stand once in a table, however many positions have them: a move changes few of them, so
/// that a position takes little more than its key. Keys are exact: two positions have the same key
/// only if they are equal. After LTSmin (Laarman, van de Pol, Weber 2011).
///
/// Which words differ from the opening's is found out on the way. A shape is a tree over some
/// words; a position has the first shape with all the words in which it differs.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/explore/node_table.hpp"

namespace ruleproof::solver {

/// A tree over words: first the leaves, then the inner nodes, children before parents; the last is
/// the root. At least two leaves: one without a word is always blank.
struct Shape {
  struct Node {
    std::uint16_t left = 0;
    std::uint16_t right = 0;
  };
  static constexpr std::uint16_t no_word = UINT16_MAX;
  std::vector<std::uint16_t> words;  ///< of the leaves
  std::vector<Node> inner;           ///< without the root: of which nodes they are made
  Node root;                         ///< the key is made of these two
  std::vector<std::uint16_t>
      parent;  ///< of each leaf and inner node; the root's number is the last
  [[nodiscard]] auto size() const -> std::size_t { return words.size() + inner.size(); }
};

/// Positions from which a shape is chosen: the words of each, one position after the other.
struct Sample {
  std::size_t width = 0;  ///< words of a position
  std::vector<std::uint64_t> words;
  [[nodiscard]] auto size() const -> std::size_t { return width == 0 ? 0 : words.size() / width; }
};

/// A tree over words in their order, such that positions like those of a sample have few nodes; a
/// balanced one where the sample is small.
[[nodiscard]] auto shape_of(std::vector<std::uint16_t> words, const Sample& sample = {}) -> Shape;

/// The shapes of a search, and the nodes of all its trees. Shapes may only be added while no thread
/// reads or makes keys.
class Forest {
 public:
  static constexpr std::size_t most_shapes = 16;
  static constexpr std::uint8_t none = UINT8_MAX;

  explicit Forest(std::size_t words) : first_with_(words, none) { add({}); }
  /// One with a single shape: with all words of another's shapes, and some more.
  Forest(const Forest& before, const std::vector<std::uint16_t>& more, const Sample& sample);

  [[nodiscard]] auto leaves() -> NodeTable& { return leaves_; }  ///< words of positions
  [[nodiscard]] auto pairs() -> NodeTable& { return pairs_; }    ///< inner nodes
  /// Room for more of both. False when there is no memory.
  [[nodiscard]] auto make_room() -> bool { return leaves_.make_room() && pairs_.make_room(); }
  [[nodiscard]] auto shape(std::size_t at) const -> const Shape& { return shapes_[at]; }
  [[nodiscard]] auto shapes() const -> std::size_t { return shapes_.size(); }
  /// Of a position.
  [[nodiscard]] auto words() const -> std::size_t { return first_with_.size(); }
  /// The first shape that has a word; `none` if no shape has.
  [[nodiscard]] auto first_with(std::size_t word) const -> std::uint8_t {
    return first_with_[word];
  }

  /// Another shape, with all words of the one before and some more; with all words, if it is the
  /// last there may be.
  auto add(const std::vector<std::uint16_t>& more, const Sample& sample = {}) -> void;
  /// Other shapes, such as a search had that is resumed, with the first for each word.
  auto put(std::vector<Shape> shapes, std::vector<std::uint8_t> first_with) -> void;
  [[nodiscard]] auto bytes() const -> std::size_t { return leaves_.bytes() + pairs_.bytes(); }

 private:
  NodeTable leaves_;
  NodeTable pairs_;
  std::vector<Shape> shapes_;
  std::vector<std::uint8_t> first_with_;
};

}  // namespace ruleproof::solver
