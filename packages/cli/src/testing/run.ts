import { format } from 'node:util';
import { vi } from 'vitest';
import { durbar } from '../durbar.ts';
import { reportUsage } from '../usage.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command in this process, because starting one takes longer than most commands. One call at a time, because it captures output.
 */
export async function run(...args: readonly string[]): Promise<Run> {
  const [out, err]: [string[], string[]] = [[], []];
  const caught = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => void out.push(`${format(...parts)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void err.push(`${format(...parts)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
  ];
  try {
    return { code: await reportUsage(() => durbar(args)), out: out.join(''), err: err.join('') };
  } finally {
    for (const spy of caught) spy.mockRestore();
  }
}
