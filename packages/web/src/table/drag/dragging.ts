import type { Choice } from '@durbar/engine';
import { flushSync } from 'svelte';
import { current } from '../../store/settings.svelte.ts';
import type { PlaceName } from '../../story/beat.ts';
import { beatsOf } from '../../story/telling.ts';
import type { TableContext } from '../context.svelte.ts';
import type { Point } from '../director/paths.ts';
import { Atlas, type Spot } from '../director/places.ts';
import { settledSteps } from '../steps.ts';
import { Carried } from './carried.ts';
import { swallow, swallowClick } from './clicks.ts';
import { type Drop, dropsOf, dropTurned, type Told } from './drops.ts';
import { type HeldPiece, pieceAt } from './held.ts';

/** How far a pointer moves before a press becomes a drag; a finger trembles more. */
const SLACK = { mouse: 6, pen: 8, touch: 10 } as const;
/** Tolerance around a drop target. */
const NEAR = 10;

/** A pointer pressed on a piece. */
interface Pressed {
  readonly pointer: number;
  readonly start: Point;
  readonly slack: number;
  readonly piece: HeldPiece;
}

/** Where a piece can be dropped on the screen. */
interface Target {
  readonly spot: Spot;
  readonly drops: readonly Drop[];
}

interface Dragged extends Pressed {
  readonly carried: Carried;
  readonly targets: readonly Target[];
  light(nearest: Spot | undefined): void;
  /** Steps made to pick up the piece; undone if it is dropped elsewhere. */
  readonly steps: number;
}

/**
 * Pieces can be dragged to wherever an open choice would take them: the game's story knows where that is, so tables need no code for it.
 * Dropping a piece is the same as pressing the choice.
 */
export class Dragging {
  readonly #context: TableContext;
  readonly #overlay: HTMLElement;
  #pressed: Pressed | undefined;
  #dragged: Dragged | undefined;
  #target: Target | undefined;
  #at: Point = { x: 0, y: 0 };
  #turns = 0;

  constructor(context: TableContext, overlay: HTMLElement) {
    this.#context = context;
    this.#overlay = overlay;
  }

