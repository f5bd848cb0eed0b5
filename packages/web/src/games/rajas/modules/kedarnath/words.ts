import type { RajasChoice, RajasFact, RajasTelling } from '../../types.ts';
import type { Effects } from '../../words/effects.ts';
import { gainsWords } from '../../words/gains.ts';
import type { Labels } from '../../words/label.ts';
import type { Lines } from '../../words/line.ts';
import type { PromptOf, Things } from '../module.ts';
import { type BlessingRow, blessing } from './rows.ts';

type KedarnathChoice = Extract<RajasChoice, { type: `kedarnath/${string}` }>;
type KedarnathFact = Extract<RajasFact, { type: `kedarnath/${string}` }>;

export const kedarnathPrompts: Readonly<Record<string, PromptOf>> = { 'kedarnath/choose': ({ words }) => words.kedarnath.choose };

function gainOf(level: number, { game, words }: RajasTelling): string {
  return gainsWords(blessing(game, level), words);
}

export const kedarnathLabels: Labels<KedarnathChoice> = {
  'kedarnath/row': ({ row }, telling) => telling.words.kedarnath.take(row, gainOf(row, telling)),
};

export const kedarnathThings: Things<KedarnathChoice> = { 'kedarnath/row': ({ row }) => `board:${row}` };

export const kedarnathLines: Lines<KedarnathFact> = {
  'kedarnath/blessed': ({ row }, telling, name) => ({
    text: telling.words.kedarnath.blessed(name, gainOf(row, telling)),
    things: ['space:temple'],
  }),
};

export const kedarnathEffects: Effects<'kedarnath/blessing'> = {
  'kedarnath/blessing': ({ words }) => words.kedarnath.blessing,
};

export function rowWords({ level, gains, karma }: BlessingRow, telling: RajasTelling): string {
  const { words, players } = telling;
  const names = players.filter(({ colour }) => karma.includes(colour)).map(({ name }) => name);
  const line = words.kedarnath.row(level, gainsWords(gains, words));
  return names.length > 0 ? line + words.kedarnath.occupied(names) : line;
}
