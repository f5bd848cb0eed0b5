import { fileURLToPath } from 'node:url';
import root from '../../../package.json' with { type: 'json' };
import { hostCommands, type Installation } from './host.ts';
import { runSubcommand } from './subcommand.ts';
import { reportUsage } from './usage.ts';

declare const DURBAR_COMMIT: string | undefined;

/** Durbar as it is published: one bundle with the built client beside it. Without a command it serves. */
const published: Installation = {
  webRoot: fileURLToPath(new URL('./client', import.meta.url)),
  build: { version: root.version, ...(DURBAR_COMMIT === undefined ? {} : { commit: DURBAR_COMMIT }) },
};
const commands = hostCommands(() => published);
const [name = 'serve', ...args] = process.argv.slice(2);
const call = name.startsWith('--') && name !== '--help' ? ['serve', name, ...args] : [name, ...args];

process.exitCode = await reportUsage(() => runSubcommand(commands, call));
