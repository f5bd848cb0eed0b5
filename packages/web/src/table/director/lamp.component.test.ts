import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Beat, type Journey, NOWHERE } from '../../story/beat.ts';
import { prepare } from './director.ts';

/** Animations of opacity: what, from when, until when. */
let seen: (readonly [name: string, from: number, to: number])[];
let root: HTMLElement;
let overlay: HTMLElement;

beforeEach(() => {
  seen = [];
  root = document.createElement('main');
  overlay = document.createElement('aside');
  document.body.replaceChildren(root, overlay);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 40));
  HTMLElement.prototype.animate = function (_frames, options) {
    const { delay = 0, duration } = options as KeyframeAnimationOptions;
    seen.push([this.classList.contains('ghost') ? 'lamp' : (this.textContent ?? ''), delay, delay + Number(duration)]);
    return { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

/** Plays a journey that starts after 200 ms and takes 600. */
function play(told: Beat | Journey, before: string, after: string): void {
  const beat: Beat = 'verb' in told ? told : { id: '1.0', facts: [0], verb: 'call', ms: 600, journeys: [told] };
  const symbolOf = () => ({ symbol: 'icon-lamp' }) as const;
  const ground = { root, overlay, nearby: () => undefined, symbolOf, say: () => undefined };
  root.innerHTML = before;
  const schedule = { timed: [{ beat, at: 200, ms: 600, stagger: 0 }], length: 800 };
  const performance = prepare(ground, schedule, { slowness: 1, hasMotion: true });
  root.innerHTML = after;
  void performance.start();
}

test('a light waits where it was, and what it lights is dark until it arrives', () => {
  const lit = (place: string): string =>
    ['a', 'b'].map((name) => `<i data-place="${name}">${name === place ? `<b data-face="light">${name}</b>` : ''}</i>`).join('');
  play({ face: 'light', from: 'a', to: 'b', via: ['a', 'b'] }, lit('a'), lit('b'));
  expect(seen).toEqual([
    ['b', 0, 800],
    ['lamp', 200, 800],
  ]);
  expect(overlay.querySelector('svg')).not.toBeNull();
});

test('roads light up behind a lamp, one after the other', () => {
  const ways =
    '<i data-place="a"></i><b data-place="ab" data-face="lamp">ab</b><i data-place="b"></i><b data-place="bc" data-face="lamp">bc</b>';
  play({ face: 'lamp', from: NOWHERE, to: NOWHERE, via: ['a', 'ab', 'b', 'bc'] }, ways, ways);
  expect(seen.map(([name, from]) => [name, from])).toEqual([
    ['ab', 350],
    ['bc', 650],
    ['lamp', 200],
  ]);
});

test('roads that join at a palace appear when it has risen, and those of others stay', () => {
  const road = (of: string): string => `<u data-with="city:4 palace ${of}">road ${of}</u>`;
  const city = (palace: string): string => `<i data-place="city:4">${palace}</i>`;
  const rising: Beat = {
    id: '1.0',
    facts: [0],
    verb: 'rise',
    ms: 600,
    journeys: [{ face: 'palace 1', from: NOWHERE, to: 'city:4' }],
  };
  play(rising, city('') + road('2'), city('<b data-face="palace 1">palace</b>') + road('1') + road('2'));
  expect(seen).toEqual([
    ['palace', 0, 800],
    ['road 1', 0, 920],
    ['lamp', 200, 800],
  ]);
});
