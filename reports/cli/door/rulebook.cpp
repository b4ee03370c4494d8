#include "reports/cli/door/rulebook.hpp"

#include <algorithm>
#include <string>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/door/catalogue.hpp"

namespace ruleproof::cli {

auto rulings_of_rulebook(const std::string& game, const std::string& language) -> Result<Texts> {
  const auto info = game_info(game);
  if (!info) return Texts{};
  const auto sources = audit::known_sources(tables_of(*info));
  if (!sources) return sources.error();
  const auto found = std::ranges::find(*sources, language, &audit::Sources::language);
  if (found != sources->end()) return audit::stated_rulings(*found);
  std::string known;
  for (const auto& source : *sources) known += (known.empty() ? "" : ", ") + source.language;
  return Error{Code::usage, "--rulebook",
               game + " has no rulebook \"" + language + "\"; " +
                   (known.empty() ? "none of its texts is mapped" : "there is " + known)};
}

}  // namespace ruleproof::cli
