import { COLOURS, GOODS } from '@durbar/rajas/vocabulary';
import type { RajasMessages } from '../messages/index.ts';
import { LETTERS } from '../pieces/pictures.ts';

type SpaceName = (words: RajasMessages) => string;

const CHAMBERS: Readonly<Record<string, SpaceName>> = {
  'great-mogul': ({ spaces }) => spaces.greatMogul,
  dancer: ({ spaces }) => spaces.dancer,
  yogi: ({ spaces }) => spaces.yogi,
  'raja-man-singh': ({ spaces }) => spaces.rajaManSingh,
  'master-builder': ({ spaces }) => spaces.masterBuilder,
  portuguese: ({ spaces }) => spaces.portuguese,
};

export function chamberName(id: string, words: RajasMessages): string {
  return CHAMBERS[id]?.(words) ?? id;
}

/** The name of a worker space by its id: `quarry-3`, `blue-terrace-2`, `yogi`. */
export function spaceNameOf(id: string, words: RajasMessages): string {
  const { spaces } = words;
  if (id.startsWith('quarry')) return spaces.quarry;
  if (id.startsWith('harbour')) return spaces.harbour;
  if (id.startsWith('assorted')) return spaces.assorted;
  const ofModule = words.moduleSpaces[id];
  if (ofModule) return ofModule;
  if (id === 'front-terrace') return spaces.frontTerrace;
  const colour = COLOURS.find((one) => id.startsWith(one));
  if (colour) return id.includes('balcony') ? spaces.balcony(words.colours[colour]) : spaces.terrace(words.colours[colour]);
  const good = GOODS.find((one) => id.startsWith(one));
  if (good) return { silk: spaces.silkMarket, tea: spaces.teaMarket, spice: spaces.spiceMarket }[good];
  return chamberName(id, words);
}

/** A die written as in the notation, "O4", in words. */
export function dieWords(die: string, words: RajasMessages): string {
  const colour = COLOURS.find((one) => LETTERS[one] === die.charAt(0));
  return colour ? words.die(words.colours[colour], Number(die.slice(1))) : die;
}
