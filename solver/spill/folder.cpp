#include "solver/spill/folder.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "solver/explore/sealed_file.hpp"

namespace ruleproof::solver {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t magic = 0x31006c6c69707372U;

auto wrong(const std::string& path, std::string what) -> Error {
  return {Code::no_file, path, std::move(what)};
}

}  // namespace

Folder::Folder(std::string path, const std::string& key)
    : path_(std::move(path)), key_(hash_of(key)) {}

auto Folder::open(const std::string& path, const std::string& key, bool resume) -> Result<Folder> {
  Folder folder(path, key);
  std::error_code problem;
  if (resume) {
    if (auto error = folder.read_standing()) return *std::move(error);
    return folder;
  }
  const bool empty = fs::is_empty(path, problem);
  if (problem) return wrong(path, "cannot read: " + problem.message());
  if (fs::exists(folder.path_of(std::string(standing_file)), problem)) {
    return wrong(path, "a search that has not ended is kept here: --resume goes on with it");
  }
  if (!empty) return wrong(path, "the folder is not empty: name one of its own for the search");
  // From the first moment on, whoever is killed may be resumed.
  if (!folder.save({})) return **folder.problem_;
  return folder;
}

auto Folder::read_standing() -> std::optional<Error> {
  const auto path = path_of(std::string(standing_file));
  SealedReader in(path);
  if (!in.is_open()) return wrong(path, "there is no search to resume");
  if (in.get() != magic || !in.good()) return wrong(path, "this is no search of this program");
  if (in.get() != key_) {
    return wrong(path, "a search of another game, set-up, depth or version of the program");
  }
  next_ = in.get();
  std::vector<std::uint64_t> all;
  for (auto left = in.get(); left > 0 && in.good(); --left) all.push_back(in.get());
  if (!in.good() || !in.finish()) return wrong(path, "the file is damaged or cut off");
  kept_ = !all.empty();
  standing_ = Numbers(std::move(all));
  return std::nullopt;
}

auto Folder::save(const Numbers& standing) -> bool {
  SealedWriter out(path_of(std::string(standing_file)));
  for (const auto number : {magic, key_, next_, std::uint64_t{standing.all().size()}}) {
    out.put(number);
  }
  for (const auto number : standing.all()) out.put(number);
  if (auto error = out.finish()) {
    const std::scoped_lock lock(*mutex_);
    if (!*problem_) *problem_ = *std::move(error);
    return false;
  }
  kept_ = !standing.all().empty();
  for (const auto& name : std::exchange(discarded_, {})) remove(name);
  return true;
}

auto Folder::remove(const std::string& name) -> void {
  std::error_code ignored;
  fs::remove(path_of(name), ignored);
}

auto Folder::clear() -> void {
  std::error_code ignored;
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(path_, ignored)) {
    auto name = entry.path().filename().string();
    const auto kind = std::string_view(name).substr(0, name.find('-'));
    // Whoever was killed while it saved where it stands has left a half of that: `search.new`.
    const bool half = name.starts_with(standing_file) && name.ends_with(".new");
    if (half || std::ranges::find(kinds, kind) != kinds.end()) names.push_back(std::move(name));
  }
  for (const auto& name : names) remove(name);
  remove(std::string(standing_file));  // last: whatever else is there belongs to a search
}

auto Folder::fail(const std::string& name, std::string what) -> bool {
  const std::scoped_lock lock(*mutex_);
  if (!*problem_) *problem_ = wrong(path_of(name), std::move(what));
  return false;
}

auto Folder::fail(const std::string& name, std::string_view what, int number) -> bool {
  return fail(name, std::string(what) + std::generic_category().message(number));
}

}  // namespace ruleproof::solver
