# The command in a container, for wherever Debian 12 is not (README.md shows how to use it):
#
#     docker build --tag ruleproof .
#     docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" ruleproof audit --pair old.txt new.txt
FROM debian:bookworm-slim AS build
WORKDIR /source
COPY . .
RUN apt-get update -q && ci/setup && ci/package

FROM debian:bookworm-slim
# poppler-utils reads PDF, cvc5 confirms proofs.
RUN --mount=type=bind,from=build,source=/source/out/packages,target=/packages \
    apt-get update -q && \
    apt-get install -q -y --no-install-recommends /packages/ruleproof_*.deb poppler-utils cvc5 && \
    rm -rf /var/lib/apt/lists/* && \
    useradd --create-home ruleproof && \
    install --directory --owner=ruleproof /work
USER ruleproof
WORKDIR /work
ENTRYPOINT ["ruleproof"]
CMD ["--help"]
