#include "reports/audit/review/shell.hpp"

#include <string>
#include <string_view>

#include "reports/audit/review/page/review.css.hpp"
#include "reports/audit/review/page/shell.html.hpp"

namespace ruleproof::audit {

auto review_shell(const ReviewParts& parts, std::string_view version) -> std::string {
  std::string page(embedded::pair::review_page_shell_html);
  const auto put = [&](std::string_view name, std::string_view text) {
    for (auto at = page.find(name); at != std::string::npos; at = page.find(name, at)) {
      page.replace(at, name.size(), text);
      at += text.size();
    }
  };
  put("{{version}}", version);
  put("{{title}}", parts.title);
  put("{{keys}}", parts.keys);
  put("{{exported}}", parts.exported);
  put("{{style}}", std::string(embedded::pair::review_page_review_css) + parts.style);
  put("{{script}}", parts.script);
  // The last: whatever a text says, nothing is put into it.
  put("{{data}}", parts.data);
  return page;
}

}  // namespace ruleproof::audit
