import { advance, ask, begin, type Decider, defined, mustRules, type Options, type Rules, type Seat } from '@durbar/engine';
import { DIE_NAMES } from '../choices.ts';
import house from '../data/house.json' with { type: 'json' };
import { rajas } from '../definition.ts';
import type { Edition, GainData } from '../edition.ts';
import type { RajasGame } from '../game.ts';
import type { RajasChoice, RajasFact, RajasFrame, RajasSource } from '../modules/index.ts';
import { at } from '../numbers.ts';
import { colourOf } from '../rules/dice.ts';
import { layTop } from '../rules/province.ts';
import type { RajasState } from '../state.ts';
import type { RajasView } from '../view.ts';
import { BUILDINGS, type BuildingName, COLOURS, type ColourName, FAME, KINDS_OF_DICE, MONEY, NONE, TRACKS } from '../words.ts';

type Mutable<T> = T extends GainData ? T : { -readonly [K in keyof T]: Mutable<T[K]> };
export type EditableEdition = Mutable<Edition>;

export interface TableOptions {
  readonly players?: number;
  readonly options?: Options;
  /** Changes to the house edition. */
  readonly edit?: (edition: EditableEdition) => void;
}

/** A player's possessions in a test. */
export interface SeatFixture {
  readonly money?: number;
  readonly fame?: number;
  readonly karma?: number;
  readonly boat?: number;
  readonly dice?: readonly string[];
  readonly levels?: Partial<Record<BuildingName, number>>;
  /** Cell, tile, rotation. */
  readonly province?: readonly (readonly [string, string, number])[];
  /** Place of the bonus marker on the money track; 0: out of the game. */
  readonly bonusMarker?: number;
  readonly active?: number;
  readonly waiting?: number;
}

export function houseEdition(edit: (edition: EditableEdition) => void = () => undefined): Edition {
  const edition = structuredClone(house) as unknown as EditableEdition;
  edit(edition);
  return edition as Edition;
}

type RajasRules = Rules<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFact, RajasView>;

/** The source of gains granted by a test. */
export const TEST_SOURCE: RajasSource = { kind: 'space', id: 'test' };

/** A game that a test arranges and plays by choice texts. */
export class Table {
  readonly rules: RajasRules;
  readonly game: RajasGame;
  readonly facts: RajasFact[];
  readonly position: ReturnType<typeof begin<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFact, RajasView>>['position'];
  readonly #queue: string[] = [];

  /** The first placement of round 1: seat 0 starts, no one has dice, chance always took its first choice. */
  constructor({ players = 2, options = {}, edit }: TableOptions) {
    this.rules = mustRules(rajas, { players, options, ...(edit ? { editionData: houseEdition(edit) } : {}) });
    this.game = this.rules.game;
    const { position, facts } = begin(this.rules);
    this.position = position;
    this.facts = facts;
    this.#settleChance();
    for (let seat = 0; seat < players; seat++) this.#setDice(seat, []);
  }

  get state(): RajasState {
    return this.position.state;
  }

  /** What chance answers from now on, when possible. */
  chance(...answers: string[]): this {
    this.#queue.push(...answers);
    return this;
  }

  /** Plays choices by text; chance answers automatically unless its answer is named. */
  play(...answers: string[]): this {
    for (const text of answers) {
      this.#settleChance(text);
      this.#answer(text);
    }
    this.#settleChance();
    return this;
  }

  choices(): string[] {
    return this.#texts();
  }

  decider(): Decider | undefined {
    return ask(this.rules, this.position)?.decider;
  }

  frame(): RajasFrame | undefined {
    return this.position.agenda.at(-1);
  }

  /** Resolves a frame before the pending question. */
  run(frame: RajasFrame): this {
    const { position, rules } = this;
    position.agenda.push(frame);
    const settled = begin({ ...rules, definition: { ...rajas, begin: () => position } });
    this.facts.push(...settled.facts);
    this.#settleChance();
    return this;
  }

