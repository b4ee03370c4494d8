#include "properties/conformance/survey/json_members.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/json_text.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

auto Members::name(std::string_view name) -> void {
  if (out_.back() != '{') out_ += ", ";
  write_string(out_, name);
  out_ += ": ";
}
auto Members::text(std::string_view of, std::string_view value) -> void {
  name(of);
  write_string(out_, value);
}
auto Members::number(std::string_view of, std::uint64_t value) -> void {
  name(of);
  write_number(out_, static_cast<std::int64_t>(value));
}
auto Members::flag(std::string_view of, bool value, bool usual) -> void {
  if (value == usual) return;
  name(of);
  out_ += value ? "true" : "false";
}

auto text_of(const Value& object, std::string_view name) -> std::string {
  const auto* value = object.find(name);
  return value == nullptr || !value->is(Value::Kind::text) ? "" : value->text;
}
auto number_of(const Value& object, std::string_view name) -> std::uint64_t {
  const auto* value = object.find(name);
  if (value == nullptr) return 0;
  return static_cast<std::uint64_t>(value->whole().value_or(0));
}
auto flag_of(const Value& object, std::string_view name, bool usual) -> bool {
  const auto* value = object.find(name);
  return value == nullptr ? usual : value->text == "true";
}

}  // namespace ruleproof::conformance
