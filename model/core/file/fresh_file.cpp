#include "model/core/file/fresh_file.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <ios>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/result.hpp"

namespace ruleproof {
namespace {

namespace fs = std::filesystem;

/// So many runs may be writing one file, or have been killed while they did.
constexpr int most_beside = 100;

/// Makes a file that was not there; says whether it could, and `errno` why not.
auto made(const std::string& path) -> bool {
  auto* file = std::fopen(path.c_str(), "wxb");  // x: two runs never get the same one
  return file != nullptr && std::fclose(file) == 0;
}

/// Where a chain of links ends, be there a file or not.
auto behind_links(const std::string& path) -> std::string {
  std::error_code problem;
  const auto place = fs::weakly_canonical(path, problem);
  return problem || !fs::is_symlink(fs::symlink_status(path, problem)) ? path : place.string();
}

}  // namespace

FreshFile::FreshFile(std::string path) : path_(std::move(path)), place_(behind_links(path_)) {
  std::error_code problem;
  const auto status = fs::status(place_, problem);
  if (fs::is_directory(status)) {
    number_ = EISDIR;
  } else if (!fs::exists(status)) {
    open_beside();
  } else if (!fs::is_regular_file(status)) {
    out_.open(place_, std::ios::binary);
  } else if (std::ofstream(place_, std::ios::binary | std::ios::app)) {  // it may be written to
    open_beside();
    // A file may be, in a folder that may not.
    if (number_ == EACCES || number_ == EROFS) number_ = 0, out_.open(place_, std::ios::binary);
  }
  if (number_ == 0 && !out_.is_open()) number_ = errno;
}

FreshFile::FreshFile(FreshFile&& other) noexcept
    : path_(std::move(other.path_)),
      place_(std::move(other.place_)),
      beside_(std::exchange(other.beside_, {})),
      out_(std::move(other.out_)),
      number_(other.number_) {}

FreshFile::~FreshFile() {
  std::error_code ignored;
  if (!beside_.empty()) fs::remove(beside_, ignored);
}

auto FreshFile::open_beside() -> void {
  for (int n = 0; n < most_beside; ++n) {
    auto name = place_ + (n == 0 ? "" : '.' + std::to_string(n)) + ".new";
    if (made(name)) {
      beside_ = std::move(name);
      out_.open(beside_, std::ios::binary | std::ios::trunc);
      return;
    }
    number_ = errno;
    if (number_ != EEXIST) return;
    number_ = 0;
  }
  number_ = EEXIST;
}

auto FreshFile::finish() -> std::optional<Error> {
  if (number_ != 0) return trouble(number_);
  if (!out_.is_open()) return std::nullopt;
  if (out_.good()) errno = 0;  // else it says why
  out_.close();
  if (!out_.fail()) return std::nullopt;
  number_ = errno != 0 ? errno : EIO;
  return trouble(number_);
}

auto FreshFile::keep() -> std::optional<Error> {
  if (auto problem = finish()) return problem;
  if (beside_.empty()) return std::nullopt;
  std::error_code problem;
  const auto old = fs::status(place_, problem);
  if (fs::exists(old)) fs::permissions(beside_, old.permissions(), problem);
  fs::rename(beside_, place_, problem);
  if (problem) return trouble(problem.value());
  beside_.clear();
  return std::nullopt;
}

auto FreshFile::trouble(int number) const -> Error {
  return {Code::no_file, path_, "cannot write: " + std::generic_category().message(number)};
}

auto write_whole(const std::string& path, std::string_view text) -> std::optional<Error> {
  FreshFile file(path);
  file.out().write(text.data(), static_cast<std::streamsize>(text.size()));
  return file.keep();
}

}  // namespace ruleproof
