#include "reports/audit/reading/freedict.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <zlib.h>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t longest_entry = 20'000;      // bytes
constexpr std::size_t longest_text = 400'000'000;  // bytes, unpacked: that of deu-eng has 60 MB
constexpr std::size_t most_entries = 100'000;      // that are wanted

/// Where an entry stands in the text.
struct Spot {
  std::size_t at = 0;
  std::size_t size = 0;
  std::string word;
};

/// A number as the index writes it: digits of 64, the highest first.
auto number_of(std::string_view digits) -> std::optional<std::size_t> {
  constexpr std::string_view order =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr std::size_t longest = 8;
  if (digits.empty() || digits.size() > longest) return std::nullopt;
  std::size_t number = 0;
  for (const char digit : digits) {
    const auto value = order.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    number = number * order.size() + value;
  }
  return number;
}

/// A row of the index: headword, place, size.
auto spot_of(std::string_view row) -> std::optional<Spot> {
  const auto first = row.find('\t');
  const auto second = first == std::string_view::npos ? first : row.find('\t', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto at = number_of(row.substr(first + 1, second - first - 1));
  const auto size = number_of(row.substr(second + 1));
  if (!at || !size || *size > longest_entry || *at > longest_text) return std::nullopt;
  return Spot{*at, *size, std::string(row.substr(0, first))};
}

auto wanted_spots(std::string_view index, const std::function<bool(std::string_view)>& is_wanted)
    -> std::vector<Spot> {
  std::vector<Spot> spots;
  for (std::size_t from = 0; from < index.size() && spots.size() < most_entries;) {
    const auto end = std::min(index.find('\n', from), index.size());
    const auto row = index.substr(from, end - from);
    const auto word = row.substr(0, row.find('\t'));
    from = end + 1;
    if (word.empty() || word.find(' ') != std::string_view::npos || !is_wanted(word)) continue;
    if (auto spot = spot_of(row)) spots.push_back(*std::move(spot));
  }
  std::ranges::sort(spots, {}, [](const Spot& spot) { return std::tie(spot.at, spot.word); });
  return spots;
}

/// Without what stands in brackets: word classes, fields, remarks, links.
auto without_brackets(std::string_view line) -> std::string {
  std::string out;
  int depth = 0;
  for (const char letter : line) {
    if (std::string_view("<[({").find(letter) != std::string_view::npos) ++depth;
    if (depth == 0) out += letter;
    if (std::string_view(">])}").find(letter) != std::string_view::npos) depth -= depth > 0 ? 1 : 0;
  }
  return out;
}

/// "to draw" as "draw"; nothing if there are several words, or a number.
auto single_word(std::string_view text) -> std::string {
  const auto words = words_of(text);
  const bool has_to = words.size() == 2 && words.front().folded == "to";
  if (words.size() != 1 && !has_to) return "";
  const auto& word = words.back();
  return word.number ? "" : lowered(text.substr(word.at, word.size));
}

}  // namespace

auto freedict_folder() -> std::string {
  const char* const named = std::getenv("RULEPROOF_FREEDICT");  // NOLINT(concurrency-mt-unsafe)
  return named == nullptr ? "/usr/share/dictd" : named;
}

auto freedict_name(std::string_view language) -> std::string_view {
  constexpr auto names =
      std::to_array<std::pair<std::string_view, std::string_view>>({{"cs", "ces"},
                                                                    {"de", "deu"},
                                                                    {"en", "eng"},
                                                                    {"es", "spa"},
                                                                    {"fr", "fra"},
                                                                    {"it", "ita"},
                                                                    {"nl", "nld"},
                                                                    {"pl", "pol"},
                                                                    {"pt", "por"},
                                                                    {"ru", "rus"}});
  for (const auto& [letters, name] : names) {
    if (letters == language) return name;
  }
  return "";
}

auto words_of_entry(std::string_view entry) -> std::vector<std::string> {
  std::vector<std::string> words;
  std::size_t from = std::min(entry.find('\n'), entry.size());  // past the headword
  while (from < entry.size()) {
    const auto end = std::min(entry.find('\n', from + 1), entry.size());
    const auto line = entry.substr(from + 1, end - from - 1);
    from = end;
    if (line.starts_with(' ')) continue;  // an example, or a link
    const auto text = without_brackets(line);
    const auto number = text.find_first_not_of("0123456789");
    const bool is_counted = number != 0 && number != std::string::npos && text[number] == '.';
    for (std::size_t at = is_counted ? number + 1 : 0; at < text.size();) {
      const auto comma = std::min(text.find_first_of(",;", at), text.size());
      if (auto word = single_word(std::string_view(text).substr(at, comma - at)); !word.empty()) {
        words.push_back(std::move(word));
      }
      at = comma + 1;
    }
  }
  return words;
}

auto freedict_pairs(const std::string& folder, std::string_view from, std::string_view to,
                    const std::function<bool(std::string_view)>& is_wanted)
    -> std::optional<std::vector<WordPair>> {
  const auto path = folder + "/freedict-" + std::string(from) + '-' + std::string(to);
  const auto index = read_bytes(path + ".index", longest_archive);
  if (!index || !read_head(path + ".dict.dz")) return std::nullopt;
  const std::unique_ptr<gzFile_s, decltype(&gzclose)> text(
      gzopen((path + ".dict.dz").c_str(), "rb"), &gzclose);
  if (text == nullptr) return std::nullopt;
  std::vector<WordPair> pairs;
  std::string entry;
  std::size_t last = 0;  // where the entry began that was read last
  for (const auto& spot : wanted_spots(*index, is_wanted)) {
    // Several headwords may have one entry. The text is read once, from front to back.
    if (entry.empty() || spot.at != last || spot.size != entry.size()) {
      entry.resize(spot.size);
      const auto place = static_cast<z_off_t>(spot.at);
      if (gzseek(text.get(), place, SEEK_SET) != place) break;
      if (gzread(text.get(), entry.data(), static_cast<unsigned>(spot.size)) !=
          static_cast<int>(spot.size)) {
        break;
      }
      last = spot.at;
    }
    for (auto& other : words_of_entry(entry)) pairs.push_back({spot.word, std::move(other)});
  }
  return pairs;
}

}  // namespace ruleproof::audit
