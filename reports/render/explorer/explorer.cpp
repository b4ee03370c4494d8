#include "reports/render/explorer/explorer.hpp"

#include <string>
#include <string_view>

#include "reports/render/explorer/explorer.js.hpp"
#include "reports/render/explorer/page/explorer.css.hpp"
#include "reports/render/explorer/page/explorer.mustache.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/page/style.css.hpp"
#include "reports/render/sha256.hpp"

namespace ruleproof::render {
namespace {

namespace files = embedded::render;

}  // namespace

auto explorer_page(const Explorer& explorer) -> std::string {
  constexpr auto script = files::explorer_explorer_js;
  Values values;
  values.text("version", explorer.version)
      .text("title", explorer.title)
      .text("game", explorer.game)
      .text("script_hash", to_base64(sha256(script)))
      .markup("style_html",
              {std::string(files::page_style_css) + std::string(files::explorer_page_explorer_css)})
      .markup("module_html", {std::string(explorer.module)})
      .markup("script_html", {std::string(script)});
  return Template(files::explorer_page_explorer_mustache).fill(values).html;
}

}  // namespace ruleproof::render
