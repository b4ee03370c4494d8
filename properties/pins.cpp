#include "properties/pins.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties {

namespace {

constexpr std::string_view blanks = " \t\r";

auto trimmed(std::string_view text) -> std::string_view {
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Takes what stands before `mark` off `text`.
auto take(std::string_view& text, char mark) -> std::string_view {
  const auto end = std::min(text.find(mark), text.size());
  const auto part = trimmed(text.substr(0, end));
  text = trimmed(text.substr(std::min(end + 1, text.size())));
  return part;
}

template <class N>
auto read_whole(std::string_view text, std::optional<N>& into) -> bool {
  N number{};
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, number);
  into = number;
  return !text.empty() && read.ec == std::errc{} && read.ptr == last;
}

auto read_counts(std::string_view text, PinCounts& counts) -> bool {
  for (auto* count : {&counts.states, &counts.transitions, &counts.terminals}) {
    const auto word = take(text, ' ');
    if (word != "-" && !read_whole(word, *count)) return false;
  }
  return text.empty();
}

auto read_pin(std::string_view line, const std::string& place, Pin& pin) -> std::optional<Error> {
  const auto bad = [&](std::string message) {
    return Error{Code::bad_data, place, std::move(message)};
  };
  if (auto problem = read_pairs(take(line, '|'), place, pin.setup.options)) {
    return bad(problem->message);
  }
  if (auto problem = read_pairs(take(line, '|'), place, pin.setup.rulings)) {
    return bad(problem->message);
  }
  const auto depth = take(line, '|');
  if (depth != "all") {
    std::string_view rest = depth;
    if (take(rest, ' ') != "depth" || !read_whole(rest, pin.depth) || *pin.depth < 0) {
      return bad(R"(expected "all" or "depth N", got ")" + std::string(depth) + "\"");
    }
  }
  const auto counts = take(line, '|');
  if (!read_counts(counts, pin.counts)) {
    return bad(
        "expected three counts (states, transitions, terminals; - where not measured), got "
        "\"" +
        std::string(counts) + "\"");
  }
  if (line.empty()) return bad("a pin needs a source: who counted it?");
  pin.source = line;
  return std::nullopt;
}

auto number_text(const std::optional<std::uint64_t>& number) -> std::string {
  return number ? std::to_string(*number) : "-";
}

auto counts_text(const PinCounts& counts) -> std::string {
  return number_text(counts.states) + ' ' + number_text(counts.transitions) + ' ' +
         number_text(counts.terminals);
}

auto title_of(const Pin& pin) -> std::string {
  auto text = ruleproof::to_text(pin.setup.options);
  const auto rulings = ruleproof::to_text(pin.setup.rulings);
  if (!rulings.empty()) text += (text.empty() ? "" : " ") + rulings;
  if (text.empty()) text = "default set-up";
  return text + (pin.depth ? ", depth " + std::to_string(*pin.depth) : ", whole game");
}

/// Pinned and counted, and not the same.
auto moved(const std::optional<std::uint64_t>& pinned, const std::optional<std::uint64_t>& counted)
    -> bool {
  return pinned && counted && *pinned != *counted;
}

}  // namespace

auto parse_pins(std::string_view text, std::string_view where) -> Result<std::vector<Pin>> {
  std::vector<Pin> pins;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with('#')) continue;
    Pin pin;
    pin.line = number;
    const auto place = std::string(where) + ":" + std::to_string(number);
    if (auto problem = read_pin(line, place, pin)) return *problem;
    pins.push_back(std::move(pin));
  }
  return pins;
}

auto to_text(const Pin& pin) -> std::string {
  return ruleproof::to_text(pin.setup.options) + " | " + ruleproof::to_text(pin.setup.rulings) +
         " | " + (pin.depth ? "depth " + std::to_string(*pin.depth) : "all") + " | " +
         counts_text(pin.counts) + " | " + pin.source;
}

namespace detail {

auto add_pin(GameReport& report, const std::string& file, const Pin& pin,
             const Result<PinCounts>& counted, const Scope& scope) -> void {
  auto check = check_of("pins", title_of(pin));
  if (counted) {
    check.amount = counted->states ? plural(*counted->states, "state") : "";
    if (moved(pin.counts.states, counted->states) ||
        moved(pin.counts.transitions, counted->transitions) ||
        moved(pin.counts.terminals, counted->terminals)) {
      check.status = Status::failed;
      check.message = "pinned " + counts_text(pin.counts) + ", counted " + counts_text(*counted);
    } else if (pin.counts.states && !counted->states) {
      check.status = Status::skipped;
      check.message = "not counted: too large, or ended early";
    }
  } else {
    check.status = Status::failed;
    check.message = ruleproof::to_text(counted.error());
  }
  if (check.status == Status::failed) {
    auto finding =
        finding_of(report, "pin/" + slug(title_of(pin)), FindingKind::pin_moved, Severity::error);
    finding.title =
        (counted ? "A pinned count moved: " : "A pin cannot be counted: ") + title_of(pin);
    finding.message = check.message + " (source: " + pin.source + ").";
    if (counted) {
      finding.message += " A change of the rules must change the pin and say so.";
      finding.how = {How::exhaustive, scope};
      finding.data = scope.data;
    }
    finding.bound = title_of(pin);
    finding.places = {{file, pin.line, pin.line, ""}};
    check.finding = finding.id;
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
}

}  // namespace detail

}  // namespace ruleproof::properties
