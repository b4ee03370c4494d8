#include "properties/conformance/protocol/json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"

namespace ruleproof::conformance {
namespace {

using nlohmann::json;

/// A name that two members have; null if no two do.
auto named_twice(const Value& object) -> const std::string* {
  std::vector<const std::string*> names;
  names.reserve(object.members.size());
  for (const auto& [name, value] : object.members) names.push_back(&name);
  const auto by_text = [](const std::string* name) -> const std::string& { return *name; };
  std::ranges::sort(names, {}, by_text);
  const auto twice = std::ranges::adjacent_find(names, {}, by_text);
  return twice == names.end() ? nullptr : *twice;
}

/// Builds the value as the library reads it; nothing is thrown.
class Builder : public nlohmann::json_sax<json> {
 public:
  auto null() -> bool override { return put({}); }
  auto boolean(bool value) -> bool override {
    return put({.kind = Value::Kind::boolean, .text = value ? "true" : "false"});
  }
  auto number_integer(number_integer_t value) -> bool override {
    return put({.kind = Value::Kind::number, .text = std::to_string(value)});
  }
  auto number_unsigned(number_unsigned_t value) -> bool override {
    return put({.kind = Value::Kind::number, .text = std::to_string(value)});
  }
  auto number_float(number_float_t value, const string_t& written) -> bool override {
    constexpr double exact = 9007199254740992.0;  // 2^53
    const bool whole = std::abs(value) < exact && std::floor(value) == value;
    return put({.kind = Value::Kind::number,
                .text = whole ? std::to_string(static_cast<std::int64_t>(value)) : written});
  }
  auto string(string_t& value) -> bool override {
    return put({.kind = Value::Kind::text, .text = std::move(value)});
  }
  auto binary(binary_t& /*value*/) -> bool override { return false; }
  auto start_object(std::size_t /*size*/) -> bool override {
    return open({.kind = Value::Kind::object});
  }
  auto key(string_t& name) -> bool override {
    names_.back() = std::move(name);
    return true;
  }
  auto end_object() -> bool override { return close(); }
  auto start_array(std::size_t /*size*/) -> bool override {
    return open({.kind = Value::Kind::list});
  }
  auto end_array() -> bool override { return close(); }
  auto parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*error*/) -> bool override {
    problem = "no JSON at byte " + std::to_string(position);
    return false;
  }

  Value root;
  std::string problem;

 private:
  auto open(Value value) -> bool {
    if (open_.size() == deepest_json) {
      problem = "JSON of more than " + std::to_string(deepest_json) + " levels";
      return false;
    }
    open_.push_back(std::move(value));
    names_.emplace_back();
    return true;
  }
  auto close() -> bool {
    auto value = std::move(open_.back());
    open_.pop_back();
    names_.pop_back();
    if (const auto* name = named_twice(value)) {
      problem = "the key ";
      write_string(problem, *name);
      problem += " twice";
      return false;
    }
    return put(std::move(value));
  }
  auto put(Value value) -> bool {
    if (open_.empty()) {
      root = std::move(value);
    } else if (open_.back().kind == Value::Kind::list) {
      open_.back().items.push_back(std::move(value));
    } else {
      open_.back().members.emplace_back(std::move(names_.back()), std::move(value));
    }
    return true;
  }
  std::vector<Value> open_;
  std::vector<std::string> names_;  ///< of the member that is being read, for each open value
};

auto write(std::string& out, const Value& value) -> void {
  const auto list = [&](char begin, const auto& parts, auto&& one, char end) {
    out += begin;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i > 0) out += ',';
      one(parts[i]);
    }
    out += end;
  };
  switch (value.kind) {
    case Value::Kind::null:
      out += "null";
      return;
    case Value::Kind::boolean:
    case Value::Kind::number:
      out += value.text;
      return;
    case Value::Kind::text:
      write_string(out, value.text);
      return;
    case Value::Kind::list:
      list('[', value.items, [&](const Value& item) { write(out, item); }, ']');
      return;
    case Value::Kind::object:
      const auto member = [&](const auto& pair) {
        write_string(out, pair.first);
        out += ':';
        write(out, pair.second);
      };
      list('{', value.members, member, '}');
      return;
  }
}

}  // namespace

auto Value::find(std::string_view name) const -> const Value* {
  const auto found =
      std::ranges::find(members, name, [](const auto& member) { return member.first; });
  return found == members.end() ? nullptr : &found->second;
}

auto Value::whole() const -> std::optional<std::int64_t> {
  std::int64_t number = 0;
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, number);
  if (kind != Kind::number || read.ec != std::errc{} || read.ptr != last) return std::nullopt;
  return number;
}

auto parse_json(std::string_view line) -> Result<Value> {
  Builder builder;
  // The library takes it for the end.
  if (const auto nul = line.find('\0'); nul != std::string_view::npos) {
    return Error{Code::usage, "", "no JSON at byte " + std::to_string(nul + 1)};
  }
  if (json::sax_parse(line.begin(), line.end(), &builder)) return std::move(builder.root);
  return Error{Code::usage, "", builder.problem.empty() ? "no JSON" : builder.problem};
}

auto to_text(const Value& value) -> std::string {
  std::string out;
  write(out, value);
  return out;
}

}  // namespace ruleproof::conformance
