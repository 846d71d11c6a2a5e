# syntax=docker/dockerfile:1
# Salus in a small image: docs/self-hosting.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /salus
COPY . .
# The libraries ship their binaries: no install script has to run, so no compiler is needed.
RUN npm ci --ignore-scripts --no-audit --no-fund --include=dev --include=optional \
 && npm run build

# The server is built into a few files; three libraries with machine code are loaded from where they are installed.
FROM node:24-bookworm-slim AS libraries
WORKDIR /salus
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/package.json
COPY apps/web/package.json apps/web/package.json
COPY packages packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=apps/server --include-workspace-root=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    SALUS_MODE=household \
    HOST=0.0.0.0 \
    SALUS_DATA_DIR=/data \
    SALUS_MASTER_KEY_FILE=/keys/master.key \
    MALLOC_ARENA_MAX=2
WORKDIR /salus
COPY --from=libraries /salus/node_modules node_modules
COPY --from=build /salus/package.json package.json
COPY --from=build /salus/apps/server/package.json apps/server/package.json
COPY --from=build /salus/apps/server/dist apps/server/dist
COPY --from=build /salus/apps/web/dist apps/web/dist
COPY --from=build /salus/deploy/health-check.mjs deploy/health-check.mjs
# The data and its key are volumes of their own, so that they can be kept apart.
RUN mkdir -p /data /keys && chown node:node /data /keys && chmod 700 /data /keys
USER node
VOLUME ["/data", "/keys"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--heap-growing-percent=25", "apps/server/dist/main.js"]
