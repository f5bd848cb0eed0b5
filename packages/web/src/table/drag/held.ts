import type { Held } from './drops.ts';

type Drawn = HTMLElement | SVGElement;

/** A piece under the pointer, with its drawing. */
export interface HeldPiece extends Held {
  readonly drawing: Drawn;
  /** The choices made by pressing it: those drawn on it, or the one that covers it. */
  readonly choices: readonly string[];
}

/** The piece at a point: the one hit, or the top piece of the place hit. */
export function pieceAt(target: EventTarget | null): HeldPiece | undefined {
  if (!(target instanceof Element)) return undefined;
  const place = target.closest<Drawn>('[data-place]');
  const drawing = target.closest<Drawn>('[data-face]') ?? onTop(place);
  const { place: name } = (drawing?.closest<Drawn>('[data-place]') ?? place)?.dataset ?? {};
  const { face } = drawing?.dataset ?? {};
  if (!drawing || name === undefined || face === undefined) return undefined;
  const controls = [...drawing.querySelectorAll<Drawn>('[data-choice]')];
  const hit = target.closest<Drawn>('[data-choice]');
  const choices = (controls.length > 0 ? controls : hit ? [hit] : []).flatMap(({ dataset }) => dataset.choice ?? []);
  return { place: name, face, drawing, choices };
}

function onTop(place: Drawn | null): Drawn | undefined {
  return place ? [...place.querySelectorAll<Drawn>('[data-face]')].at(-1) : undefined;
}
