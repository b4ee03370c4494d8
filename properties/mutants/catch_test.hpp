/// What the laws find in a model with a planted bug.
#pragma once

#include <string>
#include <vector>

#include "properties/check.hpp"

namespace ruleproof::properties::mutants {

/// The bug that random set-ups of planted games name; none if empty.
inline std::string sown;  // NOLINT: of one test after another

/// Options of a planted game: those of the game, and the bug.
[[nodiscard]] inline auto with_bug(Texts options) -> Texts {
  if (!sown.empty()) options.emplace("bug", sown);
  return options;
}

/// The laws that were broken, and the moves of the shortest record that shows one.
struct Caught {
  std::vector<std::string> laws;
  std::size_t shortest = 1000;
  std::size_t unreadable = 0;  ///< findings without a record that can be read
  std::string report;          ///< what was found, one line each

  [[nodiscard]] auto by(std::string_view law) const -> bool {
    return std::ranges::find(laws, "Broken: " + std::string(law)) != laws.end();
  }
};

/// Tries the laws of a game, or those whose names contain one of `wanted`; every law that breaks
/// must show a record that can be read.
template <class G>
auto catch_bug(std::uint64_t steps, const std::vector<std::string>& wanted = {}) -> Caught {
  const auto report = check<G>({.steps = steps, .seed = 1, .setup = {}, .laws = wanted});
  Caught caught;
  for (const auto& finding : report.findings) {
    if (finding.kind != FindingKind::law_broken) continue;
    caught.laws.push_back(finding.title);
    caught.report += finding.title + ": " + finding.message + '\n';
    const auto text = finding.witnesses.empty() ? "" : finding.witnesses[0].record;
    const auto record = parse_record(text, "witness");
    if (!record) {
      ++caught.unreadable;
      continue;
    }
    const auto made = std::ranges::count(record->entries, Entry::Kind::move, &Entry::kind);
    caught.shortest = std::min(caught.shortest, static_cast<std::size_t>(made));
  }
  return caught;
}

}  // namespace ruleproof::properties::mutants
