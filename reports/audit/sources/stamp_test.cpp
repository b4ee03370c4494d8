#include "reports/audit/sources/stamp.hpp"

#include <filesystem>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {

TEST_CASE("stamping adds hashes and changes nothing else") {
  const auto path = tower::sources_folder + "/en.toml";
  const auto before = tower::file(path);
  const auto text = tower::need(read_text(tower::texts_folder, "tower.en.txt"));
  const auto after = tower::need(stamped(before, path, tower::tables(), text));
  CHECK(after.find("lines = \"4-5\"  # both sentences\nhash = \"") != std::string::npos);
  CHECK(after.find("lines = \"\"\n\n") != std::string::npos);
  CHECK(tower::need(stamped(after, path, tower::tables(), text)) == after);

  // Without the lines that it has added, the file is as it was.
  auto without = after.substr(0, after.find("\n[reviewed]\n"));
  for (auto at = without.find("\nhash = "); at != std::string::npos;
       at = without.find("\nhash = ")) {
    without.erase(at, without.find('\n', at + 1) - at);
  }
  CHECK(without == before);
}

TEST_CASE("stamping replaces old hashes, and keeps a last line without an end") {
  const auto path = tower::sources_folder + "/en.toml";
  auto old = tower::file(path);
  const auto at = old.find("lines = \"3\"\n");
  old.insert(at + 12, "hash = \"0000000000000000\"\n");
  old.pop_back();
  const auto text = tower::need(read_text(tower::texts_folder, "tower.en.txt"));
  const auto after = tower::need(stamped(old, path, tower::tables(), text));
  CHECK(after.find("0000000000000000") == std::string::npos);
  CHECK(after.find("hash = \"" + *hash_of(text, {{3, 3}}) + '"') == at + 12);
  CHECK(after.find("hash = \"" + *hash_of(text, {{9, 9}}) + "\"\n\n[reviewed]\n") !=
        std::string::npos);
}

TEST_CASE("a text of another length is not stamped") {
  const auto path = tower::sources_folder + "/en.toml";
  const auto text = tower::need(text_of("one line\n", "tower.en.txt"));
  const auto refused = stamped(tower::file(path), path, tower::tables(), text);
  REQUIRE_FALSE(refused);
  CHECK(to_text(refused.error()) ==
        "RP-010: " + path +
            ": tower.en.txt has 1 lines, not 9; review the line numbers, then stamp");
}

TEST_CASE("lines that moved are followed, with what goes by their numbers") {
  const auto path = tower::sources_folder + "/en.toml";
  const auto bytes = tower::file(tower::texts_folder + "/tower.en.txt");
  const auto before = tower::need(stamped(tower::file(path), path, tower::tables(),
                                          tower::need(text_of(bytes, "tower.en.txt"))));
  const auto now = [&](const std::string& changed) {
    return stamped(before, path, tower::tables(), tower::need(text_of(changed, "tower.en.txt")));
  };
  const auto longer = tower::need(now("A new first line.\n\n" + bytes));
  CHECK(longer.find("lines = 11\n") != std::string::npos);
  CHECK(longer.find("lines = \"6-7\"  # both sentences\n") != std::string::npos);
  CHECK(tower::need(stamped(longer, path, tower::tables(),
                            tower::need(text_of("A new first line.\n\n" + bytes, "t")))) == longer);
  // Two sentences with another one between them are no longer one span.
  auto parted = bytes;
  parted.insert(parted.find("Nobody"), "\nSomething new.\n");
  CHECK(tower::need(now(parted)).find("lines = \"4 7\"  # both") != std::string::npos);
  // What is gone is not stamped.
  auto shorter = bytes;
  shorter.erase(shorter.find("Who adds"), std::string("Who adds the last stone wins.\n").size());
  const auto refused = now(shorter);
  REQUIRE_FALSE(refused);
  CHECK(to_text(refused.error()).find("where line 8 stood") != std::string::npos);
}

TEST_CASE("a folder is stamped once") {
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_stamp_test";
  std::filesystem::create_directory(folder);
  for (const auto* name : {"en.toml", "fr.toml"}) {
    std::filesystem::copy_file(tower::sources_folder + '/' + name, folder / name,
                               std::filesystem::copy_options::overwrite_existing);
  }
  const auto changed = tower::need(stamp(folder.string(), tower::tables(), tower::texts_folder));
  CHECK(changed.size() == 2);
  CHECK(tower::need(stamp(folder.string(), tower::tables(), tower::texts_folder)).empty());
  CHECK(stamp(folder.string(), tower::tables(), "reports").error().code == Code::no_text);
  for (const auto* name : {"en.toml", "fr.toml"}) std::filesystem::remove(folder / name);
  std::filesystem::remove(folder);
}

}  // namespace ruleproof::audit
