import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { wildernessStory } from './story.ts';
import { wildernessLabels, wildernessLaying, wildernessLines, wildernessPrompts } from './words.ts';

export const wilderness = {
  key: 'wilderness',
  messages: messagesIn<typeof en>('wilderness'),
  labels: wildernessLabels,
  lines: wildernessLines,
  story: wildernessStory,
  prompts: wildernessPrompts,
  gains: {
    'wilderness/white-yield': 'whiteYield',
    'wilderness/swap-die': 'swapDie',
  },
  laying: wildernessLaying,
} as const;
