# One container: the product with everything it runs on but its data, which are kept in /data.
#   docker build -t classmate . && docker run --init -p 3000:3000 -v classmate:/data classmate
# docs/deployment.md says what to set for an address that others reach.

FROM node:22-slim AS build
WORKDIR /src
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm install
COPY . .
# Written into the pages when they are built.
ARG NEXT_PUBLIC_APP_NAME NEXT_PUBLIC_APP_DOMAIN NEXT_PUBLIC_APP_TAGLINE NEXT_PUBLIC_APP_DESCRIPTION \
    NEXT_PUBLIC_APP_LOGO NEXT_PUBLIC_APP_FAVICON NEXT_PUBLIC_EXTENSION_URL
RUN npm run container

FROM node:22-slim
WORKDIR /app
# Whoever reaches the container reaches the product.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As npm start does (server/cli/start/next-command.ts says why).
ENV MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build /src/.next/container ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# As npm start does (server/cli/start/next-command.ts says why).
CMD ["node", "--max-old-space-size=1920", "--initial-old-space-size=192", "start.mjs"]
