import type { Refusal, Seat } from '@durbar/engine';
import { dieName } from './choices.ts';
import type { RajasGame, Reason, Space } from './game.ts';
import type { RajasFrame } from './modules/index.ts';
import type { Explain } from './modules/module.ts';
import { at, bitsOf, entry } from './numbers.ts';
import { openTile, whyNotCover } from './rules/building-ground.ts';
import { canPay, countInColour, highestSum, purseOf } from './rules/dice.ts';
import { filledCells, openCells } from './rules/province.ts';
import { REASONS } from './rules/reasons.ts';
import { spaceAhead } from './rules/river.ts';
import { whyNotPlace } from './rules/spaces.ts';
import type { RajasState } from './state.ts';
import { imagine, type RajasView } from './view.ts';
import { COLOURS, FACES, NONE } from './words.ts';

/** Memoised per view, because players ask about many things in one view. */
const imagined = new WeakMap<RajasView, Imagined>();
type Imagined = ReturnType<typeof imagine>;

function positionOf(game: RajasGame, view: RajasView): Imagined {
  const known = imagined.get(view);
  if (known) return known;
  const position = imagine(game, view, () => 0);
  imagined.set(view, position);
  return position;
}

/** Everything a player can ask about: worker spaces, tile stacks, cells, river spaces and module things. */
export function things(game: RajasGame, view: RajasView, seat: Seat): string[] {
  const { state } = positionOf(game, view);
  return [
    ...game.spaces.map(({ id }) => `space:${id}`),
    ...game.stacks.map(({ id }) => `stack:${id}`),
    ...bitsOf(game.grid.buildable).map((cell) => `cell:${game.grid.cells[cell]}`),
    ...game.river.sources.map((_, index) => `river:${index}`),
    ...game.modules.flatMap((module) => module.things?.(game, state, seat) ?? []),
  ];
}

/** Why this seat cannot choose the thing now; undefined when it can. */
export function explain(game: RajasGame, view: RajasView, seat: Seat, thing: string): Refusal | undefined {
  const { state, agenda } = positionOf(game, view);
  const frame = agenda.at(-1);
  const [kind = '', id = ''] = thing.split(':');
  const known = KINDS[kind];
  if (!known) return explainByModule(game, state, frame, seat, thing);
  if (!frame) return { code: 'game-over', rule: 'RAJ-END-08' };
  if (!('seat' in frame) || frame.seat !== seat) return { code: 'not-your-decision', rule: 'RAJ-ROUND-02' };
  return known(game, state, frame, seat, id);
}

/** Like `Explain`, for a question that is asked of this seat. */
type ExplainAsked = (game: RajasGame, state: RajasState, frame: RajasFrame, seat: Seat, id: string) => Refusal | undefined;

const KINDS: Readonly<Record<string, ExplainAsked | undefined>> = {
  space: explainSpace,
  stack: explainStack,
  cell: explainCell,
  river: explainRiver,
};

const explainByModule: Explain = (game, state, frame, seat, thing) => {
  for (const module of game.modules) {
    const refusal = module.explain?.(game, state, frame, seat, thing);
    if (refusal) return refusal;
  }
  return undefined;
};

function refusal({ code, rule }: Reason, values: Refusal['values']): Refusal {
  return values ? { code, rule, values } : { code, rule };
}

function explainSpace(game: RajasGame, state: RajasState, frame: RajasFrame, seat: Seat, id: string): Refusal | undefined {
  const space = game.spaces.find((one) => one.id === id);
  if (!space) return undefined;
  if (frame.kind !== 'place') return { code: 'finish-the-action', rule: 'RAJ-PLACE-14' };
  const reason = whyNotPlace(game, state, seat, space);
  return reason && refusal(reason, valuesOf(state, seat, space, reason));
}

