/// A value of a run that somebody reads, and the way to it. Only what reads runs includes this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/game.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {

/// What all values of one reading share: the pictures, and the first thing that was wrong.
struct Reading {
  std::vector<Panel> pictures;
  /// Bytes of pictures that may still be made. A short text can name a long one very often.
  std::size_t room = std::size_t{3} << 30U;
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

  /// A whole number that fits an `int`.
  [[nodiscard]] auto integer() const -> int {
    const auto fits = [](std::int64_t value) {
      return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
    };
    const bool big = json_->is_number_unsigned() && json_->get<std::uint64_t>() >> 31U != 0;
    if (json_->is_number_integer() && !big && fits(json_->get<std::int64_t>())) {
      return json_->get<int>();
    }
    wrong("a whole number");
    return 0;
  }

  [[nodiscard]] auto truth() const -> bool {
    return json_->is_boolean() ? json_->get<bool>() : wrong("true or false");
  }

  /// Whether there is room for more pictures; noted if not.
  [[nodiscard]] auto room_for(std::size_t bytes) const -> bool {
    if (bytes > reading_->room) return wrong("less to draw: the pictures are too large in all");
    reading_->room -= bytes;
    return true;
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

  /// A string; or a whole number, as its digits.
  [[nodiscard]] auto value() const -> std::string {
    if (json_->is_number_unsigned()) return std::to_string(json_->get<std::uint64_t>());
    return json_->is_number_integer() ? std::to_string(json_->get<std::int64_t>()) : text();
  }

  /// An array of `size` texts; a number may stand for its digits.
  [[nodiscard]] auto texts(std::size_t size) const -> std::vector<std::string> {
    auto out = list([](const At& at) { return at.value(); });
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
  /// Calls `read(name, value)` with each member.
  template <class Read>
  auto members(Read read) const -> void {
    for (const auto& [name, value] : json_->items()) {
      read(name, At{*reading_, value, fmt::format("{}.{}", path_, shortened(name, 40))});
    }
  }
  auto text(const char* name, std::string& out) const -> void {
    member(name, [&](const At& at) { out = at.text(); });
  }
  /// The same of what may be a number.
  auto value(const char* name, std::string& out) const -> void {
    member(name, [&](const At& at) { out = at.value(); });
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
    constexpr std::size_t longest_value = 40;
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

}  // namespace ruleproof::render
