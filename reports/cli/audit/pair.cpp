#include "reports/cli/audit/pair.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/freedict.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/cli/audit/pair_files.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/again.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::cli {
namespace {

/// "de" of "de", "de-AT", "DE_at"; empty if it is no name of a language.
auto language_of(std::string_view tag) -> std::string {
  const auto end = std::min(tag.find_first_of("-_"), tag.size());
  std::string language;
  for (const char letter : tag.substr(0, end)) {
    if (std::isalpha(static_cast<unsigned char>(letter)) == 0) return "";
    language += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return language.size() == 2 ? language : "";
}

/// Two languages, "en,de", or none: then they are recognised.
auto languages_of(const std::string& text) -> Result<std::pair<std::string, std::string>> {
  if (text.empty()) return std::pair<std::string, std::string>();
  const auto comma = std::min(text.find(','), text.size() - 1);
  const auto first = language_of(std::string_view(text).substr(0, comma));
  const auto second = language_of(std::string_view(text).substr(comma + 1));
  if (first.empty() || second.empty()) {
    return Error{Code::usage, "--lang", "expected the languages of both texts: en,de"};
  }
  return std::pair(first, second);
}

/// A text as it is called: its notes begin with that, too.
auto rename(audit::Document& document, const std::string& name) -> void {
  for (auto& note : document.notes) {
    if (note.starts_with(document.file)) note.replace(0, document.file.size(), name);
  }
  document.file = name;
}

auto read_texts(const AuditFlags& options) -> Result<audit::TwoTexts> {
  const auto languages = languages_of(options.language);
  if (!languages) return languages.error();
  if (options.pair.size() == 1) {
    return audit::read_two_texts(options.pair.front(), {languages->first, languages->second});
  }
  auto first = audit::read_document(options.pair[0], languages->first);
  if (!first) return first.error();
  auto second = audit::read_document(options.pair[1], languages->second);
  if (!second) return second.error();
  return audit::TwoTexts{std::move(first).value(), std::move(second).value(), false};
}

/// The terms of a glossary; none without one. Error if none is in the languages of both texts.
auto read_glossary(const std::string& path, audit::TwoTexts& texts)
    -> Result<std::vector<audit::Concept>> {
  if (path.empty()) return std::vector<audit::Concept>();
  auto read = audit::read_concepts(path);
  if (!read) return read.error();
  const auto& first = texts.first.language;
  const auto& second = texts.second.language;
  const auto used = std::ranges::count_if(*read, [&](const audit::Concept& each) {
    return each.terms.contains(first) && each.terms.contains(second);
  });
  if (used == 0) {
    return Error{Code::no_text, path,
                 fmt::format("has no entry with terms in both {} and {}",
                             audit::language_name(first), audit::language_name(second))};
  }
  texts.first.notes.push_back(
      fmt::format("{}: {} of {} entries are in both languages", path, used, read->size()));
  return read;
}

auto read_pair(const AuditFlags& options) -> Result<audit::PairAudit> {
  if (auto problem = unknown_format(options.formats)) return *std::move(problem);
  auto read = read_texts(options);
  if (!read) return read.error();
  auto texts = std::move(read).value();
  const auto names = names_of_texts(options.pair);
  rename(texts.first, names.front());
  rename(texts.second, names.back());
  const auto glossary = read_glossary(options.glossary, texts);
  if (!glossary) return glossary.error();
  return audit::compare(std::move(texts.first), std::move(texts.second), texts.aligned, *glossary,
                        audit::freedict_folder());
}

auto in_shell(const std::vector<std::string>& words) -> std::string {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + render::shell_word(word);
  return text;
}

auto spots_of(const audit::Entry& entry, bool of_first) -> std::vector<audit::Words> {
  std::vector<audit::Words> spots;
  for (const auto& difference : entry.differences) {
    const auto& own = of_first ? difference.first_spots : difference.second_spots;
    spots.insert(spots.end(), own.begin(), own.end());
  }
  return spots;
}

auto place_in(const audit::Document& document, const std::vector<int>& sentences,
              const audit::Entry& entry, bool of_first) -> Place {
  const auto& first = document.sentences[static_cast<std::size_t>(sentences.front())];
  const auto& last = document.sentences[static_cast<std::size_t>(sentences.back())];
  const auto from = audit::spot_of(document, first.line);
  const auto to = audit::spot_of(document, last.last_line);
  // What runs over the end of a page is shown where it begins.
  return {from.file, from.line, std::max(from.line, to.file == from.file ? to.line : 0),
          audit::marked(document, sentences, spots_of(entry, of_first))};
}

/// "at-most / -": what each of the texts says.
auto both_of(const audit::Difference& difference) -> std::string {
  return fmt::format("{} / {}", difference.first.empty() ? "-" : difference.first,
                     difference.second.empty() ? "-" : difference.second);
}

/// Few entries read as "the texts agree", and many as "that is all". The figures are in
/// reports/audit/README.md.
constexpr std::string_view no_proof =
    "what is not told may differ all the same: in tests one error in four was missed";

auto finding_of(const audit::PairAudit& comparison, const audit::Entry& entry) -> Finding {
  Finding finding;
  finding.id = "pair/" + entry.key;
  const bool is_alone = entry.first.empty() || entry.second.empty();
  finding.kind = is_alone ? FindingKind::text_silent : FindingKind::texts_differ;
  finding.severity = entry.severity;
  finding.game = "pair";
  finding.title = entry.title;
  finding.message = entry.advice;
  finding.how = How::stated;
  finding.facts = {{"about", std::string(to_text(entry.topic))},
                   {"belong together", fmt::format("{:.2f}", is_alone ? 0.0 : entry.confidence)},
                   {"key", entry.key}};
  for (const auto& difference : entry.differences) {
    finding.facts.emplace_back(std::string(to_text(difference.topic)), both_of(difference));
  }
  if (!entry.first.empty()) {
    finding.places.push_back(place_in(comparison.first, entry.first, entry, true));
  }
  if (!entry.second.empty()) {
    finding.places.push_back(place_in(comparison.second, entry.second, entry, false));
  }
  for (std::size_t i = 1; i < entry.cases.size(); ++i) {
    const auto& each = entry.cases[i];
    finding.places.push_back(place_in(comparison.first, each.first, each, true));
    finding.places.push_back(place_in(comparison.second, each.second, each, false));
  }
  return finding;
}

/// Of several cases those after the first: where they stand, and, where each has its own, in what
/// they differ.
auto print_cases(std::ostream& out, const Finding& finding, const audit::Entry& entry) -> void {
  std::string elsewhere;
  for (std::size_t i = 1; i < entry.cases.size(); ++i) {
    const auto& first = finding.places[2 * i];
    const auto& second = finding.places[(2 * i) + 1];
    auto where = fmt::format("{}:{} and {}:{}", first.file, first.line, second.file, second.line);
    if (!entry.is_doubtful) {
      elsewhere += (elsewhere.empty() ? "also at " : ", ") + where;
      continue;
    }
    for (const auto& each : entry.cases[i].differences) {
      where += fmt::format("{} {}: {}", &each == entry.cases[i].differences.data() ? "," : ";",
                           to_text(each.topic), both_of(each));
    }
    out << wrapped(render::one_line(where), "     ");
  }
  if (!elsewhere.empty()) out << wrapped(render::one_line(elsewhere), "     ");
}

auto print_entry(std::ostream& out, const Finding& finding, const audit::Entry& entry,
                 std::size_t number) -> void {
  out << number << ". " << to_text(finding.severity) << "  " << render::one_line(finding.title)
      << '\n';
  static constexpr std::size_t shown = 2;  // places
  for (std::size_t i = 0; i < std::min(shown, finding.places.size()); ++i) {
    out << wrapped(render::one_line(finding.places[i].quote), "     > ");
  }
  std::string also;
  static constexpr std::size_t own_facts = 4;  // about, belong together, key, the gravest
  for (auto i = own_facts; i < finding.facts.size(); ++i) {
    also += (also.empty() ? "" : "; ") + finding.facts[i].first + ": " + finding.facts[i].second;
  }
  if (!also.empty()) out << wrapped("also " + also, "     ");
  print_cases(out, finding, entry);
  out << "     " << finding.message << " [" << finding.facts[2].second << "]\n";
}

/// Without the segments that nobody translated.
auto sentences_of(const audit::Document& document) -> std::size_t {
  return static_cast<std::size_t>(std::ranges::count_if(
      document.sentences, [](const audit::Sentence& each) { return !each.text.empty(); }));
}

auto counted_entries(std::size_t count) -> std::string {
  return count == 1 ? "1 entry" : std::to_string(count) + " entries";
}

/// "3 reviewed before, of them 2 accepted and still there".
auto counted_known(const audit::Memory::Known& known) -> std::string {
  auto text = fmt::format("{} reviewed before", known.reviewed);
  if (known.accepted > 0)
    text += fmt::format(", of them {} accepted and still there", known.accepted);
  if (known.gone > 0) text += fmt::format("; {} of the memory no longer told", known.gone);
  return text;
}

/// All of each entry; else, where that is more than ten lines, a line for the first of them.
auto print_entries(const audit::PairAudit& comparison, const GameReport& report, bool verbose,
                   std::ostream& out) -> void {
  // The memory, the hint, what it shows, what may be missed, the counts, where it is written.
  constexpr std::size_t besides = 7;
  std::ostringstream whole;
  std::string heads;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const auto& finding = report.findings[i];
    print_entry(whole, finding, comparison.entries[i], i + 1);
    heads += fmt::format("{}. {}  {}\n", i + 1, to_text(finding.severity),
                         render::one_line(finding.title));
  }
  const auto text = whole.str();
  const auto fits = static_cast<std::size_t>(std::ranges::count(text, '\n')) <=
                    brief_lines - besides + 1;  // without the hint
  if (verbose || fits) {
    out << text;
    return;
  }
  out << first_lines(cut_lines(heads), brief_lines - besides)
      << "-v shows what the texts say, --out DIR writes it\n";
}

auto print_list(const audit::PairAudit& comparison, const GameReport& report,
                const audit::Memory::Known& known, const AuditFlags& options, std::ostream& out)
    -> void {
  print_entries(comparison, report, options.verbose, out);
  const auto& memory = options.memory;
  const auto warnings = std::ranges::count(report.findings, Severity::warning, &Finding::severity);
  if (!memory.empty()) out << "memory: " << render::one_line(memory) << '\n';
  out << wrapped(no_proof, "");
  for (const auto& note : comparison.notes) out << "note: " << render::one_line(note) << '\n';
  out << counted_entries(report.findings.size()) << ", of them "
      << plural(static_cast<std::size_t>(warnings), "warning") << "; " << counted_known(known)
      << "; " << plural(sentences_of(comparison.first), "sentence") << " against "
      << sentences_of(comparison.second) << '\n';
}

auto review(const AuditFlags& options, const audit::PairAudit& comparison)
    -> Result<audit::Memory> {
  const auto path = options.memory;
  audit::Memory memory;
  if (!path.empty()) {
    auto read = audit::read_memory(path);
    if (!read) return read.error();
    memory = std::move(read).value();
  }
  if (options.accept.empty() && options.waive.empty()) return memory;
  if (path.empty()) {
    return Error{Code::usage, "--memory", "expected the file that keeps what was reviewed"};
  }
  const bool accepts_all = std::ranges::find(options.accept, "all") != options.accept.end();
  const bool waives_all = std::ranges::any_of(
      options.waive, [](const std::string& pair) { return pair.starts_with("all="); });
  if (accepts_all && waives_all) {
    return Error{Code::usage, "--waive", "all of them are accepted: waive some, or all, not both"};
  }
  for (const auto& key : options.accept) {
    if (auto problem = memory.accept(comparison, key)) return *std::move(problem);
  }
  for (const auto& pair : options.waive) {
    if (auto problem = memory.waive(comparison, pair)) return *std::move(problem);
  }
  if (auto problem = write_file(path, memory.text())) return *std::move(problem);
  return memory;
}

}  // namespace

