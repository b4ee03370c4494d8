#include "reports/cli/corpus.hpp"

#include <algorithm>

#include "fuzz/record.hpp"
#include "model/games.hpp"
#include "properties/laws/games.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"
#include "properties/parts.hpp"
#include "properties/wording.hpp"
#include "reports/cli/project.hpp"

namespace ruleproof::cli {
namespace {

using Bytes = std::span<const std::uint8_t>;
using properties::TextFile;

auto bytes_of(const TextFile& file) -> std::vector<std::uint8_t> {
  return {file.text.begin(), file.text.end()};
}

/// Replays inputs as the harnesses of fuzz/ do, but gives findings where those abort.
template <class G>
class Corpus {
 public:
  explicit Corpus(GameReport& report) : report_(report) {}

  auto playout(const TextFile& file) -> void {
    const auto data = bytes_of(file);
    Bytes bytes(data);
    const auto setup = properties::setup_from_bytes<G>(bytes);
    auto check = begin(file);
    play(check, setup, bytes);
    report_.checks.push_back(std::move(check));
  }

  auto rulings(const TextFile& file) -> void {
    const auto data = bytes_of(file);
    Bytes bytes(data);
    const auto setup = properties::setup_from_bytes<G>(bytes);
    auto flipped = setup;
    if (bytes.size() >= 2) {
      properties::set_answer<G>(flipped, bytes[0], bytes[1]);
      bytes = bytes.subspan(2);
    }
    auto check = begin(file);
    play(check, setup, bytes);
    if (check.status == Status::passed) play(check, flipped, bytes);
    report_.checks.push_back(std::move(check));
  }

  auto record(const TextFile& file) -> void {
    const auto data = bytes_of(file);
    fuzz::record<G>(Bytes(data));
    report_.checks.push_back(begin(file));
  }

 private:
  static auto begin(const TextFile& file) -> Check {
    return properties::check_of("fuzz corpus", file.name,
                                properties::plural(file.text.size(), "byte"));
  }

  auto play(Check& check, const SetupText& setup, Bytes bytes) -> void {
    const auto game = properties::configured<G>(setup);
    properties::LawWatch<G> watch(laws_, {}, properties::Sampling::every_step, 0);
    watch.enter(game);
    MoveList<typename G::Move> buffer;
    Script<std::uint8_t> script(bytes);
    properties::play_watched(game, script, watch, buffer);
    if (!watch.broken()) return;
    const auto& law = laws_[watch.broken()->law];
    const auto text = record_of(game, game.start(), watch.made());
    auto finding = properties::finding_of(report_, "fuzz/" + properties::slug(check.name),
                                          FindingKind::law_broken, Severity::error);
    finding.title = "Broken: " + std::string(law.name);
    finding.message = "An input of the fuzz corpus, " + check.name + ", breaks this law.";
    finding.how = How::replayed;
    if (!law.clause.empty()) finding.clauses.emplace_back(law.clause);
    finding.witnesses.push_back({check.name, ruleproof::to_text(text), frames_of(game, text)});
    check.status = Status::failed;
    check.message = "breaks the law: " + std::string(law.name);
    check.finding = finding.id;
    report_.findings.push_back(std::move(finding));
  }

  GameReport& report_;
  std::vector<properties::Law<G>> laws_ = properties::laws_of<G>();
};

}  // namespace

auto corpus_report(const std::string& game, const std::string& root) -> GameReport {
  GameReport report;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report = properties::report_of<G>();
    Corpus<G> corpus(report);
    const auto stem = "fuzz/corpus/" + properties::folder_of(game);
    const auto each = [&](const char* harness, auto replay) {
      std::ranges::for_each(project_files(root, stem + harness, ""), replay);
    };
    each("_playout", [&](const TextFile& file) { corpus.playout(file); });
    each("_rulings", [&](const TextFile& file) { corpus.rulings(file); });
    each("_record", [&](const TextFile& file) { corpus.record(file); });
  });
  return report;
}

}  // namespace ruleproof::cli
