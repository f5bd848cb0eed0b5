import { chanceContract, type Pool } from '@durbar/engine/testing';
import { tajMahal } from './definition.ts';
import type { TajMahalFact } from './facts.ts';
import type { TajMahalFrame } from './frames.ts';
import type { TajMahalGame } from './game.ts';
import type { TajMahalState } from './state.ts';

/** What has not been placed, dealt or revealed yet, counted from the box and the facts. */
const pool: Pool<TajMahalGame, TajMahalState, TajMahalFrame, TajMahalFact> = ({ game, frame, facts }) => {
  const { provinceTiles, lastTile } = game.edition;
  switch (frame.kind) {
    case 'lay-province-tile': {
      const laid = facts.flatMap((fact) => (fact.type === 'province-tile-laid' ? [fact.tile + 1] : []));
      const left = provinceTiles.filter(({ number }) => number !== lastTile.number && !laid.includes(number));
      return Object.fromEntries(left.map(({ number }) => [`tile ${number}`, 1]));
    }
    case 'lay-bonus-tile':
      return without(
        game.edition.bonusTiles.map(({ count }, tile) => [`bonus ${game.bonusTiles[tile]?.text}`, count]),
        facts.flatMap((fact) => (fact.type === 'bonus-tile-laid' ? [`bonus ${game.bonusTiles[fact.tile]?.text}`] : [])),
      );
    case 'choose-start-player':
      return Object.fromEntries(game.colours.map((_colour, seat) => [`start ${seat + 1}`, 1]));
    default:
      return drawPile(game, facts);
  }
};

/** The cards that were in the box at first, or among the discards at the last shuffle, and haven't been drawn since. */
function drawPile(game: TajMahalGame, facts: readonly TajMahalFact[]): Record<string, number> {
  let pile: (readonly [string, number])[] = game.deck.map((count, card) => [`draw ${game.cards[card]?.text}`, count]);
  let drawn: string[] = [];
  let discarded: string[] = [];
  const before = game.colours.map((): string[] => []);
  for (const fact of facts) {
    if (fact.type === 'card-drawn' || fact.type === 'card-displayed') drawn.push(`draw ${game.cards[fact.card]?.text}`);
    if (fact.type === 'card-played' && fact.card < game.firstSpecial) {
      before[fact.seat]?.push(`draw ${game.cards[fact.card]?.text}`);
    }
    if (fact.type === 'cards-cleared') discarded.push(...(before[fact.seat]?.splice(0) ?? []));
    if (fact.type !== 'discards-shuffled') continue;
    pile = discarded.map((text) => [text, 1]);
    drawn = [];
    discarded = [];
  }
  return without(pile, drawn);
}

function without(counts: readonly (readonly [string, number])[], gone: readonly string[]): Record<string, number> {
  const left: Record<string, number> = {};
  for (const [text, count] of counts) left[text] = (left[text] ?? 0) + count;
  for (const text of gone) left[text] = (left[text] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count !== 0));
}

chanceContract(tajMahal, { setUps: [{ players: 3 }, { players: 4 }, { players: 5 }], pool, games: 30 });
