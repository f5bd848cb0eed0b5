import type { KeyDecision } from '@durbar/bots';
import { plain } from '../../i18n/names.ts';
import type { Telling } from '../../table/contract.ts';
import type { GameToShow } from './opening.ts';

/** A decision of the past in words: what was chosen, and what would have been better. */
export async function labelAt(
  { host, open }: GameToShow,
  telling: Telling<unknown, unknown>,
  { entry, seat, text, better }: KeyDecision,
): Promise<{ readonly taken: string; readonly better: string | undefined }> {
  const { question, view } = await host.momentAt(entry, seat);
  const own = { ...telling, viewer: seat };
  const labelOf = (wanted: string): string => {
    const choice = question?.choices.find((open) => open.text === wanted)?.choice;
    return choice ? plain(open.table.label(choice, view, own)) : wanted;
  };
  return { taken: labelOf(text), better: better && labelOf(better.text) };
}
