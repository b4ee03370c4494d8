#include "properties/conformance/engine/dialogue.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/engine/outcome.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance {
namespace {

constexpr std::size_t shown_of_a_line = 200;

/// Takes `part` off the beginning of `text`, if it is there.
auto take(std::string_view& text, std::string_view part) -> bool {
  if (!text.starts_with(part)) return false;
  text.remove_prefix(part.size());
  return true;
}

/// Whether the line is what the model would have written: nothing is parsed.
auto is_expected(std::string_view line, std::int64_t id, const Ask& ask) -> bool {
  if (ask.kind == Ask::Kind::refuse) return false;
  std::array<char, 24> digits{};
  const auto* end = std::to_chars(digits.begin(), digits.end(), id).ptr;
  return take(line, R"({"jsonrpc":"2.0","id":)") &&
         take(line,
              std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()))) &&
         take(line, R"(,"result":)") && take(line, ask.expected) && line == "}";
}

auto fault_of(Silence why) -> Fault {
  switch (why) {
    case Silence::timed_out:
      return Fault::timed_out;
    case Silence::ended:
      return Fault::ended;
    default:
      return Fault::too_long;
  }
}

/// Why a line is no answer, where it is JSON.
auto lack_of(const Value* id, const Value* result, const Value* error) -> std::string {
  if (id == nullptr) return "has no \"id\"";
  if (result == nullptr && error == nullptr) return R"(has no "result", and no "error")";
  return result != nullptr && error != nullptr ? R"(has a "result" and an "error")" : "";
}

/// Why a line is no JSON.
auto problem_of(std::string_view line, const Error& error) -> std::string {
  const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
  return blank ? "is blank" : "has " + error.message;
}

/// The trace that an error brings, as kits send it.
auto trace_of(const Value& error) -> std::string {
  const auto* data = error.find("data");
  return data != nullptr && data->is(Value::Kind::text) ? last_lines(data->text) : "";
}

/// An error that says nothing of the set-up: something went wrong in the adapter.
auto failure_of(const Value& error, const std::string& words) -> std::string {
  const auto* code = error.find("code");
  const auto* message = error.find("message");
  return "it fails in initialize, by error " +
         (code == nullptr ? "without a code" : to_text(*code)) +
         (message == nullptr ? "" : " " + printable(to_text(*message))) +
         (words.empty() ? "" : "; what it tells of that ends: " + words);
}

/// What `initialize` gave.
auto read_welcome(const Value& result) -> Result<Welcome> {
  Welcome welcome;
  const auto odd = [&](const std::string& what, const Value& value, std::string_view wanted) {
    welcome.odd.push_back(what + " is " + printable(to_text(value), 80) + ", not " +
                          std::string(wanted) + ".");
  };
  const auto text = [&](const std::string& name, std::string& into) {
    const auto* value = result.find(name);
    if (value == nullptr) return;
    if (!value->is(Value::Kind::text)) return odd('"' + name + '"', *value, "a text");
    into = printable(value->text);
  };
  text("name", welcome.name);
  text("version", welcome.version);
  const auto* can = result.find("capabilities");
  if (can != nullptr && !can->is(Value::Kind::object)) {
    odd("\"capabilities\"", *can, R"(an object such as {"legal": true})");
  } else if (can != nullptr) {
    const auto flag = [&](const std::string& name, bool& into) {
      const auto* value = can->find(name);
      if (value == nullptr) return;
      if (!value->is(Value::Kind::boolean)) {
        return odd("The capability \"" + name + '"', *value, "true or false");
      }
      into = value->text == "true";
    };
    flag("legal", welcome.legal);
    flag("undo", welcome.undo);
    flag("outcome", welcome.outcome);
    flag("position", welcome.position);
    flag("setup", welcome.setup);
  }
  const auto* fields = result.find("fields");
  if (!result.is(Value::Kind::object) || fields == nullptr || !fields->is(Value::Kind::list)) {
    return Error{Code::no_file, "engine", "the answer to initialize lacks the list \"fields\""};
  }
  for (const auto& field : fields->items) {
    if (!field.is(Value::Kind::text)) {
      odd("Among the fields", field, "a name");
    } else {
      welcome.fields.push_back(field.text);
    }
  }
  return welcome;
}

}  // namespace

auto refuses_move(const Value& error) -> bool {
  const auto* code = error.find("code");
  if (code == nullptr) return false;
  return code->whole() == illegal_move || code->whole() == invalid_params;
}

auto refuses_position(const Value& error) -> bool {
  return refuses_move(error) || refuses_set_up(error);
}

