import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('default to a local server on SQLite', () => {
    const read = readSettings({});
    expect(read).toMatchObject({ ok: true, value: { host: '127.0.0.1', port: 3000, logLevel: 'info', trustedProxies: 0 } });
    expect(read.ok && read.value.databaseUrl).toBeUndefined();
    expect(read.ok && read.value.dataDir).toMatch(/data$/);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http", but must be a whole number from 0 to 65535.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true", but must be no, yes or a number of proxies.'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml", but must be text or json.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be fatal, error, warn, info, debug, trace or silent.'],
    [
      { PUBLIC_URL: 'durbar.example' },
      /^PUBLIC_URL is .*, but must be an address like https:\/\/durbar.example, without a path\.$/,
    ],
    [{ PUBLIC_URL: 'https://durbar.example/games' }, /^PUBLIC_URL is/],
    [{ BOT_DELAY: '-1' }, /^BOT_DELAY is "-1", but must be a number of seconds from 0 to 60\.$/],
    [{ STAND_IN_LEVEL: 'genius' }, /^STAND_IN_LEVEL/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is "…", but must be at least 16 characters long\.$/],
    [{ SEAL_KEY: 'short' }, /^SEAL_KEY is "…", but must be at least 32 characters long\.$/],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://durbar.example' }, 'SMTP_URL is set, so MAIL_FROM must be set too.'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.org' }, 'SMTP_URL is set, so PUBLIC_URL must be set too.'],
  ])('%j is rejected with a sentence', (environment, sentence) => {
    const read = readSettings(environment);
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : read.fault).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  });

  test('rejects a bad URL without repeating its password', () => {
    const read = readSettings({ DATABASE_URL: 'mysql://durbar:hunter2@db/durbar' });
    expect(JSON.stringify(read)).toContain('DATABASE_URL is');
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });

  test('reports all faults together', () => {
    const read = readSettings({ PORT: 'x', HOST: '', MAX_SEATS: '0', BOT_THREADS: '1.5' });
    expect(read.ok ? [] : read.fault.map((sentence) => sentence.split(' ')[0])).toEqual(['PORT', 'MAX_SEATS', 'BOT_THREADS']);
  });
});
