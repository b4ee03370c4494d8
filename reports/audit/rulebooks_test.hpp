/// Where tests find the rulebooks, which are not part of the repository.
#pragma once

#include <cstdlib>
#include <iostream>

namespace ruleproof::audit::tower {

/// The folder that RULEPROOF_TEXTS names; null, and a word about it, where it names none.
inline auto rulebooks_folder() -> const char* {
  const auto* folder = std::getenv("RULEPROOF_TEXTS");
  if (folder != nullptr && *folder != '\0') return folder;
  std::cerr << "skipped: RULEPROOF_TEXTS is not set\n";
  return nullptr;
}

}  // namespace ruleproof::audit::tower
