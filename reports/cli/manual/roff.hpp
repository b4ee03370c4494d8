/// Pages of the manual, as `man` reads them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/manual/page.hpp"
#include "reports/cli/manual/topics.hpp"

namespace ruleproof::cli::manual {

/// A file of the manual: "man1/ruleproof-check.1" and its text.
struct ManFile {
  std::string path;
  std::string text;
};

/// All of them: the command, each subcommand, each format.
[[nodiscard]] auto man_files(const std::vector<Page>& pages, std::string_view version)
    -> std::vector<ManFile>;

/// Text that `man` shows as it stands: dots, quotes, dashes and backslashes mean nothing.
[[nodiscard]] auto roff_text(std::string_view text) -> std::string;

/// Markdown as in our READMEs - headings, paragraphs, tables, lists, code - for `man`.
[[nodiscard]] auto roff_of_markdown(std::string_view markdown) -> std::string;

}  // namespace ruleproof::cli::manual
