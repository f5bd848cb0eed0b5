import { loadGames } from '@durbar/catalogue';
import type { AnyGame } from '@durbar/engine';
import { printJson } from '../output.ts';
import { parseCommand } from '../usage.ts';

export async function runGames(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { json: { type: 'boolean' } });
  const games = (await loadGames()).map(describeGame);
  if (values.json) printJson(games);
  else for (const game of games) console.log(gameText(game));
  return 0;
}

/** A game as other programs read it. */
export function describeGame({ id, title, players, options, editions, rulesVersion }: AnyGame) {
  return {
    id,
    title,
    rulesVersion,
    players,
    options: options.map((option) => ({ id: option.id, values: option.values, default: option.default })),
    editions: editions.map((edition) => ({ id: edition.id, title: edition.title, provenance: edition.provenance })),
  };
}

function gameText({ id, title, players, options, editions }: ReturnType<typeof describeGame>): string {
  const optionLines = options.map((option) => {
    const allowed = option.values === 'text' ? 'a text' : option.values.join(' | ');
    return `    ${option.id}: ${allowed} (default ${JSON.stringify(option.default)})`;
  });
  const editionLines = editions.flatMap((edition) => [
    `    edition ${edition.id}: ${edition.title}`,
    ...Object.entries(edition.provenance).map(([part, origin]) => `      ${part}: ${origin}`),
  ]);
  return [`${id}: ${title}, ${players.min} to ${players.max} players`, ...optionLines, ...editionLines].join('\n');
}
