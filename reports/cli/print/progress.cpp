#include "reports/cli/print/progress.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "properties/check_options.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"
#include "solver/threads.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view over_the_last = "\r\x1b[K";

auto percent(std::uint64_t part, std::uint64_t of) -> std::string {
  return std::to_string(of == 0 ? 100 : std::min<std::uint64_t>(100, part / ((of / 100) + 1))) +
         " %";
}

/// A bound, and how much of it is used.
struct Used {
  std::string_view flag;
  std::uint64_t part;
  std::uint64_t of;

  [[nodiscard]] auto share() const -> double {
    return of == 0 ? 1 : static_cast<double>(part) / static_cast<double>(of);
  }
};

/// The bound that is met the first, if all goes on as before.
auto nearest(const solver::Reached& reached, const solver::ExploreOptions& bounds) -> Used {
  const Used states{"--states", reached.positions, bounds.max_states};
  const Used memory{"--memory", reached.bytes, bounds.max_bytes};
  return states.share() > memory.share() ? states : memory;
}

}  // namespace

auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed) -> std::string {
  if (finished == 0 || finished >= of) return "";
  const auto each = static_cast<double>(elapsed.count()) / static_cast<double>(finished);
  const auto seconds = std::min(each * static_cast<double>(of - finished), 1e12);
  const auto left = static_cast<std::chrono::seconds::rep>(seconds);
  constexpr std::chrono::seconds::rep minute = 60;
  if (left < 2 * minute) return ", about " + std::to_string(left) + " s left";
  return ", about " + std::to_string((left + minute / 2) / minute) + " min left";
}

auto show_line(Terminal& terminal, std::string_view line) -> void {
  if (!terminal.progress) return;
  const auto text = error_line(line);
  const auto cut = cut_lines(text);
  terminal.err << over_the_last << (cut.empty() ? "" : cut.front()) << std::flush;
}

auto end_line(Terminal& terminal) -> void {
  if (terminal.progress) terminal.err << over_the_last << std::flush;
}

Watched::Watched(Terminal& terminal, Text text, std::chrono::milliseconds quiet)
    : terminal_(terminal), text_(std::move(text)), quiet_(quiet) {
  if (terminal.progress) threads_ = solver::start_threads(1, [this] { show_until_over(); });
}

Watched::~Watched() {
  {
    const std::scoped_lock lock(mutex_);
    over_ = true;
  }
  ended_.notify_all();
  for (auto& thread : threads_) thread.join();
}

auto Watched::show_until_over() -> void {
  constexpr std::chrono::milliseconds between{200};
  const auto is_over = [this] { return over_; };
  std::unique_lock lock(mutex_);
  if (ended_.wait_for(lock, quiet_, is_over)) return;
  do {
    const auto elapsed = std::chrono::steady_clock::now() - begun_;
    show_line(terminal_, text_(std::chrono::duration_cast<std::chrono::seconds>(elapsed)));
  } while (!ended_.wait_for(lock, between, is_over));
  end_line(terminal_);
}

auto how_far(const solver::Reached& reached, const solver::ExploreOptions& bounds,
             std::chrono::seconds elapsed) -> std::string {
  const std::uint64_t positions = reached.positions;
  if (const char* instead = reached.instead) {
    return grouped(positions) + " positions searched; " + so_long(instead)(elapsed);
  }
  const std::uint64_t expanded = reached.expanded;
  auto text = grouped(positions) + " positions, " +
              grouped(positions - std::min(expanded, positions)) + " to go, " +
              std::to_string(reached.depth);
  if (bounds.max_depth != std::numeric_limits<int>::max()) {
    text += " of " + std::to_string(bounds.max_depth);
  }
  const auto used = nearest(reached, bounds);
  return text + " moves deep; " + percent(used.part, used.of) + " of " + std::string(used.flag) +
         time_left(used.part, used.of, elapsed);
}

auto how_far(const properties::Played& played, std::uint64_t steps, std::chrono::seconds elapsed)
    -> std::string {
  const std::uint64_t done = std::min<std::uint64_t>(played.steps, steps);
  if (done == steps) return grouped(done) + " steps; what was broken, if anything, is made short";
  return grouped(done) + " of " + grouped(steps) + " steps, " + plural(played.games, "game") +
         time_left(done, steps, elapsed);
}

auto how_far(const std::string& what, std::optional<std::uint64_t> steps,
             std::optional<std::chrono::milliseconds> time, std::chrono::seconds elapsed)
    -> std::string {
  constexpr std::string_view unit = " steps";
  auto text = what;
  if (steps && what.ends_with(unit)) {
    const auto done = std::strtoull(what.c_str(), nullptr, 10);
    text = grouped(done) + " of " + grouped(*steps) + std::string(unit) +
           time_left(done, *steps, elapsed);
  }
  if (time && *time > elapsed) {
    const auto left = std::chrono::ceil<std::chrono::seconds>(*time - elapsed);
    text += ", " + std::to_string(left.count()) + " s left at most";
  }
  return text;
}

auto so_long(std::string doing) -> Watched::Text {
  return [doing = std::move(doing)](std::chrono::seconds elapsed) {
    return doing + ": " + std::to_string(elapsed.count()) + " s";
  };
}

}  // namespace ruleproof::cli
