#include "reports/cli/door/usage.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {

auto usage_error(const std::string& subcommand, std::string message,
                 const std::vector<std::string>& words, const std::vector<std::string>& known)
    -> Error {
  const std::vector<std::string_view> names(known.begin(), known.end());
  const bool is_about_words = message.find("not expected") != std::string::npos;
  if (subcommand.empty() && !words.empty()) {
    const bool is_option = words.front().starts_with('-');
    message = (is_option ? "unknown option \"" : "unknown subcommand \"") + words.front() + "\"" +
              did_you_mean(words.front(), names);
  }
  for (const auto& word : words) {
    if (subcommand.empty() || word == "--") break;  // behind -- stand the words of another command
    const auto flag = word.substr(0, word.find('='));
    if (!word.starts_with("--") || std::ranges::count(known, flag) > 0) continue;
    if (!is_about_words) break;
    message = "unknown option \"" + flag + "\"" + did_you_mean(flag, names);
    break;
  }
  if (!message.ends_with('?')) {
    message += "; see " + render::command_name() + " " + subcommand +
               (subcommand.empty() ? "" : " ") + "--help";
  }
  return {Code::usage, subcommand, message};
}

auto each_with_its_flag(const std::vector<std::string>& words, const std::string& flag)
    -> std::vector<std::string> {
  std::vector<std::string> all;
  bool takes_more = false;
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (*word == "--") {
      all.insert(all.end(), word, words.end());
      break;
    }
    if (word->starts_with('-') || known_game(*word)) {
      takes_more = *word == flag || word->starts_with(flag + '=');
    } else if (takes_more && all.back() != flag) {
      all.push_back(flag);
    }
    all.push_back(*word);
  }
  return all;
}

}  // namespace ruleproof::cli
