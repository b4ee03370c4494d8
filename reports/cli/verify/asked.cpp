#include "reports/cli/verify/asked.hpp"

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/result.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/numbers.hpp"

namespace ruleproof::cli {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

auto as_number(const std::string& text, std::uint64_t& number) -> bool {
  const auto read = read_count(text, 0, std::numeric_limits<std::uint64_t>::max());
  if (read) number = *read;
  return static_cast<bool>(read);
}

auto as_width(const std::string& text, std::optional<double>& width) -> bool {
  double number = 0;
  const auto* end = text.data() + text.size();
  const auto [after, problem] = std::from_chars(text.data(), end, number);
  if (problem != std::errc{} || after != end) return false;
  width = number;
  return true;
}

auto as_truth(const std::string& text, bool& truth) -> bool {
  truth = text == "yes";
  return truth || text == "no";
}

auto take(const std::string& name, const std::string& value, VerifyFlags& flags) -> bool {
  if (name == "game") {
    flags.games.push_back(value);
    return true;
  }
  if (name == "seed") return as_number(value, flags.seed);
  if (name == "steps") return as_number(value, flags.steps);
  if (name == "quick") return as_truth(value, flags.quick);
  return name == "balance" && as_width(value, flags.balance);
}

}  // namespace

auto asked_of(const VerifyFlags& flags) -> Pairs {
  Pairs asked;
  for (const auto& game : flags.games) asked.emplace_back("game", game);
  asked.emplace_back("seed", std::to_string(flags.seed));
  asked.emplace_back("steps", std::to_string(flags.steps));
  asked.emplace_back("quick", flags.quick ? "yes" : "no");
  if (flags.balance) asked.emplace_back("balance", fmt::format("{}", *flags.balance));
  return asked;
}

auto flags_of(const Pairs& asked) -> Result<VerifyFlags> {
  VerifyFlags flags;
  for (const auto& [name, value] : asked) {
    if (take(name, value, flags)) continue;
    return Error{Code::bad_run, name, "no setting of `verify`: \"" + value + "\""};
  }
  return flags;
}

}  // namespace ruleproof::cli
