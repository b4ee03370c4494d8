/// For clang-tidy, which loads it: of what a source sees, only declarations of ours are walked
/// through. Those of libraries are a hundred times as many, and what is found in them is never
/// shown. `ci/cmake/tidy.cmake` makes it.
#include <memory>
#include <string>
#include <vector>

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/DeclBase.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>
#include <clang/Frontend/FrontendPluginRegistry.h>
#include <llvm/ADT/StringRef.h>

namespace {

/// Declarations of system headers fall out. What is precompiled is of such headers only, and stays
/// unread.
class OnlyOurs : public clang::ASTConsumer {
 public:
  void HandleTranslationUnit(clang::ASTContext& context) override {
    std::vector<clang::Decl*> ours;
    for (auto* declared : context.getTranslationUnitDecl()->noload_decls()) {
      if (!context.getSourceManager().isInSystemHeader(declared->getLocation())) {
        ours.push_back(declared);
      }
    }
    context.setTraversalScope(ours);
  }
};

/// Does so before the checks begin.
class Narrow : public clang::PluginASTAction {
  auto CreateASTConsumer(clang::CompilerInstance&, llvm::StringRef)
      -> std::unique_ptr<clang::ASTConsumer> override {
    return std::make_unique<OnlyOurs>();
  }
  auto ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) -> bool override {
    return true;
  }
  auto getActionType() -> ActionType override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<Narrow> registered("only-ours",
                                                            "walk through declarations of ours");

}  // namespace
