import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadLobby } from '../../games/index.ts';
import { beginGame } from '../../store/begin.ts';
import { messages } from '../messages/en.ts';
import { TableDraft } from './plan.svelte.ts';

async function draftOf(game: string): Promise<TableDraft> {
  return new TableDraft(defined(await loadGame(game), 'game'), defined(await loadLobby(game), 'lobby'), messages);
}

function coloursOf({ seats }: TableDraft): readonly string[] {
  return seats.map(({ colour }) => colour);
}

test.each(['taj-mahal', 'cards-and-karma'])('%s: a colour that is taken is swapped, and the rules accept it', async (game) => {
  const draft = await draftOf(game);
  const [first, second, third] = coloursOf(draft);
  draft.paint(0, defined(draft.seats[2], 'seat').colour);
  expect(coloursOf(draft).slice(0, 3)).toEqual([third, second, first]);
  expect(draft.faults).toEqual([]);
  expect(draft.plan.options.colours).toBe(draft.setUp.options?.colours);
});

test.each(['taj-mahal', 'cards-and-karma'])('%s: every seat can play every colour on offer', async (game) => {
  const draft = await draftOf(game);
  while (draft.seats.length < draft.game.players.max) draft.addSeat();
  for (const colour of draft.colours) {
    draft.paint(1, colour);
    expect(new Set(coloursOf(draft)).size).toBe(draft.seats.length);
    expect(draft.faults).toEqual([]);
  }
});

test('the default colours leave the options unchanged', async () => {
  const draft = await draftOf('taj-mahal');
  draft.paint(0, 'teal');
  draft.paint(0, 'crimson');
  expect(draft.setUp.options?.colours).toBe('');
});

test('a game without the option offers no colours', async () => {
  expect((await draftOf('rajas')).colours).toEqual([]);
});

test('a new table can copy another game’s set-up', async () => {
  const before = await draftOf('rajas');
  before.changeSeat(1, { driver: { kind: 'bot', level: 'master' }, name: 'Genda' });
  before.set('kedarnath', 'front');
  const played = beginGame(before.game, { ...before.plan, name: 'Friday' }, 1_700_000_000_000);
  const after = await draftOf('rajas');
  after.follow(played);
  expect(after.plan).toEqual({ ...before.plan, name: 'Friday', seed: after.seed });
  expect(after.faults).toEqual([]);
});
