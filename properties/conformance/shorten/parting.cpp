#include "properties/conformance/shorten/parting.hpp"

#include <optional>
#include <type_traits>
#include <utility>

#include "model/games.hpp"

namespace ruleproof::conformance {

// Each is instantiated in the file of its game.
template <class G>
auto parting_of(const SetupText& one, const SetupText& other, const PartingOptions& options)
    -> Result<Parting>;

auto parting(std::string_view game, const SetupText& one, const SetupText& other,
             const PartingOptions& options) -> Result<Parting> {
  std::optional<Result<Parting>> found;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    found.emplace(parting_of<G>(one, other, options));
  });
  return *std::move(found);
}

}  // namespace ruleproof::conformance
