#include "reports/cli/audit/new.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/align/align.hpp"
#include "reports/audit/align/projection.hpp"
#include "reports/audit/checklist/run.hpp"
#include "reports/audit/drafting/decisions.hpp"
#include "reports/audit/drafting/draft.hpp"
#include "reports/audit/drafting/page.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/escape.hpp"

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

/// What was decided before, held against the text; nothing without a file.
auto settled(const audit::GameTables& tables, const audit::Text& text, const AuditFlags& options)
    -> Result<audit::Settled> {
  if (options.reviewed.empty()) return audit::Settled();
  const auto bytes = audit::read_bytes(options.reviewed);
  if (!bytes) return bytes.error();
  const auto decisions = audit::read_decisions(*bytes, options.reviewed, tables, options.language);
  if (!decisions) return decisions.error();
  return audit::settle(*decisions, tables, text);
}

/// The game whose clauses the text is closest to, if that is clearly another one than it was said
/// to be of, to whose clauses it is so close; empty: none. Measured on all texts and games at hand:
/// 25 pairs, all of them seen.
auto closer_game(double own, const audit::Text& text, const AuditFlags& options) -> std::string {
  constexpr int longest = 2'000;      // lines: no rulebook has more
  constexpr std::size_t enough = 30;  // of fewer clauses one is close to anything
  constexpr double clearly = 1.15;    // 1.2 and more of another game, 0.8 and less of its own
  if (text.size() > longest) return {};
  auto carried = options;  // of the other games what the program carries
  carried.texts.clear();
  carried.sources.clear();
  std::string closest;
  double best = clearly * own;
  for (const auto* other : known_games()) {
    if (other->name() == options.game || other->facts.clauses.size() < enough) continue;
    const auto& tables = tables_of(other->facts);
    const auto known = known_texts(tables, carried);
    if (!known) continue;
    const auto fit = audit::fit_to_clauses(tables, known->mapped, text, options.language,
                                           glossary_of(*known, options.language));
    if (fit.close <= best) continue;
    best = fit.close;
    closest = other->name();
  }
  return closest;
}

struct Drafted {
  audit::Text text;
  audit::Alignment alignment;
  audit::Settled settled;
  std::string toml;
  audit::Sources sources;  ///< the same, read
  std::string closer;      ///< another game, which the text is closer to; empty: none
};

auto read_new_text(const std::string& name) -> Result<audit::Text> {
  const std::filesystem::path path(name);
  const auto folder = path.parent_path().empty() ? "." : path.parent_path().string();
  auto text = audit::read_text(folder, path.filename().string());
  if (!text) return text;
  if (auto problem = audit::cannot_align(*text)) return *std::move(problem);
  return text;
}

auto drafted(const audit::GameTables& tables, const AuditFlags& options) -> Result<Drafted> {
  const auto known = known_texts(tables, options);
  if (!known) return known.error();
  auto text = read_new_text(options.new_text);
  if (!text) return text.error();
  auto decided = settled(tables, *text, options);
  if (!decided) return decided.error();
  const auto votes = votes_of(tables, *known, options);
  if (!votes) return votes.error();
  Drafted made{std::move(text).value(), {}, std::move(decided).value(), {}, {}, {}};
  made.alignment =
      audit::align(tables, known->mapped, made.text, options.language,
                   glossary_of(*known, options.language), *votes, audit::told_by(made.settled));
  made.closer = closer_game(made.alignment.fit, made.text, options);
  if (!made.closer.empty()) made.alignment = audit::doubted(std::move(made.alignment));
  made.toml = audit::draft(tables, made.alignment, made.text, options.language, made.settled);
  auto sources = audit::read_sources(made.toml, options.language + ".toml", tables);
  if (!sources) return sources.error();
  made.sources = std::move(sources).value();
  return made;
}

