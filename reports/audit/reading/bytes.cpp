#include "reports/audit/reading/bytes.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include "model/core/result.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::int32_t sure_enough_encoding = 20;  // of 100, as ICU counts
constexpr std::size_t sample = 100'000;            // bytes that are enough to know an encoding

auto no_text(std::string_view file, std::string message) -> Error {
  return {Code::no_text, std::string(file), std::move(message)};
}

auto is_utf8(std::string_view text) -> bool {
  const auto* bytes = text.data();
  const auto length = static_cast<std::int32_t>(text.size());
  for (std::int32_t i = 0; i < length;) {
    UChar32 c = 0;
    U8_NEXT(bytes, i, length, c);  // NOLINT(bugprone-inc-dec-in-conditions): a macro of ICU
    if (c < 0) return false;
  }
  return true;
}

auto converted(std::string_view bytes, const char* encoding) -> std::string {
  const icu::UnicodeString text(bytes.data(), static_cast<std::int32_t>(bytes.size()), encoding);
  std::string utf8;
  text.toUTF8String(utf8);
  return utf8;
}

/// Of UTF-16, by its mark or because every other byte is zero.
auto sixteen_bits(std::string_view bytes) -> const char* {
  if (bytes.size() < 2 || bytes.size() % 2 != 0) return nullptr;
  if (bytes.starts_with("\xFF\xFE")) return "UTF-16LE";
  if (bytes.starts_with("\xFE\xFF")) return "UTF-16BE";
  std::size_t even = 0;
  std::size_t odd = 0;
  const auto looked = std::min(bytes.size(), sample);
  for (std::size_t i = 0; i + 1 < looked; i += 2) {
    even += bytes[i] == '\0' ? 1 : 0;
    odd += bytes[i + 1] == '\0' ? 1 : 0;
  }
  // Letters that are not Latin have other bytes there; blanks and line ends have zero in any
  // script. One zero in a text of bytes stands by one of many blanks.
  const auto blanks = [&](std::size_t letter) {
    std::size_t count = 0;
    std::size_t like = 0;
    for (std::size_t i = 0; i + 1 < looked; i += 2) {
      const bool is_like = bytes[i + letter] == ' ' || bytes[i + letter] == '\n';
      like += is_like ? 1 : 0;
      count += is_like && bytes[i + 1 - letter] == '\0' ? 1 : 0;
    }
    return 2 * count > like ? count : 0;
  };
  const auto some = looked / 40 + 1;
  if (even == 0 && (odd > looked / 4 || (odd > 0 && blanks(0) >= some))) return "UTF-16LE";
  if (odd == 0 && (even > looked / 4 || (even > 0 && blanks(1) >= some))) return "UTF-16BE";
  return nullptr;
}

/// The encoding that a file names at its head: of XML, HTML, PO. Empty if it names none that ICU
/// knows.
auto declared(std::string_view bytes) -> std::string {
  static constexpr std::size_t head = 1'000;
  static constexpr std::size_t longest = 40;
  const auto begin = bytes.substr(0, head);
  for (const std::string_view word : {"encoding=", "charset="}) {
    const auto at = begin.find(word);
    if (at == std::string_view::npos) continue;
    auto rest = begin.substr(at + word.size(), longest);
    if (rest.starts_with('"') || rest.starts_with('\'')) rest.remove_prefix(1);
    const std::string name(rest.substr(0, rest.find_first_of("\"' \t\r\n\\;>?/")));
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> known(
        name.empty() ? nullptr : ucnv_open(name.c_str(), &status), &ucnv_close);
    if (known != nullptr && U_SUCCESS(status) && ucnv_getMinCharSize(known.get()) == 1) return name;
  }
  return "";
}

/// The code page that ICU takes bytes for; empty if it does not know.
auto code_page(std::string_view bytes) -> std::string {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                            &ucsdet_close);
  if (U_FAILURE(status)) return "";
  ucsdet_setText(detector.get(), bytes.data(),
                 static_cast<std::int32_t>(std::min(bytes.size(), sample)), &status);
  const auto* match = ucsdet_detect(detector.get(), &status);
  if (U_FAILURE(status) || match == nullptr) return "";
  const auto confidence = ucsdet_getConfidence(match, &status);
  const auto* name = ucsdet_getName(match, &status);
  if (U_FAILURE(status) || confidence < sure_enough_encoding) return "";
  return name;
}

