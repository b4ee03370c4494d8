/// Numbers and names as reports say them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof::properties {

/// "1,000,000".
[[nodiscard]] auto grouped(std::uint64_t number) -> std::string;

/// "1 game", "1,000 games": for nouns that take an s.
[[nodiscard]] auto plural(std::uint64_t number, std::string_view noun) -> std::string;

/// A sentence as a part of an id: "A stone falls." -> "a-stone-falls".
[[nodiscard]] auto slug(std::string_view sentence) -> std::string;

/// The folder of a game by its name: "connect-four" -> "connect_four".
[[nodiscard]] auto folder_of(std::string_view game) -> std::string;

}  // namespace ruleproof::properties
