import { beforeEach, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import type { Beat } from '../story/beat.ts';
import { buzz, feel } from './touch.ts';

const vibrate = vi.fn();
Object.defineProperties(navigator, { vibrate: { value: vibrate }, userActivation: { value: { hasBeenActive: true } } });
const beat = (verb: Beat['verb'], seat: number): Beat => ({ id: '1.0', facts: [0], journeys: [], verb, ms: 300, seat });

beforeEach(() => {
  vibrate.mockClear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  change({ touch: 'on', motion: 'full' });
});

test('a phone vibrates to the player’s own beats, once for each answer', () => {
  feel([beat('rise', 1), beat('throw', 0), beat('draw', 0)], 0);
  expect(vibrate.mock.calls).toEqual([[[6, 40, 6, 40, 10]]]);
});

test('never with reduced motion, when it is switched off, or on a computer', () => {
  change({ motion: 'still' });
  buzz('win');
  change({ motion: 'full', touch: 'off' });
  buzz('win');
  change({ touch: 'on' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  buzz('win');
  expect(vibrate).not.toHaveBeenCalled();
});
