/// The template behind `AnyGame`, for files that know a game's types.
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/json_text.hpp"
#include "model/core/naming.hpp"
#include "model/core/packing.hpp"
#include "model/core/replay.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"

namespace ruleproof {

namespace detail {

/// Writes fields as members of a JSON object.
struct WriteFields : PathVisitor {
  std::string& out;
  const FieldFilter& filter;
  WriteFields(std::string& to, const FieldFilter& which) : out(to), filter(which) {}

  /// Whether the caller wants the field; then its name is written.
  auto begin(std::string_view ending) -> bool {
    if (!ending.empty()) path += ending;
    const bool spoken = filter.all || filter.names.contains(path);
    if (spoken) {
      if (out.back() != '{') out += ',';
      out += '"';
      out += path;
      out += "\":";
    }
    path.resize(path.size() - ending.size());
    return spoken;
  }
  template <class T>
  auto whole(T& value) -> bool {
    if constexpr (Worded<std::remove_const_t<T>>) {
      if (begin("")) write_string(out, std::string(to_text(value)));
      return true;
    } else {
      return false;
    }
  }
  template <class V>
  auto length(V& vector) -> void {
    if (begin(".size")) write_number(out, static_cast<std::int64_t>(vector.size()));
  }
  template <class T>
  auto scalar(T& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
    if (begin("")) write_number(out, static_cast<std::int64_t>(value));
  }
};

/// Lists every field that a position can have: each vector at its longest.
struct NameFields : PathVisitor {
  std::vector<std::string> names;
  template <class T>
  auto whole(T& /*value*/) -> bool {
    if constexpr (Worded<std::remove_const_t<T>>) {
      names.push_back(path);
      return true;
    } else {
      return false;
    }
  }
  template <class V>
  auto length(V& vector) -> void {
    names.push_back(path + ".size");
    vector.resize(V::capacity());
  }
  template <class T>
  auto scalar(T& /*value*/, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
    names.push_back(path);
  }
};

}  // namespace detail

/// `Shown` is the game that records are written for: `G` itself, or what `G` is a mutant of.
template <class G, class Shown = G>
  requires Notated<G> && Scored<G> && Configurable<Shown>
class AnyGameOf final : public AnyGame, public Spoken {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  AnyGameOf(G game, SetupText setup) : game_(std::move(game)), setup_(std::move(setup)) {
    if constexpr (Enumerable<G>) game_.every_move(every_);
    restart();
  }

  [[nodiscard]] auto name() const -> std::string_view override { return Shown::name; }
  [[nodiscard]] auto title() const -> std::string_view override { return Shown::title; }
  [[nodiscard]] auto rulebook() const -> std::span<const Clause> override { return G::rulebook; }
  [[nodiscard]] auto ruleset() const -> int override { return Shown::ruleset; }
  [[nodiscard]] auto setup() const -> SetupText override { return setup_; }
  [[nodiscard]] auto players() const -> int override { return game_.players(); }
  [[nodiscard]] auto questions() const -> std::vector<Question> override {
    std::vector<Question> questions;
    for (const auto& row : Shown::ruling_table) {
      questions.push_back({row.id, row.clause, row.options()});
    }
    return questions;
  }
  [[nodiscard]] auto fields() const -> std::vector<std::string> override {
    detail::NameFields names;
    auto state = game_.start();
    walk(names, state);
    names.names.emplace_back("to-act");
    return std::move(names.names);
  }
  [[nodiscard]] auto field_infos() const -> std::vector<FieldInfo> override {
    return list_fields(game_.start());
  }

  auto restart() -> void override { begin(game_.start()); }
  auto restart_at(std::string_view position) -> std::optional<Error> override {
    auto state = game_.read_position(position);
    if (!state) return state.error();
    begin(*state);
    return std::nullopt;
  }
  [[nodiscard]] auto position() const -> std::string override { return game_.position(state_); }
  auto undo() -> bool override {
    if (history_.empty()) return false;
    state_ = history_.back();
    history_.pop_back();
    fresh_ = false;
    return true;
  }

