/// Runs the text checks and makes findings of what they raise.
///
///     const auto readings = read_all(game, sources, texts);
///     for (const auto& raised : run_checks(readings)) ...
#pragma once

#include <cstddef>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"

namespace ruleproof::audit {

/// What a check says of a text, and who has waived it.
struct Raised {
  const TextCheck* check = nullptr;
  std::size_t text = 0;
  Remark remark;
  const Waiver* waiver = nullptr;  ///< of the sources; null: nobody
};

/// Everything that the checks raise, by text, then in the order of the checks. No hash is used.
[[nodiscard]] auto run_checks(const Readings& all) -> std::vector<Raised>;

/// The same of one text.
[[nodiscard]] auto run_checks(const Readings& all, std::size_t text) -> std::vector<Raised>;

/// All of it for one text alone, a draft for example.
[[nodiscard]] auto check_text(const GameTables& game, const Sources& sources, const Text& text)
    -> std::vector<Finding>;

/// A finding for each that is not waived, and for each waiver that waives nothing.
[[nodiscard]] auto findings_of(const Readings& all, const std::vector<Raised>& raised)
    -> std::vector<Finding>;

/// A row for each check and text: how much was raised and waived. Only errors fail it.
[[nodiscard]] auto checks_of(const Readings& all, const std::vector<Raised>& raised)
    -> std::vector<Check>;

}  // namespace ruleproof::audit
