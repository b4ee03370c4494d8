#include "reports/cli/manual/complete.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/manual/page.hpp"
#include "reports/cli/manual/values.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::cli::manual {
namespace {

using Candidates = std::vector<Candidate>;

/// The subcommand that is typed, and what was said so far.
struct Typed {
  const Page* page = nullptr;
  std::string game = {};
  std::size_t places = 0;         ///< words with a place that are there already
  const Word* waiting = nullptr;  ///< the flag whose value comes next
  bool another = false;           ///< it has one already, and may have more
  std::vector<std::string> flags = {};
  bool behind = false;  ///< the two dashes
};

auto flag_called(const Page& page, std::string_view name) -> const Word* {
  const auto found = std::ranges::find(page.words, name, &Word::name);
  return found == page.words.end() || found->placed ? nullptr : &*found;
}

auto read(const Page& page, std::span<const std::string> words) -> Typed {
  Typed typed{.page = &page};
  for (const auto& word : words) {
    if (typed.behind) continue;
    if (typed.waiting != nullptr && !(typed.another && word.starts_with('-'))) {
      typed.another = typed.waiting->many;
      if (!typed.another) typed.waiting = nullptr;
      continue;
    }
    typed.waiting = nullptr;
    if (word == "--") {
      typed.behind = true;
    } else if (word.starts_with("--")) {
      typed.flags.push_back(word.substr(0, word.find('=')));
      const auto* flag = flag_called(page, typed.flags.back());
      if (flag != nullptr && !flag->value.empty() && word.find('=') == std::string::npos) {
        typed.waiting = flag;
        typed.another = false;
      }
    } else if (!word.starts_with('-') || word == "-") {
      if (known_games().find(word) != nullptr && typed.game.empty()) typed.game = word;
      ++typed.places;
    }
  }
  return typed;
}

auto subcommands(const std::vector<Page>& pages) -> Candidates {
  Candidates out;
  for (const auto& page : pages) out.push_back({page.name, page.about});
  for (const auto& flag : root_flags) {
    out.push_back({std::string(flag.name), std::string(flag.about)});
  }
  return out;
}

auto flags_of(const Page& page) -> Candidates {
  Candidates out;
  for (const auto& word : page.words) {
    if (!word.placed) out.push_back({word.name.substr(word.name.find("--")), word.about});
  }
  return out;
}

/// What the next word with a place may be.
auto placed(const Typed& typed, const std::string& last, const std::vector<Page>& pages)
    -> Candidates {
  std::size_t place = 0;
  for (const auto& word : typed.page->words) {
    if (!word.placed) continue;
    const auto here = place++;
    if (here != typed.places && !(word.many && place <= typed.places)) continue;
    auto takes = taken_by(word.name, typed.page->name);
    if (takes == Takes::clauses && std::ranges::count(typed.flags, "--rulings") > 0) {
      takes = Takes::rulings;
    }
    auto out = values_for(takes, typed.game, last);
    if (takes == Takes::topics) {
      for (const auto& page : pages) out.push_back({page.name, page.about});
    }
    return out;
  }
  return {};
}

/// All that may stand there, whether or not it begins as the last word does.
auto all_candidates(const std::vector<Page>& pages, std::span<const std::string> words)
    -> Candidates {
  if (words.size() == 1) return subcommands(pages);
  const auto page = std::ranges::find(pages, words.front(), &Page::name);
  if (page == pages.end()) return {};
  const auto& last = words.back();
  const auto typed = read(*page, words.subspan(1, words.size() - 2));
  if (typed.behind) return {{std::string(any_file)}};
  if (typed.waiting != nullptr && !(typed.another && last.starts_with('-'))) {
    return values_for(taken_by(typed.waiting->name, page->name), typed.game, last);
  }
  const auto equals = last.find('=');
  if (last.starts_with("--") && equals != std::string::npos) {
    const auto name = last.substr(0, equals);
    auto out = values_for(taken_by(name, page->name), typed.game, last.substr(equals + 1));
    for (auto& candidate : out) {
      if (candidate.word != any_file) candidate.word.insert(0, name + '=');
    }
    return out;
  }
  return last.starts_with('-') ? flags_of(*page) : placed(typed, last, pages);
}

}  // namespace

auto candidates(const std::vector<Page>& pages, std::span<const std::string> words)
    -> std::vector<Candidate> {
  if (words.empty()) return {};
  auto all = all_candidates(pages, words);
  std::erase_if(all, [&](const Candidate& candidate) {
    return candidate.word != any_file && !candidate.word.starts_with(words.back());
  });
  return all;
}

auto complete(const std::vector<Page>& pages, std::span<const std::string> words,
              Terminal& terminal) -> int {
  for (const auto& candidate : candidates(pages, words)) {
    terminal.out << candidate.word;
    if (!candidate.about.empty()) terminal.out << '\t' << render::one_line(candidate.about);
    terminal.out << '\n';
  }
  return exit_clean;
}

}  // namespace ruleproof::cli::manual
