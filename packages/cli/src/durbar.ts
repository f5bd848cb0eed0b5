import { ADMIN_HELP, runAdmin, runBackup, runRestore } from './commands/admin.ts';
import { BENCH_HELP, runBench } from './commands/bench.ts';
import { runGames } from './commands/games.ts';
import { LAB_HELP, runLab } from './commands/lab.ts';
import { POSITION_HELP, runPosition } from './commands/position.ts';
import { runReplay } from './commands/replay.ts';
import { runRules } from './commands/rules.ts';
import { runServe } from './commands/serve.ts';
import { runSimulate } from './commands/simulate.ts';

type Command = { readonly run: (args: readonly string[]) => Promise<number>; readonly help: string };

export const COMMANDS: Readonly<Record<string, Command>> = {
  games: { run: runGames, help: 'games [--json]\n    the games with their players, options and editions' },
  simulate: {
    run: runSimulate,
    help: `simulate GAME --players N --games N [--seed S] [--edition E] [--option k=v …] [--random-options] [--bots a,b,… [--budget S]] [--json]
    plays games to the end; a game that fails is written as a saved game`,
  },
  lab: { run: runLab, help: LAB_HELP },
  bench: { run: runBench, help: BENCH_HELP },
  position: { run: runPosition, help: POSITION_HELP },
  replay: { run: runReplay, help: 'replay FILE [--to N] [--verify] [--json]\n    plays a saved game and prints its log' },
  serve: { run: runServe, help: 'serve\n    client, API and sockets on one port; settings by environment, see docs/hosting.md' },
  backup: { run: runBackup, help: 'backup FILE\n    everything the server keeps, in one file, while it runs' },
  restore: { run: runRestore, help: 'restore FILE\n    a backup into an empty database' },
  admin: { run: runAdmin, help: ADMIN_HELP },
  rules: {
    run: runRules,
    help: `rules [ID] [--explained | --rulings] [--game G] [--json]
    which rules of the ledgers are named in the title of a test and in the code, or explained in the rules reference, or what
    of them is our own ruling;
    with an id: what the ledger says, its tests, its code, what refuses by it, and the section that explains it`,
  },
};

function printHelp(commands: readonly Command[]): void {
  const lines = commands.map(({ help }) => `  durbar ${help}`);
  console.log(['durbar: board games of Mughal India', '', ...lines].join('\n'));
}

/** Runs a command, or tells how it is called; returns the code to exit with. */
export async function durbar([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (command && !args.includes('--help')) return command.run(args);
  printHelp(command ? [command] : Object.values(COMMANDS));
  return command || name === 'help' || name === '--help' ? 0 : 2;
}
