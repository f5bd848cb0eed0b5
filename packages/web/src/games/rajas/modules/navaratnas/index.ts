import { navaratnasMessages } from './messages.ts';
import { navaratnasLabels, navaratnasLines, navaratnasPrompts, navaratnasSources } from './words.ts';

export const navaratnas = {
  key: 'navaratnas',
  messages: navaratnasMessages,
  labels: navaratnasLabels,
  lines: navaratnasLines,
  prompts: navaratnasPrompts,
  sources: navaratnasSources,
} as const;
