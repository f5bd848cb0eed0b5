import { riverMessages } from './messages.ts';
import { riverEffects, riverLabels, riverLines, riverPrompts } from './words.ts';

export const rivers = {
  key: 'rivers',
  messages: riverMessages,
  labels: riverLabels,
  lines: riverLines,
  prompts: riverPrompts,
  effects: riverEffects,
} as const;
