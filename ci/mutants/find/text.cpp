#include "ci/mutants/find/text.hpp"

#include <cctype>

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

namespace ruleproof::mutants {

auto range_of(const clang::ASTContext& context, clang::SourceRange range) -> std::optional<Range> {
  const auto& sources = context.getSourceManager();
  if (range.isInvalid() || range.getBegin().isMacroID() || range.getEnd().isMacroID())
    return std::nullopt;
  const auto chars = clang::Lexer::makeFileCharRange(clang::CharSourceRange::getTokenRange(range),
                                                     sources, context.getLangOpts());
  if (chars.isInvalid()) return std::nullopt;
  const auto [file, begin] = sources.getDecomposedLoc(chars.getBegin());
  const auto end = sources.getFileOffset(chars.getEnd());
  if (end <= begin) return std::nullopt;
  return Range{file, begin, end};
}

auto statement_of(const clang::ASTContext& context, clang::SourceRange range)
    -> std::optional<Range> {
  auto found = range_of(context, range);
  if (!found) return std::nullopt;
  const auto after = clang::Lexer::findLocationAfterToken(
      range.getEnd(), clang::tok::semi, context.getSourceManager(), context.getLangOpts(), false);
  if (after.isInvalid()) return std::nullopt;
  found->end = context.getSourceManager().getFileOffset(after);
  return found;
}

auto text_of(const clang::ASTContext& context, const Range& range) -> std::string_view {
  const auto all = context.getSourceManager().getBufferData(range.file);
  return std::string_view(all).substr(range.begin, range.end - range.begin);
}

auto on_one_line(std::string_view text) -> std::string {
  std::string line;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote == 0 && text.substr(i).starts_with("//")) {
      i = text.find('\n', i);
      if (i == std::string_view::npos) return line;
    }
    if (quote != 0 && c == '\\') {
      line += c;
      line += text[++i];
      continue;
    }
    const bool separates =
        c == '\'' && i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0;
    if (quote == 0 && (c == '"' || c == '\'') && !separates) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    }
    const bool blank = text[i] == '\n' || (quote == 0 && text[i] == ' ');
    if (!blank) {
      line += text[i];
    } else if (!line.ends_with(' ')) {
      line += ' ';
    }
  }
  return line;
}

auto in_few_words(std::string_view text) -> std::string {
  constexpr std::size_t most = 70;
  auto line = on_one_line(text);
  if (line.size() > most) line = line.substr(0, most - 3) + "...";
  return line;
}

}  // namespace ruleproof::mutants
