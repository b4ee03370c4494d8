/// The positions of one thread as trees (`forest.hpp`): those that it reads, and those one move
/// away.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/fields.hpp"
#include "solver/explore/forest.hpp"
#include "solver/explore/image.hpp"
#include "solver/explore/node_table.hpp"

namespace ruleproof::solver {

/// Why a position has no key yet.
enum class NoKey : std::uint8_t {
  no_room,  ///< the table of nodes needs room
  misfit,   ///< no shape has all words in which the position differs from the opening
};

template <Fielded T>
class Tree {
 public:
  /// `opening` is the position that has no words; the same for all trees of a forest.
  Tree(Forest& forest, const T& opening)
      : forest_(forest), blank_(Image<T>::of(opening)), words_(blank_) {
    reset(0);
  }

  /// The position of a key. It is the one that `key` compares with from now on.
  auto read(std::uint64_t key) -> T {
    const auto shape = key >> (2 * id_bits);
    if (shape != at_) reset(shape);
    const auto& root = shape_->root;
    descend(root.left, child_of_key(root.left, key >> id_bits));
    descend(root.right, child_of_key(root.right, key));
    return Image<T>::value(words_);
  }

  /// The key of a position; fast where little differs from the one read last.
  auto key(const T& value) -> std::optional<std::uint64_t> {
    alignas(line) const auto words = Image<T>::of(value);
    count_ = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] != words_[i]) changed_[count_++] = static_cast<std::uint16_t>(i);
    }
    const auto shape = shape_for(words);
    if (!shape) return std::nullopt;
    if (*shape == at_) return changed_key(words);
    return whole_key(words, *shape);
  }
  /// Why `key` gave none.
  [[nodiscard]] auto problem() const -> NoKey { return problem_; }
  /// The words for which there was no shape, since `forget_misfits`.
  [[nodiscard]] auto misfits() const -> const std::vector<std::uint16_t>& { return misfits_; }
  auto forget_misfits() -> void { misfits_.clear(); }

 private:
  /// Of a leaf or inner node: 0 if it is blank, else its number plus one, with a mark if it is a
  /// pair, so that pairs of words never are those of nodes that have the same numbers.
  using Id = std::uint32_t;
  static constexpr Id pair_mark = Id{1} << 30U;
  static constexpr std::size_t line = 64;  ///< bytes that memory is fetched by
  static constexpr unsigned id_bits = 30;
  static constexpr std::uint64_t id_mask = (std::uint64_t{1} << id_bits) - 1;
  static constexpr std::size_t leaves = std::max<std::size_t>(Image<T>::size, 2);
  static constexpr std::size_t most_nodes = (2 * leaves) - 2;
  static constexpr std::size_t dirty_words = (most_nodes + 64) / 64;

  static auto key_of(std::size_t shape, Id left, Id right) -> std::uint64_t {
    return (static_cast<std::uint64_t>(shape) << (2 * id_bits)) | ((left & id_mask) << id_bits) |
           (right & id_mask);
  }
  [[nodiscard]] auto child_of_key(std::size_t node, std::uint64_t bits) const -> Id {
    const auto id = static_cast<Id>(bits & id_mask);
    return id != 0 && node >= shape_->words.size() ? id | pair_mark : id;
  }

  /// The opening, in some shape.
  auto reset(std::size_t shape) -> void {
    at_ = shape;
    shape_ = &forest_.shape(shape);
    words_ = blank_;
    filled_.fill(0);
    std::fill_n(ids_.begin(), shape_->size(), 0);
    leaf_of_.fill(Shape::no_word);
    for (std::size_t i = 0; i < shape_->words.size(); ++i) {
      if (shape_->words[i] != Shape::no_word)
        leaf_of_[shape_->words[i]] = static_cast<std::uint16_t>(i);
    }
  }

  auto descend(std::size_t node, Id id) -> void {
    if (ids_[node] == id) return;
    ids_[node] = id;
    const auto count = shape_->words.size();
    if (node < count) {
      const auto word = shape_->words[node];
      fill(filled_, word, words_[word], -1);
      words_[word] = id == 0 ? blank_[word] : forest_.leaves()[id - 1];
      fill(filled_, word, words_[word], 1);
      return;
    }
    const auto& inner = shape_->inner[node - count];
    const auto both = id == 0 ? 0 : forest_.pairs()[(id & ~pair_mark) - 1];
    descend(inner.left, static_cast<Id>(both >> 32U));
    descend(inner.right, static_cast<Id>(both));
  }

  /// How many words differ from the opening, by the first shape that has them.
  using Filled = std::array<std::int16_t, Forest::most_shapes>;
  auto fill(Filled& filled, std::size_t at, std::uint64_t word, int more) const -> void {
    if (word != blank_[at]) filled[forest_.first_with(at)] += static_cast<std::int16_t>(more);
  }

  /// The shape that a position has of which `changed_` is known.
  auto shape_for(const typename Image<T>::Words& words) -> std::optional<std::size_t> {
    bool fits = true;
    for (std::size_t i = 0; i < count_; ++i) {
      if (forest_.first_with(changed_[i]) != Forest::none) continue;
      if (std::ranges::find(misfits_, changed_[i]) == misfits_.end())
        misfits_.push_back(changed_[i]);
      fits = false;
    }
    if (!fits) {
      problem_ = NoKey::misfit;
      return std::nullopt;
    }
    if (forest_.shapes() == 1) return 0;
    auto filled = filled_;
    for (std::size_t i = 0; i < count_; ++i) {
      fill(filled, changed_[i], words_[changed_[i]], -1);
      fill(filled, changed_[i], words[changed_[i]], 1);
    }
    auto shape = forest_.shapes() - 1;
    while (shape > 0 && filled[shape] == 0) --shape;
    return shape;
  }

  /// The key of a position in the shape of the one read last.
  auto changed_key(const typename Image<T>::Words& words) -> std::optional<std::uint64_t> {
    std::array<std::uint64_t, dirty_words> dirty{};
    const auto mark = [&](std::size_t node) {
      dirty[node / 64] |= std::uint64_t{1} << (node % 64);
    };
    const auto marked = [&](std::size_t node) {
      return ((dirty[node / 64] >> (node % 64)) & 1U) != 0;
    };
    const auto id = [&](std::size_t node) { return marked(node) ? fresh_[node] : ids_[node]; };
    for (std::size_t i = 0; i < count_; ++i) {
      const auto leaf = leaf_of_[changed_[i]];
      if (!place_leaf(leaf, changed_[i], words[changed_[i]])) return std::nullopt;
      mark(leaf);
      mark(shape_->parent[leaf]);
    }
    const auto count = shape_->words.size();
    for (std::size_t block = count / 64; block < dirty.size(); ++block) {
      const auto below = block == count / 64 ? (std::uint64_t{1} << (count % 64)) - 1 : 0;
      for (auto left = dirty[block] & ~below; left != 0;) {
        const auto node = (block * 64) + static_cast<std::size_t>(std::countr_zero(left));
        if (node >= shape_->size()) break;  // the root
        const auto& inner = shape_->inner[node - count];
        if (!place_pair(node, id(inner.left), id(inner.right))) return std::nullopt;
        mark(shape_->parent[node]);
        left = dirty[block] & ~below & ~((std::uint64_t{2} << (node % 64)) - 1);
      }
    }
    return key_of(at_, id(shape_->root.left), id(shape_->root.right));
  }

  /// The key of a position in another shape.
  auto whole_key(const typename Image<T>::Words& words, std::size_t at)
      -> std::optional<std::uint64_t> {
    const auto& shape = forest_.shape(at);
    for (std::size_t i = 0; i < shape.words.size(); ++i) {
      const auto at_word = shape.words[i];
      if (at_word == Shape::no_word) {
        fresh_[i] = 0;
      } else if (!place_leaf(i, at_word, words[at_word])) {
        return std::nullopt;
      }
    }
    for (std::size_t i = 0; i < shape.inner.size(); ++i) {
      const auto& inner = shape.inner[i];
      const auto node = shape.words.size() + i;
      if (!place_pair(node, fresh_[inner.left], fresh_[inner.right])) return std::nullopt;
    }
    return key_of(at, fresh_[shape.root.left], fresh_[shape.root.right]);
  }

  /// Notes the id of a leaf.
  auto place_leaf(std::size_t node, std::size_t at_word, std::uint64_t word) -> bool {
    if (word == blank_[at_word]) return place(node, 0);
    const auto number = leaf_cache_.find_or_add(forest_.leaves(), word);
    return number ? place(node, *number + 1) : no_room();
  }
  /// Notes the id of an inner node.
  auto place_pair(std::size_t node, Id left, Id right) -> bool {
    if (left == 0 && right == 0) return place(node, 0);
    const auto both = (static_cast<std::uint64_t>(left) << 32U) | right;
    const auto number = pair_cache_.find_or_add(forest_.pairs(), both);
    return number ? place(node, (*number + 1) | pair_mark) : no_room();
  }
  auto place(std::size_t node, Id id) -> bool {
    fresh_[node] = id;
    return true;
  }
  auto no_room() -> bool {
    problem_ = NoKey::no_room;
    return false;
  }

  Forest& forest_;
  NodeCache<10> leaf_cache_;
  NodeCache<13> pair_cache_;
  // On lines of their own: each key compares all words, and a load across two lines takes twice.
  alignas(line) typename Image<T>::Words blank_;
  alignas(line) typename Image<T>::Words words_;  ///< of the position read last
  Filled filled_{};                               ///< of that position
  std::size_t at_ = 0;                            ///< its shape
  const Shape* shape_ = nullptr;
  std::array<Id, most_nodes> ids_{};    ///< of its nodes
  std::array<Id, most_nodes> fresh_{};  ///< of the position whose key is made, where they differ
  std::array<std::uint16_t, leaves> leaf_of_{};
  std::array<std::uint16_t, leaves> changed_{};
  std::size_t count_ = 0;
  NoKey problem_ = NoKey::no_room;
  std::vector<std::uint16_t> misfits_;
};

}  // namespace ruleproof::solver
