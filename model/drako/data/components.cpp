#include "model/drako/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"
#include "model/drako/data/components.toml.hpp"
#include "model/drako/data/data_in_force.hpp"
#include "model/drako/data/decks.toml.hpp"
#include "model/drako/data/files.hpp"
#include "model/drako/data/names.hpp"
#include "model/drako/data/read.hpp"
#include "model/drako/data/variants/duel.toml.hpp"
#include "model/drako/data/variants/lane.toml.hpp"
#include "model/drako/data/variants/skirmish.toml.hpp"

namespace ruleproof::drako {

namespace {

constexpr auto decks_file = embedded::drako::data_decks_toml;
constexpr auto counts_file = embedded::drako::data_components_toml;
constexpr const auto& names = own_data;
constexpr auto variants = std::to_array<std::string_view>({
    "",
    embedded::drako::data_variants_skirmish_toml,
    embedded::drako::data_variants_duel_toml,
    embedded::drako::data_variants_lane_toml,
});
static_assert(names.size() == variants.size());

auto read_named(std::size_t i) -> Result<Components> {
  const auto files = data_in_force(names[i]);
  if (!files) return files.error();
  return components_from(*files);
}

/// All of them, read once.
auto read_all() -> const std::vector<Result<Components>>& {
  static const auto all = [] {
    std::vector<Result<Components>> made;
    made.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) made.push_back(read_named(i));
    return made;
  }();
  return all;
}

}  // namespace

auto read_components(std::string_view decks, std::string_view counts, std::string_view variant,
                     std::string_view variant_name) -> Result<Components> {
  const auto merged = merge_files(decks, counts, variant, variant_name);
  if (!merged) return merged.error();
  return components_from(*merged);
}

auto data_names() -> std::span<const std::string_view> { return names; }

auto data_in_force(std::string_view data) -> Result<Table> {
  if (const auto known = std::ranges::find(names, data); known != names.end()) {
    return merge_files(decks_file, counts_file,
                       variants[static_cast<std::size_t>(known - names.begin())],
                       "data/variants/" + std::string(data) + ".toml");
  }
  if (!data.ends_with(".toml")) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return Error{Code::bad_setup, "data",
                 "expected " + list + " or a file ending in .toml, got \"" + std::string(data) +
                     '"' + did_you_mean(data, names)};
  }
  const std::string path(data);
  const auto text = read_data_file(path);
  if (!text) return text.error();
  return merge_files(decks_file, counts_file, *text, path);
}

auto components(std::string_view data) -> Result<Components> {
  if (const auto known = std::ranges::find(names, data); known != names.end()) {
    return read_all()[static_cast<std::size_t>(known - names.begin())];
  }
  const auto files = data_in_force(data);
  if (!files) return files.error();
  return components_from(*files);
}

}  // namespace ruleproof::drako
