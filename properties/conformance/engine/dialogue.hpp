/// The tool's side of the protocol: sends questions ahead, and holds each answer against the one
/// that the model expects, byte by byte where the engine writes as the model does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

/// What an engine says of itself.
struct Welcome {
  std::string name;
  std::string version;
  bool legal = false;
  bool undo = false;
  bool outcome = false;
  bool position = false;  ///< games may start from a position
  bool setup = false;     ///< the options of `setup` are understood
  std::vector<std::string> fields;
  std::vector<std::string> strange = {};  ///< declared as fields, though the game has none such
  std::vector<std::string> odd = {};      ///< sentences: members of another type, taken for missing
};

/// One question, and what the model would answer.
struct Ask {
  enum class Kind : std::uint8_t { initialize, start, play, refuse, undo, state, legal, outcome };
  Kind kind = Kind::start;
  std::size_t at = 0;      ///< after so many actions of the game
  std::string expected{};  ///< the result as JSON; of `refuse`, nothing
  ClauseSet because{};     ///< of `play`; of `refuse` with the clause that forbids it
  std::optional<ClauseRef>
      why{};          ///< of `refuse`: the clause that forbids it, if the move can be read
  bool over = false;  ///< of `outcome` and `legal`: the game has ended in the model
};

/// "apply".
[[nodiscard]] auto method_of(Ask::Kind kind) -> std::string_view;

/// What is wrong with an answer, or with the lack of one.
enum class Fault : std::uint8_t {
  none,
  differs,    ///< an answer, but not the model's
  refused,    ///< an error where the model answers
  accepted,   ///< an answer where the model refuses
  odd_error,  ///< an error with a code that means something else
  bad_shape,  ///< JSON, but not what this request is answered by
  no_json,
  wrong_id,
  again,  ///< an answer to what was answered before
  timed_out,
  ended,
  too_long,
};
/// "did not answer in time".
[[nodiscard]] auto words_of(Fault fault) -> std::string;
/// Whether the engine can only be started again.
[[nodiscard]] auto is_fatal(Fault fault) -> bool;

/// A question whose answer is not the model's.
struct Mismatch {
  Fault fault = Fault::none;
  Ask ask;
  Value answer{};                        ///< the result; of an error, its object
  std::string line{};                    ///< as the engine wrote it, shortened
  std::string note{};                    ///< "exited with code 1"
  std::vector<std::string> reordered{};  ///< fields that say the same, in another order
  std::string words{};  ///< the end of its standard error, or the trace that an error brings
  std::set<std::string, std::less<>>
      tolerated{};  ///< fields of a state that are not held against it
};

class Dialogue {
 public:
  explicit Dialogue(std::unique_ptr<Process> process) : process_(std::move(process)) {}

  /// Queues a question. `params` is a JSON object, or nothing.
  auto ask(Ask ask, std::string_view params = {}) -> void;
  [[nodiscard]] auto open() const -> std::size_t { return open_.size(); }
  /// Waits for the next answer and takes it off; nothing if it is the model's.
  auto next(const std::function<bool()>& stopped = {}) -> std::optional<Mismatch>;
  /// The question that was answered last.
  [[nodiscard]] auto last() const -> const Ask& { return last_; }
  /// What of the last answer was `null`: fields, or "moves". It was not compared.
  [[nodiscard]] auto hidden() const -> const std::vector<std::string>& { return hidden_; }
  /// The fields of the last answer that say the same as the model's, in another order.
  [[nodiscard]] auto reordered() const -> const std::vector<std::string>& { return reordered_; }
  /// Takes off what is still to be answered, as long as `go_on` says so; false where the engine is
  /// lost, or something is left.
  auto drain(const std::function<bool()>& go_on) -> bool;
  /// Reads the answer to `initialize`, which somebody has asked.
  auto welcome(const std::function<bool()>& stopped) -> Result<Welcome>;
  /// Says `quit` and waits; whether the engine ended by itself. It is gone in any case.
  auto quit(std::chrono::milliseconds patience) -> bool;
  /// Only these fields of a state are compared.
  auto compare_only(const std::vector<std::string>& fields) -> void;
  /// These fields may differ, each until it agrees again; and once more where a move is taken back.
  /// None: a game begins.
  auto tolerate(std::set<std::string, std::less<>> fields) -> void {
    fields.empty() ? before_.clear() : before_.insert(fields.begin(), fields.end());
    tolerated_ = std::move(fields);
  }
  /// What tells whether two texts of a field say the same; without it they must be equal.
  using SameValue = bool (*)(std::string_view field, std::string_view one, std::string_view other);
  auto compare_by(SameValue same) -> void { same_ = same; }

 private:
  auto judge(std::string_view line) -> std::optional<Mismatch>;
  [[nodiscard]] auto agrees(const Ask& ask, const Value& result) -> Fault;
  auto same_state(const Ask& ask, const Value& result) -> bool;
  auto silence(Silence why) -> Mismatch;
  [[nodiscard]] auto agrees_on_moves(const Ask& ask, const Value& result) -> Fault;
  /// Whether a line under the id of an older question is the answer to the one that is open.
  [[nodiscard]] auto is_for_open(std::string_view line, const Value* result) -> bool;

  std::unique_ptr<Process> process_;
  std::deque<Ask> open_;
  Ask last_;
  std::int64_t first_id_ = 1;  ///< of the front
  std::set<std::string, std::less<>> fields_;
  [[nodiscard]] auto says_the_same(const std::string& field, const Value& model,
                                   const Value& engine) const -> bool;

  SameValue same_ = nullptr;
  bool says_over_ = true;  ///< its last outcome; true where it tells none
  std::vector<std::string> hidden_;
  std::vector<std::string> reordered_;
  std::set<std::string, std::less<>> tolerated_;
  std::set<std::string, std::less<>> before_;  ///< that were tolerated in this game
  std::string text_;
  std::string line_;  ///< that was read last, and the one before it
  std::string line_before_;
};

/// One field in which two states differ.
struct FieldDifference {
  std::string field;
  std::string model;
  std::string engine;
  auto operator==(const FieldDifference&) const -> bool = default;
};

/// Whether an error says that a move is none, or not legal.
[[nodiscard]] auto refuses_move(const Value& error) -> bool;
/// Whether an error to `start` says that the position is none which the engine plays. With another
/// the engine has failed.
[[nodiscard]] auto refuses_position(const Value& error) -> bool;

/// Whether an error to `initialize` says that the engine does not play this: one with code 2. With
/// any other the adapter has failed.
[[nodiscard]] auto refuses_set_up(const Value& error) -> bool;

/// What differs between two objects of fields, of those that the model has and that are compared. A
/// field that is `null` is not shown, and does not differ.
[[nodiscard]] auto differing_fields(const Value& model, const Value& engine,
                                    const std::set<std::string, std::less<>>& compared)
    -> std::vector<FieldDifference>;

/// The texts of a list of moves, in order; nothing if it is not one.
[[nodiscard]] auto sorted_moves(const Value& result) -> std::optional<std::vector<std::string>>;

}  // namespace ruleproof::conformance
