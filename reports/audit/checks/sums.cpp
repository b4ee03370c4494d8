#include "reports/audit/checks/sums.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::int64_t largest = 1'000'000'000;

/// Reads and computes one side of a sum: products of numbers, added up. `/` rounds down.
class Side {
 public:
  Side(std::string_view text, const std::vector<int>* numbers) : rest_(text), numbers_(numbers) {}

  /// Nothing if malformed.
  auto value() -> std::optional<std::int64_t> {
    auto sum = product();
    while (sum && !rest_.empty()) {
      if (rest_.front() != '+') return std::nullopt;
      rest_.remove_prefix(1);
      const auto next = product();
      if (!next) return std::nullopt;
      sum = *sum + *next;
    }
    return sum;
  }
  [[nodiscard]] auto missing() const -> bool { return is_missing_; }
  /// The side with the numbers in their places.
  [[nodiscard]] auto shown() const -> const std::string& { return shown_; }

 private:
  auto product() -> std::optional<std::int64_t> {
    if (!shown_.empty()) shown_ += " + ";
    auto value = factor();
    while (value && !rest_.empty() && (rest_.front() == '*' || rest_.front() == '/')) {
      const char sign = rest_.front();
      rest_.remove_prefix(1);
      shown_ += sign == '*' ? " * " : " / ";
      const auto next = factor();
      if (!next || (sign == '/' && *next == 0)) return std::nullopt;
      value = sign == '*' ? *value * *next : *value / *next;
      if (*value > largest) return std::nullopt;
    }
    return value;
  }

  auto factor() -> std::optional<std::int64_t> {
    skip_spaces();
    const bool is_place = rest_.starts_with('#');
    if (is_place) rest_.remove_prefix(1);
    int number = 0;
    const auto [end, problem] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    if (problem != std::errc() || number < 0) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    skip_spaces();
    if (is_place) number = at(number);
    shown_ += std::to_string(number);
    return number;
  }

  auto at(int place) -> int {
    if (numbers_ == nullptr) return 1;
    const auto index = static_cast<std::size_t>(place) - 1;
    if (place >= 1 && index < numbers_->size()) return (*numbers_)[index];
    is_missing_ = true;
    return 0;
  }

  auto skip_spaces() -> void {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
  }

  std::string_view rest_;
  const std::vector<int>* numbers_;
  std::string shown_;
  bool is_missing_ = false;
};

}  // namespace

auto is_sum(std::string_view text) -> bool {
  const auto sums = parts_of(text, ';');
  return !sums.empty() && std::ranges::all_of(sums, [](std::string_view sum) {
    const auto equals = sum.find('=');
    if (equals == std::string_view::npos) return false;
    return Side(sum.substr(0, equals), nullptr).value().has_value() &&
           Side(sum.substr(equals + 1), nullptr).value().has_value();
  });
}

auto numbers_on(const TextReading& text, const Lines& lines) -> std::vector<int> {
  std::vector<int> numbers;
  for (const int line : text.present(lines)) {
    for (const auto& mark : text.at(line).marks) {
      if (mark.group == Group::number) numbers.push_back(number_in(mark.means));
    }
  }
  return numbers;
}

auto complaint(std::string_view sum, const std::vector<int>& numbers)
    -> std::optional<std::string> {
  const auto equals = sum.find('=');
  Side left(sum.substr(0, equals), &numbers);
  Side right(sum.substr(equals + 1), &numbers);
  const auto whole = left.value();
  const auto parts = right.value();
  if (left.missing() || right.missing()) {
    return "a number is missing that must be there for " + std::string(sum);
  }
  if (whole && parts && *whole == *parts) return std::nullopt;
  return left.shown() + " is not " + right.shown();
}

auto wrong_sums(const TextReading& text, const std::vector<Sum>& sums) -> Remarks {
  Remarks remarks;
  for (const auto& sum : sums) {
    const auto numbers = numbers_on(text, sum.lines);
    for (const auto part : parts_of(sum.says, ';')) {
      const auto wrong = complaint(part, numbers);
      if (wrong) remarks.push_back({text.present(sum.lines), std::string(part), *wrong, {}});
    }
  }
  return remarks;
}

}  // namespace ruleproof::audit
