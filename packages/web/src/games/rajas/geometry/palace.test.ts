import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { palaceLayout } from './palace.ts';

test('the rooms of the palace are separate and inside it', () => {
  const box = AREAS.palace;
  const { chambers, balconies, terraces, front } = palaceLayout(box);
  const rooms = [...chambers, ...balconies, ...terraces, front];
  expect([chambers.length, balconies.length, terraces.length]).toEqual([6, 4, 4]);
  for (const [index, a] of rooms.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(box.x);
    expect(a.x + a.width).toBeLessThanOrEqual(box.x + box.width);
    expect(a.y + a.height).toBeLessThanOrEqual(box.y + box.height);
    for (const b of rooms.slice(index + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
});
