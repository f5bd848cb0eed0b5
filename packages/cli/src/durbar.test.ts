import { expect, test } from 'vitest';
import { COMMANDS } from './durbar.ts';
import { run } from './testing/run.ts';

test.each(Object.keys(COMMANDS))('%s --help prints its usage and nothing else', async (name) => {
  const { code, out } = await run(name, '--help');
  expect(code).toBe(0);
  expect(out).toContain(`  durbar ${name}`);
  for (const other of Object.keys(COMMANDS)) if (other !== name) expect(out).not.toContain(`  durbar ${other}`);
});

test('without a command lists all; an unknown one is an error', async () => {
  const { code, out } = await run();
  expect(code).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(out).toContain(`  durbar ${name}`);
  expect((await run('dance')).code).toBe(2);
});
