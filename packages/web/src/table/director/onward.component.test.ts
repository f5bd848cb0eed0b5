import { afterEach, expect, test, vi } from 'vitest';
import type { Beat } from '../../story/beat.ts';
import { prepare } from './director.ts';

const OLD = '<i data-place="grid"><b data-face="card">large</b></i><i data-place="between"></i><i data-place="row"></i>';
const NEW = '<i data-place="grid"></i><i data-place="between"></i><i data-place="row"><b data-face="card">small</b></i>';

const beat = (id: string, from: string, to: string): Beat => ({
  id,
  facts: [0],
  verb: 'lay',
  ms: 300,
  journeys: [{ face: 'card', from, to }],
});
const schedule = {
  timed: [
    { beat: beat('1.0', 'grid', 'between'), at: 0, ms: 300, stagger: 0 },
    { beat: beat('1.1', 'between', 'row'), at: 500, ms: 300, stagger: 0 },
  ],
  length: 800,
};

afterEach(() => vi.restoreAllMocks());

test('a piece that goes on from where it landed keeps its picture and rests there until then', () => {
  const root = document.createElement('main');
  const overlay = document.createElement('aside');
  document.body.replaceChildren(root, overlay);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 40));
  const seen: (readonly [text: string | null, delay: number, duration: number])[] = [];
  HTMLElement.prototype.animate = function (_frames, options) {
    const { delay = 0, duration } = options as KeyframeAnimationOptions;
    if (this.classList.contains('ghost')) seen.push([this.textContent, delay, Number(duration)]);
    return { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
  };
  const ground = { root, overlay, nearby: () => undefined, symbolOf: () => undefined, say: () => undefined };
  root.innerHTML = OLD;
  const performance = prepare(ground, schedule, { slowness: 1, hasMotion: true });
  root.innerHTML = NEW;
  void performance.start();
  performance.finish();
  expect(seen).toEqual([
    ['large', 0, 300],
    ['large', 500, 300],
    ['large', 300, 200],
  ]);
});
