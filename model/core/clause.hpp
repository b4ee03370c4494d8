#pragma once
namespace ruleproof { auto twice(int x) -> int; }
