#include "model/year_of_the_dragon/data/components.hpp"

#include <string>
#include <string_view>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"
#include "model/year_of_the_dragon/data/components.toml.hpp"
#include "model/year_of_the_dragon/data/data_in_force.hpp"
#include "model/year_of_the_dragon/data/files.hpp"
#include "model/year_of_the_dragon/data/names.hpp"
#include "model/year_of_the_dragon/data/persons.toml.hpp"
#include "model/year_of_the_dragon/data/read.hpp"
#include "model/year_of_the_dragon/data/variants/anniversary.toml.hpp"

namespace ruleproof::year_of_the_dragon {

namespace {

constexpr auto persons_file = embedded::year_of_the_dragon::data_persons_toml;
constexpr auto counts_file = embedded::year_of_the_dragon::data_components_toml;
constexpr auto anniversary_file = embedded::year_of_the_dragon::data_variants_anniversary_toml;

auto read(std::string_view data) -> Result<Components> {
  const auto files = data_in_force(data);
  if (!files) return files.error();
  return components_from(*files);
}

}  // namespace

auto read_components(std::string_view persons, std::string_view counts, std::string_view variant,
                     std::string_view variant_name) -> Result<Components> {
  const auto merged = merge_files(persons, counts, variant, variant_name);
  if (!merged) return merged.error();
  return components_from(*merged);
}

auto data_in_force(std::string_view data) -> Result<Table> {
  const auto merged = [](std::string_view text, std::string_view name) {
    return merge_files(persons_file, counts_file, text, name);
  };
  if (data == "first-edition") return merged("", "data/variants/first-edition.toml");
  if (data == "anniversary") return merged(anniversary_file, "data/variants/anniversary.toml");
  if (!data.ends_with(".toml")) {
    return Error{Code::bad_setup, "data",
                 "expected first-edition, anniversary or a file ending in .toml, got \"" +
                     std::string(data) + '"' + did_you_mean(data, own_data)};
  }
  const std::string path(data);
  const auto text = read_data_file(path);
  if (!text) return text.error();
  return merged(*text, path);
}

auto components(std::string_view data) -> Result<Components> {
  static const auto first_edition = read("first-edition");
  static const auto anniversary = read("anniversary");
  if (data == "first-edition") return first_edition;
  if (data == "anniversary") return anniversary;
  return read(data);
}

}  // namespace ruleproof::year_of_the_dragon
