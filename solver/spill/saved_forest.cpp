#include "solver/spill/saved_forest.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/explore/forest.hpp"
#include "solver/explore/node_table.hpp"
#include "solver/spill/numbers.hpp"
#include "solver/spill/word_file.hpp"

namespace ruleproof::solver {
namespace {

auto save_table(WordFile& file, const NodeTable& table, Numbers& out) -> bool {
  for (auto number = file.size(); number < table.size(); ++number) {
    if (!file.push(table[static_cast<NodeTable::Number>(number)])) return false;
  }
  if (!file.flush()) return false;
  file.save(out);
  return true;
}

auto restore_table(WordFile& file, NodeTable& table, Numbers& in) -> bool {
  if (!file.restore(in)) return false;
  std::size_t block = 0;
  for (auto words = file.block(block); !words.empty(); words = file.block(++block)) {
    for (const auto word : words) {
      while (!table.find_or_add(word)) {
        if (!table.make_room()) return false;
      }
    }
  }
  return table.size() == file.size();
}

auto save_shape(const Shape& shape, Numbers& out) -> void {
  out.put(shape.words.size());
  for (const auto word : shape.words) out.put(word);
  out.put(shape.inner.size());
  for (const auto& node : shape.inner) out.put((std::uint64_t{node.left} << 16U) | node.right);
  out.put((std::uint64_t{shape.root.left} << 16U) | shape.root.right);
}

auto node_of(std::uint64_t number) -> Shape::Node {
  return {static_cast<std::uint16_t>(number >> 16U), static_cast<std::uint16_t>(number)};
}

auto shape_from(Numbers& in) -> Shape {
  Shape shape;
  for (auto left = in.count(); left > 0; --left) {
    shape.words.push_back(static_cast<std::uint16_t>(in.get()));
  }
  for (auto left = in.count(); left > 0; --left) shape.inner.push_back(node_of(in.get()));
  shape.root = node_of(in.get());
  return shape;
}

}  // namespace

auto SavedForest::save(Forest& forest, Numbers& out) -> bool {
  out.put(forest.shapes());
  for (std::size_t i = 0; i < forest.shapes(); ++i) save_shape(forest.shape(i), out);
  out.put(forest.words());
  for (std::size_t word = 0; word < forest.words(); ++word) out.put(forest.first_with(word));
  return save_table(words_, forest.leaves(), out) && save_table(pairs_, forest.pairs(), out);
}

auto SavedForest::restore(Forest& forest, Numbers& in) -> bool {
  std::vector<Shape> shapes;
  for (auto left = in.count(); left > 0; --left) shapes.push_back(shape_from(in));
  std::vector<std::uint8_t> first_with;
  for (auto left = in.count(); left > 0; --left) {
    first_with.push_back(static_cast<std::uint8_t>(in.get()));
  }
  if (!in.whole() || shapes.empty() || first_with.size() != forest.words()) return false;
  forest.put(std::move(shapes), std::move(first_with));
  return restore_table(words_, forest.leaves(), in) && restore_table(pairs_, forest.pairs(), in);
}

}  // namespace ruleproof::solver
