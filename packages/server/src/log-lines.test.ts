import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { logLines } from './log-lines.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(
    createLog(
      'info',
      logLines((line) => {
        text += line;
      }),
    ),
  );
  return text;
}

test('an entry is one line with its time, level, message and details', () => {
  const text = logged((log) => log.warn({ url: 'http://127.0.0.1:3000', games: ['rajas'], token: 'hunter2' }, 'serving'));
  expect(text).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d warn {2}serving url=http:\/\/127\.0\.0\.1:3000 games=\["rajas"\] token=…\n$/,
  );
});

test('an error is followed by its stack', () => {
  const lines = logged((log) => log.error({ err: new Error('disk full') }, 'database')).split('\n');
  expect(lines[0]).toMatch(/ error database$/);
  expect(lines[1]).toBe('  Error: disk full');
  expect(lines[2]).toMatch(/^ {6}at /);
});
