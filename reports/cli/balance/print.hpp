/// The results of `balance`, as text, as JSON, and as a finding of a report.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

#include "model/core/finding.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/print/json.hpp"

namespace ruleproof::cli {

/// What a mean is of: "p1", "greedy", "more than one winner, or none".
[[nodiscard]] auto subject_of(const Experiment& experiment, const balance::Series& series)
    -> std::string;
/// The same for people: "the dwarves", or "p1" where a seat has no name.
[[nodiscard]] auto shown_subject(const Experiment& experiment, const Results& results,
                                 const balance::Series& series) -> std::string;
/// "26.10 %".
[[nodiscard]] auto percent(double share) -> std::string;
/// Games played, of all variants.
[[nodiscard]] auto games_played(const Results& results) -> std::uint64_t;
/// Of a variant: all count as shared, so that shares say nothing of who is favoured.
[[nodiscard]] auto no_game_ended(const Results& results, std::size_t variant) -> bool;
/// What the strict interval shows: "ahead", "behind", or nothing.
[[nodiscard]] auto shown_by(const Results& results, std::size_t series) -> std::string;

auto print_results(std::ostream& out, const Experiment& experiment, const Results& results,
                   bool clauses, bool verbose) -> void;
[[nodiscard]] auto to_json(const Experiment& experiment, const Results& results) -> Json;

}  // namespace ruleproof::cli
