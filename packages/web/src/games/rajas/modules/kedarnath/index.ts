import { kedarnathMessages } from './messages.ts';
import { kedarnathLabels, kedarnathLines, kedarnathPrompts } from './words.ts';

export const kedarnath = {
  key: 'kedarnath',
  messages: kedarnathMessages,
  labels: kedarnathLabels,
  lines: kedarnathLines,
  prompts: kedarnathPrompts,
} as const;
