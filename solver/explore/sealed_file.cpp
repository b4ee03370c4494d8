#include "solver/explore/sealed_file.hpp"

#include <cstdint>
#include <optional>
#include <string>

#include "model/core/result.hpp"
#include "solver/explore/word_set.hpp"

namespace ruleproof::solver {

auto hash_of(const std::string& text) -> std::uint64_t {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = hash_word(hash ^ static_cast<unsigned char>(c)) + 1;
  return hash;
}

auto SealedWriter::put(std::uint64_t number) -> void {
  sum_ = hash_word(sum_ ^ number) + 1;
  file_.out().write(reinterpret_cast<const char*>(&number), sizeof number);
}

auto SealedWriter::finish() -> std::optional<Error> {
  const auto sum = sum_;
  put(sum);
  return file_.keep();
}

auto SealedReader::get() -> std::uint64_t {
  std::uint64_t number = 0;
  file_.read(reinterpret_cast<char*>(&number), sizeof number);
  sum_ = hash_word(sum_ ^ number) + 1;
  return number;
}

auto SealedReader::finish() -> bool {
  const auto sum = sum_;
  const bool whole = get() == sum && good();
  return whole && file_.peek() == std::ifstream::traits_type::eof();
}

}  // namespace ruleproof::solver
