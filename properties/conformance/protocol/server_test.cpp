#include "properties/conformance/protocol/server.hpp"

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/json.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// A conversation, one answer at a time.
class Talk {
 public:
  explicit Talk(ServeOptions options) : server_(std::move(options)) {}
  auto say(std::string_view line) -> std::string {
    std::string out;
    server_.answer(line, out);
    return out;
  }
  auto ask(const std::string& method, const std::string& params = "") -> std::string {
    return say(R"({"jsonrpc":"2.0","id":7,"method":")" + method + '"' +
               (params.empty() ? "" : ",\"params\":" + params) + "}");
  }
  [[nodiscard]] auto done() const -> bool { return server_.done(); }

 private:
  Server server_;
};

auto begun(const ServeOptions& options) -> Talk {
  Talk talk(options);
  (void)talk.ask("initialize",
                 R"({"protocol":1,"game":")" + std::string(options.game.name) + "\"}");
  (void)talk.ask("start");
  return talk;
}

auto has(const std::string& text, std::string_view part) -> bool {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("an engine says what it can, plays, and takes moves back") {
  Talk talk({.game = *parts_called("connect-four"), .version = "3.1"});
  const auto welcome =
      talk.ask("initialize", R"({"protocol":1,"game":"connect-four","players":2})");
  CHECK(has(welcome, R"("legal":true)"));
  CHECK(has(welcome, R"("version":"3.1")"));
  CHECK(has(welcome, R"("fields":["stones1","stones2","stage","to-act"])"));
  CHECK(talk.ask("start") == "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}\n");
  CHECK(has(talk.ask("legal"), R"({"moves":["drop 1","drop 2",)"));
  const auto opening = talk.ask("state");
  CHECK(has(opening, R"("to-act":"p1")"));
  CHECK(has(talk.ask("apply", R"({"move":"drop 4"})"), R"("result":{})"));
  CHECK(has(talk.ask("state"), R"("to-act":"p2")"));
  CHECK(has(talk.ask("outcome"), R"("over":false)"));
  CHECK(has(talk.ask("undo"), R"("result":{})"));
  CHECK(talk.ask("state") == opening);
}

TEST_CASE("an illegal move is error 1 with the clause, and changes nothing") {
  auto talk = begun({.game = *parts_called("connect-four")});
  for (int i = 0; i < 6; ++i) (void)talk.ask("apply", R"({"move":"drop 1"})");
  const auto before = talk.ask("state");
  const auto answer = talk.ask("apply", R"({"move":"drop 1"})");
  CHECK(has(answer, R"("code":1)"));
  CHECK(has(answer, "drop.full"));
  CHECK(has(talk.ask("apply", R"({"move":"jump"})"), R"("code":1)"));
  CHECK(talk.ask("state") == before);
}

TEST_CASE("what it cannot play is error 2, and says what") {
  Talk talk({.game = *parts_called("connect-four")});
  const auto refused = [&](const std::string& params, std::string_view what) {
    const auto answer = talk.ask("initialize", params);
    CAPTURE(answer);
    CHECK(has(answer, R"("code":2)"));
    CHECK(has(answer, "\"data\":\"" + std::string(what) + '"'));
  };
  refused(R"({"protocol":2,"game":"connect-four"})", "protocol");
  refused(R"({"protocol":1,"game":"drako"})", "game");
  refused(R"({"protocol":1,"game":"connect-four","players":3})", "players");
  refused(R"({"protocol":1,"game":"connect-four","rulings":{"diagonals":"perhaps"}})", "rulings");
  refused(R"({"protocol":1,"game":"connect-four","setup":{"columns":"99"}})", "setup");
  refused(R"({"protocol":1,"game":"connect-four","setup":{"players":"3"}})", "players");
  refused(R"({"protocol":1,"game":"connect-four","players":2,"setup":{"players":"3"}})", "players");
}

TEST_CASE("the number of players may stand in the set-up, whether it is an option or not") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    Talk talk({.game = game});
    const auto params = R"({"protocol":1,"game":")" + std::string(game.name);
    CHECK(has(talk.ask("initialize", params + R"(","setup":{"players":"2"}})"), "capabilities"));
    CHECK(has(talk.ask("initialize", params + R"(","players":2,"setup":{"players":2}})"),
              "capabilities"));
  }
}

