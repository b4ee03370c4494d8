#include "properties/conformance/planted.hpp"

#include <algorithm>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

auto bug_called(const Parts& game, std::string_view bug) -> Result<PlantedBug> {
  const auto found = std::ranges::find(game.bugs, bug, &PlantedBug::name);
  if (found != game.bugs.end()) return *found;
  if (game.bugs.empty())
    return Error{Code::usage, "", std::string(game.name) + " has no planted bugs"};
  std::vector<std::string_view> names;
  for (const auto& known : game.bugs) names.push_back(known.name);
  return Error{Code::usage, "",
               std::string(game.name) + " has no bug \"" + std::string(bug) + "\"" +
                   did_you_mean(bug, names) + "; --bug list names all"};
}

auto bugs_together(const Parts& game, std::span<const std::string> bugs) -> Result<std::string> {
  std::vector<PlantedBug> planted;
  std::string names;
  for (const auto& name : bugs) {
    const auto bug = bug_called(game, name);
    if (!bug) return bug.error();
    const auto rival = std::ranges::find(planted, bug->clause, &PlantedBug::clause);
    if (rival != planted.end()) {
      const bool twice = rival->name == bug->name;
      return Error{Code::usage, "",
                   twice ? "\"" + name + "\" is there twice"
                         : "\"" + std::string(rival->name) + "\" and \"" + name + "\" both break " +
                               std::string(bug->clause) + ": one engine has one of them"};
    }
    planted.push_back(*bug);
    names += (names.empty() ? "" : "+") + name;
  }
  return names;
}

auto make_planted(const Parts& game, std::string_view bugs, const SetupText& setup) -> MadeGame {
  std::vector<std::string> names;
  for (const auto part : std::views::split(bugs, '+')) names.emplace_back(part.begin(), part.end());
  const auto together = bugs_together(game, names);
  if (!together) return together.error();
  auto planted = setup;
  if (!planted.options.emplace("bug", *together).second) {
    return Error{Code::bad_setup, "setup", "the bug is not chosen by the set-up"};
  }
  return game.plant(planted);
}

}  // namespace ruleproof::conformance
