import { wildernessMessages } from './messages.ts';
import { wildernessLabels, wildernessLines, wildernessPrompts } from './words.ts';

export const wilderness = {
  key: 'wilderness',
  messages: wildernessMessages,
  labels: wildernessLabels,
  lines: wildernessLines,
  prompts: wildernessPrompts,
} as const;
