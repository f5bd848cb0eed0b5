import type { RajasDescription } from '../types.ts';
import type { PlacedFace } from './model.ts';

export function tileNamed({ tiles }: RajasDescription, id: string): PlacedFace | undefined {
  return tiles.find((tile) => tile.id === id);
}