  /** Grants a gain of the edition. */
  receive(seat: Seat, data: GainData): this {
    const text = JSON.stringify(data);
    const gain = this.game.gains.findIndex((one) => JSON.stringify(one.data) === text);
    if (gain === NONE) throw new Error(`the edition has no gain ${text}`);
    return this.run({ kind: 'gain', seat, gain, die: 0, source: TEST_SOURCE });
  }

  /** Adds money, as from a sale. */
  earn(seat: Seat, money: number): this {
    return this.run({ kind: 'score-markets', seat, amounts: [money], source: TEST_SOURCE }).play(`score ${money}`);
  }

  /** Adds fame. */
  praise(seat: Seat, fame: number): this {
    return this.run({ kind: 'gain-fame', seat, amount: fame, source: TEST_SOURCE });
  }

  seat(seat: Seat, fixture: SeatFixture): this {
    const { state, game } = this;
    this.#setNumbers(seat, fixture);
    if (fixture.dice) this.#setDice(seat, fixture.dice);
    for (const [building, name] of BUILDINGS.entries()) {
      const level = fixture.levels?.[name];
      if (level !== undefined) state.levels = state.levels.with(seat * BUILDINGS.length + building, level);
    }
    for (const [cell, id, rotation] of fixture.province ?? []) {
      this.#removeFromStack(this.tile(id));
      layTop(game, state, seat, this.cell(cell), this.tile(id), rotation);
    }
    return this;
  }

  cell(name: string): number {
    return this.game.grid.cells.indexOf(name);
  }

  tile(id: string): number {
    return this.game.tiles.findIndex((tile) => tile.id === id);
  }

  space(id: string): number {
    return this.game.spaces.findIndex((space) => space.id === id);
  }

  /** Puts tiles on top of their stacks. */
  open(...ids: string[]): this {
    for (const id of ids) {
      const tile = this.tile(id);
      const stack = this.#stackOf(tile);
      const old = at(this.state.tops, stack);
      const hidden = at(this.state.below, stack) | (old === NONE ? 0 : 1 << this.#placeIn(stack, old));
      this.#setStack(stack, tile, hidden & ~(1 << this.#placeIn(stack, tile)));
    }
    return this;
  }

  /** Empties every stack except for these top tiles. */
  onlyOpen(...ids: string[]): this {
    this.state.tops = this.state.tops.map(() => NONE);
    this.state.below = this.state.below.map(() => 0);
    return this.open(...ids);
  }

  supply(dice: Partial<Record<ColourName, number>>): this {
    for (const [colour, name] of COLOURS.entries()) this.state.supply[colour] = dice[name] ?? at(this.state.supply, colour);
    return this;
  }

  /** Puts a seat's workers on spaces, as if placed earlier in the round. */
  occupy(seat: Seat, ...ids: string[]): this {
    const { workers, placed, active } = this.state;
    for (const id of ids) {
      workers[this.space(id)] = at(workers, this.space(id)) | (1 << seat);
      placed[seat] = at(placed, seat) + 1;
      active[seat] = Math.max(at(active, seat), at(placed, seat));
    }
    return this;
  }

  occupyArea(seat: Seat, area: string): this {
    for (const space of this.game.spaces) if (space.area === area) this.state.workers[space.index] = 1 << seat;
    return this;
  }

  dice(seat: Seat): string[] {
    return DIE_NAMES.flatMap((name, die) => Array<string>(at(this.state.dice, seat * KINDS_OF_DICE + die)).fill(name));
  }

  level(seat: Seat, name: BuildingName): number {
    return at(this.state.levels, seat * BUILDINGS.length + BUILDINGS.indexOf(name));
  }

  top(seat: Seat, cell: string): string {
    return this.game.tiles[at(this.state.tiles, seat * this.game.grid.cells.length + this.cell(cell))]?.id ?? '';
  }

  types(): string[] {
    return this.facts.map(({ type }) => type);
  }

  of<T extends RajasFact['type']>(type: T): Extract<RajasFact, { type: T }>[] {
    return this.facts.filter((fact): fact is Extract<RajasFact, { type: T }> => fact.type === type);
  }

  /** Clears recorded facts. */
  fresh(): this {
    this.facts.length = 0;
    return this;
  }

  #texts(): string[] {
    return (ask(this.rules, this.position)?.choices ?? []).map((choice) => rajas.format(this.game, choice));
  }

