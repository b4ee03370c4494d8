/// Steps a second that conform compares, against the model behind the protocol in another process.
/// `CPU` is this process alone; `UserCounters` count both, by the clock.
#include <cstdint>
#include <filesystem>
#include <string>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "properties/conformance/conform.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/wording.hpp"

namespace {

using namespace ruleproof;

auto seconds(const timeval& time) -> double {
  return static_cast<double>(time.tv_sec) + (static_cast<double>(time.tv_usec) / 1e6);
}
/// Processor time of this process and of its children that have ended.
auto used() -> double {
  double total = 0;
  for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    (void)getrusage(who, &usage);
    total += seconds(usage.ru_utime) + seconds(usage.ru_stime);
  }
  return total;
}

auto compared_steps(benchmark::State& state, const conformance::Parts& game) -> void {
  const auto engine = std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() /
                      "bin" / "conformance_engine";
  conformance::ConformOptions options{
      .game = game, .launch = {.command = {engine.string(), std::string(game.name)}}};
  constexpr std::uint64_t steps = 40'000;
  options.steps = steps;
  options.fixed = true;
  const auto begin = used();
  for (auto _ : state) {
    const auto report = conformance::conform(options);
    if (!report || !report->findings.empty()) state.SkipWithError("the model disagrees");
  }
  const auto total = static_cast<double>(steps) * static_cast<double>(state.iterations());
  state.counters["steps/s of processor time, both processes"] = total / (used() - begin);
}

[[maybe_unused]] const bool registered = [] {
  for (const auto& game : conformance::all_parts()) {
    const auto name = "compared_steps/" + properties::folder_of(game.name);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [game](benchmark::State& state) { compared_steps(state, game); });
  }
  return true;
}();

}  // namespace
