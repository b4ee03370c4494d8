#include "reports/cli/store/failures.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/store/store_folder.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sha256.hpp"

namespace ruleproof::cli {
namespace {

constexpr Schema form{"ruleproof.failures"};

auto to_json(const Failure& failure) -> Json {
  return {{"what", render::json_text(failure.what)},
          {"why", render::json_text(failure.why)},
          {"record", render::json_text(failure.record)}};
}

/// Nothing where a member is missing or no text.
auto read_failure(const Json& json) -> std::optional<Failure> {
  if (!json.is_object()) return std::nullopt;
  Failure failure;
  for (const auto& [name, into] : {std::pair{"what", &failure.what}, std::pair{"why", &failure.why},
                                   std::pair{"record", &failure.record}}) {
    const auto member = json.find(name);
    if (member == json.end() || !member->is_string()) return std::nullopt;
    *into = member->get<std::string>();
  }
  return failure;
}

}  // namespace

Failures::Failures(const std::string& store, const std::string& command, const std::string& game)
    : store_(store),
      path_(store.empty() ? ""
                          : store + "/failed/" + command + '/' + file_name_of(game) + ".json") {}

auto Failures::read() const -> Result<std::vector<Failure>> {
  std::vector<Failure> failures;
  std::error_code problem;
  if (path_.empty() || !std::filesystem::exists(path_, problem)) return failures;
  std::istringstream none;
  const auto text = read_file(path_, none);
  if (!text) return text.error();
  const auto json = render::parse_json(*text);
  const Error damaged{Code::no_file, path_, "no list of failures: remove the file"};
  if (!json.is_object() || !json.contains("schema") || json["schema"] != form.name ||
      !json.contains("failures") || !json["failures"].is_array()) {
    return damaged;
  }
  for (const auto& each : json["failures"]) {
    auto failure = read_failure(each);
    if (!failure) return damaged;
    failures.push_back(*std::move(failure));
  }
  return failures;
}

auto Failures::keep(const std::vector<Failure>& failures) const -> std::optional<Error> {
  if (path_.empty()) return std::nullopt;
  if (failures.empty()) {
    std::error_code problem;
    std::filesystem::remove(path_, problem);
    if (problem) return Error{Code::no_file, path_, "cannot remove: " + problem.message()};
    return std::nullopt;
  }
  auto json = render::envelope(form, version());
  auto list = Json::array();
  for (const auto& failure : failures) list.push_back(to_json(failure));
  json["failures"] = std::move(list);
  return write_in_store(store_, path_, render::to_text(json));
}

auto folder_for(const std::string& command, std::string_view asked) -> std::string {
  constexpr std::size_t enough = 8;
  return command + '-' + render::to_hex(render::sha256(asked)).substr(0, enough);
}

auto nothing_failed(const std::string& place) -> Error {
  return {Code::no_file, place, "nothing is kept that failed: run it without --last-failed"};
}

}  // namespace ruleproof::cli
