# syntax=docker/dockerfile:1
# Enamel as an image. `docker compose up` (compose.yaml) runs it with PostgreSQL and a proxy that gets its own certificate.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY scripts scripts
COPY src src
COPY tsconfig.json vite.config.ts ./
RUN node scripts/build.mjs
# What the bundle leaves to its packages stays; what only builds goes.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data AUTH_MODE=code
# One arena, since each of malloc's others would keep 10 MB that nobody needs; what is free at its end goes back to the machine.
ENV MALLOC_ARENA_MAX=1
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The user `node` of the base image; the folder is the one place that is written to.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=32", "--v8-pool-size=1", "dist/server/main.js"]
