#include "solver/refute/course_claim.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::solver::refute {
namespace {

constexpr std::string_view times = "times(";

/// Where the bracket that was opened before `at` is closed; nothing if it never is. Brackets in
/// quotation marks are no brackets.
auto closed(std::string_view text, std::size_t at) -> std::optional<std::size_t> {
  bool quoted = false;
  for (int depth = 1; at < text.size(); ++at) {
    if (text[at] == '"') quoted = !quoted;
    if (quoted) continue;
    if (text[at] == '(') ++depth;
    if (text[at] == ')' && --depth == 0) return at;
  }
  return std::nullopt;
}

/// A claim that names its counts, "times1", and what they count.
struct Parted {
  std::string rest;
  std::vector<std::string> counted;
};

constexpr std::string_view since = " since ";

auto compiled(std::string_view text, const expression::Vocabulary& names,
              const expression::Place& place) -> Result<Counted> {
  const auto at = text.find(since);
  auto what = expression::compile(text.substr(0, at), names, place);
  if (!what) return what.error();
  Counted counted{.what = std::move(what).value()};
  if (at == std::string_view::npos) return counted;
  auto event = expression::compile(text.substr(at + since.size()), names, place);
  if (!event) return event.error();
  counted.since = std::move(event).value();
  return counted;
}

auto parted(std::string_view claim) -> Result<Parted> {
  Parted parts;
  std::size_t at = 0;
  for (;;) {
    const auto found = claim.find(times, at);
    parts.rest += claim.substr(at, found - at);
    if (found == std::string_view::npos) return parts;
    const auto begin = found + times.size();
    const auto end = closed(claim, begin);
    if (!end) return Error{Code::usage, {}, "times( is not closed"};
    parts.counted.emplace_back(claim.substr(begin, *end - begin));
    if (parts.counted.size() > most_counts) {
      return Error{Code::usage, {}, "a claim may count " + std::to_string(most_counts) + " things"};
    }
    parts.rest += "times" + std::to_string(parts.counted.size());
    at = *end + 1;
  }
}

}  // namespace

auto compile_in_course(std::string_view claim, const expression::Vocabulary& names,
                       const expression::Place& place) -> Result<CourseClaim> {
  const auto parts = parted(claim);
  if (!parts) return parts.error();
  auto says = expression::compile(parts->rest, names, place);
  if (!says) return says.error();
  CourseClaim all{.says = std::move(says).value()};
  for (const auto& text : parts->counted) {
    auto counted = compiled(text, names, place);
    if (!counted) return counted.error();
    all.counted.push_back(std::move(counted).value());
  }
  return all;
}

}  // namespace ruleproof::solver::refute
