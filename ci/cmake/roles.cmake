# The one table of roles and engines: what may be written about a game, and who reads it.

# What may be written about a game beside its rules: a header in the game's folder, or in this
# repository, where @game@ stands for its name. A game that has neither gets the code of ELSE.
ruleproof_role(laws IN_GAME laws.hpp IN_TREE "properties/laws/@game@.hpp"
  ELSE "#include \"properties/laws/law.hpp\"\ntemplate <>\nstruct ruleproof::properties::Tables<@TYPE@> : GenericOnly<@TYPE@> {}\;\n")
ruleproof_role(effects IN_GAME rules/effects.hpp)
ruleproof_role(data IN_GAME data/data_in_force.hpp)
ruleproof_role(data_names IN_GAME data/names.hpp)
# What people call its fields and its seats.
ruleproof_role(telling IN_GAME text/telling.hpp)
ruleproof_role(mutants IN_GAME mutants.hpp IN_TREE "properties/mutants/bugs/@game@.hpp")
ruleproof_role(details IN_GAME details.hpp IN_TREE "reports/games/details/@game@.hpp"
  ELSE "#include \"reports/games/details.hpp\"\ntemplate <>\nstruct ruleproof::games::Details<@TYPE@> : NoDetails {}\;\n")
# How a seat stands, what it does not see. Bots of a game that says nothing there go by its points.
ruleproof_role(bots IN_GAME bots.hpp IN_TREE "solver/balance/games/@game@.hpp")
# How the pieces move: what proofs by induction rest on.
ruleproof_role(ledgers IN_GAME ledgers.hpp IN_TREE "solver/induction/games/@game@.hpp")
ruleproof_role(questions IN_GAME questions.hpp IN_TREE "solver/questions/@game@/questions.hpp")
# `sources`, which of a game's embedded files say what its texts say, is written by ruleproof_game.

ruleproof_engine(ruleproof::any_game HEADER model/core/parts_of.hpp SEES telling)
ruleproof_engine(ruleproof::face HEADER model/core/face/parts_of.hpp SEES data_names telling)
ruleproof_engine(ruleproof::properties HEADER properties/parts_of.hpp SEES laws)
ruleproof_engine(ruleproof::conformance HEADER properties/conformance/parts_of.hpp
                 SEES effects data laws mutants telling)
ruleproof_engine(ruleproof::fuzz HEADER fuzz/parts_of.hpp SEES laws)
ruleproof_engine(ruleproof::solver HEADER solver/parts_of.hpp SEES ledgers bots)
# What bots choose must not depend on whether a machine has fused arithmetic.
ruleproof_engine(ruleproof::solver::balance HEADER solver/balance/parts_of.hpp SEES bots
                 OPTIONS -ffp-contract=off)
ruleproof_engine(ruleproof::solver::divergence HEADER solver/divergence/parts_of.hpp SEES bots)
ruleproof_engine(ruleproof::solver::questions HEADER solver/questions/parts_of.hpp SEES questions)
ruleproof_engine(ruleproof::solver::search HEADER solver/search/parts_of.hpp)
ruleproof_engine(ruleproof::solver::refute HEADER solver/refute/parts_of.hpp SEES bots effects)
ruleproof_engine(ruleproof::audit HEADER reports/audit/parts_of.hpp SEES sources)
ruleproof_engine(ruleproof::games HEADER reports/games/parts_of.hpp SEES details)
