import { messagesIn, type TableModule } from '../module.ts';
import { FLAG, isFlagged } from './flags.ts';
import type { en } from './messages.ts';
import { roadsStory } from './story.ts';
import { flagToken } from './token.ts';
import { roadsEffects, roadsLaying, roadsLines, roadsPrompts, roadsSources } from './words.ts';

export const roads = {
  key: 'roadBoard',
  messages: messagesIn<typeof en>('roads'),
  lines: roadsLines,
  story: roadsStory,
  prompts: roadsPrompts,
  sources: roadsSources,
  effects: roadsEffects,
  token: flagToken,
  gains: {
    'roads/residence-money': 'residenceMoney',
    'roads/flag': 'flag',
    'roads/roll': 'roll',
  },
  spaces: { 'road-board': 'space' },
  laying: roadsLaying,
  onCell: (view, seat, cell) => (isFlagged(view, seat, cell) ? FLAG : undefined),
} as const satisfies TableModule;
