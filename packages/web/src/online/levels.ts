import { LEVELS } from '@durbar/bots';
import type { ShellMessages } from '../shell/messages/index.ts';

/** A bot's strength in words. */
export function levelName(level: string, { newTable }: ShellMessages): string {
  const known = LEVELS.find((one) => one === level);
  return known ? newTable.levels[known] : level;
}
