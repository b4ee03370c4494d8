#include "reports/cli/audit/new.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/align/align.hpp"
#include "reports/audit/align/projection.hpp"
#include "reports/audit/checklist/run.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"

namespace ruleproof::cli {
namespace {

/// The texts that are mapped; those that are not in `--texts` still give the order of the clauses.
struct Known {
  std::vector<audit::Sources> sources;
  std::vector<audit::Text> texts;
  std::vector<audit::MappedText> mapped;
};

auto known_texts(const audit::GameTables& tables, const AuditFlags& options) -> Result<Known> {
  Known known;
  if (!options.texts.empty() && !std::filesystem::is_directory(options.texts)) {
    return Error{Code::no_file, options.texts, "there is no such folder of texts"};
  }
  auto sources = options.sources.empty() ? audit::known_sources(tables)
                                         : audit::sources_in(options.sources, tables);
  if (!sources) return sources.error();
  known.sources = std::move(sources).value();
  known.texts.resize(known.sources.size());
  for (std::size_t i = 0; i < known.sources.size(); ++i) {
    audit::MappedText mapped{&known.sources[i], nullptr};
    if (!options.texts.empty()) {
      if (auto text = audit::read_text(options.texts, known.sources[i].file)) {
        known.texts[i] = std::move(text).value();
        mapped.text = &known.texts[i];
      }
    }
    known.mapped.push_back(mapped);
  }
  return known;
}

/// The terms of the language, from the mapping of another edition whose text is not at hand.
auto glossary_of(const Known& known, const std::string& language) -> std::vector<audit::Term> {
  for (const auto& sources : known.sources) {
    if (sources.language == language) return sources.checklist.terms;
  }
  return {};
}

/// What the mapped texts at hand say of where each clause is; nothing for a language that the
/// program does not know.
auto votes_of(const audit::GameTables& tables, const Known& known, const AuditFlags& options)
    -> Result<std::vector<audit::Vote>> {
  std::vector<audit::Sister> sisters;
  for (const auto& each : known.mapped) {
    if (each.text == nullptr) continue;
    auto document =
        audit::read_document(options.texts + "/" + each.sources->file, each.sources->language);
    if (!document) return document.error();
    sisters.push_back({each.sources, std::move(document).value()});
  }
  const bool knows = audit::Tongue(options.language).is_known();
  if (sisters.empty() || !knows) return std::vector<audit::Vote>();
  const auto text = audit::read_document(options.new_text, options.language);
  if (!text) return text.error();
  return audit::projected(tables, sisters, *text);
}

/// How far the draft goes: to standard error where standard output is the draft itself.
auto tell(std::ostream& out, const audit::Alignment& alignment, const audit::Accounting& account)
    -> void {
  std::uint64_t linked = 0;
  std::uint64_t unsure = 0;
  for (const auto& link : alignment.clauses) {
    if (link.line == 0) continue;
    ++linked;
    if (link.confidence < audit::sure_enough) ++unsure;
  }
  out << "links: " << linked << " of " << plural(alignment.clauses.size(), "clause") << ", "
      << unsure
      << " of them to be looked at; open questions to be answered: all; lines that nothing "
      << "accounts for: " << account.unaccounted.size() << '\n';
  if (audit::is_doubtful(alignment)) {
    out << "Is this a text of this game? Hardly a line says what a clause says; every link is to "
           "be "
           "looked at.\n";
  }
}

}  // namespace

auto draft_sources(const AuditFlags& options, Terminal& terminal) -> int {
  const auto game = game_info(options.game);
  if (!game) return fail(terminal, unknown_game(options.game));
  if (options.language.size() != 2 ||
      !std::ranges::all_of(options.language, [](char c) { return c >= 'a' && c <= 'z'; })) {
    return fail(terminal,
                {Code::usage, "--lang", "expected the language of the text: two letters"});
  }
  const auto tables = tables_of(*game);
  const auto known = known_texts(tables, options);
  if (!known) return fail(terminal, known.error());
  const std::filesystem::path path(options.new_text);
  const auto folder = path.parent_path().empty() ? "." : path.parent_path().string();
  const auto text = audit::read_text(folder, path.filename().string());
  if (!text) return fail(terminal, text.error());
  if (const auto problem = audit::cannot_align(*text)) return fail(terminal, *problem);
  const auto votes = votes_of(tables, *known, options);
  if (!votes) return fail(terminal, votes.error());
  const auto alignment = audit::align(tables, known->mapped, *text, options.language,
                                      glossary_of(*known, options.language), *votes);
  const auto drafted = audit::draft(tables, alignment, *text, options.language);
  const auto where = options.language + ".toml";
  const auto sources = audit::read_sources(drafted, where, tables);
  if (!sources) return fail(terminal, sources.error());
  const auto account = audit::account(tables, *sources, *text);
  if (options.out.empty()) {
    terminal.out << drafted;
  } else {
    const auto file = options.out + "/" + where;
    if (const auto problem = write_file(file, drafted)) return fail(terminal, *problem);
    terminal.out << "draft: " << file << '\n';
  }
  auto& out = options.out.empty() ? terminal.err : terminal.out;
  tell(out, alignment, account);
  for (const auto& finding : audit::check_text(tables, *sources, *text)) {
    print_finding(out, finding, Detail::paragraph);
  }
  return exit_clean;
}

}  // namespace ruleproof::cli
