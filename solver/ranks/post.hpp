/// How the processes of one search reach each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ruleproof::solver {

/// What one process tells another.
using Letter = std::vector<std::uint64_t>;

/// The processes of one search, called ranks as MPI calls them: numbered from 0, each with its own
/// memory. All of them call `exchange` equally often.
class Post {
 public:
  Post() = default;
  Post(const Post&) = delete;
  auto operator=(const Post&) -> Post& = delete;
  virtual ~Post() = default;

  /// Which one this process is.
  [[nodiscard]] virtual auto rank() const -> std::size_t = 0;
  /// How many there are: at least one.
  [[nodiscard]] virtual auto ranks() const -> std::size_t = 0;
  /// Sends `letters[r]` to rank r, and gives what each rank sent to this one, by rank. Ends when
  /// all have come.
  [[nodiscard]] virtual auto exchange(const std::vector<Letter>& letters)
      -> std::vector<Letter> = 0;

  /// Tells all ranks the same, and gives what each one told, by rank.
  [[nodiscard]] auto share(const Letter& letter) -> std::vector<Letter> {
    return exchange(std::vector<Letter>(ranks(), letter));
  }
};

}  // namespace ruleproof::solver
