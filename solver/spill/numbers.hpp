/// Numbers one after the other, on their way into a file or out of one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ruleproof::solver {

class Numbers {
 public:
  Numbers() = default;
  explicit Numbers(std::vector<std::uint64_t> all) : all_(std::move(all)) {}

  auto put(std::uint64_t number) -> void { all_.push_back(number); }
  /// The next one; 0 where there is none left, and then `whole` is false for good.
  auto get() -> std::uint64_t {
    whole_ = whole_ && at_ < all_.size();
    return whole_ ? all_[at_++] : 0;
  }
  /// How many follow: never more than there are numbers left.
  auto count() -> std::size_t {
    const auto count = get();
    whole_ = whole_ && count <= all_.size() - at_;
    return whole_ ? static_cast<std::size_t>(count) : 0;
  }
  [[nodiscard]] auto whole() const -> bool { return whole_; }
  [[nodiscard]] auto all() const -> const std::vector<std::uint64_t>& { return all_; }

 private:
  std::vector<std::uint64_t> all_;
  std::size_t at_ = 0;
  bool whole_ = true;
};

}  // namespace ruleproof::solver