  [[nodiscard]] auto seat() const -> Seat override { return game_.to_act(state_); }
  [[nodiscard]] auto mover(std::string_view move) const -> Seat override {
    const auto read = game_.read_move(move);
    return read ? mover_of(game_, state_, *read) : seat();
  }
  auto offers() -> std::size_t override {
    if (!fresh_) {
      offers_.clear();
      if (seat() != Seat::nobody) moves(game_, state_, offers_);
      fresh_ = true;
    }
    return offers_.size();
  }
  [[nodiscard]] auto text_of(std::size_t offer) -> std::string override {
    return game_.to_text(offer_at(offer));
  }
  [[nodiscard]] auto foresee(std::size_t offer) -> ClauseSet override {
    return game_.apply(state_, offer_at(offer)).because;
  }
  auto throw_dice(Dice& dice) -> std::size_t override {
    (void)offers();
    return dice(game_, state_, std::span<const Move>(offers_));
  }
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<std::string> override {
    const auto read = game_.read_move(text);
    if (!read) return read.error();
    return game_.to_text(*read);
  }
  [[nodiscard]] auto judge(std::string_view move) const -> Judgement override {
    const auto read = game_.read_move(move);
    return read ? judged(*read) : Judgement{};
  }
  auto play(std::string_view move) -> Judgement override {
    const auto read = game_.read_move(move);
    if (!read) return {};
    auto judgement = judged(*read);
    if (!judgement) return judgement;
    const auto step = game_.apply(state_, *read);
    judgement.because = step.because;
    advance(*read, step);
    return judgement;
  }
  auto make(std::size_t offer) -> void override {
    const auto move = offer_at(offer);
    advance(move, game_.apply(state_, move));
  }
  [[nodiscard]] auto frame_of(std::string_view move) const -> Frame override {
    const auto read = game_.read_move(move);
    RULEPROOF_ASSERT(read && judged(*read));
    return frame(state_, *read, game_.apply(state_, *read));
  }
  [[nodiscard]] auto picture() const -> std::vector<Panel> override { return drawn(state_); }
  [[nodiscard]] auto hides() const -> bool override { return Hidden<G>; }
  [[nodiscard]] auto seen_by(Seat viewer) const -> Seen override {
    const auto seen = shown(state_, viewer);
    auto position = game_.position(seen);
    if constexpr (Hidden<G>) {
      if (seat() != Seat::nobody) position = without_unseen(words(), position, viewer, seat());
    }
    return {std::move(position), drawn(seen, viewer)};
  }
  [[nodiscard]] auto frame_seen_by(std::string_view text, Seat viewer) const -> Frame override {
    const auto read = game_.read_move(text);
    RULEPROOF_ASSERT(read && judged(*read));
    auto step = game_.apply(state_, *read);
    const auto seen = shown(step.next, viewer);
    auto changes = difference(shown(state_, viewer), seen);
    const bool known =
        mover_of(game_, state_, *read) == viewer || is_known(*read, step, seen, changes, viewer);
    auto frame = this->frame(state_, *read, step);
    if constexpr (Hidden<G>) {
      if (game_.to_act(step.next) != Seat::nobody) {
        const auto words = this->words();
        std::erase_if(changes, [&](const Change& change) {
          return is_unseen(words, change.field, viewer, seat());
        });
      }
    }
    frame.changes = std::move(changes);
    if (!known) frame.move.clear();
    return frame;
  }
  auto near_miss(Random& random, std::span<const std::uint64_t> refused)
      -> std::optional<NearMiss> override {
    const Move* best = nullptr;
    Verdict verdict = Verdict::legal();
    const auto consider = [&](const Move& move) {
      const auto said = game_.judge(state_, move);
      if (said) return;
      if (best != nullptr && refused[said.why().index] >= refused[verdict.why().index]) {
        return;
      }
      best = &move;
      verdict = said;
    };
    for (std::size_t i = 0; i < judged_at_once && !every_.empty(); ++i) {
      consider(every_[random.below(every_.size())]);
    }
    for (std::size_t i = 0; i < judged_at_once && !recent_.empty(); ++i) {
      consider(recent_[random.below(recent_.size())]);
    }
    if (best == nullptr) return std::nullopt;
    return NearMiss{game_.to_text(*best), verdict.why()};
  }
  [[nodiscard]] auto outcome() const -> Outcome override { return game_.outcome(state_); }
  [[nodiscard]] auto fingerprint() const -> std::uint64_t override {
    return ruleproof::fingerprint(state_);
  }

