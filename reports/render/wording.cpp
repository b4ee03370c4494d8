#include "reports/render/wording.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof::render {
namespace {

/// What a record says of its game and its set-up; it stands before the first empty line.
auto head_of(std::string_view record) -> std::string {
  std::string head;
  while (!record.empty() && record.front() != '\n') {
    const auto end = std::min(record.find('\n'), record.size());
    const auto line = record.substr(0, end);
    for (const std::string_view word : {"ruleproof ", "game ", "setup ", "rulings "}) {
      if (line.starts_with(word)) head += std::string(line) + '\n';
    }
    record.remove_prefix(std::min(end + 1, record.size()));
  }
  return head;
}

}  // namespace

auto Speech::of(const Witness& witness) -> const GameWords& {
  auto head = head_of(witness.record);
  if (const auto known = known_.find(head); known != known_.end()) return known->second;
  auto words = wording_ && !head.empty() ? wording_(head) : GameWords{};
  return known_.emplace(std::move(head), std::move(words)).first->second;
}

}  // namespace ruleproof::render
