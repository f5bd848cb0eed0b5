import { BENCH_HELP, runBench } from './commands/bench.ts';
import { LAB_HELP, runLab } from './commands/lab.ts';
import { NEW_GAME_HELP, runNewGame } from './commands/new-game.ts';
import { NEW_MODULE_HELP, runNewModule } from './commands/new-module.ts';
import { POSITION_HELP, runPosition } from './commands/position.ts';
import { runReplay } from './commands/replay.ts';
import { REPORT_HELP, runReport } from './commands/report.ts';
import { runRules } from './commands/rules.ts';
import { runSimulate, SIMULATE_HELP } from './commands/simulate.ts';
import { hostCommands } from './host.ts';
import { fromSources } from './sources.ts';
import { runSubcommand, type Subcommands } from './subcommand.ts';

export const COMMANDS: Subcommands = {
  ...hostCommands(fromSources),
  simulate: { run: runSimulate, help: SIMULATE_HELP },
  'new-game': { run: (args) => runNewGame(args), help: NEW_GAME_HELP },
  'new-module': { run: (args) => runNewModule(args), help: NEW_MODULE_HELP },
  lab: { run: runLab, help: LAB_HELP },
  bench: { run: runBench, help: BENCH_HELP },
  position: { run: runPosition, help: POSITION_HELP },
  replay: { run: runReplay, help: 'replay FILE [--to N] [--verify] [--json]\n    plays a saved game and prints its log' },
  report: { run: (args) => runReport(args), help: REPORT_HELP },
  rules: {
    run: runRules,
    help: `rules [ID] [--explained | --rulings] [--game G] [--json]
    lists which rules of the ledgers are named in a test title and in the code, which are explained in the rules reference
    (--explained), or which rules and components are our own (--rulings);
    with an id: the rule's text, tests, code, refusals, and the section that explains it`,
  },
};

/** Runs a command in a checkout: those for hosts and those for developers. */
export async function durbar(call: readonly string[]): Promise<number> {
  return runSubcommand(COMMANDS, call);
}
