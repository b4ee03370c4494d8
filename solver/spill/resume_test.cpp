/// A search that ends anywhere, is resumed, meets a full disk or a file that is not what it was:
/// the same answer, or an error.
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <sys/resource.h>

#include "model/core/play.hpp"
#include "model/core/result.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/same_test.hpp"
#include "solver/spill/folder.hpp"
#include "solver/spill/scratch_test.hpp"

namespace ruleproof::solver {
namespace {

namespace fs = std::filesystem;

/// Goes on until there are so many positions, as if somebody had ended it there.
template <class G>
auto go_on(const G& game, Folder& folder, std::uint64_t states, std::size_t jobs = 1)
    -> Exploration {
  return explore(game,
                 {.max_states = states, .max_bytes = little<G>, .spill = &folder, .jobs = jobs});
}
constexpr auto to_the_end = std::numeric_limits<std::uint64_t>::max();

TEST_CASE("a search that ended anywhere counts the same when it is resumed") {
  with_both_kinds([](const auto& game) {
    const auto plain = explore(game);
    Random random(3);
    for (int i = 0; i < 3; ++i) {
      const Scratch scratch;
      auto first = scratch.folder();
      (void)go_on(game, first, random.next() % plain.states);
      auto second = scratch.folder(true);
      (void)go_on(game, second, random.next() % plain.states, 2);
      auto last = scratch.folder(true);
      check_same_counts(plain, go_on(game, last, to_the_end));
      CHECK_FALSE(last.problem());
      // Somebody was killed while saving where the search stands.
      std::ofstream(scratch.path + "/search.new") << "half";
      last.clear();
      CHECK(scratch.files() == 0);
    }
  });
}

TEST_CASE("a folder that holds something else is refused") {
  const Scratch scratch;
  CHECK(Folder::open(scratch.path, "this", true).error().message == "there is no search to resume");
  std::ofstream(scratch.path + "/letter") << "dear";
  CHECK_FALSE(Folder::open(scratch.path, "this", false));
  fs::remove(scratch.path + "/letter");
  (void)scratch.folder();
  CHECK(Folder::open(scratch.path, "this", true));
  CHECK_FALSE(Folder::open(scratch.path, "this", false));  // it would be lost
  CHECK_FALSE(Folder::open(scratch.path, "other", true));
  CHECK_FALSE(Folder::open(scratch.path + "/none", "this", false));
  const auto file = scratch.path + "/search";
  fs::resize_file(file, fs::file_size(file) - 1);
  CHECK(Folder::open(scratch.path, "this", true).error().code == Code::no_file);
}

/// Cuts a file, or changes one byte of it.
auto damage(const std::string& path, Random& random) -> void {
  const auto size = fs::file_size(path);
  const auto at = random.next() % size;
  if (random.next() % 2 == 0) return fs::resize_file(path, at);
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekg(static_cast<std::streamoff>(at));
  const auto other = static_cast<char>(file.get() ^ 0x10);
  file.seekp(static_cast<std::streamoff>(at));
  file.put(other);
}

TEST_CASE("files that were cut or changed are an error, or change nothing") {
  with_both_kinds([](const auto& game) {
    const auto plain = explore(game);
    const Scratch scratch;
    auto folder = scratch.folder();
    (void)go_on(game, folder, plain.states / 2);
    const auto kept = scratch.path + "_kept";
    fs::remove_all(kept);
    fs::rename(scratch.path, kept);
    Random random(5);
    std::size_t errors = 0;
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(kept)) {
      names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names,
                      std::greater{});  // what says where the search stands is among the first
    for (const auto& name : std::span(names).first(std::min<std::size_t>(names.size(), 10))) {
      fs::remove_all(scratch.path);
      fs::copy(kept, scratch.path);
      damage(scratch.path + "/" + name, random);
      auto opened = Folder::open(scratch.path, "this", true);
      if (!opened) {
        CHECK(opened.error().code == Code::no_file);
        ++errors;
        continue;
      }
      auto again = std::move(opened).value();
      const auto all = go_on(game, again, to_the_end);
      if (again.problem()) {
        CHECK(all.stopped_by == Bound::disk);
        CHECK(again.problem()->code == Code::no_file);
        ++errors;
      } else {  // it was a part that came after the search was written down
        check_same_counts(plain, all);
      }
    }
    CHECK(errors > 0);
    fs::remove_all(kept);
  });
}

TEST_CASE("a file that changes during the search is an error") {
  with_both_kinds([]<class G>(const G& game) {
    const auto half = explore(game).states / 2;
    const Scratch scratch;
    auto folder = scratch.folder();
    std::uint64_t seen = 0;
    const auto spoil = [&](const auto& /*state*/, int /*depth*/) -> void {
      if (++seen != half) return;
      for (const auto& entry : fs::directory_iterator(scratch.path)) {
        if (entry.path().filename().string().starts_with("keys")) fs::resize_file(entry.path(), 40);
      }
    };
    const auto all = explore(game, {.max_bytes = little<G>, .spill = &folder}, spoil);
    CHECK(all.stopped_by == Bound::disk);
    REQUIRE(folder.problem());
    CHECK(folder.problem()->message.starts_with("the file is damaged"));
  });
}

/// No file may be longer than so many bytes.
struct FullDisk {
  rlimit before{};
  explicit FullDisk(rlim_t bytes) {
    (void)signal(SIGXFSZ, SIG_IGN);
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    const rlimit now{.rlim_cur = bytes, .rlim_max = before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_FSIZE, &now) == 0);
  }
  FullDisk(const FullDisk&) = delete;
  auto operator=(const FullDisk&) -> FullDisk& = delete;
  ~FullDisk() { (void)setrlimit(RLIMIT_FSIZE, &before); }
};

TEST_CASE("a full disk is an error, and with more room the search goes on") {
  with_both_kinds([](const auto& game) {
    const auto plain = explore(game);
    std::size_t errors = 0;
    for (const rlim_t bytes : {1'000U, 60'000U, 200'000U, 400'000U}) {
      const Scratch scratch;
      auto folder = scratch.folder();
      {
        const FullDisk full(bytes);
        const auto all = go_on(game, folder, to_the_end);
        if (folder.problem()) {
          CHECK(all.stopped_by == Bound::disk);
          CHECK(folder.problem()->message.starts_with("cannot write"));
          ++errors;
        }
      }
      auto again = scratch.folder(true);
      check_same_counts(plain, go_on(game, again, to_the_end));
    }
    CHECK(errors > 2);
  });
}

}  // namespace
}  // namespace ruleproof::solver
