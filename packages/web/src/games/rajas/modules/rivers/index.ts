import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { riverStory } from './story.ts';
import { riverEffects, riverLabels, riverLines, riverPrompts, riverThings } from './words.ts';

export const rivers = {
  key: 'rivers',
  messages: messagesIn<typeof en>('rivers'),
  labels: riverLabels,
  lines: riverLines,
  story: riverStory,
  prompts: riverPrompts,
  effects: riverEffects,
  gains: {
    'ganga3/re-place': 'rePlace',
    'ganga3/re-score': 'reScore',
    'ganga3/market-per-colour': 'marketPerColour',
    'ganga3/yield-tiles': 'yieldTiles',
    'ganga2/dolphin': 'dolphinGain',
  },
  things: riverThings,
} as const;
