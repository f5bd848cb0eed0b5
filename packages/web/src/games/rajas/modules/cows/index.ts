import { cowsMessages } from './messages.ts';

export const cows = {
  key: 'cows',
  messages: cowsMessages,
} as const;
