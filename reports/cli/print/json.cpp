#include "reports/cli/print/json.hpp"

#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "model/core/naming.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::cli {

auto to_json(std::string_view text) -> Json { return render::json_text(text); }

auto to_json(const Texts& texts) -> Json {
  auto json = Json::object();
  for (const auto& [name, value] : texts) json[name] = render::json_value(value);
  return json;
}

auto outcome_json(const AnyGame& game) -> std::string {
  std::string text;
  write_outcome(game, text);
  return text;
}

auto to_json(const Error& error) -> Json {
  return {{"code", static_cast<int>(error.code)},
          {"where", to_json(std::string_view(error.where))},
          {"message", to_json(std::string_view(error.message))}};
}

auto to_json(const Clause& clause) -> Json {
  Json json = {{"tag", to_json(clause.tag)},
               {"id", to_json(clause.id)},
               {"says", to_json(clause.says)},
               {"disposition", to_json(to_text(clause.disposition))}};
  if (!clause.reason.empty()) json["reason"] = to_json(clause.reason);
  return json;
}

auto to_json(const RulingInfo& ruling) -> Json {
  auto answers = Json::array();
  for (const auto& answer : ruling.answers) {
    answers.push_back({{"id", to_json(answer.id)}, {"says", to_json(answer.says)}});
  }
  return {{"tag", to_json(ruling.tag)},
          {"id", to_json(ruling.id)},
          {"clause", to_json(ruling.clause)},
          {"question", to_json(ruling.question)},
          {"answers", std::move(answers)}};
}

auto to_json(const FieldInfo& field) -> Json {
  Json json = {{"path", to_json(std::string_view(field.path))}};
  if (field.is_number) {
    json["low"] = field.low;
    json["high"] = field.high;
  }
  if (!field.says.empty()) json["says"] = to_json(field.says);
  return json;
}

auto to_json(std::span<const Change> changes) -> Json {
  auto json = Json::array();
  for (const auto& change : changes) {
    json.push_back({{"field", to_json(std::string_view(change.field))},
                    {"before", render::json_value(change.before)},
                    {"after", render::json_value(change.after)}});
  }
  return json;
}

auto to_json(const Frame& frame) -> Json {
  auto because = Json::array();
  for (const auto& id : frame.because) because.push_back(to_json(std::string_view(id)));
  return {{"seat", to_json(std::string_view(frame.seat))},
          {"move", to_json(std::string_view(frame.move))},
          {"because", std::move(because)},
          {"changes", to_json(std::span<const Change>(frame.changes))}};
}

auto print_json(std::ostream& out, const Schema& schema, const Json& members) -> void {
  auto json = render::envelope(schema, version());
  json.update(members);
  out << render::to_text(json);
}

}  // namespace ruleproof::cli