/** The numbers behind a reason. */
function valuesOf(state: RajasState, seat: Seat, space: Space, reason: Reason): Refusal['values'] {
  if (reason === REASONS.tooLittleMoney) return { price: space.cost.money, money: at(state.money, seat) };
  if (reason === REASONS.noDie) return { dice: diceNames(space.cost.plain), karma: at(state.karma, seat) };
  if (reason === REASONS.groupLimit) return { most: space.groupLimit };
  return undefined;
}

/** Kinds of dice in short form: only colours or only values if the other doesn't matter. */
function diceNames(kinds: number): string {
  const names = bitsOf(kinds).map((die) => dieName(die));
  const letters = new Set(names.map((name) => name[0]));
  const values = new Set(names.map((name) => name[1]));
  if (values.size === FACES) return [...letters].join(' ');
  return letters.size === COLOURS.length ? [...values].join(' ') : names.join(' ');
}

function explainStack(game: RajasGame, state: RajasState, frame: RajasFrame, seat: Seat, id: string): Refusal | undefined {
  const stack = game.stacks.findIndex((one) => one.id === id);
  if (stack === NONE) return undefined;
  const tile = openTile(game, state, stack);
  if (!tile) return refusal(REASONS.emptyStack, undefined);
  const karma = at(state.karma, seat);
  const purse = purseOf(state, seat, NONE, karma);
  if (frame.kind === 'pick-tile' && frame.over) {
    const reasons = bitsOf(filledCells(game, state, seat)).map((cell) => whyNotCover(game, state, seat, cell, tile, NONE, purse));
    return reasons.includes(undefined) ? undefined : refusal(REASONS.nothingToOverbuild, undefined);
  }
  const { price } = tile;
  if (!canPay(state, seat, tile.colour, price, NONE, purse)) {
    const have = price > 0 ? highestSum(state, seat, tile.colour, NONE, karma) : countInColour(state, seat, tile.colour, NONE);
    return refusal(REASONS.wrongColour, { colour: entry(COLOURS, tile.colour), price: Math.abs(price), have });
  }
  return frame.kind === 'pick-tile' ? undefined : { code: 'no-build-action', rule: 'RAJ-QUARRY-01' };
}

function explainCell(game: RajasGame, state: RajasState, frame: RajasFrame, seat: Seat, id: string): Refusal | undefined {
  const cell = game.grid.cells.indexOf(id);
  if (cell === NONE) return undefined;
  if (frame.kind !== 'choose-cell') return { code: 'no-tile-to-lay', rule: 'RAJ-QUARRY-12' };
  const bit = 1 << cell;
  if ((game.grid.buildable & bit) === 0) return refusal(REASONS.notBuildable, undefined);
  const tile = openTile(game, state, frame.stack);
  if (frame.over && tile) {
    const reason = whyNotCover(game, state, seat, cell, tile, NONE, purseOf(state, seat, NONE, at(state.karma, seat)));
    return reason && refusal(reason, undefined);
  }
  if (filledCells(game, state, seat) & bit) return refusal(REASONS.cellFilled, undefined);
  return openCells(game, state, seat) & bit ? undefined : refusal(REASONS.notJoined, undefined);
}

function explainRiver(game: RajasGame, state: RajasState, frame: RajasFrame, seat: Seat, id: string): Refusal | undefined {
  const index = Number(id);
  if (!(index in game.river.sources)) return undefined;
  if (frame.kind !== 'sail') return { code: 'no-boat-move', rule: 'RAJ-RIVER-07' };
  const boat = at(state.boats, seat);
  if (index <= boat) return { code: 'boats-only-move-forward', rule: 'RAJ-RIVER-09' };
  for (let spaces = 1; spaces <= frame.most; spaces++) if (spaceAhead(game, state, seat, spaces) === index) return undefined;
  const farthest = spaceAhead(game, state, seat, frame.most);
  if (index > farthest) return { code: 'too-far', rule: 'RAJ-RIVER-03', values: { most: frame.most } };
  for (const veto of game.hooks.mayStop) {
    const reason = veto(game, state, seat, index);
    if (reason) return reason;
  }
  return { code: 'occupied-by-a-boat', rule: 'RAJ-RIVER-05' };
}
