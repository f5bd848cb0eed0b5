import type { DestinationStream } from 'pino';

const LEVELS: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

interface Entry {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [name: string]: unknown;
}

/** Writes log entries as human-readable lines: time, level, message, details. */
export function logLines(write: (text: string) => void): DestinationStream {
  return { write: (line) => write(`${lineOf(JSON.parse(line))}\n`) };
}

function lineOf({ level, time, msg = '', err, pid: _pid, ...details }: Entry): string {
  const words = Object.entries(details).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const line = [clockTime(time), (LEVELS[level] ?? '').padEnd(5), msg, ...words].join(' ').trimEnd();
  const trouble = err?.stack ?? err?.message;
  return trouble === undefined ? line : `${line}\n  ${trouble.replaceAll('\n', '\n  ')}`;
}

/** 2027-01-31 20:15:09 in the time zone of the machine. */
function clockTime(time: number): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
