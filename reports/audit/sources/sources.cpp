#include "reports/audit/sources/sources.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/core/ruling.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/reviewed.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

constexpr auto verdicts = std::to_array<std::string_view>(
    {"states", "by-example", "differs", "contradicts", "ambiguous"});
constexpr auto manners =
    std::to_array<std::string_view>({"states", "silent", "contradicts", "ambiguous"});
constexpr auto kinds = std::to_array<std::string_view>(
    {"title", "heading", "flavour", "component", "example", "residue"});
constexpr auto doubts = std::to_array<std::string_view>({"slight", "fair"});
constexpr int longest_text = 1'000'000;  // lines

/// A file name without folders and without surprises.
auto is_plain_name(std::string_view name) -> bool {
  return !name.empty() && name.find_first_of("/\\:") == std::string_view::npos &&
         name.find('\0') == std::string_view::npos && name.front() != '.';
}

/// Reads one list after another into `made`; the first error stays.
class Reading {
 public:
  Reading(const Table& file, std::string_view where, const GameTables& game)
      : file_(file), root_(file, error_), game_(game) {
    made_.where = where;
    for (const auto& clause : game.clauses) clause_ids_.push_back(clause.id);
    for (const auto& ruling : game.rulings) ruling_ids_.push_back(ruling.id);
  }

  auto run() -> Result<Sources> {
    read_head();
    for (const auto& table : root_.tables("clause")) read_clause(table);
    for (const auto& table : root_.tables("ruling")) read_ruling(table);
    for (const auto& table : root_.tables("line")) read_marked(table);
    for (const auto& table : root_.tables("unruled")) read_unruled(table);
    for (const auto& table : root_.tables("wording")) read_wording(table);
    made_.checklist = read_checklist(file_, made_.lines, game_, error_);
    if (root_.has("reviewed")) read_lines_reviewed(root_.table("reviewed"));
    for (const auto id : ruling_ids_) {
      if (!first_.contains("ruling " + std::string(id))) {
        root_.fail("", "there is no entry for the ruling \"" + std::string(id) + '"');
      }
    }
    if (error_) return *error_;
    return std::move(made_);
  }

 private:
  auto read_head() -> void {
    made_.language = root_.text("language");
    if (made_.language.size() != 2) root_.fail("language", "\"language\" must be two letters");
    made_.file = root_.text("file");
    if (!is_plain_name(made_.file)) {
      root_.fail("file", "\"file\" must be the name of a text, without folders");
    }
    made_.lines = root_.whole("lines", 1, longest_text);
    root_.only({"language", "file", "lines", "clause", "ruling", "line", "unruled", "wording",
                "terms", "sum", "example", "sequence", "waive", "says", "reviewed"});
  }

  auto read_lines_reviewed(const Table& table) -> void {
    auto hashes = read_reviewed(table, made_.lines);
    if (!hashes) root_.fail("reviewed", "expected a hash or a dash of each line; stamp the file");
    made_.reviewed = std::move(hashes).value_or(LineHashes());
  }

  auto link(TableReader& entry, std::string subject, const Table& table) -> Link {
    Link link{std::move(subject),
              {},
              entry.text_if_any("note"),
              entry.text_if_any("hash"),
              table.spot().line,
              entry.spot("lines").line,
              0};
    const auto text = entry.text("lines");
    if (auto lines = read_lines(text)) {
      link.lines = std::move(*lines);
    } else {
      entry.fail("lines",
                 R"(expected ascending line numbers and ranges as in "5 7-9", got ")" + text + '"');
    }
    if (last_line(link.lines) > made_.lines) {
      entry.fail("lines", "the text has " + std::to_string(made_.lines) + " lines, so none is " +
                              std::to_string(last_line(link.lines)));
    }
    link.review = !entry.text_if_any("review").empty();
    if (entry.has("hash")) {
      link.hash_line = entry.spot("hash").line;
      if (!is_hash(link.hash))
        entry.fail("hash", "a hash has 16 hexadecimal digits; stamp the file");
    }
    return link;
  }