auto refuses_set_up(const Value& error) -> bool {
  const auto* code = error.find("code");
  return code != nullptr && code->whole() == unsupported;
}

auto Dialogue::ask(Ask ask, std::string_view params) -> void {
  text_.assign(R"({"jsonrpc":"2.0","id":)");
  write_number(text_, first_id_ + static_cast<std::int64_t>(open_.size()));
  text_ += R"(,"method":")";
  text_ += method_of(ask.kind);
  text_ += '"';
  if (!params.empty()) {
    text_ += R"(,"params":)";
    text_ += params;
  }
  text_ += "}\n";
  process_->send(text_);
  open_.push_back(std::move(ask));
}

auto Dialogue::silence(Silence why) -> Mismatch {
  Mismatch mismatch{.fault = fault_of(why), .ask = last_};
  mismatch.line = process_->half_line().substr(0, shown_of_a_line);
  if (why == Silence::ended) mismatch.note = process_->ending();
  mismatch.words = last_lines(process_->last_words());
  open_.clear();
  return mismatch;
}

auto Dialogue::next(const std::function<bool()>& stopped) -> std::optional<Mismatch> {
  last_ = std::move(open_.front());
  std::string_view line;
  const auto why = process_->next_line(line, stopped);
  if (why != Silence::none) return silence(why);
  const auto id = first_id_++;
  open_.pop_front();
  hidden_.clear();
  reordered_.clear();
  line_before_.swap(line_);
  line_ = line;
  if (last_.kind == Ask::Kind::undo) tolerated_ = before_;
  if (is_expected(line, id, last_)) {
    if (last_.kind == Ask::Kind::state) tolerated_.clear();
    if (last_.kind == Ask::Kind::outcome) says_over_ = last_.over;
    return std::nullopt;
  }
  return judge(line);
}

auto Dialogue::judge(std::string_view line) -> std::optional<Mismatch> {
  Mismatch wrong{.ask = last_, .tolerated = tolerated_};
  wrong.line = line.substr(0, shown_of_a_line);
  const auto fail = [&](Fault fault) {
    wrong.fault = fault;
    wrong.reordered = reordered_;
    if (fault >= Fault::odd_error && wrong.words.empty()) {
      wrong.words = last_lines(process_->last_words());
    }
    if (is_fatal(fault)) open_.clear();
    return std::optional(std::move(wrong));
  };
  auto said = parse_json(line);
  if (!said) {
    wrong.note = problem_of(line, said.error());
    return fail(Fault::no_json);
  }
  const auto* id = said->find("id");
  const auto* result = said->find("result");
  const auto* error = said->find("error");
  wrong.note = lack_of(id, result, error);
  if (!wrong.note.empty()) return fail(Fault::no_json);
  if (id->whole() != first_id_ - 1) {
    const auto before = id->whole();
    const bool older = before && *before > 0 && *before < first_id_ - 1;
    if (older && !is_for_open(line, result)) {
      wrong.note = "answered " + to_text(*id) + " again";
      return fail(Fault::again);
    }
    wrong.note = "answered " + to_text(*id) + " instead of " + std::to_string(first_id_ - 1);
    return fail(Fault::wrong_id);
  }
  wrong.answer = result != nullptr ? *result : *error;
  if (error != nullptr) {
    // Who lists no moves after the end may say so by an error.
    if (wrong.ask.kind == Ask::Kind::legal && wrong.ask.over) return std::nullopt;
    wrong.words = trace_of(*error);
    if (wrong.ask.kind != Ask::Kind::refuse) {
      const bool move = wrong.ask.kind == Ask::Kind::play && refuses_move(*error);
      return fail(move ? Fault::refused : Fault::odd_error);
    }
    return refuses_move(*error) ? std::nullopt : fail(Fault::odd_error);
  }
  if (wrong.ask.kind == Ask::Kind::refuse) return fail(Fault::accepted);
  if (wrong.ask.kind == Ask::Kind::initialize) return wrong;  // what it says is its own
  const auto fault = agrees(wrong.ask, *result);
  return fault == Fault::none ? std::nullopt : fail(fault);
}

auto Dialogue::is_for_open(std::string_view line, const Value* result) -> bool {
  if (line == line_before_) return false;
  if (last_.kind == Ask::Kind::refuse) return result == nullptr;
  if (result == nullptr) return false;
  if (last_.expected == "{}") return result->is(Value::Kind::object) && result->members.empty();
  return agrees(last_, *result) == Fault::none;
}

