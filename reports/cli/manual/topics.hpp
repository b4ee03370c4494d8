/// The formats that have a page: each is a section of a README, which stays its only text.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ruleproof::cli::manual {

struct Topic {
  std::string_view name;     ///< "record": `ruleproof help record`, ruleproof-record(5)
  std::string_view about;    ///< one line
  std::string_view readme;   ///< the whole text
  std::string_view heading;  ///< of the section in it
};

[[nodiscard]] auto topics() -> std::span<const Topic>;

/// The topic of that name, or null.
[[nodiscard]] auto topic_called(std::string_view name) -> const Topic*;

/// The section without its heading: what stands before the next heading of its rank.
[[nodiscard]] auto section_of(const Topic& topic) -> std::string_view;

}  // namespace ruleproof::cli::manual
