#include <string_view>
#include <vector>

#include "fuzz/guided/afl.hpp"

namespace ruleproof::fuzz {

auto initialize(int* count, char*** words) -> int {
  if (run_by_afl()) return 0;  // it takes a number for its only word
  static std::vector<char*> all(*words, *words + *count);
  static char at_once[] = "-len_control=0";  // NOLINT(modernize-avoid-c-arrays): of argv
  for (const std::string_view word : all) {
    if (word.starts_with("-len_control=")) return 0;
  }
  if (!all.empty()) all.insert(all.begin() + 1, at_once);
  all.push_back(nullptr);
  *count = static_cast<int>(all.size()) - 1;
  *words = all.data();
  return 0;
}

}  // namespace ruleproof::fuzz