auto Dialogue::same_state(const Ask& ask, const Value& result) -> bool {
  for (const auto& [name, value] : result.members) {
    if (value.is(Value::Kind::null) && fields_.contains(name)) hidden_.push_back(name);
  }
  const auto model = parse_json(ask.expected);
  std::set<std::string, std::less<>> still;
  bool same = true;
  for (auto& difference : differing_fields(*model, result, fields_)) {
    if (says_the_same(difference.field, *model, result)) {
      reordered_.push_back(std::move(difference.field));
      continue;
    }
    const bool known = tolerated_.contains(difference.field);
    same = same && known;
    if (known) still.insert(std::move(difference.field));
  }
  tolerated_ = std::move(still);
  return same;
}

auto Dialogue::agrees(const Ask& ask, const Value& result) -> Fault {
  switch (ask.kind) {
    case Ask::Kind::initialize:
    case Ask::Kind::start:
    case Ask::Kind::play:
    case Ask::Kind::refuse:
    case Ask::Kind::undo:
      return Fault::none;
    case Ask::Kind::state:
      if (!result.is(Value::Kind::object)) return Fault::bad_shape;
      return same_state(ask, result) ? Fault::none : Fault::differs;
    case Ask::Kind::legal:
      return agrees_on_moves(ask, result);
    case Ask::Kind::outcome: {
      const auto* over = result.find("over");
      if (over == nullptr || !over->is(Value::Kind::boolean)) return Fault::bad_shape;
      says_over_ = over->text == "true";
      // Scores there need not be, but somebody has won, or nobody.
      if (over->text == "true" && result.find("winners") == nullptr) return Fault::bad_shape;
      return same_outcome(*parse_json(ask.expected), result) ? Fault::none : Fault::differs;
    }
  }
  return Fault::none;
}

auto Dialogue::agrees_on_moves(const Ask& ask, const Value& result) -> Fault {
  const auto engine = sorted_moves(result);
  if (ask.over) {
    // Who says that the game goes on has said what is wrong already.
    return engine && !engine->empty() && says_over_ ? Fault::differs : Fault::none;
  }
  if (const auto* moves = result.find("moves"); moves != nullptr && moves->is(Value::Kind::null)) {
    hidden_.emplace_back("moves");
    return Fault::none;
  }
  if (!engine) return Fault::bad_shape;
  return engine == sorted_moves(*parse_json(ask.expected)) ? Fault::none : Fault::differs;
}

auto Dialogue::says_the_same(const std::string& field, const Value& model,
                             const Value& engine) const -> bool {
  const auto* one = model.find(field);
  const auto* other = engine.find(field);
  return same_ != nullptr && one != nullptr && other != nullptr && one->is(Value::Kind::text) &&
         other->is(Value::Kind::text) && same_(field, one->text, other->text);
}

auto Dialogue::drain(const std::function<bool()>& go_on) -> bool {
  std::string_view line;
  while (!open_.empty()) {
    if (!go_on()) return false;
    if (process_->next_line(line) != Silence::none) {
      open_.clear();
      return false;
    }
    ++first_id_;
    open_.pop_front();
  }
  return true;
}

auto Dialogue::quit(std::chrono::milliseconds patience) -> bool {
  process_->send("{\"jsonrpc\":\"2.0\",\"method\":\"quit\"}\n");
  const bool ended = process_->ends_within(patience);
  process_.reset();
  return ended;
}

auto Dialogue::compare_only(const std::vector<std::string>& fields) -> void {
  fields_.clear();
  fields_.insert(fields.begin(), fields.end());
}

auto Dialogue::welcome(const std::function<bool()>& stopped) -> Result<Welcome> {
  const auto said = next(stopped);
  if (stopped()) return Error{Code::no_file, "engine", "stopped before it answered initialize"};
  if (!said) return Error{Code::no_file, "engine", "initialize was answered by {}"};
  if (said->fault == Fault::none) return read_welcome(said->answer);
  if (said->fault == Fault::odd_error) {
    const bool refuses = refuses_set_up(said->answer);
    return Error{refuses ? Code::bad_setup : Code::no_file, "engine",
                 refuses ? "it refuses the set-up: " + printable(to_text(said->answer))
                         : failure_of(said->answer, said->words)};
  }
  return Error{Code::no_file, "engine",
               "no answer to initialize: it " + words_of(said->fault) +
                   (said->note.empty() ? "" : ", it " + said->note) +
                   (said->line.empty() ? "" : "; it wrote " + printable(said->line)) +
                   (said->words.empty() ? "" : "; its standard error ends: " + said->words)};
}

}  // namespace ruleproof::conformance
