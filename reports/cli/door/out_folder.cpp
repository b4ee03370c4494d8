#include "reports/cli/door/out_folder.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

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

OutFolder::~OutFolder() {
  if (handle_ >= 0) ::close(handle_);
}

}  // namespace ruleproof::cli
