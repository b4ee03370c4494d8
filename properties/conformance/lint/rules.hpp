/// What an adapter must get right before a game makes sense: one rule for each thing that goes
/// wrong, with the place where an author reads how it should be.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ruleproof::conformance::lint {

/// Where it is said how something should be: a page, and a phrase that stands in one of its lines.
struct Reference {
  enum class Page : std::uint8_t {
    protocol,  ///< properties/conformance/README.md, `ruleproof help protocol`
    game,      ///< model/<game>/README.md
  };
  Page page = Page::protocol;
  std::string_view phrase;
  auto operator==(const Reference&) const -> bool = default;
};

struct Rule {
  std::string_view id;     ///< "field-names"
  std::string_view holds;  ///< what is so where nothing is wrong
  Reference read;
  bool advice = false;  ///< odd, and no error
};

[[nodiscard]] auto all_rules() -> std::span<const Rule>;
/// The rule of that id, which there must be.
[[nodiscard]] auto rule_called(std::string_view id) -> const Rule&;

}  // namespace ruleproof::conformance::lint
