#include "solver/questions/pinned_answers.hpp"

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::solver {
namespace {

auto add_line(std::string& text, std::string_view name, std::string_view value) -> void {
  if (value.empty()) return;
  text.append(name).append(": ");
  for (const char letter : value) {
    if (letter == '\n') {
      text += "\\n";
    } else {
      text += letter;
    }
  }
  text += '\n';
}

}  // namespace

auto pinned_text(const Finding& answer) -> std::string {
  auto text = answer.id + '\n';
  add_line(text, "title", answer.title);
  add_line(text, "how", to_text(answer.how));
  add_line(text, "bound", answer.bound);
  add_line(text, "data", answer.data);
  // What it holds for, and what is tried against it, are as much a part of it as its title.
  if (const auto& scope = answer.how.scope()) add_line(text, "scope", to_text(*scope));
  for (const auto& claim : answer.always) add_line(text, "always", claim);
  for (const auto& [name, value] : answer.facts) add_line(text, name, value);
  return text;
}

auto pinned_file(std::string_view game) -> std::string {
  std::string name(game);
  for (auto& letter : name) {
    if (letter == '-') letter = '_';
  }
  return "solver/questions/answers/" + name + ".txt";
}

auto read_pinned(std::string_view game) -> std::map<std::string, std::string> {
  std::map<std::string, std::string> blocks;
  std::ifstream file(pinned_file(game), std::ios::binary);
  std::string id;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) {
      id.clear();
    } else {
      if (id.empty()) id = line;
      blocks[id] += line + '\n';
    }
  }
  return blocks;
}

auto approved() -> bool {
  const auto* approve = std::getenv("RULEPROOF_APPROVE");  // NOLINT(concurrency-mt-unsafe)
  return approve != nullptr && std::string_view(approve) == "1";
}

auto write_pinned(std::string_view game, const std::vector<Finding>& answers) -> void {
  const std::filesystem::path path(pinned_file(game));
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    file << (i == 0 ? "" : "\n") << pinned_text(answers[i]);
  }
}

}  // namespace ruleproof::solver
