/// The names that an expression may use: those that records may expect something of, and the
/// parts of fields that have a text of their own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/game.hpp"
#include "model/core/naming.hpp"

namespace ruleproof::expression {

/// In front of the name of a field: its value in the opening.
inline constexpr std::string_view start_prefix = "start.";

/// The names of one game under one set-up.
class Vocabulary {
 public:
  auto add(Symbol symbol) -> void;
  /// The list of that path has an element of that number, from 1.
  auto add_element(const std::string& path, std::size_t number) -> void;

  [[nodiscard]] auto find(std::string_view path) const -> const Symbol*;
  /// How many elements a list has at most; 0 if there is no such list.
  [[nodiscard]] auto elements(std::string_view path) const -> std::size_t;
  [[nodiscard]] auto symbols() const -> const std::vector<Symbol>& { return symbols_; }
  /// The same names and, for each field of a position, its name in the opening: "start.p1.yuan". It
  /// is read `size` bytes farther on.
  [[nodiscard]] auto with_opening(std::size_t size) const -> Vocabulary;
  /// "; did you mean ...?", or nothing.
  [[nodiscard]] auto nearest(std::string_view path) const -> std::string;

 private:
  std::vector<Symbol> symbols_;
  std::map<std::string, std::size_t, std::less<>> by_path_;
  std::map<std::string, std::size_t, std::less<>> elements_;
};

/// The path of an element: p and 1 are p1, p1.plank3 and 2 are p1.plank3.2.
[[nodiscard]] auto element_path(std::string path, std::size_t number) -> std::string;

/// What the game says of each position: who is to act, whether it is over, and how it ended.
auto add_around(Vocabulary& vocabulary, int players) -> void;

namespace detail {

template <class T>
auto read_scalar(const std::byte* at) -> std::int64_t {
  T value;
  std::memcpy(&value, at, sizeof value);
  return static_cast<std::int64_t>(value);
}
/// The least and the greatest number that a type can have, as `read_scalar` gives it.
template <class T>
auto limits() -> std::pair<std::int64_t, std::int64_t> {
  if constexpr (sizeof(T) == 8) {
    return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
  } else if constexpr (std::is_enum_v<T>) {
    return limits<std::underlying_type_t<T>>();
  } else {
    return {static_cast<std::int64_t>(std::numeric_limits<T>::min()),
            static_cast<std::int64_t>(std::numeric_limits<T>::max())};
  }
}
template <class V>
auto read_size(const std::byte* at) -> std::int64_t {
  return static_cast<std::int64_t>(reinterpret_cast<const V*>(at)->size());
}

/// Notes the numbers of a part of a position, with where they lie in it.
struct ListNumbers : IgnoreAll {
  const std::byte* begin = nullptr;
  std::vector<Written::Part> parts;
  template <class V>
  auto length(V& vector) -> void {
    add(vector, read_size<V>, static_cast<std::int64_t>(vector.size()), 0,
        static_cast<std::int64_t>(V::capacity()));
  }
  template <class T>
  auto scalar(T& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
    const auto [least, most] = limits<std::remove_const_t<T>>();
    add(value, read_scalar<std::remove_const_t<T>>, static_cast<std::int64_t>(value), least, most);
  }

 private:
  template <class T>
  auto add(const T& value, std::int64_t (*read)(const std::byte*), std::int64_t number,
           std::int64_t least, std::int64_t most) -> void {
    const auto* at = reinterpret_cast<const std::byte*>(&value);
    parts.push_back({static_cast<std::size_t>(at - begin), read, number, least, most});
  }
};

/// Notes every part of a position, with where it lies.
class ListSymbols : public ruleproof::detail::PathVisitor {
 public:
  ListSymbols(Vocabulary& out, const void* state, std::size_t players)
      : out_(out), begin_(static_cast<const std::byte*>(state)), players_(players) {}

