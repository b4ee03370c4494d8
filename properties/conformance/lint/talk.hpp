/// One question at a time to an engine of which nothing is taken for granted.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::lint {

/// When nothing more is asked.
struct End {
  std::chrono::steady_clock::time_point until;
  std::function<bool()> stopped;  ///< somebody wants an early end

  [[nodiscard]] auto is_stopped() const -> bool { return stopped && stopped(); }
  [[nodiscard]] auto has_come() const -> bool {
    return is_stopped() || std::chrono::steady_clock::now() >= until;
  }
};

/// What came back.
struct Reply {
  bool is_error = false;
  Value value;  ///< the result, or the error

  /// The code of an error; 0 of a result, or where the error has none.
  [[nodiscard]] auto code() const -> std::int64_t;
};

/// `{"move":"drop 1"}`
[[nodiscard]] auto params_with(std::string_view name, std::string_view value) -> std::string;
/// The value of a reply, as a complaint shows it.
[[nodiscard]] auto told(const Reply& reply) -> std::string;

/// Complains about answers that are none, and about their outermost form.
class Talk {
 public:
  /// An error where the program cannot be run.
  [[nodiscard]] static auto begin(const Launch& launch, const End& end, Complaints& complaints)
      -> Result<std::unique_ptr<Talk>>;

  /// The answer; nothing where none came: then the engine is gone, or the end has come.
  auto ask(std::string_view method, std::string_view params = {}) -> std::optional<Reply>;
  /// Several requests before the first answer is read; false where that went wrong.
  auto ask_at_once(const std::vector<std::string>& methods) -> bool;
  /// Says quit; whether the engine ended in time. Who is busy with a question is not waited for.
  auto quit() -> bool;
  [[nodiscard]] auto is_gone() const -> bool { return gone_; }
  /// Whether nothing more will be asked.
  [[nodiscard]] auto is_over() const -> bool { return gone_ || end_.has_come(); }

 private:
  Talk(std::unique_ptr<Process> process, const End& end, Complaints& complaints)
      : process_(std::move(process)), end_(end), complaints_(complaints) {}
  auto send(std::string_view method, std::string_view params) -> void;
  auto read(std::string_view method) -> std::optional<Value>;
  auto lost(std::string_view method, Silence why) -> void;
  auto look_at_envelope(std::string_view method, const Value& answer) -> void;

  std::unique_ptr<Process> process_;
  const End& end_;
  Complaints& complaints_;
  std::int64_t asked_ = 0;
  bool gone_ = false;
  bool is_busy_ = false;  ///< with what nobody waits for any more
};

}  // namespace ruleproof::conformance::lint
