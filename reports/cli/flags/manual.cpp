/// The flags as values: for the manual, and for what shells complete.
#include <string>
#include <vector>

#include "reports/cli/flags/flag.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/manual/help.hpp"
#include "reports/cli/manual/page.hpp"

namespace ruleproof::cli {
namespace {

/// What stands behind a flag, as --help shows it, without which others it excludes.
auto value_of(const CLI::Option& option) -> std::string {
  if (option.get_items_expected_max() == 0) return {};
  if (!option.get_option_text().empty()) return option.get_option_text();
  auto value = option.get_type_name();
  if (!option.get_default_str().empty()) value += '=' + option.get_default_str();
  return value;
}

auto word_of(const CLI::Option& option) -> manual::Word {
  const bool placed = option.get_positional();
  // A list behind a flag, which may be given again, has no end that anybody set.
  constexpr int few = 16;
  const auto most = option.get_expected_max();
  return {.name = option.get_name(placed, true),
          .value = placed ? "" : value_of(option),
          .about = option.get_description(),
          .group = option.get_group() == "Options" ? "" : option.get_group(),
          .placed = placed,
          .required = option.get_required(),
          .many = most > 1 && (placed || most < few)};
}

auto page_of(const CLI::App& app, const Help& help) -> manual::Page {
  manual::Page page{.name = std::string(help.name),
                    .about = std::string(help.about),
                    .more = more_of(help),
                    .help = app.help(app.get_parent()->get_name()),
                    .words = {}};
  for (const auto* option : app.get_options()) {
    if (!option->get_group().empty()) page.words.push_back(word_of(*option));
  }
  return page;
}

}  // namespace

auto pages_of(const CLI::App& root) -> std::vector<manual::Page> {
  std::vector<manual::Page> pages;
  pages.reserve(help_texts.size());
  for (const auto& help : help_texts) {
    pages.push_back(page_of(*root.get_subcommand(std::string(help.name)), help));
  }
  return pages;
}

auto add_help(CLI::App& root, Action& action) -> void {
  const auto c = command<HelpFlags>(root, action, "help");
  auto& flags = c.flags();
  flags.pages = [&root] { return pages_of(root); };
  // `root.help()` would show the subcommand that is chosen: this one.
  flags.overview = [&root] {
    return root.get_formatter()->make_help(&root, root.get_name(), CLI::AppFormatMode::Normal);
  };
  auto* topic = c->add_option("TOPIC", flags.topic, "a subcommand, or the format of a file");
  auto* man = c->add_option("--man", flags.man, "write the pages of the manual to this folder")
                  ->type_name("FOLDER")
                  ->excludes(topic);
  c->add_option("--completion", flags.completion,
                "print what this shell is to read: bash, zsh, fish")
      ->type_name("SHELL")
      ->excludes(topic)
      ->excludes(man);
}

}  // namespace ruleproof::cli
