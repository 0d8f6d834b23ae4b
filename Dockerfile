# An image with the command and without a compiler:
#
#   docker build --tag chiral .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" chiral audit
#
# The second stage installs the packages that scripts/runtime-packages prints, git for comparisons with earlier revisions,
# and the fonts of this repository's own icons.
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN make install PREFIX=/usr/local DESTDIR=/image

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    fontconfig fonts-noto-core git libdeflate0 libnettle8 libpangocairo-1.0-0 librsvg2-2 libxml2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /image /
# Nothing is read without the sandbox. On a kernel before Linux 5.13 the command refuses and names the remedy;
# --env CHIRAL_REQUIRE_SANDBOX=0 works without it.
ENV CHIRAL_REQUIRE_SANDBOX=1
WORKDIR /work
ENTRYPOINT ["chiral"]
CMD ["--help"]
