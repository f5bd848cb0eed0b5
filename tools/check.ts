import { spawn } from 'node:child_process';

/** Two columns for two cores, about equally long. Within a column the commands run one after the other, all of them even if one fails. */
const COLUMNS = [
  ['npm run check -w @durbar/web'],
  ['biome ci .', 'tsc -p .', 'node tools/vocabulary.ts', 'node tools/voice.ts', 'depcruise packages', 'knip'],
] as const;

/** Whether the command succeeded. Its output is printed in one piece when it ends. */
function succeeds(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const printed: Buffer[] = [];
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => printed.push(part));
    child.once('close', (code) => {
      process.stdout.write(`> ${command}\n${Buffer.concat(printed).toString()}`);
      resolve(code === 0);
    });
  });
}

async function failuresOf(commands: readonly string[]): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const command of commands) if (!(await succeeds(command))) failures.push(command);
  return failures;
}

const failures = (await Promise.all(COLUMNS.map(failuresOf))).flat();
if (failures.length > 0) {
  console.error(`\nFailed: ${new Intl.ListFormat('en').format(failures)}`);
  process.exitCode = 1;
}
