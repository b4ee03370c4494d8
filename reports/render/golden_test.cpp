/// Approved outputs of every report. `RULEPROOF_APPROVE=1` rewrites them; review the difference.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <regex>
#include <string>

#include <doctest/doctest.h>

#include "reports/render/formats/junit.hpp"
#include "reports/render/formats/markdown.hpp"
#include "reports/render/formats/sarif.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/held.hpp"
#include "reports/render/html/html.hpp"
#include "reports/render/html/plain.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

auto check_golden(const std::string& name, const std::string& text) -> void {
  const auto path = std::filesystem::path{"reports/golden"} / name;
  const auto* approve = std::getenv("RULEPROOF_APPROVE");  // NOLINT(concurrency-mt-unsafe)
  if (approve != nullptr && std::string{approve} == "1") {
    std::ofstream{path, std::ios::binary} << text;
    return;
  }
  std::ifstream file{path, std::ios::binary};
  const std::string approved{std::istreambuf_iterator<char>{file}, {}};
  CAPTURE(name);
  const bool same = text == approved;  // both printed would fill the screen
  CHECK_MESSAGE(same, "differs from the approved file; RULEPROOF_APPROVE=1 approves the new one");
}

TEST_CASE("reports are as approved") {
  const auto run = sample_run();
  // What is packed is approved as it is unpacked: other versions of zlib may pack otherwise.
  const std::regex held_part{R"re((id="held-[^"]*">)[^<]*)re"};
  check_golden("sample.html", std::regex_replace(html(run), held_part, "$1"));
  std::string parts;
  for (const auto& part : held(run, gravest_first(run), {})) {
    parts += part.name + "\n" + to_text(parse_json(part.json));
  }
  check_golden("sample.held.json", parts);
  check_golden("sample.findings.html", findings_page(run));
  check_golden("sample.junit.xml", junit(run));
  check_golden("sample.sarif", sarif(run));
  check_golden("sample.md", markdown(run));
  check_golden("sample.run.json", run_json(run));
}

}  // namespace
}  // namespace ruleproof::render
