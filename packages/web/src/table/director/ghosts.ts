import { ref } from '../../art/index.ts';
import type { Item } from '../../story/beat.ts';

/** What replaces a piece while it moves: a copy of its drawing, or a symbol. */
export type Ghost = HTMLElement;

const SVG = 'http://www.w3.org/2000/svg';
export const SYMBOL_SIZE = 26;
export const RING_SIZE = 120;
/** What a card takes from its container: its width, and how much of it the next card leaves uncovered. */
const INHERITED_SIZES = ['--w', '--s', '--card-strip', '--corner-edge', '--title'];

/** A copy of a drawn piece in its size; it can't be pressed and is hidden from screen readers. */
export function copyOf(piece: HTMLElement | SVGElement): Ghost {
  const ghost = boxOf(piece.getBoundingClientRect());
  const copy =
    piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? framed(piece) : cleaned(piece.cloneNode(true));
  ghost.append(copy);
  for (const size of INHERITED_SIZES) ghost.style.setProperty(size, getComputedStyle(piece).getPropertyValue(size));
  return ghost;
}

/** A symbol in the size of small things. */
export function symbolGhost(item: Pick<Item, 'symbol' | 'tone'>): Ghost {
  const ghost = boxOf({ width: SYMBOL_SIZE, height: SYMBOL_SIZE });
  ghost.append(picture(item));
  return ghost;
}

/** A few words or sums at a place. */
export function chip(items: readonly Item[]): Ghost {
  const ghost = element('ghost chip-ghost');
  for (const item of items) ghost.append(`${item.count > 0 ? '+' : '−'}${Math.abs(item.count)}`, picture(item));
  return ghost;
}

export function ribbon(text: string): Ghost {
  const ghost = element('ghost ribbon-ghost');
  ghost.textContent = text;
  return ghost;
}

/** They outlive the beats that brought them, until the next one or a skip. */
export function removeRibbons(overlay: Element): void {
  for (const one of overlay.querySelectorAll('.ribbon-ghost')) one.remove();
}

export function halo({ width, height }: Pick<DOMRect, 'width' | 'height'>): Ghost {
  const ghost = boxOf({ width: Math.max(width, 24), height: Math.max(height, 24) });
  ghost.classList.add('halo-ghost');
  return ghost;
}

/** A ring in its largest size. */
export function ring(): Ghost {
  const ghost = boxOf({ width: RING_SIZE, height: RING_SIZE });
  ghost.classList.add('ring-ghost');
  return ghost;
}

/** A ghost without a piece on the table is invisible until it moves. */
export function hide(ghost: Ghost): void {
  ghost.style.opacity = '0';
}

export function isHidden(ghost: Ghost): boolean {
  return ghost.style.opacity === '0';
}

export function sizeOf(ghost: Ghost): { readonly width: number; readonly height: number } {
  return { width: Number.parseFloat(ghost.style.width) || 1, height: Number.parseFloat(ghost.style.height) || 1 };
}

function boxOf({ width, height }: Pick<DOMRect, 'width' | 'height'>): Ghost {
  const ghost = element('ghost');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  return ghost;
}

function element(className: string): HTMLElement {
  const div = document.createElement('div');
  div.className = className;
  return div;
}

function picture({ symbol, tone }: Pick<Item, 'symbol' | 'tone'>): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  if (tone) svg.classList.add(...tone.split(' '));
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', ref(symbol));
  svg.append(use);
  return svg;
}

/** Part of a drawing gets its own frame and units. */
function framed(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.style.overflow = 'visible';
  const copy = cleaned(piece.cloneNode(true));
  copy.removeAttribute('transform');
  svg.append(copy);
  return svg;
}

const MEANINGS = [
  'id',
  'role',
  'tabindex',
  'data-choice',
  'data-thing',
  'data-place',
  'data-face',
  'aria-label',
  'data-selected',
  'data-lit',
];

function cleaned(copy: Node): Element {
  if (!(copy instanceof Element)) throw new Error('only elements have copies');
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of MEANINGS) part.removeAttribute(name);
  return copy;
}
