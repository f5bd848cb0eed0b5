import process from 'node:process';
import { type Clock, wallClock } from '../budget.ts';

/** CPU time of this thread, unaffected by other load. */
const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const CLOCKS = { wall: wallClock, cpu: processorClock } as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof CLOCKS;

export function isClockName(text: string): text is ClockName {
  return text in CLOCKS;
}
