/// The line that a person sees while a command works: what is done, what is left, when it ends.
/// Nobody else sees anything of it.
///
///     const Watched watched(terminal, [&](auto elapsed) { return "asking " + id; });
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "properties/check_options.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"

namespace ruleproof::cli {

/// ", about 40 s left" after so long, from how many things are done; nothing before the first is.
/// Those that are left may take longer than those before.
[[nodiscard]] auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed)
    -> std::string;

/// Writes the line over the one before, where a person reads; one that is too long is cut, for what
/// goes on in another line is not written over.
auto show_line(Terminal& terminal, std::string_view line) -> void;
/// Takes the line away.
auto end_line(Terminal& terminal) -> void;

/// Shows what `text` says, several times a second for as long as this lives, from a thread of its
/// own: who works need not look at a clock. Nothing of what is done soon, within `quiet`.
class Watched {
 public:
  using Text = std::function<std::string(std::chrono::seconds elapsed)>;

  Watched(Terminal& terminal, Text text, std::chrono::milliseconds quiet = std::chrono::seconds(1));
  ~Watched();
  Watched(const Watched&) = delete;
  auto operator=(const Watched&) -> Watched& = delete;

 private:
  auto show_until_over() -> void;

  Terminal& terminal_;
  Text text_;
  std::chrono::milliseconds quiet_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = false;  ///< guarded
  std::vector<std::thread> threads_;
};

/// What a search or a check is to tell how far it is: nobody, where nobody reads.
template <class Counts>
[[nodiscard]] auto watcher_of(const Terminal& terminal, Counts& counts) -> Counts* {
  return terminal.progress ? &counts : nullptr;
}

/// "1,200,000 positions, 300,000 to go, 14 moves deep; 40 % of --states, about 40 s left": how far
/// a search is, and when it meets the nearest of its bounds; it may end before.
[[nodiscard]] auto how_far(const solver::Reached& reached, const solver::ExploreOptions& bounds,
                           std::chrono::seconds elapsed) -> std::string;
/// "400,000 of 1,000,000 steps, 9,000 games, about 40 s left".
[[nodiscard]] auto how_far(const properties::Played& played, std::uint64_t steps,
                           std::chrono::seconds elapsed) -> std::string;
/// "4,937 of 20,000 steps, about 12 s left, 40 s left at most": of what somebody says ("4937
/// steps", "shrinking: ..."), and when the bounds on steps and on time end it.
[[nodiscard]] auto how_far(const std::string& what, std::optional<std::uint64_t> steps,
                           std::optional<std::chrono::milliseconds> time,
                           std::chrono::seconds elapsed) -> std::string;
/// "asking cell/force: 12 s": where nothing can be counted, it is at least seen that it works.
[[nodiscard]] auto so_long(std::string doing) -> Watched::Text;

}  // namespace ruleproof::cli
