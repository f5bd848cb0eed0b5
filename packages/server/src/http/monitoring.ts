import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { hashToken } from '../ids.ts';

/** Health (the process serves), readiness (the database accepts writes) and Prometheus metrics. */
export function addMonitoring(app: FastifyInstance, context: Context): void {
  const unlimited = { config: { rateLimit: false } };
  app.get('/health', unlimited, async () => ({ status: 'ok', ...context.build }));
  app.get('/ready', unlimited, async (_request, reply) => {
    const isReady = !context.isStopping() && (await isWritable(context));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayReadFigures(context, request)) return reply.code(404).send(faultOf('no-such-address'));
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
}

/** Against DNS rebinding: a foreign host name that resolves to this machine is still sent in the Host header. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Requires the token if one is set; otherwise only direct loopback requests. */
function mayReadFigures({ settings }: Context, { headers, socket }: FastifyRequest): boolean {
  const { metricsToken } = settings;
  if (metricsToken === undefined) {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
    const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
    return isLocal && isDirect && LOCAL_HOST.test(headers.host ?? '');
  }
  return timingSafeEqual(Buffer.from(hashToken(headers.authorization ?? '')), Buffer.from(hashToken(`Bearer ${metricsToken}`)));
}

async function isWritable({ storage, log, now }: Context): Promise<boolean> {
  try {
    await storage.secrets.proveWritable(now());
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database rejects writes');
    return false;
  }
}