TEST_CASE("every game tells its data; an engine that plays with others refuses") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    const auto model = game.make({});
    REQUIRE(model);
    std::string components;
    write_components(components, game.data, (*model)->setup());
    REQUIRE(parse_json(components));
    CHECK((game.data.read == nullptr) == (components == "{}"));
    Talk talk({.game = game});
    const auto params = R"({"protocol":1,"game":")" + std::string(game.name) + R"(","components":)";
    CHECK(has(talk.ask("initialize", params + components + '}'), R"("name":"ruleproof")"));
    CHECK(has(talk.ask("initialize", params + "{}}"), R"("name":"ruleproof")"));
    const auto other = talk.ask("initialize", params + R"({"cards":7}})");
    CHECK(has(other, R"("code":2)"));
    CHECK(has(other, R"("data":"components")"));
  }
}

TEST_CASE("requests out of order, of unknown methods, or without sense are errors of JSON-RPC") {
  Talk talk({.game = *parts_called("connect-four")});
  CHECK(has(talk.ask("state"), "-32600"));
  (void)talk.ask("initialize", R"({"protocol":1,"game":"connect-four"})");
  CHECK(has(talk.ask("legal"), "-32600"));
  (void)talk.ask("start");
  CHECK(has(talk.ask("dance"), "-32601"));
  CHECK(has(talk.ask("apply"), "-32602"));
  CHECK(has(talk.say("garbage"), R"("id":null,"error":{"code":-32700)"));
  CHECK(has(talk.say("{}"), "-32600"));
  CHECK(has(talk.say("[]"), "-32600"));
  CHECK(talk.say(R"({"jsonrpc":"2.0","method":"state"})").empty());
  CHECK_FALSE(talk.done());
  CHECK(talk.say(R"({"jsonrpc":"2.0","method":"quit"})").empty());
  CHECK(talk.done());
}

TEST_CASE("a game begins from a position, where that is declared") {
  auto talk = begun({.game = *parts_called("connect-four")});
  const std::string almost = R"({"position":"......./......./......./......./ooo..../xxx...."})";
  CHECK(has(talk.ask("start", almost), R"("result":{})"));
  (void)talk.ask("apply", R"({"move":"drop 4"})");
  CHECK(has(talk.ask("outcome"), R"({"over":true,"scores":[1,0],"winners":["p1"]})"));
  CHECK(has(talk.ask("start", R"({"position":"nonsense"})"), "-32602"));
  auto other = begun({.game = *parts_called("connect-four"), .without = {"position"}});
  CHECK(has(other.ask("start", almost), "-32602"));
}

TEST_CASE("what is not declared is not there, and fields may be few") {
  auto talk = begun(
      {.game = *parts_called("connect-four"), .without = {"legal", "undo"}, .fields = {"stage"}});
  CHECK(has(talk.ask("legal"), "-32601"));
  CHECK(has(talk.ask("undo"), "-32601"));
  CHECK(has(talk.ask("state"), R"("result":{"stage":0})"));
}

TEST_CASE("chance moves may be named as records name them") {
  auto talk = begun({.game = *parts_called("drako")});
  const auto legal = parse_json(talk.ask("legal"));
  REQUIRE(legal);
  const auto& moves = legal->find("result")->find("moves")->items;
  REQUIRE_FALSE(moves.empty());
  CHECK(has(talk.ask("apply", "{\"move\":\"chance " + moves[0].text + "\"}"), R"("result":{})"));
}

TEST_CASE("every game names all fields that its positions ever have") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    auto model = game.make({});
    REQUIRE(model);
    const auto names = (*model)->fields();
    const std::set<std::string> known(names.begin(), names.end());
    CHECK(known.size() == names.size());
    Dice dice(1);
    for (int i = 0; i < 400 && (*model)->seat() != Seat::nobody; ++i) {
      std::string state;
      (*model)->write_state(state, {});
      const auto parsed = parse_json(state);
      REQUIRE(parsed);
      for (const auto& [field, value] : parsed->members) CHECK(known.contains(field));
      CHECK((*model)->play((*model)->text_of((*model)->throw_dice(dice))));
    }
  }
}
