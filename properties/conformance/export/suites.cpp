#include "properties/conformance/export/suites.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/export/tale.hpp"

namespace ruleproof::conformance {
namespace {

constexpr std::array<std::string_view, 6> words{"plays", "refuses", "offers",
                                                "shows", "ends",    "takes_back"};

auto word_of(const Sentence& sentence) -> std::string {
  return std::string(words.at(static_cast<std::size_t>(sentence.word)));
}

/// What the test is about, in one line that ends no comment and no text.
auto one_line(std::string text) -> std::string {
  std::ranges::replace_if(text, [](unsigned char c) { return c < 0x20 || c == '\\'; }, ' ');
  std::ranges::replace(text, '"', '\'');
  return text;
}

/// The same with one full stop, as docstrings end.
auto as_sentence(const std::string& text) -> std::string {
  auto line = one_line(text);
  while (line.ends_with('.') || line.ends_with(' ')) line.pop_back();
  return line.ends_with('!') || line.ends_with('?') ? line : line + ".";
}

/// How a language writes tests.
struct Form {
  std::string_view head;
  auto (*test)(const NamedTale& named) -> std::string;
};

auto python_test(const NamedTale& named) -> std::string {
  const auto& tale = named.tale;
  // JSON as it is: true and false are other words in Python.
  const auto json = [](const std::string& text) { return "json.loads(r'''" + text + "''')"; };
  std::string out = "\n\ndef test_" + named.name + "(engine):\n";
  if (!tale.title.empty()) out += R"(    """)" + as_sentence(tale.title) + "\"\"\"\n";
  out += "    engine.begins(**" + json(tale.set_up);
  out += (tale.position.empty() ? "" : ", position=" + tale.position) + ")\n";
  for (const auto& sentence : tale.sentences) {
    const bool is_outcome = sentence.word == Sentence::Word::ends;
    out += "    engine." + word_of(sentence) + '(' +
           (is_outcome ? json(sentence.json) : sentence.json) + ")\n";
  }
  return out;
}

auto javascript_test(const NamedTale& named) -> std::string {
  const auto& tale = named.tale;
  std::string out = "\ntest('" + named.name + "', () => {\n";
  if (!tale.title.empty()) out += "  // " + one_line(tale.title) + '\n';
  out += "  const game = engine();\n  game.begins(";
  out += tale.position.empty() ? tale.set_up
                               : "{ ..." + tale.set_up + ", position: " + tale.position + " }";
  out += ");\n";
  for (const auto& sentence : tale.sentences) {
    const bool is_back = sentence.word == Sentence::Word::takes_back;
    out += "  game." + (is_back ? "takesBack" : word_of(sentence)) + '(' + sentence.json + ");\n";
  }
  return out + "});\n";
}

auto cpp_test(const NamedTale& named) -> std::string {
  const auto& tale = named.tale;
  const auto json = [](const std::string& text) { return "R\"json(" + text + ")json\""; };
  std::string out = "\nTEST_CASE(\"" + named.name + "\") {\n";
  if (!tale.title.empty()) out += "  // " + one_line(tale.title) + '\n';
  out += "  auto game = engine();\n  CHECK(game.begins(" + json(tale.set_up);
  out += (tale.position.empty() ? "" : ", " + tale.position) + ") == \"\");\n";
  for (const auto& sentence : tale.sentences) {
    const bool is_move = sentence.json.empty() || sentence.word == Sentence::Word::plays ||
                         sentence.word == Sentence::Word::refuses;
    out += "  CHECK(game." + word_of(sentence) + '(' +
           (is_move ? sentence.json : json(sentence.json)) + ") == \"\");\n";
  }
  return out + "}\n";
}

constexpr Form python{
    .head = R"("""Records as tests, written by `replay --export pytest` of ruleproof.

conftest.py beside this file says what is tested:

    @pytest.fixture
    def engine():
        return ruleproof_adapter.Trial("the-game", MyGame)
"""

import json
)",
    .test = python_test};

constexpr Form javascript{
    .head = R"(// Records as tests, written by `replay --export jest` of ruleproof.
//
// ruleproof_engine.js beside this file says what is tested:
//
//     import { Trial } from 'ruleproof-adapter';
//     export const engine = () => new Trial('the-game', (setup) => new MyGame(setup));
import { engine } from './ruleproof_engine.js';
)",
    .test = javascript_test};

constexpr Form cpp{
    .head =
        R"(// Records as tests, written by `replay --export doctest` of ruleproof, for doctest and Catch2.
//
// ruleproof_engine.hpp beside this file includes the framework and says what is tested:
//
//     #include "ruleproof_trial.hpp"
//     inline auto engine() { return ruleproof_adapter::Trial<MyGame>("the-game"); }
)"
        "#include \"ruleproof_engine.hpp\"\n",
    .test = cpp_test};

auto form_of(Suite suite) -> const Form& {
  if (suite == Suite::pytest) return python;
  return suite == Suite::jest ? javascript : cpp;
}

}  // namespace

auto suite_called(std::string_view name) -> std::optional<Suite> {
  if (name == "pytest") return Suite::pytest;
  if (name == "jest") return Suite::jest;
  if (name == "doctest" || name == "catch2") return Suite::doctest;
  return std::nullopt;
}

auto test_name(std::string_view file) -> std::string {
  file.remove_prefix(file.rfind('/') + 1);
  if (file.ends_with(".game")) file.remove_suffix(5);
  std::string name(file);
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0 || c >= 0x80; }, '_');
  return name.empty() ? "record" : name;
}

auto written(const std::vector<NamedTale>& tales, Suite suite) -> std::string {
  const auto& form = form_of(suite);
  std::string out(form.head);
  for (const auto& tale : tales) out += form.test(tale);
  return out;
}

}  // namespace ruleproof::conformance
