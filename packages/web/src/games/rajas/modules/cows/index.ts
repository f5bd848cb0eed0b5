import { messagesIn } from '../module.ts';
import type { en } from './messages.ts';

export const cows = {
  key: 'cows',
  messages: messagesIn<typeof en>('cows'),
} as const;
