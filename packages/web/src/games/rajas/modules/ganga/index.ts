import { gangaMessages } from './messages.ts';
import { gangaStory } from './story.ts';
import { gangaLabels, gangaLines } from './words.ts';

export const ganga = {
  key: 'ganga',
  messages: gangaMessages,
  labels: gangaLabels,
  lines: gangaLines,
  story: gangaStory,
} as const;
