/// What somebody has reviewed, kept in a file beside the texts: the next comparison shows only what
/// is new.
///
///     [[accept]]
///     key = "9c1185a5c5e9fc54"
///     about = "duty: \"must\" in rules.en.txt:31, \"darfst\" (may) in rules.de.txt:31"
///
///     [[waive]]
///     key = "..."
///     about = "..."
///     reason = "the German edition has another board"
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/differences/entries.hpp"

namespace ruleproof::audit {

class Memory {
 public:
  struct Reviewed {
    std::string key;
    std::string about;
    std::string reason;  ///< empty: accepted
  };

  /// `key` is that of an entry, or "all": all that nobody has reviewed. Error (`usage`) if there is
  /// no such entry.
  [[nodiscard]] auto accept(const PairAudit& comparison, const std::string& key)
      -> std::optional<Error>;
  /// "KEY=reason", "all=reason". Error (`usage`) without a reason or such an entry.
  [[nodiscard]] auto waive(const PairAudit& comparison, const std::string& pair)
      -> std::optional<Error>;
  auto add(Reviewed reviewed) -> void;

  /// How many entries were reviewed, and how many of them accepted: somebody was to change a text,
  /// and its sentences are as they were.
  struct Known {
    std::size_t reviewed = 0;
    std::size_t accepted = 0;
    std::size_t gone = 0;  ///< reviewed once; nothing tells of it now
  };
  /// Takes what was reviewed out of the list.
  auto forget_reviewed(PairAudit& comparison) const -> Known;

  /// What was reviewed, by ascending keys.
  [[nodiscard]] auto reviewed() const -> const std::vector<Reviewed>& { return reviewed_; }

  /// The file, the same for the same content.
  [[nodiscard]] auto text() const -> std::string;

 private:
  auto add_open(const PairAudit& comparison, const std::string& reason) -> void;
  /// Of an entry with several cases each of them, so that a new one is told.
  auto add_all(const Entry& entry, const std::string& reason) -> void;
  [[nodiscard]] static auto entry_with(const PairAudit& comparison, const std::string& key)
      -> const Entry*;
  std::vector<Reviewed> reviewed_;  ///< ascending keys
};

/// What the file keeps; nothing where there is none yet. Error (`bad_data`) if it is malformed.
[[nodiscard]] auto read_memory(const std::string& path) -> Result<Memory>;

}  // namespace ruleproof::audit
