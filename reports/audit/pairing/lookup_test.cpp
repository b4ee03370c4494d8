#include "reports/audit/pairing/lookup.hpp"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/freedict.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

auto as_digits(std::size_t number) -> std::string {
  std::string out;
  for (; number > 0 || out.empty(); number /= digits.size()) {
    out.insert(out.begin(), digits[number % digits.size()]);
  }
  return out;
}

/// A folder of dictionaries; zlib reads what is not packed, too.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / "ruleproof-freedict") {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  auto operator=(const Folder&) -> Folder& = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  auto add(const std::string& name,
           const std::vector<std::pair<std::string, std::string>>& entries) const -> void {
    std::string text;
    std::string index;
    for (const auto& [word, entry] : entries) {
      index += word + '\t' + as_digits(text.size()) + '\t' + as_digits(entry.size()) + '\n';
      text += entry;
    }
    write("freedict-" + name + ".index", index);
    write("freedict-" + name + ".dict.dz", text);
  }
  auto write(const std::string& name, const std::string& bytes) const -> void {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
  }
  [[nodiscard]] auto path() const -> std::string { return path_.string(); }

 private:
  std::filesystem::path path_;
};

struct Text {
  Tongue tongue;
  Document document;
  std::vector<Saying> says;
};

auto text(const std::string& language, std::string_view words) -> Text {
  Text made{Tongue(language), {"a.txt", language, sentences_of(plain_blocks(words)), {}}, {}};
  made.says = sayings_of(made.document, made.tongue);
  return made;
}

/// "barrel=Fass" for each pair of words that may stand for each other, by their stems.
auto looked(const Text& a, const Text& b, const Folder& folder) -> std::vector<std::string> {
  const auto sides = sides_of(a.document, a.says, b.document, b.says, false);
  const auto lookup = looked_up(sides, a.tongue, b.tongue, folder.path());
  std::vector<std::string> found;
  for (int i = 0; i < sides.first.stem_count; ++i) {
    for (const auto& [other, sure] : lookup.dictionary.forth(i)) {
      found.push_back(sides.first.stems[static_cast<std::size_t>(i)] + '=' +
                      sides.second.stems[static_cast<std::size_t>(other)]);
    }
  }
  found.push_back(lookup.note);
  return found;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("an entry gives single words, without brackets, numbers and examples") {
  CHECK(words_of_entry("box /bɔks/ <n>\n1. Kiste <fem> [techn.], Schachtel\n2. der Kasten; Büchse\n"
                       "      \"a box\" - Loge\n see: {crate}\n") ==
        Texts{"kiste", "schachtel", "büchse"});
  CHECK(words_of_entry("ziehen\nto draw, pull\n") == Texts{"draw", "pull"});
  CHECK(words_of_entry("ziehen").empty());
  CHECK(words_of_entry("").empty());
}

TEST_CASE("words are looked up by their stems, in both directions") {
  const Folder folder;
  folder.add("eng-deu",
             {{"barrel", "barrel /x/ <n>\nTonne, Fass <neut>\n"}, {"wick", "wick\nDocht\n"}});
  folder.add("deu-eng", {{"laterne", "Laterne <fem>\nlantern\n"}});
  const auto english = text("en", "Burn barrels by the wick of your lantern.");
  const auto german = text("de", "Verbrenne Fass um Fass am Docht deiner Laterne.");
  CHECK(looked(english, german, folder) == Texts{"barrel=fass", "wick=docht", "lantern=latern",
                                                 "words of FreeDict: deu-eng, eng-deu"});
  CHECK(looked(german, english, folder).size() == 4);
}

TEST_CASE("two languages other than English meet in English, also through a reversed dictionary") {
  const Folder folder;
  folder.add("deu-eng", {{"docht", "Docht\nwick\n"}});
  folder.add("eng-rus", {{"wick", "wick /x/\nфитиль\n"}, {"wicked", "wicked\nзлой\n"}});
  const auto german = text("de", "Senke den Docht.");
  const auto russian = text("ru", "Опусти фитиль.");
  CHECK(looked(german, russian, folder) ==
        Texts{"docht=фитил", "words of FreeDict: deu-eng, eng-rus"});
}

TEST_CASE("what is missing is said, and what is damaged gives nothing") {
  const Folder folder;
  const auto english = text("en", "Lower the wick.");
  CHECK(looked(english, text("de", "Senke den Docht."), folder)
            .back()
            .starts_with("no dictionary is installed (dict-freedict-eng-deu)"));
  CHECK(looked(english, text("uk", "Опусти ґніт."), folder)
            .back()
            .starts_with("FreeDict has no dictionary of Ukrainian"));
  CHECK(looked(english, text("sv", "Sänk veken."), folder) == Texts{""});
  folder.write("freedict-eng-deu.index", "wick\tA\t////\nwick\nwick\t?\tB\nwick\tB\n\twick\t\t\n");
  folder.write("freedict-eng-deu.dict.dz", "\x1f\x8b damaged");
  CHECK(looked(english, text("de", "Senke den Docht."), folder) ==
        Texts{"words of FreeDict: eng-deu"});
}

}  // namespace ruleproof::audit
