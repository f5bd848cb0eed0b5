import { describe, expect, test } from 'vitest';
import type { GameDefinition, Rules, SetUp } from '../definition.ts';
import { advance, ask, begin, copyPosition } from '../play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from '../position.ts';
import { seededRandom } from '../random.ts';
import { randomChoice } from '../random-play.ts';
import { mustRules } from '../rules.ts';
import { submit } from '../submit.ts';
import { factsFor } from '../view.ts';
import { nameOf } from './contract.ts';

/** Pieces by place: "hand 1" holds "R-VE", "pile" holds "R-VE" and "W-E". */
export type Places = Readonly<Record<string, readonly string[]>>;

/** A piece moved by a fact; unnamed if the viewer didn't see which piece. */
export interface PieceMove {
  readonly piece?: string | undefined;
  /** `all`: everything at that place. */
  readonly pieces?: 'all';
  readonly from?: string;
  readonly to?: string;
}

export interface ToldOptions<G, S, E extends Fact> {
  readonly setUps: readonly SetUp[];
  /** What everyone knows before the first fact. */
  known(game: G): Places;
  /** The moves of a fact as the viewer sees it. */
  moves(game: G, fact: E): readonly PieceMove[];
  /** The actual locations of the pieces. */
  places(game: G, state: S): Places;
}

const WORLDS = 3;

/** A world imagined from a view contradicts nothing the viewer saw: no piece is elsewhere, none is where it was seen leaving. */
export function toldContract<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  options: ToldOptions<G, S, E>,
): void {
  describe('an imagined world contradicts nothing the viewer saw', () => {
    test.each(named(options.setUps))('with %s', (_name, setUp) => checkTold(mustRules(definition, setUp), options));
  });
}

/** An undoable answer revealed nothing to its mover. */
export function undoContract<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUps: readonly SetUp[],
): void {
  describe('an undoable answer was predictable for its mover', () => {
    test.each(named(setUps))('with %s', (_name, setUp) => checkUndoable(mustRules(definition, setUp)));
  });
}

function named(setUps: readonly SetUp[]): (readonly [string, SetUp])[] {
  return setUps.map((setUp) => [nameOf(setUp), setUp]);
}

/** One viewer's knowledge: pieces must be where they were last seen and can't be where they were seen leaving. */
class Told {
  readonly #places = new Map<string, string[]>();
  /** Upper bounds for places whose contents were known at the start; a piece that arrives unseen could be any. */
  readonly #most = new Map<string, string[]>();

  constructor(known: Places) {
    for (const [place, pieces] of Object.entries(known)) {
      this.#places.set(place, pieces.slice());
      this.#most.set(place, pieces.slice());
    }
  }

  move({ piece, pieces, from, to }: PieceMove): void {
    const gone = from === undefined ? [] : this.#takeFrom(from, piece, pieces);
    if (to === undefined) return;
    const arrived = pieces === 'all' ? gone : piece === undefined ? [] : [piece];
    this.#at(to).push(...arrived);
    if (pieces !== 'all' && piece === undefined) this.#most.delete(to);
    else this.#most.get(to)?.push(...arrived);
  }

  /** Once a piece leaves unseen, nothing there is certain. */
  #takeFrom(place: string, piece: string | undefined, pieces: 'all' | undefined): string[] {
    const here = this.#at(place);
    const most = this.#most.get(place) ?? [];
    if (pieces === 'all') most.length = 0;
    if (pieces === 'all' || piece === undefined) return here.splice(0);
    takeOne(most, piece);
    return takeOne(here, piece);
  }

  #at(place: string): string[] {
    const here = this.#places.get(place) ?? [];
    this.#places.set(place, here);
    return here;
  }

  /** Pieces that aren't where they must be, or are where they can't be. */
  contradictions(places: Places): string[] {
    const missing = [...this.#places].flatMap(([place, pieces]) =>
      without(pieces, places[place] ?? []).map((piece) => `${piece} is not in ${place}`),
    );
    const surplus = [...this.#most].flatMap(([place, pieces]) =>
      without(places[place] ?? [], pieces).map((piece) => `${piece} has left ${place}`),
    );
    return [...missing, ...surplus];
  }
}

/** Removes one such piece from a list, if present. */
function takeOne(list: string[], piece: string): string[] {
  const index = list.indexOf(piece);
  return index < 0 ? [] : list.splice(index, 1);
}

/** Multiset difference. */
function without(pieces: readonly string[], others: readonly string[]): string[] {
  const left = others.slice();
  return pieces.filter((piece) => takeOne(left, piece).length === 0);
}

function viewersOf({ players }: SetUp): Viewer[] {
  return [...Array(players).keys(), 'spectator'];
}

function checkTold<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  { known, moves, places }: ToldOptions<G, S, E>,
): void {
  const { definition, game, setUp } = rules;
  const random = seededRandom('told');
  const { position, facts } = begin(rules);
  const viewers = viewersOf(setUp).map((viewer) => ({ viewer, told: new Told(known(game)) }));
  for (let decisions = 0; ; decisions++) {
    for (const { viewer, told } of viewers) {
      for (const fact of factsFor(rules, facts, viewer)) for (const move of moves(game, fact)) told.move(move);
      if (decisions % 5 !== 0) continue;
      expect(told.contradictions(places(game, position.state)), `truth, ${viewer}, ${decisions} decisions in`).toEqual([]);
      const { state } = definition.imagine(game, definition.viewFor(game, position, viewer), random);
      expect(told.contradictions(places(game, state)), `imagined by ${viewer}, ${decisions} decisions in`).toEqual([]);
    }
    facts.length = 0;
    if (position.agenda.length === 0) return;
    advance(rules, position, randomChoice(rules, position, random), facts);
  }
}

/** The same answer in several worlds the mover can't tell apart must lead to the same view for the mover. */
function checkUndoable<G, S, F extends Frame, C extends Choice, E extends Fact, V>(rules: Rules<G, S, F, C, E, V>): void {
  const { definition, game } = rules;
  const random = seededRandom('undoable');
  let { position } = begin(rules);
  let checked = 0;
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    const { decider } = question;
    const choice = randomChoice(rules, position, random);
    const text = definition.format(game, choice);
    const answered = submit(rules, position, decider, text, question);
    if (!answered.ok) throw new Error(answered.fault.message);
    const { entry, position: next } = answered.value;
    if (decider !== 'chance' && !entry.barrier) {
      expect(outcomes(rules, position, decider, choice), `${text}, ${JSON.stringify(position.agenda.at(-1))}`).toEqual(
        Array(WORLDS).fill(definition.viewFor(game, next, decider)),
      );
      checked++;
    }
    position = next;
  }
  expect(checked, 'some answers may be undone').toBeGreaterThan(0);
}

function outcomes<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  mover: number,
  choice: C,
): V[] {
  const { definition, game } = rules;
  const view = definition.viewFor(game, position, mover);
  return Array.from({ length: WORLDS }, (_, world) => {
    const imagined = copyPosition(rules, definition.imagine(game, view, seededRandom(`world ${world}`)));
    advance(rules, imagined, choice);
    return definition.viewFor(game, imagined, mover);
  });
}
