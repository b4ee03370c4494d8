/// The text of a source: ranges as offsets, and expressions on one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <clang/AST/ASTContext.h>
#include <clang/Basic/SourceLocation.h>

namespace ruleproof::mutants {

/// Offsets in one file.
struct Range {
  clang::FileID file;
  unsigned begin = 0;
  unsigned end = 0;
};

/// Where a node is written; nothing where a macro writes part of it.
[[nodiscard]] auto range_of(const clang::ASTContext& context, clang::SourceRange range)
    -> std::optional<Range>;
/// The same with the semicolon behind it.
[[nodiscard]] auto statement_of(const clang::ASTContext& context, clang::SourceRange range)
    -> std::optional<Range>;
[[nodiscard]] auto text_of(const clang::ASTContext& context, const Range& range)
    -> std::string_view;

/// On one line, without comments.
[[nodiscard]] auto on_one_line(std::string_view text) -> std::string;
/// At most so many characters of it, for tables.
[[nodiscard]] auto in_few_words(std::string_view text) -> std::string;

}  // namespace ruleproof::mutants
