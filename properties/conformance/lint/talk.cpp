#include "properties/conformance/lint/talk.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {

auto Reply::code() const -> std::int64_t {
  const auto* said = is_error ? value.find("code") : nullptr;
  return said == nullptr ? 0 : said->whole().value_or(0);
}

auto params_with(std::string_view name, std::string_view value) -> std::string {
  std::string out = "{";
  write_string(out, name);
  out += ':';
  write_string(out, value);
  return out + '}';
}

auto told(const Reply& reply) -> std::string { return printable(to_text(reply.value), 120); }

auto Talk::begin(const Launch& launch, const End& end, Complaints& complaints)
    -> Result<std::unique_ptr<Talk>> {
  auto process = Process::start(launch);
  if (!process) return process.error();
  return std::unique_ptr<Talk>(new Talk(std::move(process).value(), end, complaints));
}

auto Talk::send(std::string_view method, std::string_view params) -> void {
  std::string text = R"({"jsonrpc":"2.0","id":)" + std::to_string(++asked_) + R"(,"method":")";
  text += method;
  text += '"';
  if (!params.empty()) text.append(R"(,"params":)").append(params);
  process_->send(text + "}\n");
}

auto Talk::lost(std::string_view method, Silence why) -> void {
  gone_ = true;
  complaints_.looked_at("answers");
  auto says = "Asked for " + std::string(method) + ", the engine ";
  says += why == Silence::timed_out ? "does not answer in time"
          : why == Silence::ended   ? "ends: it " + process_->ending()
                                    : "writes a line that is too long";
  const auto half = printable(process_->half_line());
  if (!half.empty()) says += "; it wrote " + half;
  const auto words = last_lines(process_->last_words());
  complaints_.add("answers", method,
                  says + (words.empty() ? "." : "; its standard error ends: " + words));
}

auto Talk::read(std::string_view method) -> std::optional<Value> {
  std::string_view line;
  if (const auto why = process_->next_line(line, end_.stopped); why != Silence::none) {
    // Ctrl-C may have reached the engine, too.
    is_busy_ = end_.is_stopped();
    if (!is_busy_) lost(method, why);
    return std::nullopt;
  }
  complaints_.looked_at("answers");
  auto answer = parse_json(line);
  if (answer && answer->is(Value::Kind::object)) return std::move(answer).value();
  gone_ = true;
  const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
  complaints_.add("answers", method,
                  "Asked for " + std::string(method) + ", the engine writes " +
                      (blank ? "a blank line."
                             : '"' + printable(line) + "\", which is no answer: " +
                                   (answer ? "no object" : answer.error().message) + "."),
                  "one JSON object a line on the standard output; logs go to the standard error");
  return std::nullopt;
}

auto Talk::look_at_envelope(std::string_view method, const Value& answer) -> void {
  complaints_.looked_at("envelope");
  const auto* version = answer.find("jsonrpc");
  if (version == nullptr || !version->is(Value::Kind::text) || version->text != "2.0") {
    complaints_.add("envelope", "jsonrpc",
                    "The answer to " + std::string(method) + R"( lacks "jsonrpc": "2.0".)");
  }
  unknown_keys(answer, {"jsonrpc", "id", "result", "error"}, "envelope", "an answer", complaints_);
  if ((answer.find("result") == nullptr) == (answer.find("error") == nullptr)) {
    complaints_.add("envelope", "result",
                    "The answer to " + std::string(method) +
                        " has not one of result and error: " + printable(to_text(answer)) + ".");
  }
  complaints_.looked_at("id");
}

auto Talk::ask(std::string_view method, std::string_view params) -> std::optional<Reply> {
  if (is_over()) return std::nullopt;
  send(method, params);
  const auto answer = read(method);
  if (!answer) return std::nullopt;
  look_at_envelope(method, *answer);
  const auto* id = answer->find("id");
  if (id == nullptr || id->whole() != asked_) {
    const auto said = id == nullptr ? "no id" : "the id " + printable(to_text(*id));
    complaints_.add("id", method,
                    "Request " + std::to_string(asked_) + " is answered under " + said + ".",
                    "the same number");
    // A text of the same number does no harm; another number means another request.
    if (id == nullptr || id->text != std::to_string(asked_)) gone_ = true;
  }
  const auto* result = answer->find("result");
  const auto* error = answer->find("error");
  if (result == nullptr && error == nullptr) return std::nullopt;
  return Reply{result == nullptr, result == nullptr ? *error : *result};
}

auto Talk::ask_at_once(const std::vector<std::string>& methods) -> bool {
  if (is_over()) return true;
  complaints_.looked_at("order");
  const auto first = asked_ + 1;
  for (const auto& method : methods) send(method, {});
  for (std::size_t i = 0; i < methods.size(); ++i) {
    if (i > 0 && end_.has_come()) is_busy_ = true;
    if (is_busy_) return true;
    const auto answer = read(methods[i]);
    if (!answer) return false;
    const auto* id = answer->find("id");
    const auto wanted = first + static_cast<std::int64_t>(i);
    if (id != nullptr && id->text == std::to_string(wanted)) continue;
    complaints_.add("order", "",
                    "Of " + std::to_string(methods.size()) + " requests sent at once, request " +
                        std::to_string(wanted) + " is answered by " +
                        (id == nullptr ? "no id" : printable(to_text(*id))) + ".");
    gone_ = true;
    return false;
  }
  return true;
}

auto Talk::quit() -> bool {
  constexpr std::chrono::seconds patience{2};
  if (is_busy_) return true;
  process_->send("{\"jsonrpc\":\"2.0\",\"method\":\"quit\"}\n");
  gone_ = true;
  return process_->ends_within(patience);
}

}  // namespace ruleproof::conformance::lint
