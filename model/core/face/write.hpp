/// What the face answers with, as JSON: appended to a text, as `json_text.hpp` does.
#pragma once

#include <string>
#include <string_view>

#include "model/core/any_game.hpp"
#include "model/core/face/parts.hpp"
#include "model/core/json_text.hpp"  // IWYU pragma: export

namespace ruleproof::face {

/// The name of a member of the object that is being written; its value comes next.
auto member(std::string& out, std::string_view name) -> std::string&;
/// A member that is a text.
auto member(std::string& out, std::string_view name, std::string_view text) -> void;
/// The comma before an item of the list that is being written, if it needs one.
auto item(std::string& out) -> std::string&;

/// `{"error":{"code":14,"where":"setup","message":"...","text":"RP-014: setup: ..."}}`
[[nodiscard]] auto answer(const Error& error) -> std::string;
auto write(std::string& out, const Error& error) -> void;
/// `{"seat":"p1","move":"drop 1","because":["turn.drop"],"changes":[...]}`
auto write(std::string& out, const Frame& frame) -> void;
/// `{"players":"2"}`
auto write(std::string& out, const Texts& texts) -> void;
/// Name, title, players, data, the options of the usual set-up.
auto write_summary(std::string& out, const Parts& game) -> void;
/// Clauses and open questions.
auto write_rules(std::string& out, const Parts& game) -> void;
/// Every option and every ruling, not only the unusual ones.
auto write_set_up(std::string& out, const AnyGame& game, const std::string& provenance) -> void;

}  // namespace ruleproof::face
