#include "reports/audit/sources/stamp.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <ios>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/file/fresh_file.hpp"
#include "model/core/result.hpp"
#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/reviewed.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

/// What happens to the lines of a file, by number from 1.
struct Edits {
  std::map<int, std::string> replaced;
  std::map<int, std::string> added;  ///< below that line
};

auto edited(std::string_view text, const Edits& edits) -> std::string {
  std::string out;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    const auto has_end = end != std::string_view::npos;
    const auto line = text.substr(0, end);
    text.remove_prefix(has_end ? end + 1 : text.size());
    const auto replaced = edits.replaced.find(number);
    out += replaced == edits.replaced.end() ? std::string(line) : replaced->second;
    if (const auto added = edits.added.find(number); added != edits.added.end()) {
      out += '\n' + added->second;
    }
    if (has_end) out += '\n';
  }
  return out;
}

/// The sources without their tables `[reviewed]` and `[says]`, which are always the last.
auto without_tables(std::string_view text) -> std::string_view {
  const auto reviewed = text.find("\n[reviewed]\n");
  return text.substr(0, std::min(reviewed, text.find("\n[says]\n")));
}

/// What each line says now, as a `[says]` table; empty for a text without a glossary, which the
/// checks cannot read.
auto facts_table(const Sources& sources, const Text& text) -> std::string {
  if (sources.checklist.terms.empty()) return "";
  const auto lexicon = lexicon_of(sources);
  std::string table = "\n[says]\n";
  for (const int line : checked_lines(sources)) {
    const auto reading = read_line(text.normal[static_cast<std::size_t>(line - 1)], lexicon);
    if (reading.facts.empty()) continue;
    table += std::to_string(line) + " = \"" + to_text(reading.facts) + "\"\n";
  }
  return table;
}

auto line_of(std::string_view text, int number) -> std::string_view {
  for (int line = 1; line < number && !text.empty(); ++line) {
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  }
  return text.substr(0, text.find('\n'));
}

auto bad(std::string_view where, int line, std::string message) -> Error {
  return {Code::bad_sources, std::string(where) + ':' + std::to_string(line), std::move(message)};
}

auto read_bytes(const std::string& path) -> Result<std::string> {
  std::ifstream stream(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(stream), {});
  if (!stream) return Error{Code::no_file, path, "cannot be read"};
  return text;
}

/// Puts the lines of a sources file where they stand now.
class Following {
 public:
  Following(const Sources& read, const Text& text)
      : read_(read),
        text_(text),
        now_(line_hashes(text)),
        standing_(standing(read.reviewed, now_)) {
    for (const auto* link : read.links()) links_.emplace(link->lines_line, link);
  }

  /// Whether lines were put in or taken out, or moved, and the file does not know.
  [[nodiscard]] auto is_needed() const -> bool {
    if (read_.reviewed.empty()) return false;
    return read_.lines != text_.size() || std::ranges::any_of(links_, [&](const auto& entry) {
             const auto& link = *entry.second;
             return !is_as_reviewed(link) &&
                    hash_of(text_, followed(link.lines, standing_, now_)) == link.hash;
           });
  }

  /// The file with other line numbers. Errors: an entry of which no line is left.
  [[nodiscard]] auto run(std::string_view sources) const -> Result<std::string> {
    Edits edits;
    for (int number = 1; number <= std::ranges::count(sources, '\n') + 1; ++number) {
      const auto line = line_of(sources, number);
      static constexpr std::string_view some = "lines = \"";
      if (line.starts_with("lines = ") && !line.starts_with(some)) {
        edits.replaced[number] = "lines = " + std::to_string(text_.size());
      }
      if (!line.starts_with(some)) continue;
      const auto rest = line.substr(some.size());
      const auto lines = read_lines(rest.substr(0, rest.find('"')));
      const auto link = links_.find(number);
      if (!lines || lines->empty() || (link != links_.end() && is_as_reviewed(*link->second))) {
        continue;
      }
      const auto there = followed(*lines, standing_, now_);
      if (there.empty()) {
        return bad(read_.where, number,
                   "nothing stands any more where " + in_words(*lines) +
                       " stood: take the entry out, or give it other lines, then stamp");
      }
      edits.replaced[number] = std::string(some) + to_text(there) +
                               std::string(rest.substr(std::min(rest.find('"'), rest.size())));
    }
    return edited(sources, edits);
  }

 private:
  [[nodiscard]] auto is_as_reviewed(const Link& link) const -> bool {
    return !link.hash.empty() && hash_of(text_, link.lines) == link.hash;
  }

  const Sources& read_;
  const Text& text_;
  LineHashes now_;
  std::vector<Standing> standing_;
  std::map<int, const Link*> links_;  ///< by the line of the file that has their lines
};

/// A file whose line numbers are those of the text.
auto stamped_in_place(std::string_view sources, std::string_view where, const GameTables& game,
                      const Text& text) -> Result<std::string> {
  const auto read = read_sources(sources, where, game);
  if (!read) return read.error();
  if (text.size() != read->lines) {
    return Error{Code::bad_sources, std::string(where),
                 text.file + " has " + std::to_string(text.size()) + " lines, not " +
                     std::to_string(read->lines) + "; review the line numbers, then stamp"};
  }
  Edits edits;
  for (const auto* link : read->links()) {
    if (link->lines.empty()) continue;
    const auto hash = "hash = \"" + *hash_of(text, link->lines) + '"';
    if (!line_of(sources, link->lines_line).starts_with("lines =")) {
      return bad(where, link->lines_line, "\"lines\" must stand on a line of its own");
    }
    if (link->hash_line == 0) {
      edits.added[link->lines_line] = hash;
    } else if (!line_of(sources, link->hash_line).starts_with("hash =")) {
      return bad(where, link->hash_line, "\"hash\" must stand on a line of its own");
    } else {
      edits.replaced[link->hash_line] = hash;
    }
  }
  auto links = edited(without_tables(sources), edits);
  if (!links.ends_with('\n')) links += '\n';  // the last line had no end
  return links + reviewed_table(line_hashes(text)) + facts_table(*read, text);
}

}  // namespace

auto stamped(std::string_view sources, std::string_view where, const GameTables& game,
             const Text& text) -> Result<std::string> {
  const auto read = read_sources(sources, where, game);
  if (!read) return read.error();
  const Following following(*read, text);
  if (!following.is_needed()) return stamped_in_place(sources, where, game, text);
  const auto followed = following.run(without_tables(sources));
  if (!followed) return followed.error();
  return stamped_in_place(*followed, where, game, text);
}

auto stamp(const std::string& sources_folder, const GameTables& game,
           const std::string& texts_folder) -> Result<std::vector<std::string>> {
  const auto all = sources_in(sources_folder, game);
  if (!all) return all.error();
  // Everything is read and checked before anything is written.
  std::map<std::string, std::string> rewritten;
  for (const auto& sources : *all) {
    const auto text = read_text(texts_folder, sources.file);
    if (!text) return text.error();
    const auto before = read_bytes(sources.where);
    if (!before) return before.error();
    const auto after = stamped(*before, sources.where, game, *text);
    if (!after) return after.error();
    if (*after != *before) rewritten.emplace(sources.where, *after);
  }
  std::vector<std::string> paths;
  for (const auto& [path, text] : rewritten) {
    if (auto error = write_whole(path, text)) return *error;
    paths.push_back(path);
  }
  return paths;
}

}  // namespace ruleproof::audit
