/// Lists the bugs that can be planted in the chapters of a game, as JSON:
///
///     find_mutants COMPILE-COMMANDS-FOLDER ROOT GAME-FOLDER [--no-rule NAME]... CHAPTER...
///
/// Chapters are named from ROOT; sources among them are read as they are compiled, headers wherever
/// they are included.
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <clang/AST/ASTConsumer.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>
#include <clang/Tooling/ArgumentsAdjusters.h>
#include <clang/Tooling/CompilationDatabase.h>
#include <clang/Tooling/Tooling.h>
#include <llvm/Support/JSON.h>
#include <llvm/Support/raw_ostream.h>

#include "ci/mutants/find/finder.hpp"

namespace {

using namespace ruleproof::mutants;

class Consumer : public clang::ASTConsumer {
 public:
  Consumer(const Wanted& wanted, Findings& findings) : wanted_(wanted), findings_(findings) {}
  void HandleTranslationUnit(clang::ASTContext& context) override {
    Finder(context, wanted_, findings_).TraverseDecl(context.getTranslationUnitDecl());
  }

 private:
  const Wanted& wanted_;
  Findings& findings_;
};

class Action : public clang::ASTFrontendAction {
 public:
  Action(const Wanted& wanted, Findings& findings) : wanted_(wanted), findings_(findings) {}
  auto CreateASTConsumer(clang::CompilerInstance& /*compiler*/, llvm::StringRef /*file*/)
      -> std::unique_ptr<clang::ASTConsumer> override {
    return std::make_unique<Consumer>(wanted_, findings_);
  }

 private:
  const Wanted& wanted_;
  Findings& findings_;
};

class Actions : public clang::tooling::FrontendActionFactory {
 public:
  Actions(const Wanted& wanted, Findings& findings) : wanted_(wanted), findings_(findings) {}
  auto create() -> std::unique_ptr<clang::FrontendAction> override {
    return std::make_unique<Action>(wanted_, findings_);
  }

 private:
  const Wanted& wanted_;
  Findings& findings_;
};

auto to_json(const Mutant& mutant) -> llvm::json::Value {
  llvm::json::Array edits;
  for (const auto& edit : mutant.edits) {
    edits.push_back(llvm::json::Array{edit.begin, edit.end, edit.open, edit.close});
  }
  return llvm::json::Object{
      {"file", mutant.file},     {"line", mutant.line},           {"function", mutant.function},
      {"clause", mutant.clause}, {"kind", mutant.kind},           {"before", mutant.before},
      {"after", mutant.after},   {"evaluated", mutant.evaluated}, {"edits", std::move(edits)}};
}

auto print(const Findings& findings) -> void {
  llvm::json::Array mutants;
  for (const auto& [place, mutant] : findings.mutants) mutants.push_back(to_json(mutant));
  llvm::json::Object skipped;
  for (const auto& [reason, places] : findings.skipped)
    skipped[reason] = static_cast<int>(places.size());
  llvm::outs() << llvm::json::Value(llvm::json::Object{{"mutants", std::move(mutants)},
                                                       {"skipped", std::move(skipped)}})
               << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 3) {
    llvm::errs()
        << "usage: find_mutants COMPILE-COMMANDS-FOLDER ROOT [--no-rule NAME]... CHAPTER...\n";
    return 2;
  }
  Wanted wanted{std::filesystem::canonical(words[1]).string(), {}, {}};
  std::vector<std::string> sources;
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "--no-rule" && i + 1 < words.size()) {
      wanted.no_rules.push_back(words[++i]);
      continue;
    }
    wanted.files.push_back(words[i]);
    if (words[i].ends_with(".cpp")) sources.push_back(wanted.root + "/" + words[i]);
  }
  std::string problem;
  const auto commands = clang::tooling::CompilationDatabase::loadFromDirectory(words[0], problem);
  if (!commands) {
    llvm::errs() << "find_mutants: " << problem << '\n';
    return 2;
  }
  Findings findings;
  Actions actions(wanted, findings);
  clang::tooling::ClangTool tool(*commands, sources);
  tool.appendArgumentsAdjuster(clang::tooling::getInsertArgumentAdjuster(
      {"-w", "-resource-dir", RULEPROOF_RESOURCES}, clang::tooling::ArgumentInsertPosition::BEGIN));
  // Chapters as they are, though the build may have woven ones before them.
  tool.appendArgumentsAdjuster(
      [](const clang::tooling::CommandLineArguments& words, llvm::StringRef) {
        clang::tooling::CommandLineArguments kept;
        for (const auto& word : words) {
          if (!word.starts_with("-iquote")) kept.push_back(word);
        }
        return kept;
      });
  if (tool.run(&actions) != 0) return 2;
  print(findings);
}
