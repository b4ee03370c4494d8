#include "solver/explore/checkpoint_file.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "solver/explore/sealed_file.hpp"
#include "solver/explore/span_set.hpp"
#include "solver/explore/word_set.hpp"

namespace ruleproof::solver {
namespace {

constexpr std::uint64_t magic = 0x31746b6370707572U;
constexpr std::uint64_t longest_position = 1U << 16U;  // words

auto wrong(const std::string& path, std::string what) -> Error {
  return {Code::no_file, path, std::move(what)};
}

/// The figures that a file keeps.
auto figures(Standing& standing) -> std::array<std::uint64_t*, 7> {
  auto& all = standing.so_far;
  return {&all.states, &all.expanded,  &all.transitions,   &all.terminals,
          &all.stuck,  &standing.next, &standing.level_end};
}

}  // namespace

auto write_checkpoint(const std::string& path, const std::string& key, const Standing& standing,
                      const SpanSet& positions) -> std::optional<Error> {
  SealedWriter out(path);
  out.put(magic);
  out.put(hash_of(key));
  auto copy = standing;
  for (const auto* figure : figures(copy)) out.put(*figure);
  out.put(standing.depth_bound ? 1 : 0);
  out.put(standing.so_far.levels.size());
  for (const auto level : standing.so_far.levels) out.put(level);
  out.put(positions.size());
  for (std::size_t n = 0; n < positions.size(); ++n) {
    const auto words = positions[n];
    out.put(words.size());
    for (const auto word : words) out.put(word);
  }
  return out.finish();
}

auto read_checkpoint(const std::string& path, const std::string& key, SpanSet& positions)
    -> Result<Standing> {
  SealedReader in(path);
  if (!in.is_open()) return wrong(path, "there is no checkpoint to resume");
  if (in.get() != magic || !in.good()) return wrong(path, "this is no checkpoint");
  if (in.get() != hash_of(key)) {
    return wrong(path, "a checkpoint of another game, set-up or depth");
  }
  Standing standing;
  for (auto* figure : figures(standing)) *figure = in.get();
  standing.depth_bound = in.get() != 0;
  for (auto levels = in.get(); levels > 0 && in.good(); --levels) {
    standing.so_far.levels.push_back(in.get());
  }
  std::vector<std::uint64_t> words;
  for (auto left = in.get(); left > 0 && in.good(); --left) {
    const auto size = in.get();
    if (size > longest_position) return wrong(path, "the checkpoint is damaged");
    words.resize(size);
    for (auto& word : words) word = in.get();
    const auto added = positions.insert(words).added;
    if (added == Added::no_memory) return wrong(path, "more memory is needed to resume: --memory");
    if (added == Added::known) return wrong(path, "the checkpoint is damaged");
  }
  if (!in.finish() || standing.next > positions.size() || standing.level_end > positions.size()) {
    return wrong(path, "the checkpoint is damaged");
  }
  return standing;
}

}  // namespace ruleproof::solver
