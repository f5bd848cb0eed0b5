import { afterEach, expect, test, vi } from 'vitest';
import { COMMANDS, durbar } from './durbar.ts';

afterEach(() => vi.restoreAllMocks());

async function outputOf(...args: string[]): Promise<{ code: number; text: string }> {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const code = await durbar(args);
  return { code, text: log.mock.calls.flat().join('\n') };
}

test.each(Object.keys(COMMANDS))('%s --help tells its usage and nothing else', async (name) => {
  const { code, text } = await outputOf(name, '--help');
  expect(code).toBe(0);
  expect(text).toContain(`  durbar ${name}`);
  for (const other of Object.keys(COMMANDS)) if (other !== name) expect(text).not.toContain(`  durbar ${other}`);
});

test('without a command all are listed; an unknown one is a mistake', async () => {
  const { code, text } = await outputOf();
  expect(code).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(text).toContain(`  durbar ${name}`);
  expect((await outputOf('dance')).code).toBe(2);
});
