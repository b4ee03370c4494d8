/// The protocol as the kit speaks it, and what exported tests are made of.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "ruleproof_adapter.hpp"
#include "ruleproof_trial.hpp"

namespace {

using ruleproof_adapter::Adapter;
using ruleproof_adapter::Fields;
using ruleproof_adapter::How;
using ruleproof_adapter::Json;
using ruleproof_adapter::Outcome;
using ruleproof_adapter::Reader;
using ruleproof_adapter::Setup;
using ruleproof_adapter::Trial;

/// Takes one or two tokens from a heap; who takes the last has won.
struct Heap {
  explicit Heap(const Setup& setup) : left(setup.number("size", 3)) {
    setup.require_players({2});
    setup.require_options({{"colour", {"blue"}}});
    setup.require_rulings({{"last", {"wins"}}});
  }
  [[nodiscard]] auto legal() const -> std::vector<std::string> {
    std::vector<std::string> moves;
    for (int i = 1; i <= 2 && i <= left; ++i) moves.push_back("take " + std::to_string(i));
    return moves;
  }
  auto apply(const std::string& move) -> void {
    if (move == "burst") throw std::logic_error("the heap burst");
    if (std::ranges::count(legal(), move) == 0) throw ruleproof_adapter::Illegal("too-many");
    left -= move.back() - '0';
    mover = 1 - mover;
  }
  [[nodiscard]] auto state() const -> Fields {
    return {{"left", left}, {"to-act", left > 0 ? "p" + std::to_string(mover + 1) : "nobody"}};
  }
  [[nodiscard]] auto outcome() const -> std::optional<Outcome> {
    if (left > 0) return std::nullopt;
    return Outcome{{"p" + std::to_string(2 - mover)}, {{mover, 1 - mover}}};
  }
  int left;
  int mover = 0;
};

/// Shows neither its moves nor its fields, as in the middle of a piece.
struct Covered : Heap {
  using Heap::Heap;
  static auto legal() -> std::optional<std::vector<std::string>> { return std::nullopt; }
  static auto state() -> Fields { return {{"left", nullptr}}; }
};

/// Takes any move, and tells nothing.
struct OnlyMoves {
  explicit OnlyMoves(const Setup& /*setup*/) {}
  static auto apply(const std::string& move) -> bool { return move == "go"; }
};

/// Says that a third player of two has won.
struct Confused : OnlyMoves {
  using OnlyMoves::OnlyMoves;
  static auto outcome() -> std::optional<Outcome> { return Outcome{{"p3"}}; }
};

constexpr std::string_view two_players = R"({"protocol":1,"game":"heap","players":2})";

template <class G = Heap>
struct Dialogue {
  explicit Dialogue(How how = {}) : adapter("heap", std::move(how)) {}

  auto reply(std::string_view line) -> Json { return Reader(adapter.answer(line).value()).whole(); }
  /// The result, or the error.
  auto ask(const std::string& method, std::string_view params = "{}") -> Json {
    const auto told =
        reply(R"({"id":7,"method":")" + method + R"(","params":)" + std::string(params) + "}");
    CHECK(told["id"] == Json{std::int64_t{7}});
    return told["error"] == Json{} ? told["result"] : told["error"];
  }
  auto begin(std::string_view params = two_players) -> Json {
    auto welcome = ask("initialize", params);
    ask("start");
    return welcome;
  }
  auto code(const std::string& method, std::string_view params = "{}") -> std::int64_t {
    return ask(method, params)["code"].template as<std::int64_t>();
  }

  Adapter<G> adapter;
};

auto text(const Json& json) -> std::string {
  std::string out;
  write(out, json);
  return out;
}

}  // namespace

TEST_CASE("methods that are written become capabilities, the opening's names fields") {
  const auto welcome = Dialogue<>().begin();
  CHECK(text(welcome["capabilities"]) ==
        R"({"legal":true,"outcome":true,"position":false,"setup":false,"undo":false})");
  CHECK(text(welcome["fields"]) == R"(["left","to-act"])");
  const auto little = Dialogue<OnlyMoves>({.options = {"size"}, .undo_by_replay = true}).begin();
  CHECK(text(little["capabilities"]) ==
        R"({"legal":false,"outcome":false,"position":false,"setup":true,"undo":true})");
  CHECK(text(little["fields"]) == "[]");
}

TEST_CASE("what is not shown is null") {
  Dialogue<Covered> engine;
  CHECK(text(engine.begin()["fields"]) == R"(["left"])");
  CHECK(text(engine.ask("legal")) == R"({"moves":null})");
  CHECK(text(engine.ask("state")) == R"({"left":null})");
}

TEST_CASE("a game from the opening to the end, and moves taken back") {
  Dialogue<> engine({.undo_by_replay = true});
  engine.begin();
  CHECK(text(engine.ask("legal")) == R"({"moves":["take 1","take 2"]})");
  CHECK(text(engine.ask("apply", R"({"move":"take 2"})")) == "{}");
  CHECK(text(engine.ask("state")) == R"({"left":1,"to-act":"p2"})");
  CHECK(text(engine.ask("outcome")) == R"({"over":false})");
  engine.ask("apply", R"({"move":"take 1"})");
  CHECK(text(engine.ask("outcome")) == R"({"over":true,"scores":[0,1],"winners":["p2"]})");
  engine.ask("undo");
  CHECK(text(engine.ask("state")) == R"({"left":1,"to-act":"p2"})");
  engine.ask("undo");
  CHECK(engine.code("undo") == -32600);
}

