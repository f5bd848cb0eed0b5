import { type Beat, type Face, type Journey, NOWHERE, type PlaceName, type Verb } from '../../story/beat.ts';
import { pieceStart, type Schedule, type Timed } from '../../story/schedule.ts';
import { flightFrames, riseFrames, spinFrames } from './flights.ts';
import { copyOf, type Ghost, hide, isHidden, removeRibbons, symbolGhost } from './ghosts.ts';
import type { Departure, Ground, Manner } from './ground.ts';
import { type Counted, countedBy, type Numbers } from './numbers.ts';
import { Atlas, boardOf, type Spot } from './places.ts';
import { chipOver, haloOn, ribbonOver, ringFrom, swellAbout } from './signs.ts';
import { MANNERS } from './verbs.ts';

const MOST_GHOSTS = 24;
/** Tokens of one kind that fly together; more would be a swarm. */
const MOST_TOKENS = 3;
/** A few cards of a pile move to show that all are shuffled. */
const MOST_PIECES: Readonly<Partial<Record<Verb, number>>> = { mix: MOST_TOKENS };
const CHIP_TIME = 900;
const RIBBON_TIME = 1100;
const FADE = 120;
const PULSE_TIME = 320;
/** The delay between tokens that fly together. */
const APART = 40;
const GLEAM_TIME = 560;
const GLEAM: Keyframe[] = [{ opacity: 0 }, { opacity: 0.9, offset: 0.15 }, { opacity: 0.9, offset: 0.7 }, { opacity: 0 }];

/** Everything in motion for one schedule. */
export class Running {
  readonly #ground: Ground;
  readonly #manner: Manner;
  readonly #animations: Animation[] = [];
  readonly #ghosts: Ghost[] = [];
  /** Ghosts by where they land, and when: a piece that goes on from there keeps its picture. */
  readonly #landed = new Map<string, Landed>();
  /** What will be placed over the table: all copies are made before any is placed, because pieces must be copied as they are. */
  readonly #planned: (() => void)[] = [];
  /** The new picture. */
  #atlas: Atlas | undefined;
  #end: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endsAt = 0;
  #hasPulsed = false;
  /** Skipped: nothing more may start. */
  isOver = false;

  constructor(ground: Ground, manner: Manner) {
    this.#ground = ground;
    this.#manner = manner;
  }

  /** Measures everything in the new picture before placing anything over it; measuring in between would force a layout each time. */
  measure({ timed }: Schedule): void {
    this.#atlas = new Atlas(this.#ground.root, this.#ground.nearby);
    for (const { beat } of timed) {
      if (beat.focus !== undefined) this.#spot(beat.focus);
      for (const { face, to, becomes = face, via = [] } of beat.journeys) {
        for (const place of via) this.#spot(place, face);
        this.#spot(to, becomes);
      }
    }
  }

