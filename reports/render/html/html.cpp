#include "reports/render/html/html.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/base64.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/held.hpp"
#include "reports/render/html/plain.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/page/page.mustache.hpp"
#include "reports/render/page/report.css.hpp"
#include "reports/render/page/report.js.hpp"
#include "reports/render/page/style.css.hpp"
#include "reports/render/quick.hpp"
#include "reports/render/sha256.hpp"
#include "reports/render/since.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// Bytes of the page that texts and records may take, for readers without scripts.
constexpr std::size_t room_for_texts = 40'000;

auto mood(const Run& run) -> std::string_view {
  const auto sum = tally(run);
  if (sum.failed > 0 || sum.errors > 0) return "bad";
  return sum.warnings > 0 || sum.passed == sum.nothing || ended_early(run) ? "meh" : "good";
}

auto parts(const Run& run, const std::vector<Item>& items, const Beside& beside) -> Markup {
  std::string html;
  for (const auto& part : held(run, items, beside)) {
    html += fmt::format("<script type=\"text/plain\" id=\"held-{}\">{}</script>\n", part.name,
                        packed(part.json));
  }
  return {html};
}

}  // namespace

auto html(const Run& run, const Beside& beside) -> std::string {
  constexpr auto script = embedded::render::page_report_js;
  const auto items = gravest_first(run);
  Values page;
  page.text("version", run.tool_version).text("sentence", sentence(run)).text("mood", mood(run));
  page.text("verdict", verdict_of_page(run)).text("command", command_name());
  page.flag("explorable", !beside.explorable.empty());
  page.optional("since", beside.since != nullptr ? in_words(*beside.since) : "");
  std::vector<Values> files;
  for (const auto& file : beside.files) files.emplace_back().text("file", file);
  page.flag("has_files", !files.empty()).list("files", files);
  page.text("script_hash", to_base64(sha256(script)));
  page.markup("style_html", {std::string(embedded::render::page_style_css) +
                             std::string(embedded::render::page_report_css)});
  page.markup("plain_html", plain_list(run, items, room_for_texts, beside.texts));
  page.markup("held_html", parts(run, items, beside));
  page.markup("script_html", {std::string(script)});
  return Template(embedded::render::page_page_mustache).fill(page).html;
}

}  // namespace ruleproof::render
