import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';
import { navaratnasStory } from './story.ts';
import { laidYieldTile } from './tiles.ts';
import {
  navaratnasLabels,
  navaratnasLines,
  navaratnasPrompts,
  navaratnasSources,
  navaratnasThings,
  navaratnasYieldSpaces,
  navaratnasYieldTiles,
} from './words.ts';

export const navaratnas = {
  key: 'navaratnas',
  messages: messagesIn<typeof en>('navaratnas'),
  labels: navaratnasLabels,
  lines: navaratnasLines,
  story: navaratnasStory,
  prompts: navaratnasPrompts,
  sources: navaratnasSources,
  things: navaratnasThings,
  yieldTiles: navaratnasYieldTiles,
  yieldSpaces: navaratnasYieldSpaces,
  buttons: { 'navaratnas/none': 'gold' },
  displayed: ['navaratnas/tile'],
  yieldTile: laidYieldTile,
} as const;
