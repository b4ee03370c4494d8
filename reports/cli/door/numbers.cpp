#include "reports/cli/door/numbers.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>

#include "model/core/result.hpp"

namespace ruleproof::cli {
namespace {

auto expected(const std::string& what, std::string_view found) -> Error {
  return {Code::usage, "", "expected " + what + ", got \"" + std::string(found) + "\""};
}

/// How often a unit doubles a byte: 0 for "b", 10 for "kb"; none for what is no unit.
auto doublings(std::string_view unit) -> int {
  if (unit.empty() || unit == "b") return 0;
  constexpr std::string_view prefixes = "kmgt";
  const auto at = prefixes.find(unit.front());
  const auto rest = unit.substr(1);
  const bool known = at != std::string_view::npos && (rest.empty() || rest == "b" || rest == "ib");
  return known ? static_cast<int>(10 * (at + 1)) : -1;
}

auto lower_case(std::string_view text) -> std::string {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  });
  return out;
}

}  // namespace

auto read_count(std::string_view text, std::uint64_t low, std::uint64_t high)
    -> Result<std::uint64_t> {
  std::uint64_t number = 0;
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, number);
  if (read.ec == std::errc{} && read.ptr == last && number >= low && number <= high) return number;
  return expected("a whole number from " + std::to_string(low) + " to " + std::to_string(high),
                  text);
}

auto read_bytes(std::string_view text) -> Result<std::uint64_t> {
  constexpr auto most = std::uint64_t{1} << 50U;
  const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto unit_at = std::min(text.find_first_not_of(' ', digits), text.size());
  const auto shift = doublings(lower_case(text.substr(unit_at)));
  const auto number =
      read_count(text.substr(0, digits), 0, std::numeric_limits<std::uint64_t>::max());
  if (!number || shift < 0 || *number > (most >> static_cast<unsigned>(shift))) {
    return expected("a size of memory up to 1024TB, as 512MB or 4GB", text);
  }
  return *number << static_cast<unsigned>(shift);
}

}  // namespace ruleproof::cli
