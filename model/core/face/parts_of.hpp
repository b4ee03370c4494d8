/// The parts of one game, for the files that CMake writes.
#pragma once

#include <string>

#include "model/core/data/data_names.hpp"
#include "model/core/face/parts.hpp"
#include "model/core/face/search_of.hpp"
#include "model/core/strength.hpp"

namespace ruleproof::face {

template <class G>
auto parts_of() -> Parts {
  Parts parts{.name = G::name,
              .title = G::title,
              .ruleset = G::ruleset,
              .clauses = G::rulebook,
              .questions = {},
              .data = data_names_of<G>,
              .make = any_game::parts_of<G>().make,
              .provenance = [](const SetupText& setup) -> std::string {
                const auto game = G::configure(setup);
                return game ? provenance_of(*game) : "";
              },
              .search = search_of<G>};
  for (const auto& row : G::ruling_table) {
    parts.questions.push_back(
        {row.tag, row.id, G::rulebook[row.clause.index].id, row.question, row.options()});
  }
  return parts;
}

}  // namespace ruleproof::face
