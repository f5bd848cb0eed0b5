import path from 'node:path';
import { LEVELS, type Level } from '@durbar/bots';
import { fail, ok, type Result } from '@durbar/engine';

/** All settings; see docs/hosting.md. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly databaseConnections: number;
  readonly sealKey?: string;
  readonly sealKeyBefore?: string;
  /** The server's public URL; by default taken from the request. */
  readonly publicUrl?: URL;
  /** How many proxies in front of the server append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Whether a proxy sends everyone at a table to the same process. */
  readonly tablesTogether: boolean;
  readonly logLevel: string;
  readonly logFormat: LogFormat;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  readonly pushHosts: readonly string[];
  readonly pushContact: string;
  readonly metricsToken?: string;
  readonly sessionDays: number;
  readonly guestDays: number;
  readonly maxOpenTables: number;
  readonly maxSeats: number;
  readonly maxSocketsPerPerson: number;
  readonly maxSocketsPerAddress: number;
  readonly commandsPerSecond: number;
  readonly requestsPerMinute: number;
  readonly newGuestsPerHour: number;
  readonly entriesPerHour: number;
  readonly botThreads: number;
  readonly botDelay: number;
  readonly botSeconds: number;
  readonly standInLevel: Level;
  /** Whether this server analyses finished games. */
  readonly analyses: boolean;
  readonly noticeDelay: number;
  /** Milliseconds between two notices to one person. */
  readonly noticeEvery: number;
  readonly mailEvery: number;
  /** Origins that webhooks may call even though they aren't public or encrypted. */
  readonly webhookHosts: readonly string[];
  readonly cachedTables: number;
}

export type LogFormat = (typeof LOG_FORMATS)[number];
export type Environment = Readonly<Record<string, string | undefined>>;

type Read<T> = (text: string) => T | undefined;

interface Setting<T> {
  readonly read: Read<T>;
  readonly wanted: string;
}

const PUSH_HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

/** Reads settings and collects a message for each bad one. */
class Reader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  optional<T>(name: string, { read, wanted }: Setting<T>): T | undefined {
    const text = this.#environment[name]?.trim();
    if (text === undefined || text === '') return undefined;
    const value = read(text);
    if (value === undefined) this.faults.push(`${name} is ${JSON.stringify(concealed(name, text))}, but must be ${wanted}.`);
    return value;
  }

  value<T>(name: string, fallback: T, setting: Setting<T>): T {
    return this.optional(name, setting) ?? fallback;
  }
}

/** An invalid URL may contain a password. */
function concealed(name: string, text: string): string {
  return /URL|TOKEN|KEY/.test(name) ? '…' : text;
}

function whole(min: number, max: number): Setting<number> {
  const read = (text: string): number | undefined => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return { read, wanted: `a whole number from ${min} to ${max}` };
}

