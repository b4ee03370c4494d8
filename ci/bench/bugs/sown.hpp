/// A game that has the bug of RULEPROOF_BUG under every set-up, the default one too: what the time
/// to a bug is measured on.
#pragma once

#include <cstdlib>
#include <string>

#include "properties/mutants/planted.hpp"

namespace ruleproof::bench {

/// The name of the bug; empty: none.
inline auto bug_meant() -> std::string {
  const auto* name = std::getenv("RULEPROOF_BUG");  // NOLINT(concurrency-mt-unsafe): never set here
  return name == nullptr ? "" : name;
}

template <class G>
class Sown : public properties::mutants::Planted<G> {
 public:
  using Base = properties::mutants::Planted<G>;
  using State = typename G::State;
  using Move = typename G::Move;

  explicit Sown(const Base& base) : Base(base) {}
  [[nodiscard]] static auto configure(const SetupText& text) -> Result<Sown> {
    static const auto bug = bug_meant();
    auto with = text;
    if (!bug.empty()) with.options.insert_or_assign("bug", bug);
    auto game = Base::configure(with);
    if (!game) return game.error();
    return Sown(*game);
  }
};

}  // namespace ruleproof::bench