  #spot(place: PlaceName, face: Face = ''): Spot | undefined {
    return place === NOWHERE ? undefined : this.#atlas?.spot(place, face);
  }

  across(place: PlaceName): number {
    const box = this.#spot(place)?.box;
    return box ? (2 * (box.x + box.width / 2)) / innerWidth - 1 : 0;
  }

  plan(timed: Timed, departures: ReadonlyMap<Journey, Departure>): void {
    const { beat } = timed;
    for (const [piece, journey] of beat.journeys.slice(0, MOST_PIECES[beat.verb]).entries()) {
      const time = { delay: pieceStart(timed, piece) * this.#manner.slowness, ms: timed.ms * this.#manner.slowness };
      this.#travel(beat, journey, departures.get(journey), time);
    }
    const start = { delay: timed.at * this.#manner.slowness, ms: timed.ms * this.#manner.slowness };
    if (beat.focus !== undefined) this.#light(beat.focus, start);
    if (beat.ribbon) this.#ribbon(beat, start.delay);
    if (beat.weight === 3) this.#pulse(beat, start.delay + start.ms);
    this.#chip(beat, start.delay + start.ms);
  }

  /** Numbers count up or down; with reduced motion they only change. */
  count(before: Numbers, schedule: Schedule): void {
    if (this.#manner.hasMotion) for (const counted of countedBy(before, schedule)) this.#count(counted);
  }

  /** Each step covers the number for its time. */
  #count({ element, steps, from, to }: Counted): void {
    const { slowness } = this.#manner;
    const { x, y, right } = element.getBoundingClientRect();
    if (right <= 0 || x >= innerWidth) return;
    const time = ((to - from) * slowness) / steps.length;
    for (const [index, step] of steps.entries()) {
      const ghost = copyOf(element);
      if (ghost.firstElementChild) ghost.firstElementChild.textContent = String(step);
      hide(ghost);
      const frame = { opacity: 1, transform: `translate(${x}px, ${y}px)` };
      const delay = index === 0 ? 0 : from * slowness + time * index;
      const ms = index === 0 ? from * slowness + time : time;
      this.#show(ghost, MANNERS.earn.layer, { frames: [frame, frame], easing: 'linear', delay, ms });
    }
    this.#rest(element, { delay: 0, ms: to * slowness });
  }

  /** Landed copies are invisible; they are all removed together when nothing moves, because removing them forces a layout. */
  begin(): void {
    for (const start of this.#planned.splice(0)) start();
    void Promise.allSettled(this.#animations.map(({ finished }) => finished)).then(() => this.#clear());
  }

  #clear(): void {
    for (const ghost of this.#ghosts) ghost.remove();
  }

  wait(length: number): Promise<void> {
    return new Promise((resolve) => {
      this.#end = () => {
        clearTimeout(this.#timer);
        this.#end = undefined;
        resolve();
      };
      this.#endIn(length);
    });
  }

  hasten(most: number): void {
    const left = this.#endsAt - performance.now();
    if (!this.#end || left <= most) return;
    for (const animation of this.#animations) animation.updatePlaybackRate((animation.playbackRate * left) / most);
    this.#endIn(most);
  }

  #endIn(length: number): void {
    clearTimeout(this.#timer);
    this.#endsAt = performance.now() + length;
    this.#timer = setTimeout(() => this.#end?.(), length);
  }

  finish(): void {
    this.leave();
    removeRibbons(this.#ground.overlay);
  }

  leave(): void {
    this.isOver = true;
    for (const animation of this.#animations) animation.cancel();
    this.#clear();
    this.#end?.();
  }

  #travel(beat: Beat, journey: Journey, departure: Departure | undefined, time: Time): void {
    const { face, from, to, becomes = face } = journey;
    const arrival = this.#spot(to, becomes);
    const symbol = this.#symbolOf(journey);
    const fade = symbol ? FADE : this.#suddenly;
    for (const piece of arrival?.piece ? [arrival.piece, ...arrival.twins] : []) this.#rest(piece, time, fade);
    for (const thing of arrival?.brought ?? []) this.#rest(thing, { delay: time.delay + time.ms, ms: FADE }, FADE);
    this.#gleam(journey, time);
    if (!this.#manner.hasMotion) this.#fade(departure, time);
    else if (from === to && becomes !== face) this.#spin(departure, arrival, time);
    else if (MANNERS[beat.verb].path === 'rise' && arrival?.piece) this.#rise(arrival.piece, time);
    else this.#carry(beat, journey, departure, arrival, time);
  }

  /** How fast a piece replaces its own ghost. */
  get #suddenly(): number {
    return this.#manner.hasMotion ? 1 : FADE;
  }

  #symbolOf({ face, becomes = face }: Journey): ReturnType<Ground['symbolOf']> {
    return this.#ground.symbolOf(becomes) ?? this.#ground.symbolOf(face);
  }

  /** The piece at rest appears when its ghost has landed. */
  #rest(piece: Element, { delay, ms }: Time, fade = this.#suddenly): void {
    const end = delay + ms;
    const duration = Math.max(end, fade);
    const frames = [{ opacity: 0 }, { opacity: 0, offset: Math.max(0, 1 - fade / duration) }, { opacity: 1 }];
    this.#planned.push(() => this.#animations.push(piece.animate(frames, { duration })));
  }

  /** Without motion, a piece fades at its starting place. */
  #fade(departure: Departure | undefined, { delay }: Time): void {
    if (!departure?.copy || !departure.spot) return;
    const { x, y } = departure.spot.box;
    const transform = `translate(${x}px, ${y}px)`;
    const frames = [
      { opacity: 1, transform },
      { opacity: 0, transform },
    ];
    this.#show(departure.copy, MANNERS.light.layer, { frames, easing: 'linear', delay, ms: FADE });
  }

  #carry(beat: Beat, journey: Journey, departure: Departure | undefined, arrival: Spot | undefined, time: Time): void {
    const symbol = this.#symbolOf(journey);
    const boxes = this.#boxesOn(journey, departure, arrival);
    if (boxes.length === 0) return;
    const way = { beat, journey, departure, arrival, boxes, time };
    if (symbol) this.#carryTokens(way, symbol);
    else this.#carryPiece(way);
  }

  #carryTokens({ beat, journey, departure, arrival, boxes, time }: Way, symbol: Parameters<typeof symbolGhost>[0]): void {
    const { path, easing, layer } = MANNERS[isLed(journey) ? 'grow' : beat.verb];
    const tokens = Math.min(journey.count ?? 1, MOST_TOKENS);
    for (let token = 0; token < tokens && this.#ghosts.length < MOST_GHOSTS; token++) {
      const ghost = symbolGhost(symbol);
      const frames = flightFrames({ ghost, path, boxes, token, journey, start: departure?.spot, end: arrival });
      if (!isLed(journey) || !departure?.spot?.piece) hide(ghost);
      this.#show(ghost, layer, { frames, easing, delay: time.delay + token * APART, ms: Math.max(80, time.ms - token * APART) });
    }
  }

  #carryPiece({ beat, journey, departure, arrival, boxes, time: { delay, ms } }: Way): void {
    const { path, easing, layer } = MANNERS[beat.verb];
    const landed = departure?.copy ? undefined : this.#landed.get(`${journey.from} ${journey.face}`);
    const ghost = departure?.copy ?? again(landed) ?? (arrival?.piece && copyOf(arrival.piece));
    if (!ghost || this.#ghosts.length >= MOST_GHOSTS) return;
    const frames = flightFrames({ ghost, path, boxes, token: 0, journey, start: departure?.spot, end: arrival });
    if (ghost !== departure?.copy) hide(ghost);
    this.#show(ghost, layer, { frames, easing, delay, ms: Math.max(80, ms) });
    if (landed) this.#await(ghost, frames[0], landed.at, delay);
    if (!arrival?.piece) this.#landed.set(`${journey.to} ${journey.becomes ?? journey.face}`, { ghost, at: delay + ms });
  }

  /** It rests where it landed until it goes on. */
  #await(ghost: Ghost, frame: Keyframe | undefined, from: number, to: number): void {
    if (frame && to > from)
      this.#planned.push(() => this.#animations.push(ghost.animate([frame, frame], { delay: from, duration: to - from })));
  }

  /** The roads that a lamp runs along light up behind it. */
  #gleam({ face, from, to, via = [] }: Journey, { delay, ms }: Time): void {
    if (from !== NOWHERE || to !== NOWHERE) return;
    for (const [passed, place] of via.entries()) {
      const piece = this.#spot(place, face)?.piece;
      const time = { delay: delay + (ms * passed) / via.length, duration: GLEAM_TIME * this.#manner.slowness };
      if (piece) this.#planned.push(() => this.#animations.push(piece.animate(GLEAM, time)));
    }
  }

  /** A building grows from its foot. */
  #rise(piece: HTMLElement | SVGElement, { delay, ms }: Time): void {
    const ghost = copyOf(piece);
    const frames = riseFrames(piece.getBoundingClientRect());
    ghost.style.transformOrigin = 'bottom';
    hide(ghost);
    this.#show(ghost, MANNERS.rise.layer, { frames, easing: MANNERS.rise.easing, delay, ms });
  }

  /** A journey's points on the screen, as far as they are visible. */
  #boxesOn({ face, from, via = [] }: Journey, departure: Departure | undefined, arrival: Spot | undefined): readonly DOMRect[] {
    const stops = from === NOWHERE ? via.slice(1) : via;
    const boxes = [departure?.spot?.box, ...stops.map((place) => this.#spot(place, face)?.box), arrival?.box];
    return boxes.filter((box) => box !== undefined);
  }

  /** A thing turns over about its vertical axis; its face changes half way. */
  #spin(departure: Departure | undefined, arrival: Spot | undefined, { delay, ms }: Time): void {
    const halves = [
      { ghost: departure?.copy, from: 0, to: 90, delay },
      { ghost: arrival?.piece && copyOf(arrival.piece), from: -90, to: 0, delay: delay + ms / 2 },
    ];
    for (const { ghost, from, to, delay: start } of halves) {
      if (!ghost || !arrival) continue;
      const frames = spinFrames(arrival.box, from, to);
      this.#show(ghost, MANNERS.turn.layer, { frames, easing: MANNERS.turn.easing, delay: start, ms: ms / 2 });
    }
  }

  #light(place: PlaceName, { delay, ms }: Time): void {
    const spot = this.#spot(place);
    if (!spot) return;
    const { ghost, frames } = haloOn(spot.box);
    this.#show(ghost, MANNERS.light.layer, { frames, easing: MANNERS.light.easing, delay, ms: Math.max(ms, 320) });
  }

  /** The first great beat of a turn, unless everything is fast. */
  #pulse({ focus, journeys }: Beat, delay: number): void {
    const { hasMotion, slowness } = this.#manner;
    const spot = this.#spot(focus ?? journeys[0]?.to ?? NOWHERE);
    if (!spot || this.#hasPulsed || !hasMotion || slowness < 1) return;
    this.#hasPulsed = true;
    const { ghost, frames } = ringFrom(spot.box);
    hide(ghost);
    const ms = PULSE_TIME * slowness;
    this.#show(ghost, MANNERS.light.layer, { frames, easing: 'ease-out', delay, ms });
    const { box, panel } = spot;
    if (!panel) return;
    const swell = swellAbout(box, panel.getBoundingClientRect());
    this.#planned.push(() => this.#animations.push(panel.animate(swell, { delay, duration: ms, easing: 'ease-in-out' })));
  }

  #ribbon(beat: Beat, delay: number): void {
    const text = this.#ground.say(beat);
    if (text === undefined) return;
    const { ghost, frames } = ribbonOver(boardOf(this.#ground.root).getBoundingClientRect(), text, this.#manner);
    this.#planned.push(() => removeRibbons(this.#ground.overlay));
    const flight = { frames, easing: 'linear', delay, ms: RIBBON_TIME * this.#manner.slowness };
    this.#plan(ghost, MANNERS.call.layer, flight, ({ finished }) => void finished.then(() => ghost.remove()));
  }

  /** Shows what was gained next to where it arrived. */
  #chip({ verb, sum, journeys }: Beat, delay: number): void {
    const items = sum?.gain ?? [];
    const to = journeys.at(-1)?.to;
    if (verb !== 'earn' || items.length === 0 || to === undefined || to === NOWHERE) return;
    const spot = this.#spot(to);
    if (!spot) return;
    const { ghost, frames } = chipOver(spot.box, items, this.#manner);
    this.#show(ghost, MANNERS.note.layer, { frames, easing: 'linear', delay, ms: CHIP_TIME });
  }

  #show(ghost: Ghost, layer: number, flight: Flight): void {
    this.#ghosts.push(ghost);
    this.#plan(ghost, layer, flight, (animation) => this.#animations.push(animation));
  }

  #plan(ghost: Ghost, layer: number, { frames, easing, delay, ms }: Flight, started: (animation: Animation) => void): void {
    ghost.style.zIndex = String(layer);
    const fill = isHidden(ghost) ? 'none' : 'backwards';
    hide(ghost);
    ghost.style.transform = String(frames[0]?.transform ?? '');
    const shown = this.#manner.hasMotion ? frames : frames.map(({ transform: _, ...frame }) => frame);
    this.#planned.push(() => {
      this.#ground.overlay.append(ghost);
      started(ghost.animate(shown, { duration: ms, delay, easing, fill }));
    });
  }
}

/** A journey with everything that was measured for it. */
interface Way {
  readonly beat: Beat;
  readonly journey: Journey;
  readonly departure: Departure | undefined;
  readonly arrival: Spot | undefined;
  readonly boxes: readonly DOMRect[];
  readonly time: Time;
}

/** What passes several places glides along them, and waits where its piece was until then. */
function isLed({ via = [] }: Journey): boolean {
  return via.length > 1;
}

/** A ghost that landed where nothing is drawn. */
interface Landed {
  readonly ghost: Ghost;
  readonly at: number;
}

function again(landed: Landed | undefined): Ghost | undefined {
  return landed?.ghost.cloneNode(true) as Ghost | undefined;
}

interface Time {
  readonly delay: number;
  readonly ms: number;
}

interface Flight extends Time {
  readonly frames: Keyframe[];
  readonly easing: string;
}
