/// Tales in the languages of test frameworks, in the words of the kits' `Trial`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/export/tale.hpp"

namespace ruleproof::conformance {

enum class Suite : std::uint8_t { pytest, jest, doctest };

/// "pytest", "jest", and one form for "doctest" and "catch2".
[[nodiscard]] auto suite_called(std::string_view name) -> std::optional<Suite>;

/// A tale, and the name of its test in letters, digits and lines below.
struct NamedTale {
  std::string name;
  Tale tale;
};

/// A file name as the name of a test: "records/net.holds.game" is "net_holds".
[[nodiscard]] auto test_name(std::string_view file) -> std::string;

/// A file of tests; its head says what the engine's author has to supply.
[[nodiscard]] auto written(const std::vector<NamedTale>& tales, Suite suite) -> std::string;

}  // namespace ruleproof::conformance
