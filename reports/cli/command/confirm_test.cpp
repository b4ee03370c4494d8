/// Second opinions: what is confirmed, what is left open, and what is our bug.
#include "reports/cli/command/confirm.hpp"

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "solver/smt/query.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;
using solver::Sat;

namespace {

auto report_with(const std::string& smt) -> GameReport {
  GameReport report;
  report.findings.resize(2);
  auto& proved = report.findings[0];
  proved.id = "game/question/q";
  proved.how = {How::proved, Scope{.data = "rules only"}};
  proved.message = "Why?";
  proved.smt2 = smt;
  report.findings[1].how = {How::counted, Scope{.data = "rules only"}};
  return report;
}
auto always(Sat sat) -> Opinion {
  return [sat](const std::string&) { return sat; };
}
auto content(const std::string& path) -> std::string {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("a proof is confirmed, left open, or contradicted; what has none is not asked about") {
  auto sure = report_with("(check-sat)");
  CHECK(confirm(sure, always(Sat::unsat)).confirmed == 1);
  CHECK(sure.findings[0].how == How::proved);
  CHECK(sure.findings[0].facts.size() == 1);
  CHECK(sure.findings[1].facts.empty());
  auto open = report_with("(check-sat)");
  CHECK(confirm(open, always(Sat::unknown)).open == 1);
  CHECK(open.findings[0].how == How::proved);
  auto wrong = report_with("(check-sat)");
  CHECK(confirm(wrong, always(Sat::sat)).contradicted == 1);
  CHECK(wrong.findings[0].how == How::unknown);
  CHECK(wrong.findings[0].severity == Severity::error);
  auto none = report_with("(check-sat)");
  CHECK(confirm(none, [](const std::string&) { return std::optional<Sat>{}; }).no_solver);
}

TEST_CASE("a contradiction is an internal error, with the question and both answers as files") {
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_contradictions";
  std::filesystem::remove_all(folder);
  AskFlags flags{.game = "river-dragons", .laws = true, .confirm = true, .verbose = true};
  flags.disagreements = folder.string();
  flags.opinion = always(Sat::sat);
  const auto contradicted = ran(flags);
  CHECK(contradicted.status == exit_internal);
  CHECK(has(contradicted.err, "RP-000: internal: Z3 and cvc5 disagree"));
  const auto stem = (folder / "river-dragons-induction-planks-conserved").string();
  CHECK(has(content(stem + ".smt2"), "(check-sat)"));
  CHECK(content(stem + ".answers.txt") == "z3: unsat\ncvc5: sat\n");
  std::filesystem::remove_all(folder);
  flags.opinion = always(Sat::unsat);
  const auto confirmed = ran(flags);
  CHECK(confirmed.status == exit_clean);
  CHECK(has(confirmed.err, "cvc5 confirms 3 of 3 proofs"));
  CHECK(has(confirmed.out, "cvc5 confirms: unsat"));
  CHECK_FALSE(std::filesystem::exists(folder));
}

TEST_CASE("without cvc5, --confirm is an error; --laws stands alone") {
  AskFlags flags{.game = "river-dragons", .laws = true, .confirm = true};
  flags.opinion = [](const std::string&) { return std::optional<Sat>{}; };
  CHECK(has(ran(flags).err, "RP-001: --confirm: cvc5 is not installed"));
  flags.all = true;
  CHECK(ran(flags).status == exit_bad_input);
}