  auto enter(std::string_view name, std::string_view says) -> void {
    PathVisitor::enter(name, says);
    guards_.emplace_back();
    lists_.resize(std::min(lists_.size(), ends.size()));
  }
  auto enter(std::size_t index) -> void {
    const auto depth = ends.size();
    skipped_.push_back(path == "p" && players_ > 0 && index >= players_);
    if (!skipped()) out_.add_element(path, index + 1);
    PathVisitor::enter(index);
    const bool in_list = depth < lists_.size() && lists_[depth].read != nullptr;
    guards_.push_back(
        in_list ? std::optional(Guard{lists_[depth], static_cast<std::int64_t>(index) + 1})
                : std::nullopt);
    lists_.resize(std::min(lists_.size(), ends.size()));
    indexed_.push_back(ends.size());
  }
  auto leave() -> void {
    if (!indexed_.empty() && indexed_.back() == ends.size()) {
      indexed_.pop_back();
      skipped_.pop_back();
    }
    guards_.pop_back();
    PathVisitor::leave();
  }

  template <class T>
  auto whole(T& value) -> bool {
    if (skipped()) return true;
    if constexpr (ruleproof::detail::is_bag<T>) {
      auto& size =
          add(path + ".size", value, 0, std::numeric_limits<std::uint8_t>::max(), read_size<T>);
      size.says = "how many there are";
      size.most = static_cast<std::int64_t>(std::numeric_limits<std::uint8_t>::max()) *
                  static_cast<std::int64_t>(T::kinds());
      for (std::size_t i = 0; i < T::kinds(); ++i) {
        const auto& part = std::as_const(value)[static_cast<typename T::Kind>(i)];
        size.sums.push_back(source(part, read_scalar<std::uint8_t>));
      }
    }
    if constexpr (Worded<T> && !Scalar<T>) add_text(value);
    return false;
  }
  template <class V>
  auto length(V& vector) -> void {
    lists_.resize(ends.size() + 1);
    lists_[ends.size()] = source(vector, read_size<V>);
    auto& size =
        add(path + ".size", vector, 0, static_cast<std::int64_t>(V::capacity()), read_size<V>);
    size.says = "length of the list";
    size.most = static_cast<std::int64_t>(V::capacity());
    vector.resize(V::capacity());
  }
  template <class T>
  auto scalar(T& value, std::int64_t low, std::int64_t high) -> void {
    auto& symbol = add(path, value, low, high, read_scalar<T>);
    if constexpr (Worded<T>) {
      for (auto number = low; number <= high; ++number) {
        symbol.words.emplace_back(to_text(static_cast<T>(number)));
      }
    }
    std::tie(symbol.least, symbol.most) = limits<T>();
  }

  /// To be called once at the end.
  auto finish() -> void {
    for (auto& symbol : found_) out_.add(std::move(symbol));
  }

 private:
  [[nodiscard]] auto skipped() const -> bool {
    return std::ranges::find(skipped_, true) != skipped_.end();
  }
  template <class T>
  auto source(const T& value, std::int64_t (*read)(const std::byte*)) const -> Source {
    const auto* at = reinterpret_cast<const std::byte*>(&value);
    return {true, static_cast<std::size_t>(at - begin_), read};
  }
  template <class T>
  auto add(const std::string& name, const T& value, std::int64_t low, std::int64_t high,
           std::int64_t (*read)(const std::byte*)) -> Symbol& {
    Symbol symbol{.path = name,
                  .says = std::string(meaning),
                  .low = low,
                  .high = high,
                  .least = 0,
                  .most = std::numeric_limits<std::uint8_t>::max(),
                  .source = source(value, read)};
    for (const auto& guard : guards_) {
      if (guard) symbol.guards.push_back(*guard);
    }
    found_.push_back(std::move(symbol));
    return found_.back();
  }
  template <class T>
  auto add_text(const T& value) -> void {
    auto& symbol = add(path, value, 0, 0, nullptr);
    symbol.is_number = false;
    symbol.text = [](std::string_view text) -> Written {
      T wanted{};
      if (!read_text(text, wanted)) return {};
      ListNumbers numbers;
      numbers.begin = reinterpret_cast<const std::byte*>(&wanted);
      walk(numbers, std::as_const(wanted), 0, 0);
      return {[wanted](const std::byte* at) {
                T there;
                std::memcpy(static_cast<void*>(&there), at, sizeof there);
                return there == wanted;
              },
              std::move(numbers.parts)};
    };
  }

