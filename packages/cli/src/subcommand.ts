export interface Subcommand {
  readonly run: (args: readonly string[]) => Promise<number>;
  readonly help: string;
}

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** Runs a command, or prints how to call it. Returns the exit code. */
export async function runSubcommand(commands: Subcommands, [name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (command && !args.includes('--help')) return command.run(args);
  printHelp(command ? [command] : Object.values(commands));
  return command || name === 'help' || name === '--help' ? 0 : 2;
}

function printHelp(commands: readonly Subcommand[]): void {
  const lines = commands.map(({ help }) => `  durbar ${help}`);
  console.log(['durbar: board games of Mughal India', '', ...lines].join('\n'));
}
