import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { gangaStory } from './story.ts';
import { gangaLabels, gangaLines } from './words.ts';

export const ganga = {
  key: 'ganga',
  messages: messagesIn<typeof en>('ganga'),
  labels: gangaLabels,
  lines: gangaLines,
  story: gangaStory,
} as const;
