#include "solver/refute/claim.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ruleproof::solver::refute {
namespace {

auto counted(std::uint64_t number, std::string_view noun) -> std::string {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace

auto to_text(const Tried& tried) -> std::string {
  return fmt::format("{}, {}, {} and {} of searches under {}", counted(tried.games, "game"),
                     counted(tried.scenarios, "scenario"), counted(tried.steps, "step"),
                     counted(tried.guided, "position"), counted(tried.set_ups, "set-up"));
}

}  // namespace ruleproof::solver::refute
