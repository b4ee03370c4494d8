#include "reports/cli/door/out_folder.hpp"

#include <cerrno>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "model/core/result.hpp"
#include "reports/cli/door/files.hpp"

namespace ruleproof::cli {

auto OutFolder::claim(const std::string& path) -> Result<OutFolder> {
  if (const auto problem = make_folder(path)) return *problem;
  // The folder itself is locked: no file is left, and the lock ends with the program.
  OutFolder folder(path, ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // A file system that knows no locks is not refused.
  if (folder.handle_ >= 0 && ::flock(folder.handle_, LOCK_EX | LOCK_NB) != 0 &&
      errno == EWOULDBLOCK) {
    return Error{Code::no_file, path,
                 "another run is writing there: name another folder, or wait for its end"};
  }
  return folder;
}

auto OutFolder::would_overwrite(const std::vector<std::string>& written,
                                const std::vector<std::string>& read) const
    -> std::optional<Error> {
  for (const auto& input : read) {
    for (const auto& name : written) {
      std::error_code ignored;  // what is not there is not overwritten
      if (!std::filesystem::equivalent(path_of(name), input, ignored)) continue;
      return Error{Code::usage, "--out",
                   input + " is read, and would be overwritten: name another folder"};
    }
  }
  return std::nullopt;
}

OutFolder::~OutFolder() {
  if (handle_ >= 0) ::close(handle_);
}

}  // namespace ruleproof::cli
