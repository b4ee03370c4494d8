#include "reports/audit/saying/stems.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <libstemmer.h>

namespace ruleproof::audit {
namespace {

constexpr std::size_t longest_word = 200;  // bytes

struct Close {
  auto operator()(sb_stemmer* stemmer) const -> void { sb_stemmer_delete(stemmer); }
};

class Snowball : public Stemmer {
 public:
  explicit Snowball(std::unique_ptr<sb_stemmer, Close> stemmer) : stemmer_(std::move(stemmer)) {}
  auto stem(std::string_view word) -> std::string override {
    if (word.size() > longest_word) return std::string(word.substr(0, longest_word));
    std::array<sb_symbol, longest_word> symbols{};
    for (std::size_t i = 0; i < word.size(); ++i) symbols[i] = static_cast<sb_symbol>(word[i]);
    const auto* stem =
        sb_stemmer_stem(stemmer_.get(), symbols.data(), static_cast<int>(word.size()));
    if (stem == nullptr) return std::string(word);  // out of memory, as Snowball says
    std::string text;
    const auto length = sb_stemmer_length(stemmer_.get());
    for (int i = 0; i < length; ++i) text += static_cast<char>(stem[i]);
    return text;
  }

 private:
  std::unique_ptr<sb_stemmer, Close> stemmer_;
};

}  // namespace

auto snowball(std::string_view language) -> std::unique_ptr<Stemmer> {
  std::unique_ptr<sb_stemmer, Close> made(sb_stemmer_new(std::string(language).c_str(), "UTF_8"));
  if (made == nullptr) return nullptr;
  return std::make_unique<Snowball>(std::move(made));
}

auto first_letters(std::string_view word) -> std::string {
  static constexpr int most = 5;
  int letters = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(word[i]) & 0xC0U) != 0x80U;
    if (begins && letters++ == most) return std::string(word.substr(0, i));
  }
  return std::string(word);
}

}  // namespace ruleproof::audit
