/// For tests: while it lives, no thread can be started.
#pragma once

#include <cstddef>

#include <pthread.h>

namespace ruleproof::solver {

class NoThreads {
 public:
  NoThreads() {
    pthread_getattr_default_np(&old_);
    pthread_attr_t vast;
    pthread_getattr_default_np(&vast);
    pthread_attr_setstacksize(&vast, std::size_t{1} << 50U);  // more than there are addresses
    pthread_setattr_default_np(&vast);
    pthread_attr_destroy(&vast);
  }
  NoThreads(const NoThreads&) = delete;
  auto operator=(const NoThreads&) -> NoThreads& = delete;
  ~NoThreads() {
    pthread_setattr_default_np(&old_);
    pthread_attr_destroy(&old_);
  }

 private:
  pthread_attr_t old_{};
};

}  // namespace ruleproof::solver
