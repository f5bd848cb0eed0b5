import { writeNewGame } from '../../../../tools/new-game.ts';
import { parseCommand, UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';

export const NEW_GAME_HELP = `new-game NAME
    creates a game: the package, table and card of docs/adding-a-game.md under your name, ready to play and change`;

const NAME = /^[a-z]{3,20}$/;

export async function runNewGame(args: readonly string[], root = ROOT): Promise<number> {
  const [name = ''] = parseCommand(args, {}).positionals;
  if (!NAME.test(name)) throw new UsageError('name the game in one lower-case word of 3 to 20 letters, such as kites');
  const written = writeNewGame(root, name);
  if ('taken' in written) throw new UsageError(`${written.taken} already exists`);
  console.log([...written.paths, '', ...nextSteps(name)].join('\n'));
  return 0;
}

function nextSteps(name: string): readonly string[] {
  return [
    'Everyone gets a card and may swap it once; the highest card wins. Make it yours; docs/adding-a-game.md goes through every file.',
    'Link it:  npm install --save',
    `Play it:  npm run -s durbar -- simulate ${name} --players 3 --games 100`,
    'See it:   npm run dev, then Play',
  ];
}