function seconds(min: number, max: number): Setting<number> {
  const read = (text: string): number | undefined => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return { read, wanted: `a number of seconds from ${min} to ${max}` };
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function address(protocols: readonly string[]): Setting<URL> {
  const read = (text: string): URL | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url && protocols.includes(url.protocol) ? url : undefined;
  };
  return { read, wanted: `an address that begins with ${EITHER.format(protocols.map((protocol) => `${protocol}//`))}` };
}

function oneOf<const T extends string>(values: readonly T[]): Setting<T> {
  return { read: (text) => values.find((value) => value === text), wanted: EITHER.format(values) };
}

const yesOrNo = oneOf(['yes', 'no']);
const anyText: Setting<string> = { read: (text) => text, wanted: 'a text' };
const proxies: Setting<number> = {
  read: (text) => ({ no: 0, yes: 1 })[text] ?? whole(0, 10).read(text),
  wanted: 'no, yes or a number of proxies',
};
const originOnly: Setting<URL> = {
  read: (text) => {
    const url = address(['http:', 'https:']).read(text);
    return url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url : undefined;
  },
  wanted: 'an address like https://durbar.example, without a path',
};
function secretText(length: number): Setting<string> {
  return { read: (text) => (text.length >= length ? text : undefined), wanted: `at least ${length} characters long` };
}
const mailAddress: Setting<string> = {
  read: (text) => (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text) ? text : undefined),
  wanted: 'an e-mail address',
};
const origins: Setting<readonly string[]> = {
  read: (text) =>
    listed(text).every((one) => originOnly.read(one)) ? listed(text).map((one) => new URL(one).origin) : undefined,
  wanted: 'origins like http://127.0.0.1:8080, separated by commas',
};
const LOG_FORMATS = ['text', 'json'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DAY_OF_SECONDS = 86_400;

/** Settings from the environment, or a message for each invalid one. */
export function readSettings(environment: Environment): Result<Settings, readonly string[]> {
  const reader = new Reader(environment);
  const databaseUrl = reader.optional('DATABASE_URL', address(['postgres:', 'postgresql:']))?.href;
  const publicUrl = reader.optional('PUBLIC_URL', originOnly);
  const smtpUrl = reader.optional('SMTP_URL', address(['smtp:', 'smtps:']))?.href;
  const mailFrom = reader.optional('MAIL_FROM', mailAddress);
  const metricsToken = reader.optional('METRICS_TOKEN', secretText(16));
  const settings: Settings = {
    host: reader.value('HOST', '127.0.0.1', anyText),
    port: reader.value('PORT', 3000, whole(0, 65_535)),
    dataDir: path.resolve(reader.value('DATA_DIR', './data', anyText)),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    databaseConnections: reader.value('DATABASE_CONNECTIONS', 10, whole(2, 200)),
    ...readKeys(reader),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustedProxies: reader.value('TRUST_PROXY', 0, proxies),
    tablesTogether: reader.value('TABLES_TOGETHER', 'no', yesOrNo) === 'yes',
    logLevel: reader.value('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    logFormat: reader.value('LOG_FORMAT', 'text', oneOf(LOG_FORMATS)),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...readLimits(reader),
    ...readBots(reader),
    ...readNotices(reader),
  };
  if (smtpUrl !== undefined && mailFrom === undefined) reader.faults.push('SMTP_URL is set, so MAIL_FROM must be set too.');
  if (smtpUrl !== undefined && publicUrl === undefined) reader.faults.push('SMTP_URL is set, so PUBLIC_URL must be set too.');
  return reader.faults.length > 0 ? fail(reader.faults) : ok(settings);
}

function readKeys(reader: Reader) {
  const sealKey = reader.optional('SEAL_KEY', secretText(32));
  const sealKeyBefore = reader.optional('SEAL_KEY_BEFORE', secretText(32));
  return { ...(sealKey === undefined ? {} : { sealKey }), ...(sealKeyBefore === undefined ? {} : { sealKeyBefore }) };
}

function readLimits(reader: Reader) {
  return {
    sessionDays: reader.value('SESSION_DAYS', 90, whole(1, 3650)),
    guestDays: reader.value('GUEST_DAYS', 180, whole(1, 3650)),
    maxOpenTables: reader.value('MAX_OPEN_TABLES', 10, whole(1, 100_000)),
    maxSeats: reader.value('MAX_SEATS', 100, whole(1, 100_000)),
    maxSocketsPerPerson: reader.value('MAX_SOCKETS_PER_PERSON', 20, whole(1, 100_000)),
    maxSocketsPerAddress: reader.value('MAX_SOCKETS_PER_ADDRESS', 200, whole(1, 1_000_000)),
    commandsPerSecond: reader.value('COMMANDS_PER_SECOND', 20, whole(1, 100_000)),
    requestsPerMinute: reader.value('REQUESTS_PER_MINUTE', 600, whole(1, 10_000_000)),
    newGuestsPerHour: reader.value('NEW_GUESTS_PER_HOUR', 60, whole(1, 10_000_000)),
    entriesPerHour: reader.value('ENTRIES_PER_HOUR', 60, whole(1, 10_000_000)),
    cachedTables: reader.value('CACHED_TABLES', 300, whole(1, 1_000_000)),
  };
}

function readBots(reader: Reader) {
  return {
    botThreads: reader.value('BOT_THREADS', 1, whole(1, 256)),
    botDelay: 1000 * reader.value('BOT_DELAY', 0.4, seconds(0, 60)),
    botSeconds: reader.value('BOT_SECONDS', 2, seconds(0.01, 60)),
    standInLevel: reader.value('STAND_IN_LEVEL', 'greedy', oneOf(LEVELS)),
    analyses: reader.value('ANALYSES', 'yes', yesOrNo) === 'yes',
  };
}

function listed(text: string): string[] {
  return text.split(',').map((one) => one.trim());
}

function readNotices(reader: Reader) {
  return {
    noticeDelay: 1000 * reader.value('NOTICE_DELAY', 15, seconds(0, DAY_OF_SECONDS)),
    noticeEvery: 1000 * reader.value('NOTICE_EVERY', 60, seconds(0, DAY_OF_SECONDS)),
    mailEvery: 1000 * reader.value('MAIL_EVERY', 1800, seconds(0, DAY_OF_SECONDS)),
    pushHosts: listed(reader.value('PUSH_HOSTS', PUSH_HOSTS, anyText)),
    webhookHosts: reader.value('WEBHOOK_HOSTS', [], origins),
    pushContact: reader.value('PUSH_CONTACT', 'mailto:nobody@example.org', anyText),
  };
}
