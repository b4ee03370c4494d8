#include "properties/conformance/survey/together_table.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/survey/json_members.hpp"

namespace ruleproof::conformance {
namespace {

/// A list of the names of some of the bugs.
auto write_names(std::string& out, const TogetherRow& row, bool found, bool named) -> void {
  out += '[';
  for (const auto& bug : row.bugs) {
    if (bug.found != found || bug.named != named) continue;
    if (out.back() != '[') out += ", ";
    write_string(out, bug.name);
  }
  out += ']';
}

auto write_row(std::string& out, const TogetherRow& row) -> void {
  Members members(out);
  members.number("seed", row.seed);
  if (row.delay > 0) members.number("delay", row.delay);
  if (row.seconds > 0) members.number("seconds", row.seconds);
  members.name("named");
  write_names(out, row, true, true);
  members.name("found");
  write_names(out, row, true, false);
  members.name("missed");
  write_names(out, row, false, false);
  members.number("findings", row.findings);
  members.number("stray", row.stray);
  members.end();
}

/// Adds the bugs of a list; false where it is none.
auto read_names(const Value* list, bool found, bool named, TogetherRow& row) -> bool {
  if (list == nullptr || !list->is(Value::Kind::list)) return false;
  for (const auto& name : list->items) {
    if (!name.is(Value::Kind::text) || name.text.empty()) return false;
    row.bugs.push_back({.name = name.text, .found = found, .named = named});
  }
  return true;
}

auto row_from(const Value& object) -> std::optional<TogetherRow> {
  TogetherRow row{.seed = number_of(object, "seed"),
                  .delay = number_of(object, "delay"),
                  .seconds = number_of(object, "seconds"),
                  .findings = number_of(object, "findings"),
                  .stray = number_of(object, "stray")};
  const bool whole = read_names(object.find("named"), true, true, row) &&
                     read_names(object.find("found"), true, false, row) &&
                     read_names(object.find("missed"), false, false, row);
  if (!whole || row.bugs.empty()) return std::nullopt;
  return row;
}

}  // namespace

auto TogetherRow::found() const -> std::size_t {
  return static_cast<std::size_t>(std::ranges::count(bugs, true, &BugSeen::found));
}
auto TogetherRow::named() const -> std::size_t {
  return static_cast<std::size_t>(std::ranges::count(bugs, true, &BugSeen::named));
}

auto to_json(const TogetherTable& table) -> std::string {
  std::string out;
  Members members(out);
  members.text("game", table.game);
  members.number("ruleset", table.ruleset);
  members.number("steps", table.steps);
  out += ",\n\"rows\": [";
  for (const auto& row : table.rows) {
    out += out.back() == '[' ? "\n" : ",\n";
    write_row(out, row);
  }
  out += "\n]}\n";
  return out;
}

auto read_together(const std::string& text) -> Result<TogetherTable> {
  const auto wrong = [](std::string what) { return Error{Code::bad_data, "", std::move(what)}; };
  const auto root = parse_json(text);
  if (!root) return root.error();
  TogetherTable table{.game = text_of(*root, "game"),
                      .ruleset = number_of(*root, "ruleset"),
                      .steps = number_of(*root, "steps")};
  const auto* rows = root->find("rows");
  if (table.game.empty() || rows == nullptr) return wrong("is no table of engines with many bugs");
  for (const auto& value : rows->items) {
    auto row = row_from(value);
    if (!row) return wrong("has a row that cannot be read");
    table.rows.push_back(*std::move(row));
  }
  return table;
}

}  // namespace ruleproof::conformance
