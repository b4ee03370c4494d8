#include "reports/render/base64.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include <zlib.h>

#include "model/core/assert.hpp"

namespace ruleproof::render {
namespace {

constexpr int window_of_gzip = MAX_WBITS + 16;  // with gzip's header, which has no time and no name

}  // namespace

auto base64(std::string_view bytes) -> std::string {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t at) -> std::uint32_t {
      return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0U;
    };
    const auto three = (byte(i) << 16U) | (byte(i + 1) << 8U) | byte(i + 2);
    for (unsigned digit = 0; digit < 4; ++digit) {
      out += i + digit > bytes.size() ? '=' : digits[(three >> (18U - (6U * digit))) & 63U];
    }
  }
  return out;
}

auto packed(std::string_view text) -> std::string {
  RULEPROOF_ASSERT(text.size() < std::numeric_limits<uInt>::max() / 2);
  z_stream stream{};
  auto status = deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_of_gzip, MAX_MEM_LEVEL,
                             Z_DEFAULT_STRATEGY);
  RULEPROOF_ASSERT(status == Z_OK);
  std::string bytes(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  // zlib only reads the text, but its member is not const.
  std::string from(text);
  stream.next_in = reinterpret_cast<Bytef*>(from.data());
  stream.avail_in = static_cast<uInt>(from.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  status = deflate(&stream, Z_FINISH);
  RULEPROOF_ASSERT(status == Z_STREAM_END);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  return base64(bytes);
}

}  // namespace ruleproof::render
