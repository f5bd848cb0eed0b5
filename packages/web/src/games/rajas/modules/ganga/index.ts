import { gangaMessages } from './messages.ts';
import { gangaLabels, gangaLines } from './words.ts';

export const ganga = {
  key: 'ganga',
  messages: gangaMessages,
  labels: gangaLabels,
  lines: gangaLines,
} as const;
