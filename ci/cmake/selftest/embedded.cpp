#include "ci/cmake/selftest/all_bytes.bin.hpp"

// Constants, even for bytes that no literal would take as they are.
static_assert(ruleproof::embedded::house_embedded::all_bytes_bin.size() == 256);
static_assert(ruleproof::embedded::house_embedded::all_bytes_bin[0] == '\0');
static_assert(ruleproof::embedded::house_embedded::all_bytes_bin['"'] == '"');
