#include "reports/audit/differences/memory.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/gathered.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {
namespace {

auto no_entry(std::string_view flag, const std::string& key) -> Error {
  return {Code::usage, std::string(flag), "no entry has the key \"" + key + "\""};
}

}  // namespace

auto Memory::entry_with(const PairAudit& comparison, const std::string& key) -> const Entry* {
  for (const auto& entry : comparison.entries) {
    if (entry.key == key) return &entry;
    const auto each = std::ranges::find(entry.cases, key, &Entry::key);
    if (each != entry.cases.end()) return &*each;
  }
  return nullptr;
}

auto Memory::add(Reviewed reviewed) -> void {
  const auto at = std::ranges::lower_bound(reviewed_, reviewed.key, {}, &Reviewed::key);
  if (at != reviewed_.end() && at->key == reviewed.key) {
    *at = std::move(reviewed);
  } else {
    reviewed_.insert(at, std::move(reviewed));
  }
}

auto Memory::accept(const PairAudit& comparison, const std::string& key) -> std::optional<Error> {
  if (key == "all") {
    add_open(comparison, "");
    return std::nullopt;
  }
  const auto* entry = entry_with(comparison, key);
  if (entry == nullptr) return no_entry("--accept", key);
  add_all(*entry, "");
  return std::nullopt;
}

auto Memory::add_open(const PairAudit& comparison, const std::string& reason) -> void {
  auto open = comparison;
  forget_reviewed(open);
  for (const auto& entry : open.entries) add_all(entry, reason);
}

auto Memory::add_all(const Entry& entry, const std::string& reason) -> void {
  if (entry.cases.empty()) add({entry.key, entry.title, reason});
  for (const auto& each : entry.cases) add({each.key, each.title, reason});
}

auto Memory::waive(const PairAudit& comparison, const std::string& pair) -> std::optional<Error> {
  const auto end = pair.find('=');
  if (end == std::string::npos || end + 1 == pair.size()) {
    return Error{Code::usage, "--waive", "expected KEY=reason"};
  }
  const auto key = pair.substr(0, end);
  if (key == "all") {
    add_open(comparison, pair.substr(end + 1));
    return std::nullopt;
  }
  const auto* entry = entry_with(comparison, key);
  if (entry == nullptr) return no_entry("--waive", key);
  add_all(*entry, pair.substr(end + 1));
  return std::nullopt;
}

auto Memory::forget_reviewed(PairAudit& comparison) const -> Known {
  Known known;
  std::vector<Entry> left;
  std::set<std::string> met;
  const auto find = [&](const std::string& key) -> const Reviewed* {
    const auto at = std::ranges::lower_bound(reviewed_, key, {}, &Reviewed::key);
    return at != reviewed_.end() && at->key == key ? &*at : nullptr;
  };
  const auto take = [&](Entry& entry) {
    const auto* review = find(entry.key);
    if (review == nullptr) review = find(entry.mirrored);
    if (review == nullptr) {
      left.push_back(std::move(entry));
      return;
    }
    met.insert(review->key);
    ++known.reviewed;
    known.accepted += review->reason.empty() ? 1 : 0;
  };
  for (auto& entry : comparison.entries) {
    if (entry.cases.empty()) {
      take(entry);
      continue;
    }
    for (auto& each : entry.cases) take(each);
  }
  known.gone = reviewed_.size() - met.size();
  comparison.entries = std::move(left);
  gather_habits(comparison);
  return known;
}

auto Memory::text() const -> std::string {
  std::string text =
      "# What was reviewed of two texts: see `audit --pair --memory` of ruleproof.\n";
  for (const auto& [key, about, reason] : reviewed_) {
    text += reason.empty() ? "\n[[accept]]\n" : "\n[[waive]]\n";
    text += "key = " + render::json_string(key) + '\n';
    text += "about = " + render::json_string(about) + '\n';
    if (!reason.empty()) text += "reason = " + render::json_string(reason) + '\n';
  }
  return text;
}

auto read_memory(const std::string& path) -> Result<Memory> {
  if (!std::filesystem::exists(path)) return Memory();
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  const auto file = parse_tables(*bytes, path, Code::bad_data);
  if (!file) return file.error();
  std::optional<Error> error;
  TableReader reader(*file, error);
  Memory memory;
  for (const char* name : {"accept", "waive"}) {
    const bool waives = std::string_view(name) == "waive";
    for (const auto& table : reader.tables(name)) {
      TableReader row(table, error);
      memory.add({row.text("key"), row.text_if_any("about"), waives ? row.text("reason") : ""});
    }
  }
  reader.only({"accept", "waive"});
  if (error) return *error;
  return memory;
}

}  // namespace ruleproof::audit
