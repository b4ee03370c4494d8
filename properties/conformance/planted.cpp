#include "properties/conformance/planted.hpp"

#include <algorithm>
#include <string>
#include <vector>

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

auto make_planted(const Parts& game, std::string_view bug, const SetupText& setup) -> MadeGame {
  if (const auto known = bug_called(game, bug); !known) return known.error();
  auto planted = setup;
  if (!planted.options.emplace("bug", bug).second) {
    return Error{Code::bad_setup, "setup", "the bug is not chosen by the set-up"};
  }
  return game.plant(planted);
}

}  // namespace ruleproof::conformance
