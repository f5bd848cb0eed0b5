import { expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import { play } from './speaker.svelte.ts';
import { strokesOf } from './strokes.ts';
import { fakeSpeaker } from './testing/speaker.ts';

test('sounds come from where their pieces land, and calls from the middle', async () => {
  change({ sound: 'on' });
  const speaker = fakeSpeaker();
  const beat = { id: '1.0', facts: [0], verb: 'step', ms: 300, sound: 'wood' } as const;
  const landing = (to: string, at: number) => ({
    beat: { ...beat, journeys: [{ face: 'worker', from: 'tray', to }] },
    at,
    ms: 300,
    stagger: 0,
  });
  const strokes = strokesOf({ timed: [landing('left', 0), landing('right', 500)], length: 800 }, 0, 1);
  play([...strokes, { name: 'turn', at: 1500, softer: 0 }], (place) => (place === 'left' ? -1 : 0.5));
  await vi.waitFor(() => expect(speaker.pans()).toHaveLength(3));
  expect(speaker.pans()).toEqual([-0.3, 0.15, 0]);
});
