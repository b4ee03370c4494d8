/// For tests on the rulebooks themselves, which are not in the repository.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit::tower {

/// The folder that RULEPROOF_TEXTS names; null, and a word about it, where it names none.
inline auto rulebooks_folder() -> const char* {
  const auto* folder = std::getenv("RULEPROOF_TEXTS");
  if (folder != nullptr && *folder != '\0') return folder;
  std::cerr << "skipped: RULEPROOF_TEXTS is not set\n";
  return nullptr;
}

/// Whether a finding quotes a line of a text.
inline auto covers(const Finding& finding, std::string_view file, int line) -> bool {
  return std::ranges::any_of(finding.places, [&](const Place& place) {
    return place.file == file && place.line <= line && line <= place.last_line &&
           !place.quote.empty();
  });
}

/// The ends of each span: between two lines of a rule there may be a blank one.
inline auto check_lines(const Finding& finding, std::string_view file, std::string_view lines)
    -> void {
  const auto spans = read_lines(lines);
  REQUIRE(spans);
  for (const auto& span : *spans) {
    for (const int line : {span.first, span.last}) {
      CAPTURE(line);
      CHECK(covers(finding, file, line));
    }
  }
}

}  // namespace ruleproof::audit::tower
