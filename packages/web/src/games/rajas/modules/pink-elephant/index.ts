import { messagesIn } from '../module.ts';
import { ELEPHANT, elephantOn } from './elephant.ts';
import type { en } from './messages.ts';
import { elephantStory } from './story.ts';
import { elephantOwned, elephantToken } from './token.ts';
import { elephantEffects, elephantLabels, elephantLines, elephantPrompts, elephantThings } from './words.ts';

export const pinkElephant = {
  key: 'pinkElephant',
  messages: messagesIn<typeof en>('pink-elephant'),
  labels: elephantLabels,
  lines: elephantLines,
  story: elephantStory,
  prompts: elephantPrompts,
  effects: elephantEffects,
  token: elephantToken,
  owned: elephantOwned,
  things: elephantThings,
  onSpace: elephantOn,
  brought: { 'pink-elephant/join': ELEPHANT },
  buttons: { 'pink-elephant/take': 'main', 'pink-elephant/leave': 'gold' },
} as const;
