#include "reports/render/explorer/explorer.hpp"

#include <string>

#include <doctest/doctest.h>

#include "reports/render/sha256.hpp"

namespace ruleproof::render {
namespace {

auto page() -> std::string {
  return explorer_page({.version = "1", .title = "A & B", .game = "<x>", .module = "TU9EVUxF"});
}

}  // namespace

TEST_CASE("modules are one script, without what they import and export") {
  const auto text = page();
  CHECK(text.find("\nimport ") == std::string::npos);
  CHECK(text.find("\nexport ") == std::string::npos);
  CHECK(text.find("class Model") != std::string::npos);
}

TEST_CASE("texts are escaped, the module lies in the page, and the policy allows its one script") {
  const auto text = page();
  CHECK(text.find("A &amp; B") != std::string::npos);
  CHECK(text.find("<x>") == std::string::npos);
  CHECK(text.find(">TU9EVUxF</script>") != std::string::npos);
  const std::string open = "<script type=\"module\">";
  const auto begin = text.find(open) + open.size();
  const auto script = text.substr(begin, text.find("</script>", begin) - begin);
  CHECK(text.find("sha256-" + to_base64(sha256(script)) + "'") != std::string::npos);
}

}  // namespace ruleproof::render
