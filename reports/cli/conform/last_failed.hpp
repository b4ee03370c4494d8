/// `conform --last-failed`: the games of the findings in a folder, played again.
#pragma once

#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/conform.hpp"

namespace ruleproof::cli {

/// What failed last, and what of it is gone. The folder stays as it is: there the blame lies, and
/// the reading, which a record alone does not give; and what is mended may break again.
[[nodiscard]] auto conform_last_failed(const std::string& out,
                                       const conformance::ConformOptions& options)
    -> Result<GameReport>;

}  // namespace ruleproof::cli
