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
} as const;
