import type { Pace } from '@durbar/protocol';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import PaceChoice from './PaceChoice.svelte';

const t = messages.pace;

test('besides the usual paces, any bank, increment and number of days can be chosen', async () => {
  const chosen: Pace[] = [{ kind: 'live', bank: 1500, increment: 20 }];
  const props = () => ({ pace: chosen.at(-1) ?? { kind: 'none' as const }, change: (pace: Pace) => void chosen.push(pace) });
  const { rerender } = render(PaceChoice, props());
  const choose = async (option: string) => {
    await fireEvent.click(screen.getByRole('radio', { name: option }));
    await rerender(props());
  };
  const select = async (label: string, value: number) => {
    await fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value: String(value) } });
    await rerender(props());
  };
  await choose(t.bankOf(60, 30));
  expect(chosen.at(-1)).toEqual({ kind: 'live', bank: 3600, increment: 30 });
  await choose(t.other);
  await select(t.bank, 2700);
  await select(t.increment, 45);
  expect(chosen.at(-1)).toEqual({ kind: 'live', bank: 2700, increment: 45 });
  await choose(t.days);
  await select(t.days, 168);
  expect(chosen.at(-1)).toEqual({ kind: 'days', hours: 168 });
});
