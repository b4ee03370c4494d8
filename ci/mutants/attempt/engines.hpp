/// What is tried against a mutant: scenarios, laws, small games as a whole, pins.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "properties/files.hpp"
#include "properties/parts.hpp"
#include "properties/pins.hpp"

namespace ruleproof::mutants {

/// Names of checks that fail, or cannot be judged, without a bug.
using Excused = std::set<std::string>;

/// A check that failed.
struct Failure {
  std::string name;   ///< the law's sentence, the file of the scenario
  std::string group;  ///< "laws"
  int moves = -1;     ///< of the record that shows it; -1: no record
};

/// What one game is tried with. Files are read once.
struct Trial {
  properties::Parts parts;
  std::vector<properties::TextFile> scenarios;
  std::vector<properties::Pin> pins;
  std::string pins_name;
  std::uint64_t steps = 200'000;   ///< of random games
  std::uint64_t states = 150'000;  ///< a game is small with as many positions
};

struct Engine {
  std::string_view name;
  auto (*run)(const Trial& trial, const Excused& excused) -> std::vector<Failure>;
};

/// In the order in which they are tried.
[[nodiscard]] auto engines() -> std::vector<Engine>;

}  // namespace ruleproof::mutants
