import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/tiny_policy.py', import.meta.url));

test('answers every line in order, even split ones and a last line without a newline', async () => {
  const engine = spawn(process.execPath, [MAIN, 'engine']);
  let said = '';
  engine.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => engine.once('close', resolve));
  engine.stdin.write('set-up a taj-ma');
  await new Promise((resolve) => setTimeout(resolve, 50));
  engine.stdin.write('hal seed=1\n\nrandom a 5\nview a 0\nnon');
  engine.stdin.end('sense');
  expect(await ended).toBe(0);
  const answers = said.trimEnd().split('\n');
  expect(answers.map((answer) => Object.keys(JSON.parse(answer))[0])).toEqual(['decider', 'decider', 'view', 'error']);
});

test('the example in Python learns to win more often', async () => {
  const call = [EXAMPLE, '--games', '150', '--trials', '60', '--engine', `'${process.execPath}' '${MAIN}' engine`];
  const { stdout } = await promisify(execFile)('python3', call);
  const { before, after } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  expect(before).toBeGreaterThan(0.3);
  expect(before).toBeLessThan(0.65);
  expect(after).toBeGreaterThan(before + 0.2);
});
