/// Runs that were written before: `report RUN`, `--against RUN`.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

/// The run in a file; "-" is `in`. An error names the file.
[[nodiscard]] auto read_run_file(const std::string& path, std::istream& in) -> Result<Run>;

/// The same, of a flag that may be empty: then there is none.
[[nodiscard]] auto read_other_run(const std::string& path, std::istream& in)
    -> Result<std::optional<Run>>;

}  // namespace ruleproof::cli
