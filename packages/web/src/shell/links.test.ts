import { loadGames } from '@durbar/catalogue';
import { defined, mustAnswer, mustRules, newMatch, questionOf, randomChoice, saveMatch, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { packGame } from '../store/packing.ts';
import { readPacked } from './files.ts';
import { messages as english } from './messages/en.ts';

const [game] = await loadGames();
const RULES = mustRules(defined(game, 'game'), { players: 2 });
const { setUp, definition } = RULES;

/** A link to a text that our own packing would never make. */
async function linkTo(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

function linkToGame(changes: object): Promise<string> {
  const { id, rulesVersion } = definition;
  const { players, options, edition } = setUp;
  return linkTo(JSON.stringify({ durbar: 1, game: id, rulesVersion, edition, players, options, log: [], ...changes }));
}

function begun(): ReturnType<typeof newMatch> {
  const random = seededRandom('links');
  let match = newMatch(RULES);
  for (let count = 0; count < 12 && questionOf(match); count++)
    match = mustAnswer(match, definition.format(RULES.game, randomChoice(RULES, match.position, random)));
  return match;
}

test('a link without changes opens, so the faults below are found for their own sake', async () => {
  const read = await readPacked(await linkToGame({}), english);
  expect(read.ok && read.value.saved.game).toBe(definition.id);
});

describe('a harmful link is refused with a sentence', () => {
  const packed = packGame({ saved: saveMatch(begun()) });
  const { position } = newMatch(RULES);
  const links: Readonly<Record<string, () => Promise<string>>> = {
    'nothing in it': async () => '',
    'not packed': async () => 'nonsense',
    'not an alphabet': async () => '💥%00<script>',
    'too long': async () => 'a'.repeat(9000),
    'cut off': async () => ((await packed) ?? '').slice(0, -20),
    'one letter changed': async () => ((await packed) ?? '').replace(/.(?=.{30}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    'megabytes in a few letters': () => linkToGame({ names: ['a'.repeat(5_000_000), 'Meera'] }),
    'no object': () => linkTo('null'),
    'a list': () => linkTo('[[[[]]]]'),
    'deeply nested': () => linkTo(`${'['.repeat(40_000)}${']'.repeat(40_000)}`),
    'a game that does not exist': () => linkToGame({ game: 'constructor' }),
    'too many players': () => linkToGame({ players: 1e9 }),
    'rules to come': () => linkToGame({ rulesVersion: 1e6 }),
    'options to pollute': () => linkTo(JSON.stringify({ options: {} }).replace('{}', '{"__proto__":{"x":"y"}}')),
    'unknown options': () => linkToGame({ options: { constructor: 'x' } }),
    'an illegal answer': () => linkToGame({ log: ['constructor'] }),
    'answers that are no texts': () => linkToGame({ log: [{ kind: 'move' }] }),
    'names that are no texts': () => linkToGame({ names: [{ toString: 'x' }, 1] }),
    'an edition of its own that is none': () => linkToGame({ edition: 'custom', editionData: { tiles: -1 } }),
    'a position made up': () =>
      linkToGame({ durbar: 2, log: undefined, start: { position, facts: [] }, entries: [], standings: [{}] }),
  };

  test.each(Object.entries(links))('%s', async (_, link) => {
    expect(await readPacked(await link(), english)).toEqual({ ok: false, fault: english.fault.brokenLink });
  });
});

test('what a link may not decide is left out or cut', async () => {
  const fairness = { commitment: 'a'.repeat(64) };
  const read = await readPacked(await linkToGame({ fairness, seenBy: 7, names: ['x'.repeat(5000), 'Meera'] }), english);
  if (!read.ok) throw new Error(read.fault);
  const { saved, seenBy } = read.value;
  expect(saved.fairness).toBeUndefined();
  expect(saved.names?.map(({ length }) => length)).toEqual([40, 5]);
  expect(seenBy).toBe('spectator');
});
