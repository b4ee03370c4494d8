/// What a run has counted so far, as a file: written beside and renamed, so that a kill leaves the
/// old one or the new one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {

[[nodiscard]] auto to_text(const Balance& balance, std::string_view plan) -> std::string;
/// Errors name `where`: not such a file, or of another plan.
[[nodiscard]] auto read_balance(std::string_view text, std::string_view where,
                                std::string_view plan, const Layout& layout) -> Result<Balance>;

[[nodiscard]] auto save(const Balance& balance, std::string_view plan, const std::string& file)
    -> std::optional<Error>;
/// Nothing where there is no such file.
[[nodiscard]] auto load(const std::string& file, std::string_view plan, const Layout& layout)
    -> Result<std::optional<Balance>>;

}  // namespace ruleproof::solver::balance