/// CR LF and CR alone as LF.
auto with_line_feeds(std::string_view text) -> std::string {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r') {
      plain += text[i];
    } else if (i + 1 == text.size() || text[i + 1] != '\n') {
      plain += '\n';
    }
  }
  return plain;
}

auto wrong_kind(const std::string& path) -> std::optional<Error> {
  std::error_code ignored;
  const std::filesystem::path file(path);
  const auto status = std::filesystem::status(file, ignored);
  if (!std::filesystem::exists(status)) {
    const auto link = std::filesystem::symlink_status(file, ignored);
    if (std::filesystem::is_symlink(link)) {
      return no_text(path, "is a link that leads nowhere");
    }
    return no_text(path, "there is no such file");
  }
  if (std::filesystem::is_directory(status)) return no_text(path, "is a folder; name a text in it");
  if (!std::filesystem::is_regular_file(status)) {
    return no_text(path, "is no file, but a pipe or a device; save the text first");
  }
  return std::nullopt;
}

auto first_bytes(const std::string& path, std::size_t most) -> Result<std::string> {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return no_text(path, "may not be read");
  static constexpr std::size_t piece = 1U << 20U;
  std::string bytes;
  while (bytes.size() < most && !stream.eof()) {
    const auto size = bytes.size();
    const auto wanted = std::min(piece, most - size);
    bytes.resize(size + wanted);
    if (!stream.read(bytes.data() + size, static_cast<std::streamsize>(wanted)) && !stream.eof()) {
      return no_text(path, "cannot be read");
    }
    bytes.resize(size + static_cast<std::size_t>(stream.gcount()));
  }
  return bytes;
}

}  // namespace

auto read_bytes(const std::string& path, std::size_t longest) -> Result<std::string> {
  if (auto problem = wrong_kind(path)) return *std::move(problem);
  std::error_code ignored;
  const auto size = std::filesystem::file_size(path, ignored);
  if (!ignored && size > longest) return no_text(path, "is longer than any rulebook");
  auto bytes = first_bytes(path, longest + 1);
  if (bytes && bytes->size() > longest) return no_text(path, "is longer than any rulebook");
  return bytes;
}

auto read_head(const std::string& path) -> Result<std::string> {
  static constexpr std::size_t head = 1'024;
  if (auto problem = wrong_kind(path)) return *std::move(problem);
  return first_bytes(path, head);
}

auto decoded(std::string_view bytes, std::string_view file) -> Result<Decoded> {
  static constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (const auto* wide = sixteen_bits(bytes)) {
    auto text = converted(bytes, wide);
    if (text.starts_with(mark)) text.erase(0, mark.size());
    if (text.find('\0') != std::string::npos) return no_text(file, "holds NUL characters");
    return Decoded{with_line_feeds(text), std::string("read as ") + wide};
  }
  if (const auto at = bytes.find('\0'); at != std::string_view::npos) {
    const auto line = 1 + std::ranges::count(bytes.substr(0, at), '\n');
    return no_text(std::string(file) + ':' + std::to_string(line),
                   "holds a NUL byte: is it a text? Save it as UTF-8");
  }
  if (bytes.starts_with(mark)) bytes.remove_prefix(mark.size());
  if (is_utf8(bytes)) return Decoded{with_line_feeds(bytes), ""};
  auto page = declared(bytes);
  if (page.empty()) page = code_page(bytes);
  if (page.empty() || page == "UTF-8") {
    return no_text(file, "is not UTF-8, nor a code page that can be told; save it as UTF-8");
  }
  return Decoded{with_line_feeds(converted(bytes, page.c_str())), "read as " + page};
}

auto in_encoding(std::string_view text, const std::string& encoding) -> std::string {
  if (encoding == "UTF-8") return std::string(text);
  const auto letters =
      icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
  std::string bytes(text.size() * 4 + 1, '\0');  // no code page needs more
  const auto size = letters.extract(0, letters.length(), bytes.data(),
                                    static_cast<std::uint32_t>(bytes.size()), encoding.c_str());
  bytes.resize(static_cast<std::size_t>(std::max(size, 0)));
  return bytes;
}

auto from_encoding(std::string_view bytes, const std::string& encoding) -> std::string {
  return encoding == "UTF-8" ? std::string(bytes) : converted(bytes, encoding.c_str());
}

}  // namespace ruleproof::audit
