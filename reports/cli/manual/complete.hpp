/// What may stand where somebody types: a shell asks the command itself, so that it knows games,
/// clauses, rulings, questions and fields.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/manual/page.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli::manual {

/// One way to go on: the whole word, and what it means.
struct Candidate {
  std::string word;
  std::string about = {};
  auto operator==(const Candidate&) const -> bool = default;
};

/// Stands alone where the name of a file is expected: shells know those.
inline constexpr std::string_view any_file = ":files";

/// What the last word may become, after those before it; the name of the program is left out.
[[nodiscard]] auto candidates(const std::vector<Page>& pages, std::span<const std::string> words)
    -> std::vector<Candidate>;

/// `ruleproof complete WORD...`: the candidates, one in a line, each with a tab and its meaning.
[[nodiscard]] auto complete(const std::vector<Page>& pages, std::span<const std::string> words,
                            Terminal& terminal) -> int;

}  // namespace ruleproof::cli::manual
