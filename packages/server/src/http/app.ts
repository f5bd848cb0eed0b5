import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaCompiler,
  LogController,
} from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { bearerOf } from '../people/tokens.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { addressOf } from './address.ts';
import { addJsonParser } from './body.ts';
import { limitConnections } from './connections.ts';
import { describeApi } from './describe.ts';
import { addMonitoring } from './monitoring.ts';
import { isOwnOrigin } from './origin.ts';
import { scriptHashesIn, servePages } from './pages.ts';
import { addPreviews, addTablePictures } from './previews.ts';
import { addAdminRoutes } from './routes/admin.ts';
import { addAnalysisRoutes } from './routes/analyses.ts';
import { addArchiveRoutes } from './routes/archive.ts';
import { addCommunityRoutes } from './routes/community.ts';
import { addEditionRoutes } from './routes/editions.ts';
import { addFeedRoutes } from './routes/feeds.ts';
import { addInvitationRoutes } from './routes/invitations.ts';
import { addNoteRoutes } from './routes/notes.ts';
import { addNoticeRoutes } from './routes/notices.ts';
import { addPairingRoutes } from './routes/pairing.ts';
import { addPasskeyRoutes } from './routes/passkeys.ts';
import { addPasswordRoutes } from './routes/passwords.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addPlanRoutes } from './routes/plans.ts';
import { addProgramRoutes } from './routes/programs.ts';
import { addPuzzleRoutes } from './routes/puzzles.ts';
import { addSeatRoutes } from './routes/seats.ts';
import { addSharingRoutes } from './routes/sharing.ts';
import { addTableRoutes } from './routes/tables.ts';
import { addTokenRoutes } from './routes/tokens.ts';
import { addTournamentRoutes } from './routes/tournaments.ts';
import { addWebhookRoutes } from './routes/webhooks.ts';
import { addSharedPages } from './shared-pages.ts';
import { findBearer, findVisitor } from './visitor.ts';

const BODY_LIMIT = 32 * 1024;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export interface AppOptions {
  /** The folder of the built client. */
  readonly webRoot?: string;
}

/** The HTTP server: API, client, health and metrics. */
export async function buildApp(context: Context, { webRoot }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    // Closes connections that send nothing or incomplete requests.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    // Invalid URLs are left to the handlers.
    routerOptions: { maxParamLength: BODY_LIMIT },
  });
  if (context.settings.trustedProxies === 0) limitConnections(app.server, context.settings.maxSocketsPerAddress);
  app.setValidatorCompiler(validator);
  app.setErrorHandler(answerError(context));
  addJsonParser(app);
  await app.register(cookie);
  await addSecurityHeaders(app, context, webRoot === undefined ? [] : await scriptHashesIn(webRoot));
  await app.register(rateLimit, {
    max: context.settings.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => addressOf(raw, context.settings.trustedProxies),
    // Static files aren't rate-limited, so a family behind one address can load them.
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error('too fast'), { statusCode: 429, seconds: Math.ceil(ttl / 1000) }),
  });
  addMonitoring(app, context);
  await app.register(
    async (api) => {
      addApi(api, context);
      if (webRoot !== undefined) addTablePictures(api, context, webRoot);
    },
    { prefix: '/api' },
  );
  if (webRoot !== undefined) {
    addPreviews(app, context, webRoot);
    addSharedPages(app, context, webRoot);
    await servePages(app, webRoot);
  } else app.setNotFoundHandler((_request, reply) => reply.code(404).send(faultOf('no-such-address')));
  return app;
}

export function addApi(api: FastifyInstance, context: Context): void {
  api.decorateRequest('visitor', undefined);
  api.decorateRequest('bearer', undefined);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = bearerOf(request.headers.authorization);
    // No browser adds a token automatically, so another site can't misuse one; a request with a token ignores cookies.
    if (token !== undefined) return admitBearer(context, token, request, reply);
    if (!SAFE_METHODS.includes(request.method) && !isOwnOrigin(context.settings, request.headers)) {
      return reply.code(403).send(faultOf('foreign-origin'));
    }
    Object.assign(request, { visitor: await findVisitor(context, request.cookies) });
    return undefined;
  });
  describeApi(api, context);
  addPeopleRoutes(api, context);
  addPasswordRoutes(api, context);
  addPasskeyRoutes(api, context);
  addTokenRoutes(api, context);
  addCommunityRoutes(api, context);
  addTableRoutes(api, context);
  addSeatRoutes(api, context);
  addInvitationRoutes(api, context);
  addPairingRoutes(api, context);
  addTournamentRoutes(api, context);
  addProgramRoutes(api, context);
  addArchiveRoutes(api, context);
  addAnalysisRoutes(api, context);
  addPuzzleRoutes(api, context);
  addEditionRoutes(api, context);
  addSharingRoutes(api, context);
  addAdminRoutes(api, context);
  addPictureRoutes(api, context);
  addNoticeRoutes(api, context);
  addWebhookRoutes(api, context);
  addFeedRoutes(api, context);
  addNoteRoutes(api, context);
  addPlanRoutes(api, context);
}

async function admitBearer(
  context: Context,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { limits } = context;
  const bearer = await findBearer(context, token);
  if (!bearer) return reply.code(401).header('www-authenticate', 'Bearer').send(faultOf('bad-bearer'));
  const { id } = bearer.token;
  if (!limits.tokens.spend(id)) return reply.code(429).send(faultOf('too-fast', limits.tokens.comeBack(id)));
  Object.assign(request, { bearer });
  return undefined;
}

/** Query texts are converted to the schema's types; bodies are taken as they are. */
const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (data: unknown) => {
    const value = httpPart === 'querystring' ? compiled.Convert(data) : data;
    return compiled.Check(value) ? { value } : { error: Object.assign(new Error('bad message'), { statusCode: 400 }) };
  };
};

function answerError({ log }: Context) {
  return (
    error: FastifyError & { readonly seconds?: number },
    request: { method: string; url: string },
    reply: { code(status: number): { send(body: unknown): unknown } },
  ) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send({ ...faultOf('too-fast'), ...secondsOf(error) });
    if (status < 500) return reply.code(status).send(faultOf('bad-message'));
    const about = { err: error, method: request.method, path: withoutTokens(request.url) };
    if (isUnavailable(error)) {
      log.warn(about, 'the database is unavailable');
      return reply.code(503).send(faultOf('busy'));
    }
    log.error(about, 'a request failed');
    return reply.code(500).send(faultOf('server-error'));
  };
}

/** The address of a feed is a password. */
function withoutTokens(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(?<=^\/api\/feeds\/)[^/]+/, '…');
}

function secondsOf({ seconds }: { readonly seconds?: number }): { readonly seconds?: number } {
  return seconds === undefined ? {} : { seconds };
}

/** Denies features the page never uses. */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

async function addSecurityHeaders(app: FastifyInstance, { settings }: Context, hashes: readonly string[]): Promise<void> {
  const sockets = settings.publicUrl ? [settings.publicUrl.origin.replace(/^http/, 'ws')] : [];
  const isSecure = settings.publicUrl?.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        scriptSrc: ["'self'", ...hashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...sockets],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Trusted Types: only the client's and Svelte's policies may turn text into markup or scripts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['durbar', 'svelte-trusted-html'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  });
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
