/// The answers of a run that has just asked all questions, for the test of the catalogue.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/run.hpp"
#include "solver/questions/pinned_answers.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// The run of RULEPROOF_RUN without the steps of its games; none where nothing is named.
inline auto run_that_asked() -> const Run& {
  static const auto run = [] {
    const auto* file = std::getenv("RULEPROOF_RUN");
    if (file == nullptr || *file == '\0') return Run{};
    std::ifstream in(file, std::ios::binary);
    auto json = render::parse_json(std::string(std::istreambuf_iterator<char>(in), {}));
    REQUIRE_MESSAGE(json.is_object(), "RULEPROOF_RUN names no run: " << file);
    json["pieces"] = json["pictures"] = render::Json::array();
    for (auto& game : json["games"]) {
      for (auto& finding : game["findings"]) {
        if (!finding.contains("witnesses")) continue;
        for (auto& witness : finding["witnesses"]) witness["frames"] = render::Json::array();
      }
    }
    return render::read_run(json.dump()).value();
  }();
  return run;
}

/// What `verify` adds to an answer.
inline auto without_additions(Finding finding) -> Finding {
  std::erase_if(finding.facts, [](const auto& fact) { return fact.first == "second opinion"; });
  return finding;
}

/// The answers to a question in that run, if they are those that are pinned.
inline auto answers_in_run(std::string_view game, const Question& question)
    -> std::vector<Finding> {
  const auto begin = std::string(game) + "/question/" + std::string(question.id);
  const auto is_answer = [&](const std::string& id) {
    return id == begin || id.starts_with(begin + '/');
  };
  auto pinned = read_pinned(game);
  std::erase_if(pinned, [&](const auto& block) { return !is_answer(block.first); });
  std::vector<Finding> answers;
  for (const auto& report : run_that_asked().games) {
    if (report.name != game) continue;
    for (const auto& finding : report.findings) {
      if (!is_answer(finding.id)) continue;
      answers.push_back(without_additions(finding));
      const auto block = pinned.extract(finding.id);
      if (block.empty() || block.mapped() != pinned_text(answers.back())) {
        MESSAGE("the run has another answer, and is asked again: " << finding.id);
        return {};
      }
    }
  }
  if (!pinned.empty()) answers.clear();
  return answers;
}

}  // namespace ruleproof::solver
