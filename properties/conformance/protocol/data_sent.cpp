#include "properties/conformance/protocol/data_sent.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "model/core/tables.hpp"
#include "model/drako/data/data_in_force.hpp"
#include "model/river_dragons/data/data_in_force.hpp"
#include "model/sea_dragons/data/data_in_force.hpp"
#include "model/year_of_the_dragon/data/data_in_force.hpp"
#include "properties/conformance/protocol/json_text.hpp"

namespace ruleproof::conformance {
namespace {

/// Where the data of a game are read, and what they are called where a set-up does not say.
struct Source {
  std::string_view game;
  std::string_view usual;
  auto (*read)(std::string_view data) -> Result<Table>;
};
constexpr auto sources = std::to_array<Source>({
    {"drako", "stand-in", drako::data_in_force},
    {"river-dragons", "stand-in", river_dragons::data_in_force},
    {"sea-dragons", "stand-in", sea_dragons::data_in_force},
    {"year-of-the-dragon", "first-edition", year_of_the_dragon::data_in_force},
});

auto write_value(std::string& out, const Datum& value) -> void;

auto write_table(std::string& out, const Table& table) -> void {
  out += '{';
  for (const auto& [name, value] : table.entries()) {
    if (out.back() != '{') out += ',';
    write_string(out, name);
    out += ':';
    write_value(out, value);
  }
  out += '}';
}

struct Writer {
  std::string& out;
  auto operator()(const std::string& text) const -> void { write_string(out, text); }
  auto operator()(std::int64_t number) const -> void { write_number(out, number); }
  auto operator()(bool truth) const -> void { out += truth ? "true" : "false"; }
  auto operator()(double number) const -> void { out += std::to_string(number); }
  auto operator()(const Table& table) const -> void { write_table(out, table); }
  auto operator()(const Datum::List& list) const -> void {
    out += '[';
    for (const auto& item : list) {
      if (out.back() != '[') out += ',';
      write_value(out, item);
    }
    out += ']';
  }
};

auto write_value(std::string& out, const Datum& value) -> void {
  std::visit(Writer{out}, value.content);
}

}  // namespace

auto write_components(std::string& out, const Referee& model) -> void {
  for (const auto& source : sources) {
    if (source.game != model.name()) continue;
    const auto setup = model.setup();
    const auto named = setup.options.find("data");
    const auto data = source.read(named == setup.options.end() ? source.usual : named->second);
    if (data) return write_table(out, *data);
  }
  out += "{}";
}

}  // namespace ruleproof::conformance
