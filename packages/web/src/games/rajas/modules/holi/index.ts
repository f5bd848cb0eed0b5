import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { holiStory } from './story.ts';
import { holiTrackTiles } from './tiles.ts';
import { holiOwned, holiToken } from './token.ts';
import { holiChanges, holiEffects, holiLabels, holiLines, holiPrompts, holiSources, holiTaken } from './words.ts';

export const holi = {
  key: 'holi',
  messages: messagesIn<typeof en>('holi'),
  labels: holiLabels,
  lines: holiLines,
  story: holiStory,
  prompts: holiPrompts,
  sources: holiSources,
  effects: holiEffects,
  changes: holiChanges,
  taken: holiTaken,
  aboutDice: ['holi/recolour'],
  token: holiToken,
  owned: holiOwned,
  onTracks: holiTrackTiles,
  buttons: { 'holi/use': 'plain' },
  options: { 'holi/take': 'some', 'holi/colour': 'some', 'holi/gift': 'broad', 'holi/recolour': 'whole' },
  gains: {
    'holi/white-yield': 'whiteYield',
    'holi/yellow-yield': 'yellowYield',
    'holi/red-yield': 'redYield',
    'holi/brown-yield': 'brownYield',
  },
} as const;
