/// A glossary that somebody has: a TBX file, of version 2 (`martif`) or 3 (`tbx`).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::audit {

/// What all terms of one entry stand for.
struct Concept {
  std::map<std::string, std::vector<std::string>> terms;  ///< by the two letters of a language
};

/// Errors (`no_text`): malformed, no TBX, no term in it.
[[nodiscard]] auto concepts_of(std::string_view bytes, const std::string& file)
    -> Result<std::vector<Concept>>;
[[nodiscard]] auto read_concepts(const std::string& path) -> Result<std::vector<Concept>>;

}  // namespace ruleproof::audit
