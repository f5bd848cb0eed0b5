import { elephantMessages } from './messages.ts';
import { elephantToken } from './token.ts';
import { elephantEffects, elephantLabels, elephantLines, elephantPrompts } from './words.ts';

export const pinkElephant = {
  key: 'pinkElephant',
  messages: elephantMessages,
  labels: elephantLabels,
  lines: elephantLines,
  prompts: elephantPrompts,
  effects: elephantEffects,
  token: elephantToken,
} as const;