  Vocabulary& out_;
  const std::byte* begin_;
  std::size_t players_;
  std::vector<Symbol> found_;
  std::vector<std::optional<Guard>> guards_;  ///< beside `ends`
  std::vector<Source> lists_;                 ///< by depth: the list whose elements lie there
  std::vector<std::size_t> indexed_;          ///< depths entered by number
  std::vector<bool> skipped_;                 ///< beside `indexed_`
};

}  // namespace detail

/// The names of a game.
template <Game G>
auto vocabulary_of(const G& game) -> Vocabulary {
  Vocabulary vocabulary;
  auto example = game.start();
  int players = 0;
  if constexpr (Scored<G>) players = game.players();
  detail::ListSymbols list(vocabulary, &example, static_cast<std::size_t>(players));
  walk(list, example);
  list.finish();
  add_around(vocabulary, players);
  return vocabulary;
}

/// The same, and each field in the opening: `start.p1.yuan`. What `Asked` answers.
template <Game G>
auto names_of(const G& game) -> Vocabulary {
  return vocabulary_of(game).with_opening(sizeof(typename G::State));
}

/// What the game says of a position.
template <Game G>
auto around(const G& game, const typename G::State& state) -> Around {
  Around around;
  const auto seat = game.to_act(state);
  around.to_act = static_cast<std::int64_t>(seat);
  around.over = seat == Seat::nobody ? 1 : 0;
  if constexpr (Scored<G>) {
    if (seat == Seat::nobody) {
      const auto outcome = game.outcome(state);
      for (std::size_t p = 0; p < static_cast<std::size_t>(outcome.players); ++p) {
        around.scores[p] = outcome.scores[p];
        around.wins[p] = outcome.wins[p] ? 1 : 0;
      }
    }
  }
  return around;
}

/// How programs of one game see its positions: as bytes, with the opening behind them and what the
/// game says of them beside them.
template <Game G>
class View {
 public:
  using State = typename G::State;

  /// `opening`, `around`: whether any program looks there.
  View(const G& game, bool opening, bool around) : game_(&game), around_(around) {
    if (opening) opening_ = game.start();
  }

  /// What `tell` says of the bytes of a position and of those beside it.
  template <class Tell>
  auto told(const State& state, Tell&& tell) const {
    const auto beside = around_ ? around(*game_, state) : Around{};
    if (!opening_) return tell(bytes(state), bytes(beside));
    const std::array both = {state, *opening_};
    return tell(bytes(both), bytes(beside));
  }

 private:
  template <class T>
  static auto bytes(const T& value) -> const std::byte* {
    return reinterpret_cast<const std::byte*>(&value);
  }

  const G* game_;
  bool around_;
  std::optional<State> opening_ = {};
};

/// A question put to positions of one game.
template <Game G>
class Asked {
 public:
  using State = typename G::State;

  Asked(const G& game, Program program)
      : program_(std::move(program)),
        view_(game, program_.looks_behind(sizeof(State)), program_.looks_around()) {}

  [[nodiscard]] auto holds(const State& state) const -> bool {
    return view_.told(state, [&](auto... bytes) { return program_.holds(bytes...); });
  }
  [[nodiscard]] auto number(const State& state) const -> std::optional<std::int64_t> {
    return view_.told(state, [&](auto... bytes) { return program_.number(bytes...); });
  }
  [[nodiscard]] auto distance(const State& state, std::span<const std::int64_t> weights = {}) const
      -> std::int64_t {
    return view_.told(state, [&](auto... bytes) { return program_.distance(bytes..., weights); });
  }
  [[nodiscard]] auto part(std::size_t node, const State& state) const
      -> std::optional<std::int64_t> {
    return view_.told(state, [&](auto... bytes) { return program_.part(node, bytes...); });
  }
  [[nodiscard]] auto print(const State& state) const -> std::uint64_t {
    return view_.told(state, [&](auto... bytes) { return program_.print(bytes...); });
  }
  /// Where arithmetic left 64 bits in a position that was asked about: no answer counts then.
  [[nodiscard]] auto overflowed() const -> std::optional<int> { return program_.overflowed(); }
  /// The fields that it reads, each with its value.
  [[nodiscard]] auto values(const State& state) const -> std::string {
    return view_.told(state, [&](auto... bytes) { return program_.values(bytes...); });
  }
  [[nodiscard]] auto program() const -> const Program& { return program_; }

 private:
  Program program_;
  View<G> view_;
};

}  // namespace ruleproof::expression
