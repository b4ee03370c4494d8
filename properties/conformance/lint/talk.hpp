/// One question at a time to an engine of which nothing is taken for granted.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::lint {

/// What came back.
struct Reply {
  bool is_error = false;
  Value value;  ///< the result, or the error

  /// The code of an error; 0 of a result, or where the error has none.
  [[nodiscard]] auto code() const -> std::int64_t;
  [[nodiscard]] auto has_code(std::int64_t wanted) const -> bool { return code() == wanted; }
};

/// Complains about answers that are none, and about their outermost form.
class Talk {
 public:
  /// An error where the program cannot be run.
  [[nodiscard]] static auto begin(const Launch& launch, Complaints& complaints)
      -> Result<std::unique_ptr<Talk>>;

  /// The answer; nothing where none came: then the engine is gone.
  auto ask(std::string_view method, std::string_view params = {}) -> std::optional<Reply>;
  /// Several requests before the first answer is read; whether all were answered in order.
  auto ask_at_once(const std::vector<std::string>& methods) -> bool;
  /// Says quit; whether the engine ended in time.
  auto quit() -> bool;
  [[nodiscard]] auto is_gone() const -> bool { return gone_; }

 private:
  Talk(std::unique_ptr<Process> process, Complaints& complaints)
      : process_(std::move(process)), complaints_(complaints) {}
  auto send(std::string_view method, std::string_view params) -> void;
  auto read(std::string_view method) -> std::optional<Value>;
  auto lost(std::string_view method, Silence why) -> void;
  auto look_at_envelope(std::string_view method, const Value& answer) -> void;

  std::unique_ptr<Process> process_;
  Complaints& complaints_;
  std::int64_t asked_ = 0;
  bool gone_ = false;
};

}  // namespace ruleproof::conformance::lint
