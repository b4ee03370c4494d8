#include <cstddef>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/archive.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/shapes.hpp"
#include "reports/audit/reading/xml.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t longest_part = 32'000'000;  // bytes of XML: ten times the text, or more

auto no_text(const std::string& file, std::string message) -> Error {
  return {Code::no_text, file, std::move(message)};
}

/// A part of the archive as XML; nothing of one that is not there.
auto xml_part(const Archive& archive, const std::string& name, const std::string& file)
    -> Result<pugi::xml_document> {
  auto part = archive.part(name, longest_part);
  if (!part) return no_text(file, "is an archive, but no DOCX: it has no " + name);
  if (!part->problem.empty()) return no_text(file, name + ' ' + part->problem);
  const auto text = decoded(part->bytes, file + '/' + name);
  if (!text) return text.error();
  return parsed(text->text, file + '/' + name);
}

/// Which ids of styles are headings: Word names styles in the user's language, but for `name`.
auto headings_in(const pugi::xml_document& styles) -> std::map<std::string, Part> {
  std::map<std::string, Part> parts;
  for (auto node = styles.first_child(); node; node = next_of(node)) {
    if (!is_named(node, "style")) continue;
    const std::string_view name = child_named(node, "name").attribute("w:val").value();
    const auto* id = node.attribute("w:styleId").value();
    if (name.starts_with("heading ") || name == "Title" || name == "Subtitle") {
      parts[id] = Part::heading;
    }
    if (name.starts_with("List")) parts[id] = Part::item;
  }
  return parts;
}

/// What is no part of the text as it stands: deleted words, field codes, what older programs show
/// in the place of a picture.
auto is_left_out(const pugi::xml_node& node) -> bool {
  for (const auto* name : {"del", "moveFrom", "instrText", "Fallback", "pPrChange", "rPrChange"}) {
    if (is_named(node, name)) return true;
  }
  return false;
}

class Reader {
 public:
  explicit Reader(std::map<std::string, Part> styles) : styles_(std::move(styles)) {}

  auto read(const pugi::xml_document& xml) -> void {
    auto node = xml.first_child();
    while (node) {
      const bool is_out = is_left_out(node);
      if (!is_out) enter(node);
      if (!is_out && node.first_child()) {
        node = node.first_child();
        continue;
      }
      if (!is_out) leave(node);
      while (node && !node.next_sibling()) {
        node = node.parent();
        if (node) leave(node);
      }
      if (node) node = node.next_sibling();
    }
    flush();
  }
  auto take() -> std::vector<Block> { return std::move(blocks_); }

 private:
  auto enter(const pugi::xml_node& node) -> void {
    const std::string_view name = local_name(node);
    if (name == "p") {
      flush();
      ++line_;
      part_ = cells_ > 0 ? Part::cell : Part::paragraph;
    } else if (name == "tc") {
      ++cells_;
    } else if (name == "pStyle" && cells_ == 0) {
      const auto style = styles_.find(node.attribute("w:val").value());
      if (style != styles_.end()) part_ = style->second;
    } else if (name == "outlineLvl" && cells_ == 0) {
      if (std::strcmp(node.attribute("w:val").value(), "9") != 0) part_ = Part::heading;
    } else if (name == "numPr" && part_ == Part::paragraph) {
      part_ = Part::item;
    } else if (name == "t") {
      text_ += node.text().get();
    } else if (name == "tab" || name == "br" || name == "cr") {
      text_ += ' ';
    } else if (name == "noBreakHyphen") {
      text_ += '-';
    }
  }
  auto leave(const pugi::xml_node& node) -> void {
    if (is_named(node, "tc") && cells_ > 0) --cells_;
    if (is_named(node, "p")) flush();
  }
  /// A typed mark makes an item, too; a short line alone, without a style, is taken for a heading.
  auto flush() -> void {
    auto text = trimmed(text_);
    const auto mark = item_mark(text);
    const auto number = item_number(text);
    if (mark > 0 && part_ == Part::paragraph) {
      part_ = Part::item;
      text.remove_prefix(mark);
    }
    if (part_ == Part::paragraph && is_heading(text)) part_ = Part::heading;
    if (!text.empty()) blocks_.push_back({std::string(text), line_, line_, part_, number});
    text_.clear();
  }

  std::map<std::string, Part> styles_;
  std::vector<Block> blocks_;
  std::string text_;
  int line_ = 0;
  int cells_ = 0;
  Part part_ = Part::paragraph;
};

/// Where the text is: mostly in word/document.xml; the list of contents knows.
auto main_part(const Archive& archive, const std::string& file) -> Result<std::string> {
  static constexpr std::string_view main = "wordprocessingml.document.main+xml";
  auto contents = xml_part(archive, "[Content_Types].xml", file);
  if (!contents) return contents.error();
  const auto xml = std::move(contents).value();
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    const std::string_view type = node.attribute("ContentType").value();
    const std::string name = node.attribute("PartName").value();
    if (type.ends_with(main) && name.starts_with('/')) return name.substr(1);
  }
  return no_text(file, "is an archive, but no DOCX: save it as DOCX, HTML or plain text first");
}

}  // namespace

auto docx_blocks(std::string_view bytes, const std::string& file) -> Result<Blocks> {
  const auto archive = Archive::of(bytes);
  if (!archive) return no_text(file, "is a damaged archive");
  const auto name = main_part(*archive, file);
  if (!name) return name.error();
  auto text = xml_part(*archive, *name, file);
  if (!text) return text.error();
  const auto xml = std::move(text).value();
  const auto folder = name->substr(0, name->rfind('/') + 1);
  auto styles = xml_part(*archive, folder + "styles.xml", file);
  Reader reader(styles ? headings_in(std::move(styles).value()) : std::map<std::string, Part>());
  reader.read(xml);
  if (auto notes = xml_part(*archive, folder + "footnotes.xml", file)) {
    reader.read(std::move(notes).value());
  }
  return Blocks{reader.take()};
}

}  // namespace ruleproof::audit
