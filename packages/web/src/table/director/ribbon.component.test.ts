import { expect, test } from 'vitest';
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