  /** Follows the pointer on the whole page; returns the stop function. */
  listen(): () => void {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    window.addEventListener('pointerdown', (event) => this.#down(event), options);
    window.addEventListener('pointermove', (event) => this.#move(event), options);
    window.addEventListener('pointerup', (event) => this.#up(event), options);
    window.addEventListener('pointercancel', () => this.#cancel(), options);
    window.addEventListener('keydown', (event) => this.#key(event), options);
    window.addEventListener('wheel', (event) => this.#wheel(event), { ...options, passive: false });
    window.addEventListener('dragstart', (event) => this.#pressed && event.preventDefault(), options);
    return () => {
      this.#cancel();
      listeners.abort();
    };
  }

  #down(event: PointerEvent): void {
    if (this.#dragged) {
      if (event.pointerId !== this.#dragged.pointer) this.#turn(1);
      swallow(event);
      return;
    }
    const piece = event.button === 0 && this.#mayDrag ? pieceAt(event.target) : undefined;
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.mouse;
    this.#pressed = piece && { pointer: event.pointerId, start: pointOf(event), slack, piece };
  }

  get #mayDrag(): boolean {
    const { table, isCoached, busy, parts } = this.#context;
    return !isCoached && !busy && parts.table.story !== undefined && (table.question?.choices.length ?? 0) > 0;
  }

  #move(event: PointerEvent): void {
    const pressed = this.#dragged ?? this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    this.#at = pointOf(event);
    const isFar = Math.hypot(this.#at.x - pressed.start.x, this.#at.y - pressed.start.y) > pressed.slack;
    if (!this.#dragged && isFar) this.#begin(pressed);
    if (!this.#dragged) return;
    event.preventDefault();
    this.#follow();
  }

  #begin(pressed: Pressed): void {
    this.#pressed = undefined;
    const { selection } = this.#context;
    const before = selection.steps.length;
    // Taking hold may answer a question, and then the piece is drawn elsewhere.
    const carried = new Carried(this.#overlay, pressed.piece.drawing, pressed.start);
    const texts = this.#opened(pressed.piece);
    const targets = this.#targets(dropsOf(pressed.piece, this.#told(texts, pressed.piece))).filter(
      ({ spot }) => !isOn(spot, pressed.start, 0),
    );
    const steps = selection.steps.length - before;
    if (targets.length === 0) {
      carried.remove();
      if (steps > 0) selection.back();
      return;
    }
    getSelection()?.removeAllRanges();
    const light = carried.light(
      this.#overlay,
      targets.map(({ spot }) => spot),
    );
    this.#turns = 0;
    this.#dragged = { ...pressed, carried, targets, steps, light };
  }

  /** Grabbing a piece that leads to another question answers the first one. Returns the choices it can be dragged for. */
  #opened({ choices }: HeldPiece): readonly string[] {
    const { table, selection } = this.#context;
    const open = (): readonly string[] => table.question?.choices.map(({ text }) => text) ?? [];
    const [choice, ...others] = choices;
    const preview = choice === undefined ? undefined : table.previewOf(choice);
    if (!preview) return open();
    const settled = settledSteps(preview, table.viewer, current().forced);
    if (settled.length === 0 || others.length > 0 || this.#namedAt(preview.choice).length > 0) return choices;
    selection.settle(settled.map(({ text }) => text));
    flushSync();
    return open();
  }

  /** Where a piece is dropped for a choice that only names it. */
  #namedAt(choice: Choice): readonly PlaceName[] {
    const { table, parts } = this.#context;
    return parts.table.story?.namedAt?.(choice, table.game) ?? [];
  }

  #told(texts: readonly string[], { choices }: HeldPiece): readonly Told[] {
    const { table, parts } = this.#context;
    const { story } = parts.table;
    if (!story) return [];
    const { game, viewer } = table;
    const stage = story.stageOf(table.happened.view, game);
    return texts.map((text) => {
      const preview = table.previewOf(text);
      const facts = [...table.drafted, ...(preview?.facts ?? [])];
      const named = preview && choices.includes(text) ? this.#namedAt(preview.choice) : [];
      return { text, beats: beatsOf(story, { number: 0, facts }, { game, viewer, stage }).beats, named };
    });
  }

  /** The visible places, each with what can be done there. */
  #targets(drops: readonly Drop[]): readonly Target[] {
    const root = document.querySelector('[data-table]');
    const { story } = this.#context.parts.table;
    if (!root || !story) return [];
    const atlas = new Atlas(root, (place) => story.nearby(place));
    const targets = new Map<string, { spot: Spot; drops: Drop[] }>();
    for (const drop of drops) {
      const spot = atlas.spot(drop.place, '');
      const key = spot && `${spot.box.x} ${spot.box.y}`;
      if (!spot || key === undefined) continue;
      const target = targets.get(key) ?? { spot, drops: [] };
      target.drops.push(drop);
      targets.set(key, target);
    }
    return [...targets.values()];
  }

  #follow(): void {
    const dragged = this.#dragged;
    if (!dragged) return;
    this.#target = nearest(dragged.targets, this.#at);
    const drop = this.#drop;
    dragged.carried.follow(this.#at, drop?.turns ?? this.#turns);
    dragged.light(this.#target?.spot);
    this.#context.selection.point(drop?.text);
  }

  get #drop(): Drop | undefined {
    return this.#target && dropTurned(this.#target.drops, this.#turns);
  }

  /** Rotates to the next legal placement here; in the air, by a quarter turn. */
  #turn(direction: 1 | -1): void {
    const turns = new Set(this.#target?.drops.map((drop) => drop.turns) ?? []);
    const isTurnable = this.#dragged?.targets.some(({ drops }) => new Set(drops.map((drop) => drop.turns)).size > 1);
    if (!isTurnable) return;
    let next = this.#drop?.turns ?? this.#turns;
    do next = (next + direction + 4) % 4;
    while (turns.size > 0 && !turns.has(next));
    this.#turns = next;
    this.#follow();
  }

  #up(event: PointerEvent): void {
    this.#pressed = undefined;
    const dragged = this.#dragged;
    if (!dragged || event.pointerId !== dragged.pointer) return;
    const drop = this.#drop;
    if (!drop) {
      this.#cancel();
      return;
    }
    this.#end();
    dragged.carried.remove();
    this.#context.answering.putDown(drop.text);
  }

  #key(event: KeyboardEvent): void {
    if (!this.#dragged) return;
    if (event.key === 'Escape') this.#cancel();
    else if (event.key.toLowerCase() === 'r') this.#turn(event.shiftKey ? -1 : 1);
    else return;
    swallow(event);
  }

  #wheel(event: WheelEvent): void {
    if (!this.#dragged) return;
    swallow(event);
    this.#turn(event.deltaY < 0 ? -1 : 1);
  }

  /** Dropped on an invalid place or cancelled: it returns. */
  #cancel(): void {
    this.#pressed = undefined;
    const dragged = this.#dragged;
    if (!dragged) return;
    this.#end();
    void dragged.carried.return();
    if (dragged.steps > 0) this.#context.selection.back();
  }

  #end(): void {
    this.#context.selection.point(undefined);
    this.#dragged = undefined;
    this.#target = undefined;
    swallowClick();
  }
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

/** The smallest of the targets under a point. */
function nearest(targets: readonly Target[], at: Point): Target | undefined {
  const areaOf = ({ spot: { box } }: Target): number => box.width * box.height;
  return targets.filter(({ spot }) => isOn(spot, at, NEAR)).sort((one, other) => areaOf(one) - areaOf(other))[0];
}

function isOn({ box: { left, right, top, bottom } }: Spot, { x, y }: Point, around: number): boolean {
  return x > left - around && x < right + around && y > top - around && y < bottom + around;
}
