/// What a report may refer to, beside the run.
#pragma once

#include <string>
#include <vector>

#include "reports/render/since.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::render {

struct Beside {
  const Since* since = nullptr;              ///< what is different from another run
  bool texts = false;                        ///< findings.html lies beside
  std::vector<std::string> explorable = {};  ///< the games that explorer.html beside plays
  std::vector<std::string> files = {};       ///< others that lie beside, for people to open
  Wording words = {};  ///< what steps are told by; without it by the names of fields
};

inline constexpr auto texts_file = "findings.html";
inline constexpr auto explorer_file = "explorer.html";

}  // namespace ruleproof::render
