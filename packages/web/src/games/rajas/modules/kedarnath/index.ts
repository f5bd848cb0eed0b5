import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { kedarnathStory } from './story.ts';
import { kedarnathEffects, kedarnathLabels, kedarnathLines, kedarnathPrompts, kedarnathThings } from './words.ts';

export const kedarnath = {
  key: 'kedarnath',
  messages: messagesIn<typeof en>('kedarnath'),
  labels: kedarnathLabels,
  lines: kedarnathLines,
  story: kedarnathStory,
  prompts: kedarnathPrompts,
  effects: kedarnathEffects,
  gains: {
    'kedarnath/blessing': 'blessing',
    'kedarnath/brown-tile': 'brownTile',
  },
  spaces: { temple: 'space' },
  things: kedarnathThings,
} as const;
