#include "solver/smt/second_opinion.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "solver/cut_short.hpp"

namespace ruleproof::solver {

// NOLINTBEGIN(misc-include-cleaner): POSIX names these headers, the C library has others inside
namespace {

/// A file in memory only.
class MemoryFile {
 public:
  explicit MemoryFile(const char* name) : descriptor_(memfd_create(name, MFD_CLOEXEC)) {}
  MemoryFile(const MemoryFile&) = delete;
  auto operator=(const MemoryFile&) -> MemoryFile& = delete;
  ~MemoryFile() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  [[nodiscard]] auto descriptor() const -> int { return descriptor_; }

  [[nodiscard]] auto write_all(std::string_view text) const -> bool {
    while (!text.empty()) {
      const auto written = write(descriptor_, text.data(), text.size());
      if (written <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return lseek(descriptor_, 0, SEEK_SET) == 0;
  }
  /// The beginning of what is in it: an answer is one word.
  [[nodiscard]] auto read_some() const -> std::string {
    std::array<char, 256> buffer{};
    const auto size = pread(descriptor_, buffer.data(), buffer.size(), 0);
    return {buffer.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
  }

 private:
  int descriptor_;
};

/// Starts cvc5 with a file as its input and another as its output; 0 if there is no cvc5.
auto start_cvc5(const MemoryFile& input, const MemoryFile& output, const MemoryFile& complaints,
                bool simplify) -> pid_t {
  std::array<std::string, 4> words{"cvc5", "--lang=smt2.6", "--quiet", "--ite-simp"};
  std::array<char*, 5> arguments{};
  std::ranges::transform(words, arguments.begin(), [](std::string& word) { return word.data(); });
  if (!simplify) arguments[3] = nullptr;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input.descriptor(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output.descriptor(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, complaints.descriptor(), STDERR_FILENO);
  pid_t child = 0;
  // The program is found along the path; no shell reads anything.
  const auto problem = posix_spawnp(&child, "cvc5", &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  return problem == 0 ? child : 0;
}

/// Waits for a child, or ends it when the time is up; says whether it ended by itself.
auto ended_in(pid_t child, std::chrono::milliseconds time) -> bool {
  const auto end = std::chrono::steady_clock::now() + time;
  while (waitpid(child, nullptr, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() >= end) {
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
      return false;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

/// One run of cvc5: what it says, `unknown` if nothing in time; nothing without cvc5. Of the last
/// one it matters that there was no time.
auto asked(const std::string& smt, bool simplify, std::chrono::milliseconds time, bool last = false)
    -> std::optional<Sat> {
  const MemoryFile input("question");
  const MemoryFile output("answer");
  const MemoryFile complaints("complaints");
  if (output.descriptor() < 0 || complaints.descriptor() < 0 || !input.write_all(smt)) {
    note_cut_short();
    return Sat::unknown;
  }
  const auto child = start_cvc5(input, output, complaints, simplify);
  if (child == 0) return std::nullopt;
  if (!ended_in(child, time)) {
    if (last) note_cut_short();
    return Sat::unknown;
  }
  const auto answer = output.read_some();
  if (answer.starts_with("unsat\n")) return Sat::unsat;
  if (answer.starts_with("sat\n")) return Sat::sat;
  return Sat::unknown;
}

}  // namespace

auto second_opinion(const std::string& smt, std::chrono::milliseconds time) -> std::optional<Sat> {
  // Rules written once over a `Number` are full of `ite`: simplified first, some questions take a
  // thirtieth of the time, and a few never end that take a tenth of a second as they are.
  const auto little = time / 20;
  auto answer = asked(smt, true, little);
  return answer == Sat::unknown ? asked(smt, false, time - little, true) : answer;
}

// NOLINTEND(misc-include-cleaner)
}  // namespace ruleproof::solver
