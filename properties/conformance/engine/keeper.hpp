/// A process between the tool and an engine that outlives neither: it adopts whatever the engine
/// starts, be it in a session of its own, and ends all of it when the engine ends or the tool does.
#pragma once

namespace ruleproof::conformance {

/// To be called in a child between fork and exec. It returns in the process that goes on to be the
/// engine; the other one stays behind as its keeper, ends as the engine does - with its exit code,
/// by its signal - and sooner if the other end of `lifeline`, a pipe, is closed.
auto stay_as_keeper(int lifeline) -> void;

}  // namespace ruleproof::conformance
