/// What tests of searches on the disk share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>
#include <unistd.h>

#include "model/connect_four/connect_four.hpp"
#include "model/drako/drako.hpp"
#include "solver/spill/folder.hpp"

namespace ruleproof::solver {

/// A folder that is empty, and gone afterwards.
struct Scratch {
  std::string path =
      (std::filesystem::temp_directory_path() / ("ruleproof_spill_" + std::to_string(::getpid())))
          .string();
  Scratch() {
    std::filesystem::remove_all(path);
    std::filesystem::create_directory(path);
  }
  Scratch(const Scratch&) = delete;
  auto operator=(const Scratch&) -> Scratch& = delete;
  ~Scratch() { std::filesystem::remove_all(path); }

  /// For a search.
  [[nodiscard]] auto folder(bool resume = false) const -> Folder {
    auto opened = Folder::open(path, "this", resume);
    REQUIRE(opened);
    return std::move(opened).value();
  }
  /// Names in it.
  [[nodiscard]] auto files() const -> std::size_t {
    const std::filesystem::directory_iterator all(path);
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }
};

/// Calls `test` with a game whose positions are words, and one whose positions are trees.
template <class Test>
auto with_both_kinds(Test&& test) -> void {
  test(connect_four::ConnectFour::configure({{{"columns", "4"}, {"rows", "4"}}, {}}).value());
  test(drako::Drako::configure({{{"data", "lane"}}, {}}).value());
}

/// A quarter of the memory that all positions of such a game take.
template <class G>
constexpr std::uint64_t little = std::is_same_v<G, connect_four::ConnectFour> ? 500'000 : 4'000'000;

}  // namespace ruleproof::solver