  /// Complains of a second entry for one subject.
  auto once(TableReader& entry, std::string_view name, const Link& link) -> void {
    const auto [first, is_new] = first_.emplace(link.subject, link.entry);
    if (!is_new) {
      entry.fail(name, "there is an entry for " + link.subject + " on line " +
                           std::to_string(first->second) + " already");
    }
  }

  auto read_clause(const Table& table) -> void {
    TableReader entry(table, error_);
    ClauseLink made;
    made.clause = known(entry, clause_ids_, "clause");
    made.verdict = static_cast<Verdict>(entry.word("verdict", verdicts));
    made.link = link(entry, "clause " + made.clause, table);
    if (made.link.lines.empty()) entry.fail("lines", "a clause without lines needs no entry");
    entry.only({"id", "lines", "hash", "verdict", "note", "confidence", "review"});
    (void)entry.text_if_any("confidence");
    once(entry, "id", made.link);
    made_.clauses.push_back(std::move(made));
  }

  auto read_ruling(const Table& table) -> void {
    TableReader entry(table, error_);
    RulingLink made;
    made.ruling = known(entry, ruling_ids_, "ruling");
    made.link = link(entry, "ruling " + made.ruling, table);
    if (!error_) read_answers(entry, made);
    if (entry.has("doubt")) made.slight = doubts[entry.word("doubt", doubts)] == "slight";
    if (made.says != Says::silent && made.link.lines.empty()) {
      entry.fail("lines", "what is said must be said on some line");
    }
    entry.only({"id", "says", "also", "doubt", "lines", "hash", "note", "review"});
    if (is_another_answer(made)) made.link.subject += ' ' + made.answers.front();
    once(entry, "id", made.link);
    made_.rulings.push_back(std::move(made));
  }

  /// Whether all entries for the ruling so far state answers, none of them this one.
  [[nodiscard]] auto is_another_answer(const RulingLink& made) const -> bool {
    if (error_ || made.says != Says::states) return false;
    return std::ranges::all_of(
               made_.rulings,
               [&](const RulingLink& earlier) {
                 return earlier.ruling != made.ruling ||
                        (earlier.says == Says::states && earlier.answers != made.answers);
               }) &&
           first_.contains("ruling " + made.ruling);
  }

  auto read_answers(TableReader& entry, RulingLink& made) -> void {
    const auto row = std::ranges::find(game_.rulings, made.ruling, &RulingRow::id);
    std::vector<std::string_view> words(manners.begin() + 1, manners.end());
    for (const auto& answer : row->answers) words.push_back(answer.id);
    const auto said = words[entry.word("says", words)];
    const auto manner = std::ranges::find(manners, said);
    made.says =
        manner == manners.end() ? Says::states : static_cast<Says>(manner - manners.begin());
    made.answers = entry.texts("also");
    for (const auto& answer : made.answers) {
      if (std::ranges::count(made.answers, answer) > 1)
        entry.fail("also", '"' + answer + "\" is there twice");
      const auto known_answers = std::span(words).subspan(manners.size() - 1);
      if (std::ranges::find(known_answers, answer) == known_answers.end()) {
        entry.fail("also", not_among(answer, known_answers));
      }
    }
    const bool is_open = made.says == Says::ambiguous || made.says == Says::contradicts;
    if (is_open && made.answers.size() < 2) {
      entry.fail("also", "\"also\" must list the answers that the words allow");
    }
    if (!is_open && entry.has("also"))
      entry.fail("also", "only an open text allows several answers");
    if (made.says == Says::states) made.answers = {std::string(said)};
  }

  auto read_marked(const Table& table) -> void {
    TableReader entry(table, error_);
    MarkedLines made;
    made.kind = kinds[entry.word("kind", kinds)];
    made.link = link(entry, made.kind, table);
    if (made.link.lines.empty()) entry.fail("lines", "an entry must mark some line");
    for (const auto& span : made.link.lines) {
      for (int line = span.first; line <= span.last && !error_; ++line) {
        if (!marked_.insert(line).second) {
          entry.fail("lines", "line " + std::to_string(line) + " is marked twice");
        }
      }
    }
    entry.only({"kind", "lines", "hash", "note", "review"});
    made_.marked.push_back(std::move(made));
  }

