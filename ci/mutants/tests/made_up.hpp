#pragma once

constexpr auto twice(int number) -> int { return number * 2; }
