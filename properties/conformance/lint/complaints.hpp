/// What is wrong with an adapter, each thing once.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/conformance/lint/rules.hpp"

namespace ruleproof::conformance::lint {

struct Complaint {
  std::string rule;         ///< its id
  std::string subject;      ///< the field, the kind of move, the key: what tells it from others
  std::string says;         ///< a sentence
  std::string fix = {};     ///< what it should be, where that is known
  std::uint64_t times = 1;  ///< it was seen
};

class Complaints {
 public:
  /// Notes what is wrong; a subject that differs in digits alone is the same.
  auto add(std::string_view rule, std::string_view subject, const std::string& says,
           const std::string& fix = {}) -> void;
  /// Notes that a rule was looked at.
  auto looked_at(std::string_view rule) -> void { ++looked_[std::string(rule)]; }

  /// Notes that there was no time for all of it: what was done by then, as a sentence.
  auto end_early(std::string says) -> void { early_ = std::move(says); }

  [[nodiscard]] auto all() const -> const std::vector<Complaint>& { return all_; }
  /// Empty where everything was asked.
  [[nodiscard]] auto ended_early() const -> const std::string& { return early_; }
  [[nodiscard]] auto has(std::string_view rule) const -> bool;
  /// How often a rule was looked at.
  [[nodiscard]] auto looks(std::string_view rule) const -> std::uint64_t;

 private:
  std::vector<Complaint> all_;
  std::string early_;
  std::map<std::string, std::uint64_t, std::less<>> looked_;
};

}  // namespace ruleproof::conformance::lint
