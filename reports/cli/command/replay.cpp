#include "reports/cli/command/replay.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"
#include "properties/conformance/export/suites.hpp"
#include "properties/conformance/export/tale.hpp"
#include "properties/files.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/steps.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::cli {
namespace {

/// The files that a caller means: those named, and those in the folders named.
auto files_meant(const std::vector<std::string>& names) -> Result<std::vector<std::string>> {
  std::vector<std::string> files;
  for (const auto& name : names) {
    std::error_code problem;
    if (name == "-" || !std::filesystem::is_directory(name, problem)) {
      files.push_back(name);
      continue;
    }
    const auto found = properties::read_files(name, ".game");
    if (!found) return found.error();
    if (found->empty()) return Error{Code::no_file, name, "the folder has no records (*.game)"};
    for (const auto& file : *found) files.push_back(file.name);
  }
  return files;
}

auto json_of(const Replayed& replayed) -> Json {
  Json json = {{"file", to_json(std::string_view(replayed.where))},
               {"game", to_json(std::string_view(replayed.record.game))},
               {"replays", !replayed.error.has_value()},
               {"setup", to_json(replayed.record.setup.options)},
               {"rulings", to_json(replayed.record.setup.rulings)}};
  if (replayed.error) json["error"] = to_json(*replayed.error);
  json["steps"] = Json::array();
  for (const auto& frame : replayed.frames) json["steps"].push_back(to_json(frame));
  json["data"] = to_json(std::string_view(replayed.data));
  json["position"] = to_json(std::string_view(replayed.position));
  if (!replayed.ending.empty()) json["outcome"] = render::parse_json(replayed.ending);
  return json;
}

auto print_steps(std::ostream& out, const Replayed& replayed) -> void {
  const auto& setup = replayed.record.setup;
  out << replayed.where << ": " << replayed.record.game;
  if (!setup.options.empty()) out << ", setup " << ruleproof::to_text(setup.options);
  if (!setup.rulings.empty()) out << ", rulings " << ruleproof::to_text(setup.rulings);
  if (!replayed.data.empty()) out << "; data: " << replayed.data;
  out << '\n';
  for (const auto& frame : replayed.frames) print_frame(out, frame, replayed.words);
  if (!replayed.position.empty()) out << "position " << replayed.position << '\n';
  if (!replayed.ended.empty()) out << replayed.ended << '\n';
}

/// "one.game: replays, 12 steps; data: rules only".
auto in_a_line(const Replayed& replayed, std::string_view name) -> std::string {
  auto line = std::string(name) + ": " + (replayed.error ? "fails" : "replays") + ", " +
              plural(replayed.frames.size(), "step");
  if (!replayed.data.empty()) line += "; data: " + replayed.data;
  return line;
}

/// The set-up and how it ended; the steps, and the position with all its fields, are for -v.
auto print_ends(std::ostream& out, const Replayed& replayed) -> void {
  auto shown = replayed;
  shown.frames.clear();
  shown.position.clear();
  print_steps(out, shown);
  out << plural(replayed.frames.size(), "step") << ": -v shows each, and the last position\n";
}

/// Prints the records as tests; nothing where one of them does not replay.
auto print_tests(const std::vector<std::string>& files, const Texts& rulings,
                 conformance::Suite suite, Terminal& terminal) -> int {
  std::vector<conformance::NamedTale> tales;
  for (const auto& file : files) {
    const auto text = read_file(file, terminal.in);
    if (!text) return fail(terminal, text.error());
    const auto where = file == "-" ? "standard input" : file;
    const auto replayed = replay_text(*text, where, rulings);
    if (replayed.error) {
      print(terminal, *replayed.error);
      return exit_code_of(*replayed.error);
    }
    auto tale = conformance::tale_of(entry_called(replayed.record.game).conform, replayed.record,
                                     replayed.where);
    if (!tale) return fail(terminal, tale.error());
    auto name = conformance::test_name(file == "-" ? "record" : file);
    const auto alike = std::ranges::count_if(
        tales, [&](const auto& other) { return other.name.starts_with(name); });
    if (alike > 0) name += '_' + std::to_string(alike + 1);
    tales.push_back({std::move(name), std::move(tale).value()});
  }
  terminal.out << conformance::written(tales, suite);
  return exit_clean;
}

}  // namespace

auto exit_code_of(const Error& error) -> int {
  const bool finding = error.code == Code::illegal_move || error.code == Code::expectation;
  return finding ? exit_findings : exit_bad_input;
}

/// Whether all of so many records replay.
auto last_line(std::size_t files, std::uint64_t failures, int status) -> std::string {
  if (failures == 0) {
    return files == 1 ? "the record replays\n" : "all " + grouped(files) + " records replay\n";
  }
  if (files > 1) return grouped(failures) + " of " + grouped(files) + " records fail\n";
  return status == exit_findings ? "the record fails\n" : "the record cannot be replayed\n";
}

auto run(const ReplayOptions& options, Terminal& terminal) -> int {
  const auto files = files_meant(options.files);
  if (!files) return fail(terminal, files.error());
  Texts rulings;
  if (const auto problem = read_said(options.rulings, "--rulings", rulings)) {
    return fail(terminal, *problem);
  }
  if (!options.suite.empty()) {
    const auto suite = conformance::suite_called(options.suite);
    if (!suite) {
      return fail(terminal,
                  {Code::usage, "--export",
                   "there is no \"" + options.suite + "\": say pytest, jest, doctest or catch2"});
    }
    return print_tests(*files, rulings, *suite, terminal);
  }
  int status = exit_clean;
  std::uint64_t failures = 0;
  auto list = Json::array();
  std::string failed;  // in brief: a line for each, these first
  std::string replays;
  for (const auto& file : *files) {
    const auto text = read_file(file, terminal.in);
    if (!text) {
      status = fail(terminal, text.error());
      ++failures;
      continue;
    }
    const auto replayed = replay_text(*text, file == "-" ? "standard input" : file, rulings);
    if (options.json) {
      list.push_back(json_of(replayed));
    } else if (options.quiet) {
      terminal.out << in_a_line(replayed, replayed.where) << '\n';
    } else if (options.verbose) {
      print_steps(terminal.out, replayed);
    } else if (files->size() == 1) {
      print_ends(terminal.out, replayed);
    } else {
      const auto name = std::filesystem::path(replayed.where).filename().string();
      (replayed.error ? failed : replays) += in_a_line(replayed, name) + '\n';
    }
    if (!replayed.error) continue;
    print(terminal, *replayed.error);
    status = std::max(status, exit_code_of(*replayed.error));
    ++failures;
  }
  constexpr std::size_t besides = 1;  // the last line
  terminal.out << first_lines(cut_lines(failed + replays), brief_lines - besides);
  if (options.json) {
    print_json(terminal.out, schemas::replay, {{"records", std::move(list)}});
  } else {
    terminal.out << last_line(files->size(), failures, status);
  }
  return status;
}

}  // namespace ruleproof::cli
