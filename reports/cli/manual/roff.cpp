#include "reports/cli/manual/roff.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "reports/cli/help.hpp"
#include "reports/cli/manual/page.hpp"
#include "reports/cli/manual/topics.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli::manual {
namespace {

using render::command_name;

auto upper(std::string_view text) -> std::string {
  std::string out;
  for (const unsigned char letter : text) out += static_cast<char>(std::toupper(letter));
  return out;
}

/// The head of a page, and its line in lists of pages.
auto head(std::string_view name, int section, std::string_view about, std::string_view version)
    -> std::string {
  if (about.ends_with('.')) about.remove_suffix(1);
  return fmt::format(".TH {} {} \"\" \"ruleproof {}\" \"{}\"\n.nh\n.ad l\n.SH NAME\n{} \\- {}\n",
                     roff_text(upper(name)), section, version,
                     section == 1 ? "User Commands" : "File Formats", roff_text(name),
                     roff_text(about));
}

/// The longer text of a subcommand: lines of examples begin with blanks, "Examples:" begins them.
auto prose(std::string_view text) -> std::string {
  constexpr std::string_view one = "Example: ";
  std::string out;
  bool example = false;
  while (!text.empty()) {
    auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const bool shown = line.starts_with("  ");
    if (shown != example) out += shown ? ".PP\n.EX\n" : ".EE\n.PP\n";
    example = shown;
    if (line == "Examples:") {
      out += ".SH EXAMPLES\n";
    } else if (line.starts_with(one)) {
      out += ".SH EXAMPLES\n.EX\n" + roff_text(line.substr(one.size())) + "\n.EE\n";
    } else {
      out += roff_text(shown ? line.substr(2) : line) + '\n';
    }
  }
  return example ? out + ".EE\n" : out;
}

auto synopsis(const Page& page) -> std::string {
  auto out = fmt::format(".SH SYNOPSIS\n.B {} {}\n[\\fIOPTION\\fR]...\n", roff_text(command_name()),
                         page.name);
  for (const auto& word : page.words) {
    if (!word.placed) continue;
    const auto name = fmt::format("\\fI{}\\fR{}", roff_text(word.name), word.many ? "..." : "");
    const auto lead = word.name == "ENGINE" ? "\\-\\- " : "";
    out += word.required ? lead + name + '\n' : fmt::format("[{}]\n", name);
  }
  return out;
}

auto term(const Word& word) -> std::string {
  auto out = fmt::format(".TP\n\\f{}{}\\fR", word.placed ? 'I' : 'B', roff_text(word.name));
  if (!word.value.empty()) out += fmt::format(" \\fI{}\\fR", roff_text(word.value));
  return out + '\n' + roff_text(word.about) + '\n';
}

/// Words with a place, flags, then flags in groups.
auto words_of(const Page& page) -> std::string {
  std::string out;
  std::vector<std::string> groups{""};
  for (const auto& word : page.words) {
    if (std::ranges::count(groups, word.group) == 0) groups.push_back(word.group);
  }
  const auto section = [&](const std::string& heading, auto belongs) {
    std::string terms;
    for (const auto& word : page.words) {
      if (belongs(word)) terms += term(word);
    }
    if (!terms.empty()) out += heading + terms;
  };
  section(".SH ARGUMENTS\n", [](const Word& word) { return word.placed; });
  for (const auto& group : groups) {
    section(group.empty() ? ".SH OPTIONS\n" : ".SS " + roff_text(group) + '\n',
            [&](const Word& word) { return !word.placed && word.group == group; });
  }
  return out;
}

auto see_also() -> std::string {
  return fmt::format(".SH SEE ALSO\n.BR {} (1)\n", roff_text(command_name()));
}

auto exit_status() -> std::string { return ".SH EXIT STATUS\n" + prose(about_exit_codes); }

auto page_of(const Page& page, std::string_view version) -> ManFile {
  const auto name = command_name() + "-" + page.name;
  auto more = std::string_view(page.more);
  const auto examples = std::min(more.find("Example"), more.size());
  auto text = head(name, 1, page.about, version) + synopsis(page) + ".SH DESCRIPTION\n" +
              prose(page.about) + ".PP\n" + prose(more.substr(0, examples)) + words_of(page) +
              prose(more.substr(examples)) + exit_status();
  text += see_also();
  return {fmt::format("man1/{}.1", name), std::move(text)};
}

auto page_of(const Topic& topic, std::string_view version) -> ManFile {
  const auto name = fmt::format("{}-{}", command_name(), topic.name);
  auto text = head(name, 5, topic.about, version) + ".SH DESCRIPTION\n" +
              roff_of_markdown(with_its_commands(section_of(topic))) + see_also();
  return {fmt::format("man5/{}.5", name), std::move(text)};
}

auto first_page(const std::vector<Page>& pages, std::string_view version) -> ManFile {
  constexpr auto about = "rules of board games, tested, searched and audited";
  auto text = head(command_name(), 1, about, version) + ".SH SYNOPSIS\n.B " +
              roff_text(command_name()) + "\n\\fISUBCOMMAND\\fR [\\fIARGUMENT\\fR]...\n" +
              ".SH DESCRIPTION\n" + prose(about_command()) + ".SH SUBCOMMANDS\n";
  for (const auto& page : pages) {
    text += fmt::format(".TP\n.BR {}\\-{} (1)\n{}\n", roff_text(command_name()), page.name,
                        roff_text(page.about));
  }
  text += ".SH FORMATS\n";
  for (const auto& topic : topics()) {
    text += fmt::format(".TP\n.BR {}\\-{} (5)\n{}\n", roff_text(command_name()),
                        roff_text(topic.name), roff_text(topic.about));
  }
  const auto terms = [&](std::string_view heading, const auto& words) {
    text += fmt::format(".SH {}\n", heading);
    for (const auto& word : words) {
      text += fmt::format(".TP\n.B {}\n{}\n", roff_text(word.name), roff_text(word.about));
    }
  };
  terms("OPTIONS", root_flags);
  terms("ENVIRONMENT", environment);
  return {fmt::format("man1/{}.1", command_name()), text + exit_status()};
}

}  // namespace

auto roff_text(std::string_view text) -> std::string {
  std::string out;
  for (const char letter : text) {
    const bool begins = out.empty() || out.back() == '\n';
    if (begins && (letter == '.' || letter == '\'')) out += "\\&";
    switch (letter) {
      case '\\':
        out += "\\e";
        break;
      case '-':
        out += "\\-";
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '`':
        out += "\\(ga";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      default:
        out += letter;
    }
  }
  return out;
}

auto man_files(const std::vector<Page>& pages, std::string_view version) -> std::vector<ManFile> {
  std::vector<ManFile> files{first_page(pages, version)};
  for (const auto& page : pages) files.push_back(page_of(page, version));
  for (const auto& topic : topics()) files.push_back(page_of(topic, version));
  return files;
}

}  // namespace ruleproof::cli::manual
