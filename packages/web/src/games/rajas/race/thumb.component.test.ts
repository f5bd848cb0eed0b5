import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { PlacedFace, ProvinceModel } from '../model/model.ts';
import Thumb from './Thumb.svelte';

const face = (id: string, colour: string) => ({ id, colour }) as unknown as PlacedFace;
const placed = (cell: string, tile: PlacedFace, covers?: PlacedFace) => ({ cell, tile, turns: 0, covers, marks: [] });

test('under a tile are the covered tile or the empty space, seen until the new one has landed', () => {
  const province: ProvinceModel = {
    columns: 2,
    rows: 1,
    residence: 'C9',
    waste: [],
    tiles: [placed('A1', face('new', 'blue'), face('old', 'green')), placed('B1', face('first', 'orange'))],
    yields: [],
  };
  render(Thumb, { props: { province, seat: 1 } });
  const looks = [...document.querySelectorAll('rect')].map((rect) => ({
    look: rect.getAttribute('class')?.replace(/ svelte-.*/, ''),
    moves: rect.hasAttribute('data-face'),
  }));
  expect(looks).toEqual([
    { look: 'tile s-green', moves: false },
    { look: 'tile s-blue', moves: true },
    { look: 'empty', moves: false },
    { look: 'tile s-orange', moves: true },
  ]);
});
