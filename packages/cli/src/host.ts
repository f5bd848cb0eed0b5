import type { Build } from '@durbar/server';
import { ADMIN_HELP, runAdmin, runBackup, runRestore } from './commands/admin.ts';
import { EDITION_HELP, runEdition } from './commands/edition.ts';
import { ENGINE_HELP, runEngine } from './commands/engine.ts';
import { EXPORT_HELP, runExport } from './commands/export.ts';
import { runGames } from './commands/games.ts';
import { runServe, SERVE_HELP } from './commands/serve.ts';
import type { Subcommands } from './subcommand.ts';

export interface Installation {
  /** The folder of the built client. */
  readonly webRoot: string;
  readonly build: Build;
}

/** Commands for hosts, and the rules engine for other programs. They need no sources, so the published package includes them. */
export function hostCommands(installation: () => Installation): Subcommands {
  return {
    serve: { run: (args) => runServe(args, installation()), help: SERVE_HELP },
    backup: { run: runBackup, help: 'backup FILE\n    writes the whole database to one file, while the server runs' },
    restore: { run: runRestore, help: 'restore FILE\n    restores a backup into an empty database' },
    export: { run: runExport, help: EXPORT_HELP },
    admin: { run: runAdmin, help: ADMIN_HELP },
    edition: { run: runEdition, help: EDITION_HELP },
    engine: { run: runEngine, help: ENGINE_HELP },
    games: { run: runGames, help: 'games [--json]\n    lists the games with their players, options and editions' },
  };
}
