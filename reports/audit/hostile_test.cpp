#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/tower.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t ten_megabytes = 10'000'000;

/// A folder with the two texts of the tower, the English one as given.
class Folder {
 public:
  explicit Folder(const std::string& english)
      : path_(std::filesystem::temp_directory_path() / "ruleproof-hostile-texts") {
    std::filesystem::create_directories(path_);
    write("tower.en.txt", english);
    write("tower.fr.txt", tower::file(tower::texts_folder + "/tower.fr.txt"));
  }
  Folder(const Folder&) = delete;
  auto operator=(const Folder&) -> Folder& = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  /// Without the table `[reviewed]`, by which another text is refused at once.
  [[nodiscard]] auto audited() const -> Result<Audit> {
    auto english = tower::stamped_sources("en");
    english.reviewed.clear();
    return audit(tower::tables(), {english, tower::stamped_sources("fr")}, path_.string());
  }
  [[nodiscard]] auto audited_with_table() const -> Result<Audit> {
    return audit(tower::tables(), {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                 path_.string());
  }

 private:
  auto write(const std::string& name, const std::string& bytes) const -> void {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
  }
  std::filesystem::path path_;
};

auto repeated(std::string_view part, std::size_t size) -> std::string {
  std::string text;
  text.reserve(size + part.size());
  while (text.size() < size) text += part;
  return text;
}

/// Everything that a report shows of an audit, in bytes.
auto shown(const Audit& audit) -> std::size_t {
  std::size_t size = to_text(audit).size();
  for (const auto& finding : audit.findings) {
    size += finding.title.size() + finding.message.size();
    for (const auto& place : finding.places) size += place.quote.size();
  }
  return size;
}

}  // namespace

TEST_CASE("ten megabytes on one line are audited, and not shown whole") {
  const auto done = tower::need(Folder(repeated("two stones must ", ten_megabytes)).audited());
  CHECK(done.texts[0].accounting.lines == 1);
  CHECK(shown(done) < 1'000'000);
}

TEST_CASE("ten megabytes of short lines are audited, and not listed whole") {
  const auto done = tower::need(Folder(repeated("a\n", ten_megabytes)).audited());
  CHECK(done.texts[0].accounting.lines == 5'000'000);
  CHECK(shown(done) < 1'000'000);
  const auto refused = Folder(repeated("a\n", ten_megabytes)).audited_with_table();
  REQUIRE_FALSE(refused);
  CHECK(tower::holds(to_text(refused.error()), "is not the text that was reviewed"));
}

TEST_CASE("a text longer than that is refused in one line") {
  const auto done = Folder(repeated("a ", 17'000'000)).audited();
  REQUIRE_FALSE(done);
  CHECK(tower::holds(to_text(done.error()), "is longer than any rulebook"));
}

TEST_CASE("zero bytes are refused with their line") {
  const auto done = Folder(std::string("one\ntwo\0three\n", 14)).audited();
  REQUIRE_FALSE(done);
  CHECK(tower::holds(to_text(done.error()), "tower.en.txt:2: holds a NUL byte"));
}

TEST_CASE("what a text hides is spelled out, and its markup is no markup") {
  const std::string evil = "<script>alert(1)</script> \u202Etwo\u202C \u200Bstones\x1B[31m ]]>";
  const auto done = tower::need(Folder(repeated(evil + '\n', 2'000)).audited());
  const auto text = to_text(done);
  CHECK_FALSE(tower::holds(text, "\u202E"));
  CHECK_FALSE(tower::holds(text, "\x1B"));
  CHECK(tower::holds(text, "[U+202E]"));
  for (const auto& finding : done.findings) {
    for (const auto& place : finding.places) {
      CHECK_FALSE(tower::holds(render::html_text(place.quote), "<script"));
    }
    CHECK_FALSE(tower::holds(render::html_text(finding.title), "<script"));
  }
}

TEST_CASE("a letter with ten thousand accents is one letter with accents") {
  const auto done = tower::need(Folder("two" + repeated("\u0301", 20'000) + " stones\n").audited());
  CHECK(done.texts[0].accounting.lines == 1);
}

}  // namespace ruleproof::audit
