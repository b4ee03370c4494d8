#include "solver/balance/checkpoint.hpp"

#include <bit>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/file/fresh_file.hpp"
#include "model/core/result.hpp"
#include "solver/balance/interval.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {
namespace {

constexpr std::string_view head = "ruleproof-balance 1";

/// Lines of words; the first that does not fit spoils the rest.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  /// On to the next line, which begins with that word.
  auto line(std::string_view word) -> void {
    if (!words_.empty()) good_ = false;
    ++number_;
    const auto end = text_.find('\n');
    good_ = good_ && end != std::string_view::npos;
    if (!good_) return;
    words_ = text_.substr(0, end);
    text_.remove_prefix(end + 1);
    good_ = next() == word;
  }
  auto rest() -> std::string_view { return std::exchange(words_, {}); }
  template <class Number>
  auto number() -> Number {
    const auto word = next();
    Number value = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (problem != std::errc{} || end != word.data() + word.size()) good_ = false;
    return value;
  }
  [[nodiscard]] auto more() const -> bool { return good_ && !words_.empty(); }
  [[nodiscard]] auto good() const -> bool { return good_; }
  [[nodiscard]] auto at_end() const -> bool { return good_ && words_.empty() && text_.empty(); }
  [[nodiscard]] auto number_of_line() const -> int { return number_; }

 private:
  auto next() -> std::string_view {
    const auto end = words_.find(' ');
    const auto word = words_.substr(0, end);
    words_ = end == std::string_view::npos ? std::string_view{} : words_.substr(end + 1);
    return word;
  }

  std::string_view text_;
  std::string_view words_;
  int number_ = 0;
  bool good_ = true;
};

auto read_mean(Lines& lines, Range range) -> Sequence {
  lines.line("mean");
  Sums sums;
  sums.count = lines.number<std::int64_t>();
  sums.sum = lines.number<std::int64_t>();
  sums.squares = lines.number<std::int64_t>();
  return {range, sums, std::bit_cast<double>(lines.number<std::uint64_t>())};
}

auto read_histogram(Lines& lines) -> Histogram {
  lines.line("counts");
  Histogram histogram;
  while (lines.more()) {
    const auto key = lines.number<std::int64_t>();
    histogram[key] = lines.number<std::uint64_t>();
  }
  return histogram;
}

}  // namespace

auto to_text(const Balance& balance, std::string_view plan) -> std::string {
  std::string text(head);
  text += "\nplan " + std::string(plan) + "\nrounds " + std::to_string(balance.batches) + ' ' +
          std::to_string(balance.rounds) + '\n';
  for (const auto& mean : balance.means) {
    const auto& sums = mean.sums();
    text += "mean " + std::to_string(sums.count) + ' ' + std::to_string(sums.sum) + ' ' +
            std::to_string(sums.squares) + ' ' +
            std::to_string(std::bit_cast<std::uint64_t>(mean.spread())) + '\n';
  }
  for (const auto& histogram : balance.histograms) {
    text += "counts";
    for (const auto& [key, count] : histogram) {
      text += ' ' + std::to_string(key) + ' ' + std::to_string(count);
    }
    text += '\n';
  }
  return text + "end\n";
}

auto read_balance(std::string_view text, std::string_view where, std::string_view plan,
                  const Layout& layout) -> Result<Balance> {
  Lines lines(text);
  lines.line("ruleproof-balance");
  const bool known = lines.rest() == "1";
  lines.line("plan");
  if (lines.good() && known && lines.rest() != plan) {
    return Error{Code::bad_run, std::string(where),
                 "is the checkpoint of another experiment; delete it, or name another file"};
  }
  Balance balance(layout);
  lines.line("rounds");
  balance.batches = lines.number<std::uint64_t>();
  balance.rounds = lines.number<std::uint64_t>();
  for (auto& mean : balance.means) mean = read_mean(lines, mean.range());
  for (auto& histogram : balance.histograms) histogram = read_histogram(lines);
  lines.line("end");
  if (!known || !lines.at_end()) {
    return Error{Code::bad_run, std::string(where) + ":" + std::to_string(lines.number_of_line()),
                 "is no checkpoint of balance"};
  }
  return balance;
}

auto save(const Balance& balance, std::string_view plan, const std::string& file)
    -> std::optional<Error> {
  return write_whole(file, to_text(balance, plan));
}

auto load(const std::string& file, std::string_view plan, const Layout& layout)
    -> Result<std::optional<Balance>> {
  std::error_code problem;
  if (!std::filesystem::exists(file, problem)) return std::optional<Balance>();
  if (!std::filesystem::is_regular_file(file, problem)) {
    return Error{Code::no_file, file, "a checkpoint is a file, and this is none"};
  }
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in || text.empty()) return Error{Code::no_file, file, "the checkpoint cannot be read"};
  auto balance = read_balance(text, file, plan, layout);
  if (!balance) return balance.error();
  return std::optional<Balance>(std::move(balance).value());
}

}  // namespace ruleproof::solver::balance
