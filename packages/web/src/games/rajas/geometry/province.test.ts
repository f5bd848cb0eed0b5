import { describe, expect, test } from 'vitest';
import { distance } from './point.ts';
import {
  cellCentre,
  cellName,
  cellPosition,
  drawnTurns,
  neighbour,
  opposite,
  provinceSize,
  roadBetween,
  roadMap,
  roadSides,
  SIDES,
  wayPath,
  yieldCentre,
} from './province.ts';

const SCALE = { cell: 60, medallion: 16, columns: 5, rows: 4 };
const RESIDENCE = { cell: 'C1', sides: ['left', 'right', 'bottom'] as const };

describe('roads', () => {
  test('RAJ-PROV-05 a tile turns in steps of a quarter', () => {
    expect(roadSides('straight', 1)).toEqual(['right', 'left']);
    expect(roadSides('bend', 3)).toEqual(['left', 'top']);
    expect(roadSides('fork', 2)).toEqual(['bottom', 'left', 'right']);
    expect(roadSides('cross', 1)).toHaveLength(4);
  });

  test('RAJ-PROV-04 a path follows cells whose roads meet on the common side', () => {
    const roads = roadMap(RESIDENCE, [
      { cell: 'C2', road: 'fork', turns: 1 },
      { cell: 'D2', road: 'straight', turns: 1 },
      { cell: 'E2', road: 'cross', turns: 0 },
      { cell: 'B2', road: 'straight', turns: 0 },
    ]);
    expect(roadBetween(roads, 'C1', 'E2')).toEqual(['C1', 'C2', 'D2', 'E2']);
    expect(roadBetween(roads, 'C1', 'B2')).toEqual([]);
  });

  test('the drawing of a fork is rotated to match the game', () => {
    expect(drawnTurns('fork', 0)).toBe(3);
    expect(drawnTurns('bend', 1)).toBe(1);
  });

  test('cells have names, neighbours and opposite sides', () => {
    expect(cellPosition('E4')).toEqual([4, 3]);
    expect(cellName([1, 0])).toBe('B1');
    expect(neighbour('C3', 'bottom')).toBe('C4');
    expect(SIDES.map(opposite)).toEqual(['bottom', 'left', 'top', 'right']);
  });
});

describe('a drawing of a province', () => {
  test('yields outside sit clear of the cells and inside the picture', () => {
    const { width, height } = provinceSize(SCALE);
    for (const touch of [
      { cell: 'B1', edge: 'top' },
      { cell: 'A2', edge: 'left' },
      { cell: 'E4', edge: 'right' },
    ] as const) {
      const [x, y] = yieldCentre(SCALE, [touch]);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(SCALE.medallion);
      expect(x).toBeLessThanOrEqual(width - SCALE.medallion);
      expect(y).toBeLessThanOrEqual(height - SCALE.medallion);
      expect(distance([x, y], cellCentre(SCALE, touch.cell))).toBeGreaterThan(SCALE.cell / 2 + SCALE.medallion);
    }
  });

  test('a yield between several cells is on the cell they all touch', () => {
    const touches = [
      { cell: 'B4', edge: 'right' },
      { cell: 'C3', edge: 'bottom' },
      { cell: 'D4', edge: 'left' },
    ] as const;
    expect(yieldCentre(SCALE, touches)).toEqual(cellCentre(SCALE, 'C4'));
  });

  test('a path is one line through the centres of its cells', () => {
    expect(wayPath(SCALE, ['C1', 'C2'])).toMatch(/^M[\d. ]+L[\d. ]+$/);
    expect(wayPath(SCALE, ['C1'])).toBe('');
  });
});
