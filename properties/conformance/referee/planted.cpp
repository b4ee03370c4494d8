#include "properties/conformance/referee/planted.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/games.hpp"

namespace ruleproof::conformance {

// Each is instantiated in the file of its game.
template <class G>
auto planted_referee_of(const SetupText& setup) -> Result<std::unique_ptr<Referee>>;

auto bugs_of(std::string_view game) -> std::span<const PlantedBug> {
  std::span<const PlantedBug> bugs;
  with_game(game,
            [&]<class G>(std::type_identity<G>) { bugs = properties::mutants::planted_bugs<G>(); });
  return bugs;
}

auto bug_called(std::string_view game, std::string_view bug) -> Result<PlantedBug> {
  const auto bugs = bugs_of(game);
  const auto found = std::ranges::find(bugs, bug, &PlantedBug::name);
  if (found != bugs.end()) return *found;
  std::vector<std::string_view> names;
  for (const auto& known : bugs) names.push_back(known.name);
  return Error{Code::usage, "",
               std::string(game) + " has no bug \"" + std::string(bug) + "\"" +
                   did_you_mean(bug, names) + "; --bug list names all"};
}

auto make_planted(std::string_view game, std::string_view bug, const SetupText& setup)
    -> Result<std::unique_ptr<Referee>> {
  if (const auto known = bug_called(game, bug); !known) return known.error();
  auto planted = setup;
  if (!planted.options.emplace("bug", bug).second) {
    return Error{Code::bad_setup, "setup", "the bug is not chosen by the set-up"};
  }
  std::optional<Result<std::unique_ptr<Referee>>> made;
  with_game(game,
            [&]<class G>(std::type_identity<G>) { made.emplace(planted_referee_of<G>(planted)); });
  return *std::move(made);
}

}  // namespace ruleproof::conformance
