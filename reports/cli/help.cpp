#include "reports/cli/help.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/algorithm/string/replace.hpp>

#include "reports/cli/door/catalogue.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view our_name = "ruleproof";

auto is_ours() -> bool { return render::command_name() == our_name; }

}  // namespace

auto in_its_name(std::string_view text) -> std::string {
  auto named = boost::replace_all_copy(std::string(text), our_name, render::command_name());
  boost::replace_all(named, render::command_name() + "-mpi", "ruleproof-mpi");
  return named;
}

auto with_its_commands(std::string_view text) -> std::string {
  constexpr std::string_view before = "ruleproof ";
  std::string named;
  for (auto at = text.find(before); at != std::string_view::npos; at = text.find(before)) {
    const auto next = text.substr(at + before.size(), 1);
    const bool is_command = next == "-" || (next >= "a" && next <= "z");
    named.append(text.substr(0, at)).append(is_command ? render::command_name() : our_name);
    text.remove_prefix(at + our_name.size());
  }
  return named.append(text);
}

auto about_command() -> std::string {
  const auto& games = known_games();
  if (is_ours() || games.begin() == games.end()) return std::string(about_ruleproof);
  return std::string(about_ruleproof.substr(0, about_ruleproof.find('\n'))) +
         in_its_name("\nA first try: ruleproof games; ruleproof play ") + (*games.begin())->name();
}

auto more_of(const Help& help) -> std::string {
  if (is_ours()) return std::string(help.more);
  const auto examples = std::min(help.more.find("Example"), help.more.size());
  auto text = in_its_name(help.more.substr(0, examples));
  if (examples == help.more.size()) return text;
  const auto shown = help.more.substr(examples);
  const bool is_one = shown.starts_with("Example: ");
  return text + "Examples:\nThey are of `ruleproof` and the games that come with it.\n" +
         (is_one ? "  " : "") + std::string(shown.substr(shown.find_first_of(" \n") + 1));
}

}  // namespace ruleproof::cli