auto report_of(const audit::PairAudit& comparison) -> GameReport {
  auto report = empty_report("pair", comparison.first.file + " and " + comparison.second.file);
  report.facts = {{"languages", comparison.first.language + ", " + comparison.second.language}};
  report.facts.emplace_back("no proof", no_proof);
  for (const auto& entry : comparison.entries) {
    report.findings.push_back(finding_of(comparison, entry));
  }
  if (!comparison.entries.empty()) return report;
  const auto pairs = std::ranges::count_if(comparison.pairings, [](const auto& pairing) {
    return !pairing.first.empty() && !pairing.second.empty();
  });
  report.checks.push_back(
      {.group = "audit",
       .name = "no difference is left to be reviewed",
       .status = Status::passed,
       .amount = plural(static_cast<std::size_t>(pairs), "pair") + " of sentences",
       .message = "",
       .finding = ""});
  return report;
}

auto compare_texts(const AuditFlags& options, Terminal& terminal) -> int {
  auto read = read_pair(options);
  if (!read) return fail(terminal, read.error());
  auto comparison = std::move(read).value();
  const auto memory = review(options, comparison);
  if (!memory) return fail(terminal, memory.error());
  const auto known = memory->forget_reviewed(comparison);
  const auto report = report_of(comparison);
  const auto run = run_of(
      report, {{"first", comparison.first.file},
               {"second", comparison.second.file},
               {"command", render::command_name() + " audit --pair " + in_shell(options.pair)}});
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  if (*folder) {
    auto inputs = options.pair;
    inputs.push_back(options.glossary);
    inputs.push_back(options.memory);
    if (const auto problem = (*folder)->would_overwrite(pair_files(), inputs))
      return fail(terminal, *problem);
    if (const auto problem =
            write_pair(comparison, *memory, run, options.pair, **folder, options.formats)) {
      return fail(terminal, *problem);
    }
  }
  if (options.json) {
    finish(report, run.settings, true, Detail::whole, terminal);
  } else {
    print_list(comparison, report, known, options, terminal.out);
    if (!options.out.empty()) terminal.out << "written to " << options.out << '\n';
  }
  const bool warned = std::ranges::any_of(report.findings, [](const Finding& finding) {
    return finding.severity == Severity::warning;
  });
  return warned ? exit_findings : exit_clean;
}

}  // namespace ruleproof::cli
