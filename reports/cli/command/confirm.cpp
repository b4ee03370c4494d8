#include "reports/cli/command/confirm.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/door/files.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view name_of_fact = "second opinion";
constexpr std::string_view contradicts = "cvc5 contradicts: ";

auto answer_of_other(const Finding& finding) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == name_of_fact && value.starts_with(contradicts)) {
      return value.substr(contradicts.size());
    }
  }
  return "";
}

}  // namespace

auto opinion_of_cvc5() -> Opinion {
  return [](const std::string& smt) { return solver::second_opinion(smt); };
}

auto confirm(GameReport& report, const Opinion& opinion) -> Confirmed {
  Confirmed all;
  for (auto& finding : report.findings) {
    if (finding.smt2.empty()) continue;
    const auto second = opinion(finding.smt2);
    if (!second) {
      all.no_solver = true;
      return all;
    }
    if (*second == solver::Sat::unsat) {
      ++all.confirmed;
      finding.facts.emplace_back(name_of_fact, "cvc5 confirms: unsat");
    } else if (*second == solver::Sat::unknown) {
      ++all.open;
      finding.facts.emplace_back(name_of_fact, "cvc5 gave no answer in time");
    } else {
      ++all.contradicted;
      finding.facts.emplace_back(name_of_fact,
                                 std::string(contradicts) + std::string(to_text(*second)));
      finding.severity = Severity::error;
      finding.how = How::unknown;
      finding.message = "Internal error: of one and the same question Z3 says unsat, cvc5 " +
                        std::string(to_text(*second)) + ". Nothing is proved by it. " +
                        finding.message;
    }
  }
  return all;
}

auto write_contradictions(const GameReport& report, const std::string& folder)
    -> Result<std::string> {
  std::string first;
  for (const auto& finding : report.findings) {
    const auto other = answer_of_other(finding);
    if (other.empty()) continue;
    const auto stem = folder + "/" + file_name_of(finding.id);
    for (const auto& [path, text] :
         {std::pair{stem + ".smt2", finding.smt2},
          std::pair{stem + ".answers.txt", "z3: unsat\ncvc5: " + other + "\n"}}) {
      if (auto problem = write_file(path, text)) return *std::move(problem);
      if (first.empty()) first = path;
    }
  }
  return first;
}

}  // namespace ruleproof::cli
