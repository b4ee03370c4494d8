/// The folder of a search that needs more room than its memory: which files there belong to it, how
/// far it had come when it last said so, and what went wrong first.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {

/// One search at a time: whoever opens a folder sees to that.
class Folder {
 public:
  /// The file that says how far the search is; without it, files of the folder mean nothing.
  static constexpr std::string_view standing_file = "search";
  /// What the others hold; their names begin so.
  static constexpr std::array<std::string_view, 4> kinds{"keys", "level", "words", "pairs"};

  /// A folder that exists, for a search that `key` describes: of which game, set-up and program. To
  /// begin, there must be no search in it; to resume, one of the same key.
  [[nodiscard]] static auto open(const std::string& path, const std::string& key, bool resume)
      -> Result<Folder>;

  [[nodiscard]] auto path_of(const std::string& name) const -> std::string {
    return path_ + "/" + name;
  }
  /// A number that no file has.
  [[nodiscard]] auto fresh_number() -> std::uint64_t { return next_++; }

  /// What the search said last, if anything.
  [[nodiscard]] auto standing() -> Numbers& { return standing_; }
  /// Whether there is anything to go on from.
  [[nodiscard]] auto kept() const -> bool { return kept_; }
  /// Keeps where the search stands, in place of what it said before. Files that were discarded
  /// until now are gone then. False where that fails.
  [[nodiscard]] auto save(const Numbers& standing) -> bool;
  /// A file that the standing to be saved next does without.
  auto discard(std::string name) -> void { discarded_.push_back(std::move(name)); }
  /// Nothing is left of the search.
  auto clear() -> void;

  /// Notes what is wrong with a file; of several things, the first. Always false. Threads may call
  /// it.
  auto fail(const std::string& name, std::string what) -> bool;
  /// The same, for what the system refuses: `errno` says what.
  auto fail(const std::string& name, std::string_view what, int number) -> bool;
  [[nodiscard]] auto damaged(const std::string& name) -> bool {
    return fail(name, "the file is damaged or cut off: empty the folder and begin anew");
  }
  [[nodiscard]] auto problem() const -> const std::optional<Error>& { return *problem_; }

 private:
  Folder(std::string path, const std::string& key);
  auto read_standing() -> std::optional<Error>;
  auto remove(const std::string& name) -> void;

  std::string path_;
  std::uint64_t key_;
  Numbers standing_;
  bool kept_ = false;
  std::uint64_t next_ = 0;
  std::vector<std::string> discarded_;
  std::unique_ptr<std::mutex> mutex_ = std::make_unique<std::mutex>();
  std::unique_ptr<std::optional<Error>> problem_ = std::make_unique<std::optional<Error>>();
};

}  // namespace ruleproof::solver
