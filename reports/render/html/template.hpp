/// Templates of the page and the values that fill them. Text is made visible and escaped; only
/// `Markup`, which our own code produces, goes in as it is.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::render {

/// HTML that our own code produced.
struct Markup {
  std::string html;
};

/// The values of one template, or of one turn of a section in it. Sections see the values around
/// them, so names differ from level to level, and every name that a section asks for is set.
class Values {
 public:
  Values();
  Values(Values&& other) noexcept;
  auto operator=(Values&& other) noexcept -> Values&;
  ~Values();

  auto text(std::string_view name, std::string_view value) -> Values&;
  auto number(std::string_view name, std::uint64_t value) -> Values&;
  auto flag(std::string_view name, bool value) -> Values&;
  /// Names of markup, and only they, end in "_html".
  auto markup(std::string_view name, const Markup& value) -> Values&;
  auto list(std::string_view name, const std::vector<Values>& values) -> Values&;
  /// The text `name`, and the flag `has_name`, for a section shown only where there is a text.
  auto optional(std::string_view name, std::string_view value) -> Values&;

 private:
  friend class Template;
  struct Data;
  std::unique_ptr<Data> data_;
};

/// A Mustache template, read once.
class Template {
 public:
  explicit Template(std::string_view source);
  Template(Template&& other) noexcept;
  auto operator=(Template&& other) noexcept -> Template&;
  ~Template();

  [[nodiscard]] auto fill(const Values& values) -> Markup;

 private:
  struct Parsed;
  std::unique_ptr<Parsed> parsed_;
};

}  // namespace ruleproof::render