  #answer(text: string): void {
    const choice = ask(this.rules, this.position)?.choices.find((one) => rajas.format(this.game, one) === text);
    if (!choice) throw new Error(`"${text}" is not among: ${this.#texts().join(' | ')}`);
    advance(this.rules, this.position, choice, this.facts);
  }

  #settleChance(wanted = ''): void {
    while (this.decider() === 'chance' && !this.#texts().includes(wanted)) {
      const texts = this.#texts();
      const queued = this.#queue.findIndex((text) => texts.includes(text));
      const [text = texts[0]] = queued === NONE ? [] : this.#queue.splice(queued, 1);
      this.#answer(defined(text, 'choice of chance'));
    }
  }

  #setNumbers(seat: Seat, { money, fame, karma, boat, bonusMarker, active, waiting }: SeatFixture): void {
    const { state, game } = this;
    if (money !== undefined) state.money[seat] = money;
    if (karma !== undefined) state.karma[seat] = karma;
    if (boat !== undefined) state.boats[seat] = boat;
    if (active !== undefined) state.active[seat] = active;
    if (waiting !== undefined) state.waiting[seat] = waiting;
    if (bonusMarker !== undefined) {
      const spaces = defined(game.tracks[MONEY], 'track').bonuses.map(({ space }) => space);
      state.bonuses = state.bonuses.with(
        seat * TRACKS.length + MONEY,
        bonusMarker === 0 ? spaces.length : spaces.indexOf(bonusMarker),
      );
    }
    if (fame === undefined) return;
    state.fame[seat] = fame;
    const reached = defined(game.tracks[FAME], 'track').bonuses.filter(({ space }) => space <= fame);
    state.bonuses = state.bonuses.with(seat * TRACKS.length + FAME, reached.length);
  }

  #setDice(seat: Seat, names: readonly string[]): void {
    const { supply, dice } = this.state;
    for (let die = 0; die < KINDS_OF_DICE; die++) {
      const i = seat * KINDS_OF_DICE + die;
      const wanted = names.filter((name) => name === DIE_NAMES[die]).length;
      supply[colourOf(die)] = at(supply, colourOf(die)) + at(dice, i) - wanted;
      dice[i] = wanted;
    }
  }

  #stackOf(tile: number): number {
    return this.game.stacks.findIndex(({ tiles }) => tiles.includes(tile));
  }

  #placeIn(stack: number, tile: number): number {
    return this.game.stacks[stack]?.tiles.indexOf(tile) ?? NONE;
  }

  #removeFromStack(tile: number): void {
    const stack = this.#stackOf(tile);
    const top = at(this.state.tops, stack);
    const hidden = at(this.state.below, stack) & ~(1 << this.#placeIn(stack, tile));
    const { tiles } = defined(this.game.stacks[stack], 'stack');
    const next = top === tile ? tiles.findIndex((_, place) => hidden & (1 << place)) : NONE;
    this.#setStack(stack, top === tile ? (tiles[next] ?? NONE) : top, next === NONE ? hidden : hidden & ~(1 << next));
  }

  #setStack(stack: number, top: number, hidden: number): void {
    const { state } = this;
    state.tops = state.tops.with(stack, top);
    state.below = state.below.with(stack, hidden);
  }
}

export function newTable(options: TableOptions = {}): Table {
  return new Table(options);
}
