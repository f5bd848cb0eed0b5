import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Structured logs without secrets: what could hold one is left out wherever it appears. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const secrets = [
    'password',
    'token',
    'seed',
    'secret',
    'nonce',
    'cookie',
    'authorization',
    'headers',
    'mail',
    'endpoint',
    'keys',
  ];
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: { err: errorSummary },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Errors of libraries carry connections and queries with them; a log needs only what happened and where. */
function errorSummary(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name, message, stack, ...code };
}
