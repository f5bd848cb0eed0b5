import { expect, test, vi } from 'vitest';
import type { Beat } from '../../story/beat.ts';
import { prepare } from './director.ts';

const beat = { id: '1.0', facts: [0], journeys: [], verb: 'call', ms: 600, ribbon: true } as const;
const schedule = { timed: [{ beat, at: 0, ms: 600, stagger: 0 }], length: 600 };

test('a ribbon stays while the next beats play, until it has been read, another one comes or all is skipped', () => {
  const root = document.createElement('main');
  const overlay = document.createElement('aside');
  document.body.replaceChildren(root, overlay);
  HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}), cancel: () => {} }) as unknown as Animation;
  const ribbons = () => [...overlay.querySelectorAll('.ribbon-ghost')].map(({ textContent }) => textContent);
  const performed = (text: string) => {
    const ground = { root, overlay, nearby: () => undefined, symbolOf: () => undefined, say: () => text };
    const performance = prepare(ground, schedule, { slowness: 1, hasMotion: true });
    void performance.start();
    return performance;
  };
  const first = performed('Visit 2');
  expect(ribbons()).toEqual(['Visit 2']);
  first.leave();
  expect(ribbons()).toEqual(['Visit 2']);
  const second = performed('Visit 3');
  expect(ribbons()).toEqual(['Visit 3']);
  second.finish();
  expect(ribbons()).toEqual([]);
});

test('only the first great beat of a turn makes a ring, and none when everything is fast', () => {
  const root = document.createElement('main');
  const overlay = document.createElement('aside');
  document.body.replaceChildren(root, overlay);
  root.innerHTML = '<i data-place="card"></i>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 40));
  HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}), cancel: () => {} }) as unknown as Animation;
  const great: Beat = { id: '1.0', facts: [0], journeys: [], verb: 'light', ms: 300, weight: 3, focus: 'card' };
  const twice = { timed: [0, 300].map((at) => ({ beat: great, at, ms: 300, stagger: 0 })), length: 600 };
  const rings = (slowness: number): number => {
    const ground = { root, overlay, nearby: () => undefined, symbolOf: () => undefined, say: () => undefined };
    const performance = prepare(ground, twice, { slowness, hasMotion: true });
    void performance.start();
    const { length } = overlay.querySelectorAll('.ring-ghost');
    performance.finish();
    return length;
  };
  expect([rings(1), rings(0.5)]).toEqual([1, 0]);
  vi.restoreAllMocks();
});

test('the panel that holds a great beat swells once about it', () => {
  const boxes = { panel: new DOMRect(0, 0, 400, 200), card: new DOMRect(280, 80, 40, 40) };
  const [root, overlay] = [document.createElement('main'), document.createElement('aside')];
  document.body.replaceChildren(root, overlay);
  root.innerHTML = '<section class="panel"><i data-place="card"></i></section>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('.panel') ? boxes.panel : boxes.card;
  });
  const swollen: (string | undefined)[] = [];
  HTMLElement.prototype.animate = function (frames) {
    if (this.matches('.panel')) swollen.push(...[frames].flat().map((frame) => String(frame?.transform)));
    return { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
  };
  const great: Beat = { id: '1.0', facts: [0], journeys: [], verb: 'light', ms: 300, weight: 3, focus: 'card' };
  const ground = { root, overlay, nearby: () => undefined, symbolOf: () => undefined, say: () => undefined };
  const schedule = { timed: [{ beat: great, at: 0, ms: 300, stagger: 0 }], length: 300 };
  void prepare(ground, schedule, { slowness: 1, hasMotion: true }).start();
  expect(swollen).toEqual(['none', 'translate(-1.5px, 0.0px) scale(1.015)', 'none']);
  vi.restoreAllMocks();
});
