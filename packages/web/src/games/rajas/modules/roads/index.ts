import { roadsGlyphs } from './glyphs.ts';
import { roadsMessages } from './messages.ts';
import { flagToken } from './token.ts';
import { roadsEffects, roadsLines, roadsPrompts, roadsSources } from './words.ts';

export const roads = {
  key: 'roadBoard',
  messages: roadsMessages,
  lines: roadsLines,
  prompts: roadsPrompts,
  sources: roadsSources,
  effects: roadsEffects,
  token: flagToken,
  gains: {
    'roads/residence-money': 'residenceMoney',
    'roads/flag': 'flag',
    'roads/roll': 'roll',
  },
  spaces: { 'road-board': 'space' },
  glyphs: roadsGlyphs,
} as const;
