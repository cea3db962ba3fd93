# By tag, so that a build takes the patches of the day. To build the same image again: --build-arg NODE_IMAGE=node:24-slim@sha256:<digest>
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
# SQLite is compiled where no prebuilt binary can be had.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
# A package of the tests that the lock file names: without it nothing is installed.
COPY test/clients/openapi/package.json ./test/clients/openapi/
RUN npm ci --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
COPY web ./web
COPY client ./client
COPY scripts/bundle.mjs scripts/bundle-rules.mjs ./scripts/
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  HOST=0.0.0.0 \
  PORT=3000 \
  UMPIRE_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --chown=node:node openapi ./openapi
COPY --chown=node:node scenarios ./scenarios
COPY --chown=node:node verify ./verify
COPY --chown=node:node CHANGELOG.md ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The image runs with a read-only root: only /data and /tmp are written to.
# Node itself, not npm: signals must reach the process that closes gracefully.
# Why these flags: bin/flags.mjs.
CMD ["node", "--expose-gc", "--no-allocation-site-pretenuring", "--no-parallel-scavenge", "--min-semi-space-size=16", "dist/umpire.js"]
