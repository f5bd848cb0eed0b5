import { moduleGlyphs } from '../modules/signs.ts';
import {
  BOAT,
  counted,
  dice,
  fame,
  type GainFace,
  type Glyphs,
  KARMA,
  type Mark,
  markets,
  middle,
  money,
  palace,
  TILE,
  UPGRADE_MARK,
  WORKER,
  YIELD,
} from './marks.ts';

const GLYPHS: Glyphs = {
  ...moduleGlyphs,
  money,
  fame,
  dice,
  markets,
  karma: ({ amount = 1 }) => counted(KARMA, amount),
  upgrade: ({ amount = 1 }) => (amount > 1 ? counted(UPGRADE_MARK, amount) : middle(UPGRADE_MARK, 18)),
  worker: () => middle(WORKER),
  'palace-action': palace,
  'boat-move': ({ max = 1 }) => (max === 1 ? middle(BOAT) : counted(BOAT, `≤${max}`)),
  sail: () => counted(BOAT, '1–3'),
  'sail-exactly': ({ amount = 6 }) => counted(BOAT, `+${amount}`),
  build: () => middle(TILE),
  overbuild: () => middle({ name: 'icon-copy', colour: 'var(--build)' }),
  reroll: () => middle({ name: 'icon-reroll', colour: 'var(--fort)' }, 18),
  'start-player': () => middle({ name: 'court-elephant', colour: 'var(--elephant)' }, 20),
  'yield-tile': ({ amount = 1 }) => (amount > 1 ? counted(YIELD, amount) : middle(YIELD)),
};

/** What a gain looks like, small enough for a river space. */
export function glyph(gain: GainFace): readonly Mark[] {
  return GLYPHS[gain.kind]?.(gain) ?? [];
}
