/// What the tests of conform share: the engine for tests, and a stand-in that spoils its answers.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/conform.hpp"
#include "properties/files.hpp"

namespace ruleproof::conformance {

/// The program beside this test.
inline auto test_engine() -> std::string {
  return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "conformance_engine")
      .string();
}

inline auto engine_options(const std::string& game, std::vector<std::string> command,
                           std::uint64_t steps = 2'000) -> ConformOptions {
  ConformOptions options{.game = *parts_called(game), .launch = {.command = std::move(command)}};
  options.steps = steps;
  // A busy machine is no hanging engine.
  options.launch.timeout = options.launch.patience = std::chrono::seconds(60);
  return options;
}

/// Against the model itself, which answers open questions by `rulings`.
inline auto against_model(const std::string& game, const std::string& rulings = "-",
                          std::uint64_t steps = 2'000) -> ConformOptions {
  return engine_options(game, {test_engine(), game, rulings}, steps);
}

inline auto scenarios_below(const std::string& folder) -> std::vector<properties::TextFile> {
  auto files = properties::read_files("properties/scenarios/" + folder, ".game");
  return files ? std::move(files).value() : std::vector<properties::TextFile>{};
}

/// The value of a fact; empty if there is none.
inline auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [key, value] : finding.facts) {
    if (key == name) return value;
  }
  return "";
}

}  // namespace ruleproof::conformance
