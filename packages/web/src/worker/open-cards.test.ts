import { loadGames } from '@durbar/catalogue';
import { advance, ask, begin, isOver, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { openView } from './open-cards.ts';

const games = await loadGames();

test.each(games)('$id: with open cards every player’s part is what that player sees, and turns can still be imagined', (game) => {
  const rules = mustRules(game, { players: game.players.max });
  const { definition } = rules;
  const random = seededRandom('open cards');
  const { position } = begin(rules);
  let differs = false;
  for (let answers = 0; !isOver(position) && answers < 300; answers++) {
    const viewer = answers % game.players.max;
    const open = openView(rules, position, viewer) as { readonly seats: readonly unknown[] };
    const own = definition.viewFor(rules.game, position, viewer) as typeof open;
    for (const seat of open.seats.keys())
      expect(open.seats[seat]).toEqual((definition.viewFor(rules.game, position, seat) as typeof open).seats[seat]);
    differs ||= JSON.stringify(open) !== JSON.stringify(own);
    expect(ask(rules, definition.imagine(rules.game, open, random))?.decider).toBe(ask(rules, position)?.decider);
    advance(rules, position, randomChoice(rules, position, random));
  }
  expect(differs).toBe(game.id !== 'rajas');
});
