#include "properties/conformance/protocol/json.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/survey/json_members.hpp"
#include "properties/conformance/survey/survey.hpp"

namespace ruleproof::conformance {
namespace {

auto write_row(std::string& out, const Surveyed& row) -> void {
  Members members(out);
  members.text(row.bug ? "bug" : "answer", row.name);
  if (!row.with.empty()) members.text("with", ruleproof::to_text(row.with));
  members.flag("shows", row.shows, true);
  members.flag("only-sights", row.only_sights, false);
  members.flag("found", row.found, true);
  if (row.found) {
    members.flag("named", row.named, true);
    members.text("clause", row.clause);
    if (row.among != 1) members.number("among", row.among);
    members.number("after", row.after);
    members.number("moves", row.moves);
    members.number("fewest", row.fewest);
  }
  if (row.opening_moves) {
    members.number("opening", *row.opening_moves);
    members.number("opening-fewest", row.opening_fewest);
    members.flag("proved", row.proved, false);
  }
  members.end();
}

auto write_agreement(std::string& out, const Agreement& agreement) -> void {
  Members members(out);
  members.number("steps", agreement.steps);
  members.number("disagreements", agreement.disagreements);
  members.number("tried", agreement.tried);
  members.number("enforced", agreement.enforced);
  members.name("missing");
  out += '[';
  for (const auto& id : agreement.missing) {
    if (out.back() != '[') out += ", ";
    write_string(out, id);
  }
  out += ']';
  members.end();
}

auto row_from(const Value& object) -> std::optional<Surveyed> {
  Surveyed row;
  row.bug = object.find("bug") != nullptr;
  row.name = text_of(object, row.bug ? "bug" : "answer");
  if (row.name.empty() || read_pairs(text_of(object, "with"), "with", row.with)) {
    return std::nullopt;
  }
  row.shows = flag_of(object, "shows", true);
  row.only_sights = flag_of(object, "only-sights", false);
  row.found = flag_of(object, "found", true);
  row.named = flag_of(object, "named", row.found);
  row.clause = text_of(object, "clause");
  row.among = object.find("among") == nullptr ? 1 : number_of(object, "among");
  row.after = number_of(object, "after");
  row.moves = number_of(object, "moves");
  row.fewest = number_of(object, "fewest");
  if (object.find("opening") != nullptr) row.opening_moves = number_of(object, "opening");
  row.opening_fewest = number_of(object, "opening-fewest");
  row.proved = flag_of(object, "proved", false);
  return row;
}

auto agreement_from(const Value& object) -> Agreement {
  Agreement agreement{.steps = number_of(object, "steps"),
                      .disagreements = number_of(object, "disagreements"),
                      .tried = number_of(object, "tried"),
                      .enforced = number_of(object, "enforced")};
  if (const auto* missing = object.find("missing")) {
    for (const auto& id : missing->items) agreement.missing.push_back(id.text);
  }
  return agreement;
}

}  // namespace

auto to_json(const Survey& survey) -> std::string {
  std::string out;
  Members members(out);
  members.text("game", survey.game);
  members.number("ruleset", survey.ruleset);
  members.number("steps", survey.steps);
  members.number("seed", survey.seed);
  out += ",\n\"agreement\": ";
  write_agreement(out, survey.agreement);
  out += ",\n\"rows\": [";
  for (const auto& row : survey.rows) {
    out += out.back() == '[' ? "\n" : ",\n";
    write_row(out, row);
  }
  out += "\n]}\n";
  return out;
}

auto read_survey(const std::string& text) -> Result<Survey> {
  const auto wrong = [](std::string what) { return Error{Code::bad_data, "", std::move(what)}; };
  const auto root = parse_json(text);
  if (!root) return root.error();
  Survey survey{.game = text_of(*root, "game"),
                .ruleset = number_of(*root, "ruleset"),
                .steps = number_of(*root, "steps"),
                .seed = number_of(*root, "seed")};
  if (survey.game.empty() || survey.steps == 0) return wrong("is no table of a survey");
  if (const auto* agreement = root->find("agreement")) {
    survey.agreement = agreement_from(*agreement);
  }
  const auto* rows = root->find("rows");
  if (rows == nullptr) return wrong("has no rows");
  for (const auto& value : rows->items) {
    auto row = row_from(value);
    if (!row) return wrong("has a row that cannot be read");
    survey.rows.push_back(*std::move(row));
  }
  return survey;
}

}  // namespace ruleproof::conformance