TEST_CASE("refusals have the codes of the protocol") {
  Dialogue<> engine;
  CHECK(engine.code("start") == -32600);
  CHECK(engine.code("legal") == -32600);
  for (const auto& [part, params] : std::map<std::string, std::string>{
           {"protocol", R"({"protocol":2,"game":"heap"})"},
           {"game", R"({"protocol":1,"game":"chess"})"},
           {"players", R"({"protocol":1,"game":"heap","players":3})"},
           {"setup", R"({"protocol":1,"game":"heap","setup":{"colour":"red"}})"},
           {"rulings", R"({"protocol":1,"game":"heap","rulings":{"last":"loses"}})"}}) {
    const auto refused = engine.ask("initialize", params);
    CHECK(refused["code"] == Json{std::int64_t{2}});
    CHECK(refused["data"] == Json{part});
  }
  CHECK(engine.code("initialize", R"({"protocol":1,"game":"heap","setup":{"size":4}})") == -32602);
  engine.begin();
  CHECK(engine.code("apply", R"({"move":"take 4"})") == 1);
  CHECK(engine.code("apply") == -32602);
  CHECK(engine.code("undo") == -32601);
  CHECK(engine.code("shuffle") == -32601);
  CHECK(engine.code("start", R"({"position":"left=1"})") == -32602);
  CHECK(engine.reply("{")["error"]["code"] == Json{std::int64_t{-32700}});
  CHECK(engine.reply("[]")["error"]["code"] == Json{std::int64_t{-32600}});
  CHECK_FALSE(engine.adapter.answer(R"({"method":"legal"})"));
  CHECK_FALSE(engine.adapter.done());
  CHECK_FALSE(engine.adapter.answer(R"({"method":"quit"})"));
  CHECK(engine.adapter.done());
  Dialogue<OnlyMoves> moves;
  moves.begin();
  CHECK(moves.code("apply", R"({"move":"stop"})") == 1);
}

TEST_CASE("what an author did not mean is an internal error, and the engine goes on") {
  Dialogue<> engine;
  engine.begin();
  const auto error = engine.ask("apply", R"({"move":"burst"})");
  CHECK(text(error) == R"({"code":-32603,"message":"apply: the heap burst"})");
  CHECK(text(engine.ask("state")) == R"({"left":3,"to-act":"p1"})");
  Dialogue<Confused> confused;
  confused.begin();
  CHECK(confused.ask("outcome")["message"] == Json{"outcome: a winner is p1 to p2"});
}

TEST_CASE("JSON is read and written again") {
  for (const std::string same :
       {R"({"a":[1,-2,true,false,null,{}],"b":"\u0001\"\\"})", R"(9223372036854775807)"}) {
    CHECK(text(Reader(same).whole()) == same);
  }
  CHECK(Reader(R"( "\u00e9\u20ac\ud83d\ude00\n" )").whole() == Json{"é€😀\n"});
  for (const auto* const wrong : {"", "{", "[1,]", "{\"a\" 1}", "tru", "\"", "1x", "[] []", "-"}) {
    CHECK_THROWS_AS((void)Reader(wrong).whole(), std::invalid_argument);
  }
  CHECK_THROWS_AS((void)Reader(std::string(100, '[')).whole(), std::invalid_argument);
}

TEST_CASE("a trial holds a true tale, and notices each false word") {
  Trial<Heap> engine("heap");
  CHECK(engine.begins(two_players) == "");
  CHECK(engine.shows(R"({"left":3,"tokens":9})") == "");
  CHECK(engine.shows(R"({"left":9})") == "left is 3, not 9; ");
  CHECK(engine.offers(R"(["take 2","take 1"])") == "");
  CHECK(engine.offers(R"(["take 2"])") != "");
  CHECK(engine.refuses("take 3") == "");
  CHECK(engine.plays("take 3") != "");
  CHECK(engine.plays("take 2") == "");
  CHECK(engine.ends(R"({"over":false})") == "");
  CHECK(engine.refuses("take 1") != "");
  CHECK(engine.ends(R"({"over":true,"scores":[0,1],"winners":["p2"]})") == "");
  CHECK(engine.ends(R"({"over":true,"scores":[0,1],"winners":["p1"]})") != "");
  Trial<Heap> back("heap");
  CHECK(back.begins(two_players) == "");
  CHECK(back.takes_back() != "");
  CHECK(back.plays("take 2") == "");
  CHECK(back.takes_back() == "");
  CHECK(back.shows(R"({"left":3,"to-act":"p1"})") == "");
  Trial<Heap> by_replay("heap", {.undo_by_replay = true});
  CHECK(by_replay.begins(two_players) == "");
  CHECK(by_replay.plays("take 2") == "");
  CHECK(by_replay.takes_back() == "");
  CHECK(by_replay.shows(R"({"left":3})") == "");
  Trial<OnlyMoves> silent("heap");
  CHECK(silent.begins(two_players) == "");
  CHECK(silent.offers(R"(["take 1"])") == "");
  CHECK(silent.ends(R"({"over":true})") == "");
  CHECK(Trial<Heap>("heap").begins(R"({"protocol":1,"game":"heap","players":5})") != "");
}
