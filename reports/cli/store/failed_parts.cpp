#include "reports/cli/store/failed_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {
namespace {

/// What a part that failed says of it first.
auto why(const Result<GameReport>& result) -> std::string {
  if (!result) return ruleproof::to_text(result.error());
  for (const auto& finding : result->findings) {
    if (finding.severity == Severity::error) return finding.title;
  }
  for (const auto& check : result->checks) {
    if (check.status == Status::failed) return check.name;
  }
  return "";
}

}  // namespace

auto FailedParts::of(const std::string& command, const std::vector<std::string>& games,
                     const FailedFlags& flags) -> Result<FailedParts> {
  FailedParts all;
  all.flags_ = flags;
  bool some = false;
  for (const auto& game : games) {
    OfGame of_game{Failures(flags.store, command, game), {}};
    auto kept = of_game.file.read();
    if (!kept && flags.asked()) return kept.error();
    if (kept) of_game.failures = std::move(kept).value();
    some = some || !of_game.failures.empty();
    all.games_.emplace(game, std::move(of_game));
  }
  if (flags.last && !some) return nothing_failed(flags.store);
  return all;
}

auto FailedParts::has_failed(const Part& part) const -> bool {
  const auto game = games_.find(part.game);
  return game != games_.end() &&
         std::ranges::count(game->second.failures, part.name, &Failure::what) > 0;
}

auto FailedParts::chosen(std::vector<Part> parts) const -> std::vector<Part> {
  if (flags_.last) {
    std::erase_if(parts, [&](const Part& part) {
      return !has_failed(part) && !has_failed({part.game, std::string(name_of_audit), {}});
    });
  }
  for (auto& part : parts) {
    if (flags_.first && has_failed(part)) part.heavy = std::numeric_limits<int>::max();
  }
  return parts;
}

auto FailedParts::untried(const std::vector<Part>& parts) const -> std::optional<Error> {
  if (!flags_.last) return std::nullopt;
  for (const auto& [name, game] : games_) {
    for (const auto& failure : game.failures) {
      const bool known = std::ranges::any_of(
          parts, [&](const Part& part) { return part.game == name && part.name == failure.what; });
      if (known) continue;
      return Error{Code::no_file, game.file.path(),
                   "\"" + failure.what +
                       "\" failed and cannot be tried now: run it without --last-failed, or remove "
                       "the file"};
    }
  }
  return std::nullopt;
}

auto FailedParts::keep(const std::vector<Part>& parts, const Done& done) -> std::optional<Error> {
  std::optional<Error> first;
  for (auto& [name, game] : games_) {
    const auto before = game.failures;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].game != name || !done.results[i]) continue;
      std::erase_if(game.failures, [&](const Failure& each) { return each.what == parts[i].name; });
      const auto& result = *done.results[i];
      if (!result || has_failures(*result)) {
        game.failures.push_back({.what = parts[i].name, .why = why(result)});
      }
    }
    if (game.failures == before) continue;
    auto problem = game.file.keep(game.failures);
    if (problem && !first) first = std::move(problem);
  }
  return first;
}

}  // namespace ruleproof::cli
