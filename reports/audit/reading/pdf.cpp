#include <string>
#include <utility>

#include "model/core/result.hpp"
#include "reports/audit/reading/child.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

auto first_line(const std::string& text) -> std::string { return text.substr(0, text.find('\n')); }

/// Why there is no text; empty if there is one.
auto problem_of(const Ended& ended) -> std::string {
  switch (ended.how) {
    case Ended::How::done:
      return "";
    case Ended::How::not_started:
      return "is a PDF, and pdftotext is not installed: it is in the package poppler-utils";
    case Ended::How::too_slow:
      return "takes pdftotext longer than any rulebook";
    case Ended::How::too_long:
      return "has more text than any rulebook";
    case Ended::How::failed:
      break;
  }
  if (ended.complaint.find("Incorrect password") != std::string::npos) {
    return "is locked by a password: save it without one";
  }
  const auto why = first_line(ended.complaint);
  return "cannot be read by pdftotext" + (why.empty() ? "" : ": " + why);
}

}  // namespace

auto pdf_blocks(const std::string& path) -> Result<Blocks> {
  // A name that begins with a dash is no option.
  const auto name = path.starts_with('-') ? "./" + path : path;
  const auto ended = run_child({"pdftotext", "-bbox-layout", "-enc", "UTF-8", name, "-"}, {});
  if (const auto problem = problem_of(ended); !problem.empty()) {
    return Error{Code::no_text, path, problem};
  }
  auto read = page_blocks(ended.output, path);
  if (!read) return read;
  auto blocks = std::move(read).value();
  if (!ended.complaint.empty()) {
    blocks.notes.push_back("pdftotext says: " + first_line(ended.complaint));
  }
  if (blocks.blocks.empty()) {
    return Error{Code::no_text, path,
                 "has pictures, but no letters: make them letters first, by ocrmypdf"};
  }
  return blocks;
}

}  // namespace ruleproof::audit
