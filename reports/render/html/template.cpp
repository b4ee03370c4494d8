#include "reports/render/html/template.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include <kainjow/mustache.hpp>

#include "model/core/assert.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::render {

namespace mustache = kainjow::mustache;

struct Values::Data {
  mustache::data object;
};

namespace {

/// Names of markup say so, in the templates too: `{{{panels_html}}}`. A test holds them to it.
auto names_markup(std::string_view name) -> bool { return name.ends_with("_html"); }

}  // namespace

Values::Values() : data_(std::make_unique<Data>()) {}
Values::Values(Values&& other) noexcept = default;
auto Values::operator=(Values&& other) noexcept -> Values& = default;
Values::~Values() = default;

auto Values::text(std::string_view name, std::string_view value) -> Values& {
  RULEPROOF_ASSERT(!names_markup(name));
  data_->object[std::string{name}] = mustache::data{visible(value)};
  return *this;
}

auto Values::number(std::string_view name, std::uint64_t value) -> Values& {
  return text(name, grouped(value));
}

auto Values::flag(std::string_view name, bool value) -> Values& {
  data_->object[std::string{name}] = mustache::data{value};
  return *this;
}

auto Values::markup(std::string_view name, const Markup& value) -> Values& {
  RULEPROOF_ASSERT(names_markup(name));
  data_->object[std::string{name}] = mustache::data{value.html};
  return *this;
}

auto Values::list(std::string_view name, const std::vector<Values>& values) -> Values& {
  mustache::data list{mustache::data::type::list};
  for (const auto& value : values) list.push_back(value.data_->object);
  data_->object[std::string{name}] = std::move(list);
  return *this;
}

auto Values::optional(std::string_view name, std::string_view value) -> Values& {
  flag("has_" + std::string{name}, !value.empty());
  return text(name, value);
}

struct Template::Parsed {
  mustache::mustache source;
};

Template::Template(std::string_view source)
    : parsed_(std::make_unique<Parsed>(mustache::mustache{std::string{source}})) {
  RULEPROOF_ASSERT(parsed_->source.is_valid());  // templates are part of the program
}
Template::Template(Template&& other) noexcept = default;
auto Template::operator=(Template&& other) noexcept -> Template& = default;
Template::~Template() = default;

auto Template::fill(const Values& values) -> Markup {
  return {parsed_->source.render(values.data_->object)};
}

}  // namespace ruleproof::render
