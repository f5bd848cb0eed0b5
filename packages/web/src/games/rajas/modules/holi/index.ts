import { holiGlyphs } from './glyphs.ts';
import { holiMessages } from './messages.ts';
import { holiToken } from './token.ts';
import { holiEffects, holiLabels, holiLines, holiPrompts, holiSources } from './words.ts';

export const holi = {
  key: 'holi',
  messages: holiMessages,
  labels: holiLabels,
  lines: holiLines,
  prompts: holiPrompts,
  sources: holiSources,
  effects: holiEffects,
  token: holiToken,
  gains: {
    'holi/white-yield': 'whiteYield',
    'holi/yellow-yield': 'yellowYield',
    'holi/red-yield': 'redYield',
    'holi/brown-yield': 'brownYield',
  },
  glyphs: holiGlyphs,
} as const;
