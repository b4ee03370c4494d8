/// The members of the JSON tables of `measured/`: written in order, read with what is usual where
/// they are not there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

/// Appends members to an object that is open.
class Members {
 public:
  explicit Members(std::string& out) : out_(out) { out_ += '{'; }
  auto name(std::string_view name) -> void;
  auto text(std::string_view of, std::string_view value) -> void;
  auto number(std::string_view of, std::uint64_t value) -> void;
  /// What is usual is not said.
  auto flag(std::string_view of, bool value, bool usual) -> void;
  auto end() -> void { out_ += '}'; }

 private:
  std::string& out_;
};

/// The text of that name; empty where there is none.
[[nodiscard]] auto text_of(const Value& object, std::string_view name) -> std::string;
/// The whole number of that name; 0 where there is none.
[[nodiscard]] auto number_of(const Value& object, std::string_view name) -> std::uint64_t;
/// The truth value of that name, or the usual one.
[[nodiscard]] auto flag_of(const Value& object, std::string_view name, bool usual) -> bool;

}  // namespace ruleproof::conformance
