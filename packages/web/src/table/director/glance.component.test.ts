import { afterEach, expect, test, vi } from 'vitest';
import type { Beat } from '../../story/beat.ts';
import { prepare } from './director.ts';

const OLD = '<i data-place="small"><b data-face="tile" GLANCE>square</b></i><i data-place="large"></i>';
const NEW = '<i data-place="small"></i><i data-place="large"><b data-face="tile">a fort</b></i>';

const lay: Beat = { id: '1.0', facts: [0], verb: 'lay', ms: 300, journeys: [{ face: 'tile', from: 'small', to: 'large' }] };
const schedule = { timed: [{ beat: lay, at: 0, ms: 300, stagger: 0 }], length: 300 };

afterEach(() => vi.restoreAllMocks());

/** What travels over the table when a tile leaves a small drawing for a large one. */
function travelling(glance: string): string {
  const root = document.createElement('main');
  const overlay = document.createElement('aside');
  document.body.replaceChildren(root, overlay);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 40));
  HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}), cancel: () => {} }) as unknown as Animation;
  const ground = { root, overlay, nearby: () => undefined, symbolOf: () => undefined, say: () => undefined };
  root.innerHTML = OLD.replace('GLANCE', glance);
  const performance = prepare(ground, schedule, { slowness: 1, hasMotion: true });
  root.innerHTML = NEW;
  void performance.start();
  const { textContent } = overlay;
  performance.finish();
  return textContent;
}

test('a piece travels as it looked where it left', () => {
  expect(travelling('')).toBe('square');
});

test('a piece that was only hinted at travels as it looks where it arrives', () => {
  expect(travelling('data-glance')).toBe('a fort');
});
