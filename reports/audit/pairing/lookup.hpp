/// A dictionary from FreeDict, where it is installed: through English, if neither language is.
#pragma once

#include <string>

#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {

struct Lookup {
  Dictionary dictionary;
  std::string note;  ///< which dictionaries were used, or which are missing
};

/// Words of both texts that may stand for each other.
[[nodiscard]] auto looked_up(const Sides& sides, const Tongue& first, const Tongue& second,
                             const std::string& folder) -> Lookup;

}  // namespace ruleproof::audit
