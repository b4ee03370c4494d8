#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/json.hpp"
#include "reports/render/run_json.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t longest_value = 40;

/// What is shared by all of one reading: the pictures, and the first thing that was wrong.
struct Reading {
  std::vector<Panel> pictures;
  std::string where;
  std::string problem;
};

/// A value and the way to it: "games[0].findings[3].how". What is wrong is noted once, and reading
/// goes on with an empty value.
class At {
 public:
  At(Reading& reading, const Json& json, std::string path)
      : reading_(&reading), json_(&json), path_(std::move(path)) {}

  [[nodiscard]] auto reading() const -> Reading& { return *reading_; }

  /// Whether this is an object; noted if not.
  [[nodiscard]] auto object() const -> bool { return json_->is_object() || wrong("an object"); }

  [[nodiscard]] auto text() const -> std::string {
    if (json_->is_string()) return json_->get_ref<const std::string&>();
    wrong("a string");
    return {};
  }

  [[nodiscard]] auto number(std::uint64_t most) const -> std::uint64_t {
    if (json_->is_number_unsigned() && json_->get<std::uint64_t>() <= most) {
      return json_->get<std::uint64_t>();
    }
    wrong(fmt::format("a whole number from 0 to {}", most));
    return 0;
  }

  /// One of the names of an enumeration.
  template <class Enum>
  [[nodiscard]] auto name(Enum last) const -> Enum {
    const auto word = text();
    for (int i = 0; i <= static_cast<int>(last); ++i) {
      if (to_text(static_cast<Enum>(i)) == word) return static_cast<Enum>(i);
    }
    wrong(fmt::format("one of {} ... {}", to_text(Enum{}), to_text(last)));
    return {};
  }

  template <class Read>
  [[nodiscard]] auto list(Read read) const -> std::vector<decltype(read(std::declval<At>()))> {
    std::vector<decltype(read(std::declval<At>()))> out;
    if (!json_->is_array()) {
      wrong("an array");
      return out;
    }
    out.reserve(json_->size());
    for (std::size_t i = 0; i < json_->size(); ++i) {
      out.push_back(read(At{*reading_, (*json_)[i], fmt::format("{}[{}]", path_, i)}));
    }
    return out;
  }

  /// An array of `size` texts.
  [[nodiscard]] auto texts(std::size_t size) const -> std::vector<std::string> {
    auto out = list([](const At& at) { return at.text(); });
    if (json_->is_array() && out.size() != size) wrong(fmt::format("an array of {} strings", size));
    out.resize(size);
    return out;
  }

  /// Calls `read` with the member of that name, if there is one.
  template <class Read>
  auto member(const char* name, Read read) const -> void {
    if (!json_->is_object()) return;
    if (const auto found = json_->find(name); found != json_->end()) {
      read(At{*reading_, *found, path_.empty() ? name : fmt::format("{}.{}", path_, name)});
    }
  }
  auto text(const char* name, std::string& out) const -> void {
    member(name, [&](const At& at) { out = at.text(); });
  }
  auto line(const char* name, int& out) const -> void {
    member(name, [&](const At& at) {
      out = static_cast<int>(at.number(std::numeric_limits<int>::max()));
    });
  }
  auto count(const char* name, std::uint64_t& out) const -> void {
    member(name, [&](const At& at) { out = at.number(std::numeric_limits<std::uint64_t>::max()); });
  }
  template <class Item, class Read>
  auto list(const char* name, std::vector<Item>& out, Read read) const -> void {
    member(name, [&](const At& at) { out = at.list(read); });
  }

  /// Notes that something else was expected here; always false.
  auto wrong(std::string_view expected) const -> bool {
    if (!reading_->problem.empty()) return false;
    auto found =
        shortened(json_->dump(-1, ' ', true, Json::error_handler_t::replace), longest_value);
    reading_->where = path_.empty() ? "the whole" : path_;
    reading_->problem = fmt::format("expected {}, found {}", expected, found);
    return false;
  }

 private:
  Reading* reading_;
  const Json* json_;
  std::string path_;
};

auto pair_of(const At& at) -> std::pair<std::string, std::string> {
  auto texts = at.texts(2);
  return {std::move(texts[0]), std::move(texts[1])};
}

auto text_of(const At& at) -> std::string { return at.text(); }