  auto write_moves(std::string& out) -> void override {
    out += R"({"moves":[)";
    for (std::size_t i = 0; i < offers(); ++i) {
      if (i > 0) out += ',';
      write_string(out, game_.to_text(offers_[i]));
    }
    out += "]}";
  }
  auto write_seen(std::string& out, Seat seat) const -> void override {
    out += '{';
    if constexpr (Hidden<G>) {
      const FieldFilter all;
      detail::WriteFields fields(out, all);
      const auto seen = game_.seen_by(state_, seat);
      walk(fields, seen);
    }
    out += '}';
  }
  auto write_state(std::string& out, const FieldFilter& filter) const -> void override {
    out += '{';
    detail::WriteFields fields(out, filter);
    walk(fields, state_);
    fields.path = "to-act";
    if (fields.begin("")) write_string(out, to_text(seat()));
    out += '}';
  }

  [[nodiscard]] auto record() const -> Record override {
    Record record;
    record.game = Shown::name;
    record.ruleset = Shown::ruleset;
    record.setup = setup_;
    return record;
  }
  auto open(const Record& record, const std::string& where) -> std::optional<Error> override {
    const auto opening = Replayer<G>(game_, where).opening(record);
    if (!opening) return opening.error();
    begin(*opening);
    return std::nullopt;
  }
  auto replay(const Record& record, const std::string& where,
              const std::function<void(const Frame&)>& watch) -> std::optional<Error> override {
    if (auto problem = open(record, where)) return problem;
    Replayer<G> replayer(game_, where);
    const auto end = replayer.run(
        record,
        [&](const State& before, const Move& move, const Step<State>& step) {
          watch(frame(before, move, step));
          advance(move, step);
        },
        [&](const std::string& seat, const State& before, const State& after) {
          watch(frame_of_undo<G>(seat, before, after));
          (void)undo();
        });
    if (!end) return end.error();
    return std::nullopt;
  }
  [[nodiscard]] auto frames_of(const Record& record) const -> std::vector<Frame> override {
    return ruleproof::frames_of(game_, record);
  }
  [[nodiscard]] auto words() const -> GameWords override {
    if constexpr (requires(const Shown& shown) { WordsOf<Shown>::of(shown); }) {
      const auto shown = Shown::configure(setup_);
      if (shown) return WordsOf<Shown>::of(*shown);
    }
    return {};
  }

 private:
  static constexpr std::size_t judged_at_once = 12;
  static constexpr std::size_t remembered = 64;
  static constexpr std::size_t most_history = 1U << 14U;

