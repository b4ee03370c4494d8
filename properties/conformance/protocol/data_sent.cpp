#include "properties/conformance/protocol/data_sent.hpp"

#include <cstdint>
#include <string>
#include <variant>

#include "model/core/any_game.hpp"
#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/json_text.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance {
namespace {

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

auto write_texts(std::string& out, const Texts& texts) -> void {
  out += '{';
  for (const auto& [name, value] : texts) {
    if (out.back() != '{') out += ',';
    write_string(out, name);
    out += ':';
    write_string(out, value);
  }
  out += '}';
}

}  // namespace

auto write_components(std::string& out, const DataSource& data, const SetupText& setup) -> void {
  if (data.read != nullptr) {
    const auto named = setup.options.find("data");
    const auto read = data.read(named == setup.options.end() ? data.usual : named->second);
    if (read) return write_table(out, *read);
  }
  out += "{}";
}

auto write_set_up(std::string& out, const DataSource& data, const AnyGame& model) -> void {
  const auto setup = model.setup();
  Texts rulings;
  for (const auto& question : model.questions()) {
    rulings.emplace(question.id, question.answers.front().id);
  }
  for (const auto& [id, answer] : setup.rulings) rulings.insert_or_assign(id, answer);
  out += R"({"protocol":)";
  write_number(out, protocol_version);
  out += R"(,"game":)";
  write_string(out, model.name());
  out += R"(,"players":)";
  write_number(out, model.players());
  out += R"(,"setup":)";
  write_texts(out, setup.options);
  out += R"(,"rulings":)";
  write_texts(out, rulings);
  out += R"(,"components":)";
  write_components(out, data, setup);
  out += '}';
}

}  // namespace ruleproof::conformance