  auto read_unruled(const Table& table) -> void {
    TableReader entry(table, error_);
    UnruledLink made;
    made.tag = entry.text("tag");
    if (std::ranges::find(game_.unruled, std::string_view(made.tag), &Unruled::tag) ==
        game_.unruled.end()) {
      entry.fail("tag", "no question without a ruling has the tag \"" + made.tag + '"');
    }
    made.link = link(entry, "unruled " + made.tag, table);
    entry.only({"tag", "lines", "hash", "note"});
    once(entry, "tag", made.link);
    made_.unruled.push_back(std::move(made));
  }

  /// One sentence for each answer of a question, all of them or none.
  auto read_wording(const Table& table) -> void {
    TableReader entry(table, error_);
    const auto id = known(entry, ruling_ids_, "ruling");
    const auto row = std::ranges::find(game_.rulings, std::string_view(id), &RulingRow::id);
    if (row == game_.rulings.end()) return;
    for (const auto& answer : row->answers) {
      const bool is_new =
          made_.wordings.emplace(std::pair(id, std::string(answer.id)), entry.text(answer.id))
              .second;
      if (!is_new) entry.fail("id", "there is a wording of the ruling \"" + id + "\" already");
    }
    for (const auto& [name, value] : table.entries()) {
      const bool is_known =
          name == "id" || std::ranges::find(row->answers, name, &Answer::id) != row->answers.end();
      if (!is_known) entry.fail(name, "the ruling \"" + id + "\" has no answer \"" + name + '"');
    }
  }

  auto known(TableReader& entry, std::span<const std::string_view> ids, std::string_view what)
      -> std::string {
    auto id = entry.text("id");
    if (std::ranges::find(ids, id) == ids.end()) {
      entry.fail("id",
                 "no " + std::string(what) + " is called \"" + id + '"' + did_you_mean(id, ids));
    }
    return id;
  }

  const Table& file_;
  std::optional<Error> error_;
  TableReader root_;
  const GameTables& game_;
  Sources made_;
  std::vector<std::string_view> clause_ids_;
  std::vector<std::string_view> ruling_ids_;
  std::map<std::string, int, std::less<>> first_;  ///< line of the first entry for a subject
  std::set<int> marked_;
};

}  // namespace

auto line_kinds() -> std::span<const std::string_view> { return kinds; }

auto to_text(Verdict verdict) -> std::string_view {
  return verdicts[static_cast<std::size_t>(verdict)];
}

auto to_text(Says says) -> std::string_view { return manners[static_cast<std::size_t>(says)]; }

auto Sources::links() const -> std::vector<const Link*> {
  std::vector<const Link*> all;
  all.reserve(clauses.size() + rulings.size() + marked.size() + unruled.size());
  for (const auto& clause : clauses) all.push_back(&clause.link);
  for (const auto& ruling : rulings) all.push_back(&ruling.link);
  for (const auto& lines_of_a_kind : marked) all.push_back(&lines_of_a_kind.link);
  for (const auto& divergence : unruled) all.push_back(&divergence.link);
  return all;
}

auto read_sources(std::string_view text, std::string_view where, const GameTables& game)
    -> Result<Sources> {
  const auto file = parse_tables(text, where, Code::bad_sources);
  if (!file) return file.error();
  return Reading(*file, where, game).run();
}

auto stated_rulings(const Sources& sources) -> Texts {
  Texts stated;
  for (const auto& ruling : sources.rulings) {
    const auto places = std::ranges::count(sources.rulings, ruling.ruling, &RulingLink::ruling);
    if (ruling.says == Says::states && places == 1) {
      stated.emplace(ruling.ruling, ruling.answers.front());
    }
  }
  return stated;
}

}  // namespace ruleproof::audit