  auto begin(const State& state) -> void {
    state_ = state;
    history_.clear();
    fresh_ = false;
  }
  auto offer_at(std::size_t offer) -> const Move& {
    RULEPROOF_ASSERT(offer < offers());
    return offers_[offer];
  }
  [[nodiscard]] auto judged(const Move& move) const -> Judgement {
    const auto verdict = game_.judge(state_, move);
    if (!verdict) return {Judgement::Kind::illegal, verdict.why(), {}};
    // After the end nothing is legal, whether or not a clause says so.
    if (seat() == Seat::nobody) return {};
    return {Judgement::Kind::legal, {}, {}};
  }
  /// The table of what a viewer sees; a game may draw what is face down as such.
  [[nodiscard]] auto drawn(const State& seen, Seat viewer) const -> std::vector<Panel> {
    if constexpr (requires { game_.picture_seen_by(seen, viewer); }) {
      if (game_.to_act(seen) != Seat::nobody) return game_.picture_seen_by(seen, viewer);
    }
    return drawn(seen);
  }
  [[nodiscard]] auto drawn(const State& state) const -> std::vector<Panel> {
    if constexpr (Pictured<G>) {
      return game_.picture(state);
    } else {
      return {};
    }
  }
  [[nodiscard]] auto shown(const State& state, Seat viewer) const -> State {
    if constexpr (Hidden<G>) {
      if (game_.to_act(state) != Seat::nobody) return game_.seen_by(state, viewer);
    }
    return state;
  }
  /// The fields that a step changes, those of a list by one name.
  static auto kinds_of(std::span<const Change> changes) -> std::set<std::string> {
    std::set<std::string> kinds;
    for (auto [field, before, after] : changes) {
      std::erase_if(field, [](char letter) { return letter >= '0' && letter <= '9'; });
      kinds.insert(std::move(field));
    }
    return kinds;
  }
  /// Whether a viewer who sees these changes of a move that led to what is `seen` knows the move:
  /// none that could have been made instead looks the same. Where there was none of its kind, the
  /// viewer does not know that: then a lot is not known, nor is a move of which less is seen than
  /// it changes. Where the move is not known, the step keeps the clauses that it may be known to
  /// rely on.
  auto is_known(const Move& made, Step<State>& step, const State& seen,
                std::span<const Change> changes, Seat viewer) const -> bool {
    if constexpr (Hidden<G>) {
      const auto hidden = difference(state_, step.next);
      if (std::ranges::equal(hidden, changes)) return true;
      const auto kinds = kinds_of(changes);
      bool told_apart = false;
      bool mistaken = false;
      MoveList<Move> all;
      moves(game_, state_, all);
      for (const auto& move : all) {
        if (mover_of(game_, state_, move) != mover_of(game_, state_, made)) continue;
        const auto other = game_.apply(state_, move);
        if (other.next == step.next) continue;
        const auto looks = shown(other.next, viewer);
        if (looks == seen) {
          ClauseSet both;
          step.because.for_each([&](ClauseRef clause) {
            if (other.because.has(clause)) both.add(clause);
          });
          step.because = both;
          mistaken = true;
        } else if (kinds_of(difference(shown(state_, viewer), looks)) == kinds) {
          told_apart = true;
        }
      }
      const bool is_lot = mover_of(game_, state_, made) == Seat::chance;
      return !mistaken && (told_apart || (!is_lot && changes.size() >= hidden.size()));
    }
    return true;
  }
  [[nodiscard]] auto frame(const State& before, const Move& move, const Step<State>& step) const
      -> Frame {
    return ruleproof::frame_of(game_, before, move, step);
  }
  auto advance(const Move& move, const Step<State>& step) -> void {
    remember(move);
    state_ = step.next;
    fresh_ = false;
  }
  auto remember(const Move& move) -> void {
    if (history_.size() == most_history) history_.erase(history_.begin(), history_.begin() + 1024);
    history_.push_back(state_);
    if (recent_.size() < remembered) {
      recent_.push_back(move);
    } else {
      recent_[made_++ % remembered] = move;
    }
  }

  G game_;
  SetupText setup_;
  State state_{};
  std::vector<State> history_;
  MoveList<Move> offers_;
  bool fresh_ = false;  ///< `offers_` are those of `state_`
  MoveList<Move> every_;
  MoveList<Move> recent_;
  std::size_t made_ = 0;
};

/// The game under a set-up, or what is wrong with that.
template <class G>
auto any_game_of(const SetupText& setup) -> Result<std::unique_ptr<AnyGame>> {
  auto game = G::configure(setup);
  if (!game) return game.error();
  auto whole = game->setup();
  return std::unique_ptr<AnyGame>(
      std::make_unique<AnyGameOf<G>>(std::move(game).value(), std::move(whole)));
}

}  // namespace ruleproof
