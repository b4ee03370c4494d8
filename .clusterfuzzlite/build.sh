#!/usr/bin/env bash
# Builds every harness as ClusterFuzzLite says: with $CXX, $CXXFLAGS and $LIB_FUZZING_ENGINE, from
# $SRC/ruleproof, into $OUT. There each finds its corpus, its dictionary and its libraries.
# RULEPROOF_GAMES builds the harnesses of these games only, for tests.
set -euo pipefail

source=$SRC/ruleproof
build=${WORK:-$SRC}/ruleproof-build

# The libraries are those of the distribution, which know libstdc++. What is instrumented, the build
# says for each target: fuzzer-no-link would trace every comparison of every rule.
flags=" $CXXFLAGS "
flags=${flags// -stdlib=libc++ / }
flags=${flags// -fsanitize=fuzzer-no-link / }

# --disable-new-dtags: libraries of libraries are looked for beside them, too.
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
  -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="$flags" -DRULEPROOF_WARNINGS_FAIL=OFF \
  -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags -DCMAKE_BUILD_RPATH='$ORIGIN/lib' \
  -DRULEPROOF_FUZZ=ON -DRULEPROOF_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" -DRULEPROOF_WASM_CXX=OFF \
  ${RULEPROOF_GAMES:+-DRULEPROOF_GAMES="$RULEPROOF_GAMES"}
cmake --build "$build" --target fuzzers

# libraries PROGRAM: those that the machine on which it runs may lack
libraries() {
  ldd "$1" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' |
    grep --invert-match --extended-regexp '/(ld-linux|libc|libm|libdl|libpthread|librt|libresolv|libutil|libgcc_s)[.-]' || true
}

mkdir -p "$OUT/lib"
while IFS=$'\t' read -r name corpus dictionary records; do
  cp "$build/fuzzers/$name" "$OUT/"
  libraries "$OUT/$name" | while read -r library; do cp --update "$library" "$OUT/lib/"; done
  [[ ! -f $dictionary ]] || cp "$dictionary" "$OUT/$name.dict"
  seeds=()
  for folder in "$corpus" "$records"; do
    [[ ! -d $folder ]] || seeds+=("$folder"/*)
  done
  ((${#seeds[@]} == 0)) || python3 -m zipfile -c "$OUT/${name}_seed_corpus.zip" "${seeds[@]}"
done < "$build/fuzzers.txt"
