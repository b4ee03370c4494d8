#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/render/run_json/at.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/pictures.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::render {
namespace {

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

/// A picture by number.
auto picture(const At& at) -> Panel {
  const auto& pictures = at.reading().pictures;
  if (pictures.empty()) {
    at.wrong("no picture, since there is no list of pictures");
    return {};
  }
  const auto& panel = pictures[at.number(pictures.size() - 1)];
  return at.room_for(panel.title.size() + panel.svg.size()) ? panel : Panel{};
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

auto values(const At& at) -> Scope::Values {
  Scope::Values out;
  if (!at.object()) return out;
  at.members([&](const std::string& name, const At& list) {
    out[name] = list.list([](const At& each) { return each.value(); });
  });
  return out;
}

auto scope(const At& at) -> Scope {
  Scope out;
  if (!at.object()) return out;
  at.member("options", [&](const At& options) { out.options = values(options); });
  at.member("rulings", [&](const At& rulings) { out.rulings = values(rulings); });
  at.member("any_ruling", [&](const At& any) { out.any_ruling = any.truth(); });
  at.text("data", out.data);
  return out;
}

/// A word, and its scope. Files of before version 0.2 have none.
auto strength(const At& at) -> Strength {
  How how = How::unknown;
  std::optional<Scope> holds_for;
  at.member("how", [&](const At& word) { how = word.name(How::unknown); });
  at.member("scope", [&](const At& said) { holds_for = scope(said); });
  return Strength::as_told(how, std::move(holds_for));
}

auto finding(const At& at) -> Finding {
  Finding out;
  if (!at.object()) return out;
  at.text("id", out.id), at.text("game", out.game), at.text("title", out.title);
  at.text("message", out.message), at.text("bound", out.bound), at.text("data", out.data);
  at.text("smt2", out.smt2);
  at.member("kind", [&](const At& kind) { out.kind = kind.name(FindingKind::answer); });
  at.member("severity", [&](const At& word) { out.severity = word.name(Severity::note); });
  out.how = strength(at);
  at.list("clauses", out.clauses, text_of);
  at.list("facts", out.facts, pair_of);
  at.list("always", out.always, text_of);
  at.list("places", out.places, place);
  at.list("witnesses", out.witnesses, witness);
  return out;
}

auto check(const At& at) -> Check {
  Check out;
  if (!at.object()) return out;
  at.text("group", out.group), at.text("name", out.name), at.value("amount", out.amount);
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

/// Why a version of a run cannot be read; nothing if it can.
auto unknown_version(std::string where, std::uint64_t version) -> std::optional<Error> {
  if (version >= oldest_run && version <= newest_run) return std::nullopt;
  const auto* advice = version > 0 && version < oldest_run
                           ? "an older ruleproof wrote it; write it again with `verify`"
                           : "is it a run.json of this ruleproof?";
  return bad_run(std::move(where), fmt::format("this is version {}, and versions {} to {} are "
                                               "what can be read here; {}",
                                               version, oldest_run, newest_run, advice));
}

/// Which form the text has: what the envelope says of it, and what was said before there was one.
/// Where both are there, both count: a form of later may keep the older member.
auto wrong_form(Reading& reading, const At& top) -> std::optional<Error> {
  std::string schema;
  std::uint64_t version = 0;
  if (top.object()) top.text("schema", schema);
  if (reading.problem.empty() && !schema.empty() && schema != run_schema.name) {
    return bad_run("schema", fmt::format("this is a {}, not a {}", schema, run_schema.name));
  }
  std::optional<std::uint64_t> enveloped;
  top.member("version", [&](const At& at) {
    enveloped = at.number(std::numeric_limits<std::uint64_t>::max());
  });
  if (reading.problem.empty()) top.count("ruleproof_run", version);
  if (!reading.problem.empty()) return std::nullopt;
  if (enveloped) {
    if (auto problem = unknown_version("version", *enveloped)) return problem;
  }
  return unknown_version("ruleproof_run", version);
}

}  // namespace

auto read_run(std::string_view text) -> Result<Run> {
  const auto json = parse_json(text);
  if (json.is_discarded()) {
    return bad_run("run.json",
                   fmt::format("this is not JSON, or it is cut off, or nested more than {} levels "
                               "deep; write it again with `verify`",
                               deepest_json));
  }
  Reading reading;
  const At top{reading, json, ""};
  if (auto problem = wrong_form(reading, top)) return *std::move(problem);
  Run run;
  reading.pictures = read_pictures(top);
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
