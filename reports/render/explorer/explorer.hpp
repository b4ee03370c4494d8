/// The model on a page: one HTML file that plays the games without a network.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::render {

struct Explorer {
  std::string version;      ///< of the program
  std::string title;        ///< of the page
  std::string game = {};    ///< the only one; empty: all of the module
  std::string_view module;  ///< model.wasm, gzip, base64
};

/// The page, whole.
[[nodiscard]] auto explorer_page(const Explorer& explorer) -> std::string;

}  // namespace ruleproof::render
