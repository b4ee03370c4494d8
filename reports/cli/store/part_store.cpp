#include "reports/cli/store/part_store.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/store/rests_on.hpp"
#include "reports/cli/store/store_folder.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/sha256.hpp"
#include "solver/cut_short.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view form = "ruleproof part 1";

auto digest_of(std::string_view text) -> std::string {
  return render::to_hex(render::sha256(text));
}

/// One part of a run, and what became of it.
struct Kept {
  std::string path;
  std::string key;  ///< of all that it rests on; empty: nobody knows all of that
  std::atomic<bool> spared = false;
  std::atomic<bool> damaged = false;
  std::atomic<bool> cut_short = false;
};

auto sealed(const std::string& key, const std::string& body) -> std::string {
  return std::string(form) + '\n' + key + '\n' + digest_of(body) + '\n' + body;
}

/// The line at the beginning of a text, which is taken away.
auto line_of(std::string_view& text) -> std::string_view {
  const auto end = std::min(text.find('\n'), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// What was kept; nothing where it rests on something else or is not there.
auto recalled(Kept& kept, const Part& part) -> std::optional<GameReport> {
  std::error_code problem;
  if (kept.key.empty() || !std::filesystem::exists(kept.path, problem)) return std::nullopt;
  std::istringstream none;
  const auto file = read_file(kept.path, none);
  kept.damaged = true;
  if (!file) return std::nullopt;
  std::string_view text = *file;
  if (line_of(text) != form) return std::nullopt;
  const auto key = line_of(text);
  if (line_of(text) != digest_of(text)) return std::nullopt;
  kept.damaged = false;
  if (key != kept.key) return std::nullopt;
  const auto run = render::read_run(text);
  kept.damaged = !run || run->games.size() != 1 || run->games.front().name != part.game;
  if (kept.damaged) return std::nullopt;
  return run->games.front();
}

}  // namespace

struct PartStore::Shelf {
  std::string folder;
  Ground ground;
  std::vector<Kept> parts = {};

  /// What a part rests on now; empty where a file cannot be read.
  auto key_of(const Part& part, std::map<std::vector<std::string>, std::string>& places) const
      -> std::string {
    const auto [found, fresh] = places.try_emplace(part.rests_on);
    if (fresh) found->second = digest_of_places(ground.root, part.rests_on).value_or("");
    if (found->second.empty() || ground.program.empty()) return "";
    std::string all = std::string(form) + '\n' + ground.program + '\n' + found->second + '\n';
    for (const auto& [name, value] : ground.asked) all += name + '=' + value + '\n';
    return digest_of(all + part.game + '\n' + part.name);
  }
  [[nodiscard]] auto path_of(const Part& part) const -> std::string {
    std::string all;
    for (const auto& [name, value] : ground.asked) all += name + '=' + value + '\n';
    constexpr std::size_t enough = 8;
    return folder + "/parts/" + file_name_of(part.game) + '/' + file_name_of(part.name) + '-' +
           digest_of(all + part.name).substr(0, enough);
  }
};

PartStore::PartStore(const std::string& folder, Ground ground)
    : shelf_(std::make_shared<Shelf>(folder, std::move(ground))) {}

auto PartStore::look_at(const std::vector<Part>& parts) -> void {
  shelf_->parts = std::vector<Kept>(parts.size());
  std::map<std::vector<std::string>, std::string> places;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    shelf_->parts[i].path = shelf_->path_of(parts[i]);
    shelf_->parts[i].key = shelf_->key_of(parts[i], places);
  }
}

auto PartStore::sparing(std::vector<Part> parts) -> std::vector<Part> {
  RULEPROOF_ASSERT(parts.size() == shelf_->parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].work = [shelf = shelf_, i, part = parts[i]]() -> Result<GameReport> {
      auto& kept = shelf->parts[i];
      if (auto report = recalled(kept, part)) {
        kept.spared = true;
        return *std::move(report);
      }
      const auto before = solver::times_cut_short();
      auto report = part.work();
      kept.cut_short = solver::times_cut_short() != before;
      return report;
    };
  }
  return parts;
}

auto PartStore::keep(const std::vector<Part>& parts, const Done& done) -> std::optional<Error> {
  std::map<std::vector<std::string>, std::string> places;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto& kept = shelf_->parts[i];
    if (!done.results[i] || kept.spared || kept.cut_short) continue;
    const auto& result = *done.results[i];
    if (!result || has_failures(*result)) continue;
    const auto key = shelf_->key_of(parts[i], places);
    if (key.empty() || key != kept.key) continue;
    const Run run{.tool_version = std::string(version()), .settings = {}, .games = {*result}};
    const auto text = sealed(key, render::run_json(run));
    if (auto problem = write_in_store(shelf_->folder, kept.path, text)) return problem;
  }
  return std::nullopt;
}

auto PartStore::told() const -> std::string {
  using properties::plural;
  const auto count = [&](std::atomic<bool> Kept::* what) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        shelf_->parts, [&](const Kept& kept) { return (kept.*what).load(); }));
  };
  std::string text;
  if (const auto spared = count(&Kept::spared); spared > 0) {
    text = plural(spared, "part") + " of " + std::to_string(shelf_->parts.size()) +
           " not done again: nothing that they rest on has changed";
  }
  if (const auto damaged = count(&Kept::damaged); damaged > 0) {
    text += (text.empty() ? "" : "; ") + plural(damaged, "file") +
            " damaged, and what should be there done again";
  }
  return text.empty() ? text : shelf_->folder + ": " + text;
}

}  // namespace ruleproof::cli
