#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <hunspell/hunspell.hxx>

#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/saying/stems.hpp"

namespace ruleproof::audit {
namespace {

/// Where Debian and others put dictionaries.
constexpr std::string_view folder = "/usr/share/hunspell/";

auto dictionary_of(std::string_view language) -> std::string_view {
  if (language == "pl") return "pl_PL";
  if (language == "cs") return "cs_CZ";
  if (language == "uk") return "uk_UA";
  return "";
}

class Dictionary : public Stemmer {
 public:
  explicit Dictionary(const std::string& path)
      : hunspell_((path + ".aff").c_str(), (path + ".dic").c_str()),
        encoding_(hunspell_.get_dict_encoding()) {}

  auto stem(std::string_view word) -> std::string override {
    const auto found = known_.find(word);
    if (found != known_.end()) return found->second;
    const auto stems = hunspell_.stem(in_encoding(word, encoding_));
    auto stem = stems.empty() ? first_letters(word) : from_encoding(stems.front(), encoding_);
    if (known_.size() < most_words) known_.emplace(word, stem);
    return stem;
  }

 private:
  static constexpr std::size_t most_words = 100'000;
  Hunspell hunspell_;
  std::string encoding_;
  std::map<std::string, std::string, std::less<>> known_;
};

}  // namespace

auto hunspell(std::string_view language) -> std::unique_ptr<Stemmer> {
  const auto name = dictionary_of(language);
  if (name.empty()) return nullptr;
  const auto path = std::string(folder) + std::string(name);
  std::error_code ignored;
  if (!std::filesystem::exists(path + ".dic", ignored) ||
      !std::filesystem::exists(path + ".aff", ignored)) {
    return nullptr;
  }
  return std::make_unique<Dictionary>(path);
}

}  // namespace ruleproof::audit