auto place(const At& at) -> Place {
  Place out;
  if (!at.object()) return out;
  at.text("file", out.file), at.text("quote", out.quote);
  at.line("line", out.line), at.line("last_line", out.last_line);
  return out;
}

auto change(const At& at) -> Change {
  auto texts = at.texts(3);
  return {
      .field = std::move(texts[0]), .before = std::move(texts[1]), .after = std::move(texts[2])};
}

auto panel(const At& at) -> Panel {
  Panel out;
  if (!at.object()) return out;
  at.text("title", out.title), at.text("svg", out.svg);
  return out;
}

/// A picture by number.
auto picture(const At& at) -> Panel {
  const auto& pictures = at.reading().pictures;
  if (pictures.empty()) {
    at.wrong("no picture, since there is no list of pictures");
    return {};
  }
  return pictures[at.number(pictures.size() - 1)];
}

auto frame(const At& at) -> Frame {
  Frame out;
  if (!at.object()) return out;
  at.text("seat", out.seat), at.text("move", out.move);
  at.list("because", out.because, text_of);
  at.list("changes", out.changes, change);
  at.list("panels", out.panels, picture);
  return out;
}

auto witness(const At& at) -> Witness {
  Witness out;
  if (!at.object()) return out;
  at.text("title", out.title), at.text("record", out.record);
  at.list("frames", out.frames, frame);
  return out;
}

auto finding(const At& at) -> Finding {
  Finding out;
  if (!at.object()) return out;
  at.text("id", out.id), at.text("game", out.game), at.text("title", out.title);
  at.text("message", out.message), at.text("bound", out.bound), at.text("data", out.data);
  at.text("smt2", out.smt2);
  at.member("kind", [&](const At& kind) { out.kind = kind.name(FindingKind::answer); });
  at.member("severity", [&](const At& word) { out.severity = word.name(Severity::note); });
  at.member("how", [&](const At& how) { out.how = how.name(How::unknown); });
  at.list("clauses", out.clauses, text_of);
  at.list("facts", out.facts, pair_of);
  at.list("places", out.places, place);
  at.list("witnesses", out.witnesses, witness);
  return out;
}

auto check(const At& at) -> Check {
  Check out;
  if (!at.object()) return out;
  at.text("group", out.group), at.text("name", out.name), at.text("amount", out.amount);
  at.text("message", out.message), at.text("finding", out.finding);
  at.member("status", [&](const At& word) { out.status = word.name(Status::skipped); });
  return out;
}

auto clause(const At& at) -> ClauseUse {
  ClauseUse out;
  if (!at.object()) return out;
  at.text("tag", out.tag), at.text("id", out.id), at.text("says", out.says);
  at.text("disposition", out.disposition), at.text("reason", out.reason);
  at.count("steps", out.steps), at.count("verdicts", out.verdicts);
  return out;
}

auto game(const At& at) -> GameReport {
  GameReport out;
  if (!at.object()) return out;
  at.text("name", out.name), at.text("title", out.title);
  at.list("facts", out.facts, pair_of);
  at.list("checks", out.checks, check);
  at.list("clauses", out.clauses, clause);
  at.list("findings", out.findings, finding);
  return out;
}

auto bad_run(std::string where, std::string message) -> Error {
  return {.code = Code::bad_run, .where = std::move(where), .message = std::move(message)};
}

}  // namespace

auto read_run(std::string_view text) -> Result<Run> {
  const auto json = parse_json(text);
  if (json.is_discarded()) {
    return bad_run("run.json", "this is not JSON, or it is cut off; write it again with `verify`");
  }
  Reading reading;
  const At top{reading, json, ""};
  std::uint64_t version = 0;
  if (top.object()) top.count("ruleproof_run", version);
  if (reading.problem.empty() && version != run_json_version) {
    return bad_run("ruleproof_run",
                   fmt::format("this is version {}, and version {} is what can be read here; "
                               "is it a run.json of ruleproof?",
                               version, run_json_version));
  }
  Run run;
  top.list("pictures", reading.pictures, panel);
  top.text("tool_version", run.tool_version);
  top.list("settings", run.settings, pair_of);
  top.list("games", run.games, game);
  if (!reading.problem.empty()) return bad_run(reading.where, reading.problem);
  if (!json.contains("games")) {
    return bad_run("games", "is missing; is it the whole of a run.json?");
  }
  return run;
}

}  // namespace ruleproof::render
