import { navaratnasMessages } from './messages.ts';
import { navaratnasStory } from './story.ts';
import { laidYieldTile } from './tiles.ts';
import { navaratnasLabels, navaratnasLines, navaratnasPrompts, navaratnasSources, navaratnasThings } from './words.ts';

export const navaratnas = {
  key: 'navaratnas',
  messages: navaratnasMessages,
  labels: navaratnasLabels,
  lines: navaratnasLines,
  story: navaratnasStory,
  prompts: navaratnasPrompts,
  sources: navaratnasSources,
  things: navaratnasThings,
  buttons: { 'navaratnas/none': 'gold' },
  displayed: ['navaratnas/tile'],
  yieldTile: laidYieldTile,
} as const;