/// The decisions that count, and each one that does not: nothing is lost in silence.
auto tell_decisions(std::ostream& out, const audit::Settled& settled, const std::string& file)
    -> void {
  const auto all = settled.held.size() + settled.lost.size();
  out << "reviewed: " << settled.held.size() << " of " << plural(all, "decision") << " count\n";
  for (const auto& [decision, why] : settled.lost) {
    auto what = std::string(audit::to_text(decision.act));
    for (const auto& word : {decision.clause, decision.to, decision.kind}) {
      if (!word.empty()) what += ' ' + word;
    }
    out << render::one_line(file) << ':' << decision.entry << ": does not count, since " << why
        << ": " << render::one_line(what) << '\n';
  }
}

/// How far the draft goes: to standard error where standard output is the draft itself.
auto tell(std::ostream& out, const Drafted& draft, const audit::Accounting& account) -> void {
  const auto& links = draft.sources.clauses;
  const auto unsure = std::ranges::count_if(
      links, [](const audit::ClauseLink& clause) { return clause.link.review; });
  out << "links: " << links.size() << " of " << plural(draft.alignment.clauses.size(), "clause")
      << ", " << unsure
      << " of them to be looked at; open questions to be answered: all; lines that nothing "
      << "accounts for: " << account.unaccounted.size() << '\n';
  if (!audit::is_doubtful(draft.alignment)) return;
  out << "Is this a text of this game? "
      << (draft.closer.empty() ? "Hardly a line says what a clause says"
                               : "It is closer to what the clauses of " + draft.closer + " say")
      << "; every link is to be looked at.\n";
}

auto draft_file(const AuditFlags& options) -> std::string { return options.language + ".toml"; }
auto draft_page_file(const AuditFlags& options) -> std::string {
  return "draft-" + options.language + ".html";
}

/// The error of a draft that would be written over what is read, or over what somebody corrected.
auto would_lose(const OutFolder& folder, const AuditFlags& options) -> std::optional<Error> {
  if (auto problem = folder.would_overwrite({draft_file(options), draft_page_file(options)},
                                            {options.new_text, options.reviewed})) {
    return problem;
  }
  const auto file = folder.path_of(draft_file(options));
  std::error_code ignored;  // what is not there is not lost
  if (!std::filesystem::exists(file, ignored)) return std::nullopt;
  const auto bytes = audit::read_bytes(file);
  if (!bytes) return bytes.error();
  if (audit::is_as_made(*bytes)) return std::nullopt;
  return Error{Code::usage, "--out",
               file +
                   " is no longer as a draft was made: somebody may have corrected it. Name "
                   "another folder, or move it away"};
}

/// The draft, and beside it the page on which somebody reviews it.
auto write_draft(const Drafted& draft, const audit::GameTables& tables, const AuditFlags& options,
                 Terminal& terminal) -> std::optional<Error> {
  if (options.out.empty()) {
    terminal.out << draft.toml;
    return std::nullopt;
  }
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return folder.error();
  if (auto problem = would_lose(*folder, options)) return problem;
  const auto file = folder->path_of(draft_file(options));
  if (auto problem = write_file(file, draft.toml)) return problem;
  const auto page = folder->path_of(draft_page_file(options));
  if (auto problem =
          write_file(page, audit::draft_page(tables, draft.alignment, draft.text, options.language,
                                             draft.settled, version()))) {
    return problem;
  }
  terminal.out << "draft: " << file << "\nreview: " << page << '\n';
  return std::nullopt;
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
  const auto draft = drafted(tables, options);
  if (!draft) return fail(terminal, draft.error());
  const auto account = audit::account(tables, draft->sources, draft->text);
  if (const auto problem = write_draft(*draft, tables, options, terminal)) {
    return fail(terminal, *problem);
  }
  auto& out = options.out.empty() ? terminal.err : terminal.out;
  tell(out, *draft, account);
  if (!options.reviewed.empty()) tell_decisions(out, draft->settled, options.reviewed);
  std::string remarks;
  for (const auto& finding : audit::check_text(tables, draft->sources, draft->text)) {
    if (options.verbose) print_finding(out, finding, Detail::paragraph);
    remarks +=
        std::string(to_text(finding.severity)) + "  " + render::one_line(finding.title) + '\n';
  }
  constexpr std::size_t besides = 3;  // where the draft is, how far it goes
  if (!options.verbose) out << first_lines(cut_lines(remarks), brief_lines - besides);
  return exit_clean;
}

}  // namespace ruleproof::cli
