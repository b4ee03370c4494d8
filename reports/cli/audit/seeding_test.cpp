#include "reports/cli/audit/seeding.hpp"

#include <cstdlib>
#include <iostream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

TEST_CASE("a run with texts keeps the table of seeded edits") {
  GameReport report;
  report.name = "drako";
  add_seeded_edits(report, "no/such/folder", 1);
  CHECK(report.checks.empty());

  const auto* folder = std::getenv("RULEPROOF_TEXTS");
  if (folder == nullptr || *folder == '\0') {
    std::cerr << "skipped: RULEPROOF_TEXTS is not set\n";
    return;
  }
  add_seeded_edits(report, folder, 1);
  REQUIRE(report.checks.size() == 1);
  REQUIRE(report.findings.size() == 1);
  CHECK(report.checks[0].status == Status::passed);
  CHECK(report.checks[0].finding == report.findings[0].id);
  CHECK(report.findings[0].message.find("must to may") != std::string::npos);
}

}  // namespace ruleproof::cli
