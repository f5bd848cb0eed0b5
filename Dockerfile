# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /src
COPY . .
ARG DURBAR_COMMIT
RUN npm install && node tools/release/bundle.ts /durbar

FROM node:24-slim
COPY --from=build /durbar /opt/durbar
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# See docs/hosting.md, "Many players".
ENV NODE_OPTIONS=--max-semi-space-size=64
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/opt/durbar/durbar.js"]
CMD ["serve"]
