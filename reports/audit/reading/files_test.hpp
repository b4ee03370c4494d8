/// Files that tests make: any bytes, a PDF, a DOCX.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <zip.h>

#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

/// A file that lasts as long as the test.
class File {
 public:
  File(const std::string& name, std::string_view bytes)
      : path_(std::filesystem::temp_directory_path() / ("ruleproof-reading-" + name)) {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  File(const File&) = delete;
  auto operator=(const File&) -> File& = delete;
  ~File() { std::filesystem::remove(path_); }
  [[nodiscard]] auto path() const -> std::string { return path_.string(); }

 private:
  std::filesystem::path path_;
};

inline auto repeated(std::string_view part, std::size_t times) -> std::string {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += part;
  return text;
}

/// "heading 1: Title | item 3-4: Take it."
inline auto shown(const std::vector<Block>& blocks) -> std::string {
  std::string text;
  for (const auto& block : blocks) {
    text += (text.empty() ? "" : " | ") + std::string(to_text(block.part)) + ' ' +
            std::to_string(block.line);
    if (block.last_line != block.line) text += '-' + std::to_string(block.last_line);
    text += ": " + block.text;
  }
  return text;
}

inline auto said(const Document& document) -> std::string {
  std::string text;
  for (const auto& sentence : document.sentences) {
    text += (text.empty() ? "" : " / ") + sentence.text;
  }
  return text;
}

/// What a file says, or the error, which is one line.
inline auto outcome(const std::string& name, std::string_view bytes) -> std::string {
  const File file(name, bytes);
  const auto read = read_document(file.path(), "en");
  if (read) return "read: " + said(*read);
  CHECK(read.error().code == Code::no_text);
  CHECK(read.error().message.find('\n') == std::string::npos);
  return read.error().message;
}

/// A line of a page: points from its left and from its foot, the size of the letters.
struct Placed {
  int left = 0;
  int up = 0;
  int size = 11;
  std::string text;
};

/// The content of a page.
inline auto content_of(const std::vector<Placed>& lines) -> std::string {
  std::string content = "BT\n";
  for (const auto& line : lines) {
    content += "/F1 " + std::to_string(line.size) + " Tf 1 0 0 1 " + std::to_string(line.left) +
               ' ' + std::to_string(line.up) + " Tm (" + line.text + ") Tj\n";
  }
  return content + "ET";
}

/// A PDF of pages with these contents; `filter` is what undoes how they are packed.
inline auto pdf_of(const std::vector<std::string>& contents, const std::string& filter = "")
    -> std::string {
  std::vector<std::string> objects{
      "<< /Type /Catalog /Pages 2 0 R >>", "",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"};
  std::string kids;
  for (const auto& content : contents) {
    objects.push_back("<< /Length " + std::to_string(content.size()) + filter + " >>\nstream\n" +
                      content + "\nendstream");
    objects.push_back(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> "
        ">> /Contents " +
        std::to_string(objects.size()) + " 0 R >>");
    kids += std::to_string(objects.size()) + " 0 R ";
  }
  objects[1] =
      "<< /Type /Pages /Kids [" + kids + "] /Count " + std::to_string(contents.size()) + " >>";
  std::string pdf = "%PDF-1.4\n";
  std::string places = "0000000000 65535 f \n";
  for (std::size_t i = 0; i < objects.size(); ++i) {
    auto place = std::to_string(pdf.size());
    places += std::string(10 - place.size(), '0') + place + " 00000 n \n";
    pdf += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
  }
  const auto count = std::to_string(objects.size() + 1);
  return pdf + "xref\n0 " + count + '\n' + places + "trailer << /Size " + count +
         " /Root 1 0 R >>\nstartxref\n" + std::to_string(pdf.size()) + "\n%%EOF\n";
}

/// An archive with these files, packed.
inline auto archive_of(const std::vector<std::pair<std::string, std::string>>& files)
    -> std::string {
  zip_error_t problem;
  zip_error_init(&problem);
  auto* made = zip_source_buffer_create(nullptr, 0, 0, &problem);
  zip_source_keep(made);
  auto* archive = zip_open_from_source(made, ZIP_TRUNCATE, &problem);
  REQUIRE(archive != nullptr);
  for (const auto& [name, bytes] : files) {
    auto* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    REQUIRE(zip_file_add(archive, name.c_str(), source, 0) >= 0);
  }
  REQUIRE(zip_close(archive) == 0);
  REQUIRE(zip_source_open(made) == 0);
  zip_source_seek(made, 0, SEEK_END);
  std::string bytes(static_cast<std::size_t>(zip_source_tell(made)), '\0');
  zip_source_seek(made, 0, SEEK_SET);
  zip_source_read(made, bytes.data(), bytes.size());
  zip_source_close(made);
  zip_source_free(made);
  return bytes;
}

/// A DOCX with this body; more files may follow.
inline auto docx_of(const std::string& body,
                    std::vector<std::pair<std::string, std::string>> more = {}) -> std::string {
  more.insert(more.begin(),
              {{"[Content_Types].xml",
                "<Types><Override PartName='/word/document.xml' "
                "ContentType='application/"
                "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'/></Types>"},
               {"word/document.xml",
                "<?xml version='1.0' encoding='UTF-8'?><w:document xmlns:w='w'><w:body>" + body +
                    "</w:body></w:document>"}});
  return archive_of(more);
}

}  // namespace ruleproof::audit
