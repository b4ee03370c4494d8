#include "reports/cli/manual/topics.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "model/README.md.hpp"
#include "properties/conformance/README.md.hpp"
#include "reports/render/README.md.hpp"

namespace ruleproof::cli::manual {
namespace {

namespace readme = embedded::cli;

const auto all_topics = std::to_array<Topic>({
    {"record", "a game, or a part of one, as a text file that replays", readme::model_README_md,
     "## Records"},
    {"data", "the numbers of a box, as files that say where each comes from",
     readme::model_README_md, "## Data files"},
    {"protocol", "how an engine is asked, and what it answers",
     readme::properties_conformance_README_md, "## The protocol, version 1"},
    {"run.json", "everything that a run found, for programs", readme::reports_render_README_md,
     "## run.json, version 4"},
});

}  // namespace

auto topics() -> std::span<const Topic> { return all_topics; }

auto topic_called(std::string_view name) -> const Topic* {
  const auto* found = std::ranges::find(all_topics, name, &Topic::name);
  return found == all_topics.end() ? nullptr : found;
}

auto section_of(const Topic& topic) -> std::string_view {
  const auto heading = '\n' + std::string(topic.heading) + '\n';
  const auto at = topic.readme.find(heading);
  if (at == std::string_view::npos) return {};
  auto section = topic.readme.substr(at + heading.size());
  if (const auto end = section.find("\n## "); end != std::string_view::npos) {
    section = section.substr(0, end + 1);
  }
  section.remove_prefix(std::min(section.find_first_not_of('\n'), section.size()));
  return section;
}

}  // namespace ruleproof::cli::manual
