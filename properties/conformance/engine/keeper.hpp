/// Two processes between the tool and an engine that outlive neither: they adopt whatever the
/// engine starts, be it in a session of its own, and end all of it when the engine ends or the tool
/// does; the outer one also when the engine kills the inner one, its parent.
#pragma once

namespace ruleproof::conformance {

/// To be called in a child between fork and exec. It returns in the process that goes on to be the
/// engine; the others stay behind as its keepers, end as the engine does - with its exit code,
/// by its signal - and sooner if the other end of `lifeline`, a pipe, is closed.
auto stay_as_keeper(int lifeline) -> void;

}  // namespace ruleproof::conformance
