import { ELEPHANT, elephantOn } from './elephant.ts';
import { elephantMessages } from './messages.ts';
import { elephantStory } from './story.ts';
import { elephantToken } from './token.ts';
import { elephantEffects, elephantLabels, elephantLines, elephantPrompts, elephantThings } from './words.ts';

export const pinkElephant = {
  key: 'pinkElephant',
  messages: elephantMessages,
  labels: elephantLabels,
  lines: elephantLines,
  story: elephantStory,
  prompts: elephantPrompts,
  effects: elephantEffects,
  token: elephantToken,
  things: elephantThings,
  onSpace: elephantOn,
  brought: { 'pink-elephant/join': ELEPHANT },
  buttons: { 'pink-elephant/take': 'main', 'pink-elephant/leave': 'gold' },
} as const;
