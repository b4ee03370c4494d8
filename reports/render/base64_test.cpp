#include "reports/render/base64.hpp"

#include <string>

#include <doctest/doctest.h>

namespace ruleproof::render {
namespace {

TEST_CASE("base64 is that of RFC 4648") {
  CHECK(base64("").empty());
  CHECK(base64("f") == "Zg==");
  CHECK(base64("fo") == "Zm8=");
  CHECK(base64("foo") == "Zm9v");
  CHECK(base64("foobar") == "Zm9vYmFy");
  CHECK(base64("\xFF\xFE") == "//4=");
}

TEST_CASE("what is packed is gzip without a time, the same each time, and small") {
  const std::string text(100'000, 'a');
  const auto bytes = packed(text);
  CHECK(bytes == packed(text));
  CHECK(bytes.size() < 1'000);
  // 1f 8b 08, no flags, four bytes of time that are zero: the page's own reader skips ten bytes.
  CHECK(bytes.starts_with("H4sIAAAAAAA"));
}

}  // namespace
}  // namespace ruleproof::render
