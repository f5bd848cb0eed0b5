import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Structured logs; fields that could contain secrets are redacted. */
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

/** Library errors carry connections and queries; log only message and stack. */
function errorSummary(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name, message, stack, ...code };
}
