import type { Consequence } from '../../../table/contract.ts';
import { SYMBOLS } from '../model/model.ts';
import { SYMBOL_PICTURES } from '../pieces/faces.ts';
import type { TajPreview, TajTelling, View } from '../types.ts';

type Told = Pick<TajPreview, 'choice' | 'view'>;

/** A choice's consequences beyond cost and gain: its strength, and where the lead would change. */
export function consequences(preview: Told, view: View, telling: TajTelling): Consequence[] {
  return preview.choice.type === 'play' ? playedSymbols(preview, view, telling) : [];
}

/** "+2 elephant", and where the lead would change. */
function playedSymbols(preview: Told, view: View, { viewer, words }: TajTelling): Consequence[] {
  if (typeof viewer !== 'number') return [];
  const [before, after] = [view.seats[viewer], preview.view.seats[viewer]];
  return SYMBOLS.flatMap((symbol, number): Consequence[] => {
    const gain = (after?.totals[number] ?? 0) - (before?.totals[number] ?? 0);
    if (gain <= 0) return [];
    const leads = after?.wouldWin.includes(number) && !before?.wouldWin.includes(number);
    const text = leads ? words.gain.leads(words.symbols[symbol]) : `+${gain} ${words.symbols[symbol]}`;
    return [{ symbol: SYMBOL_PICTURES[symbol], text, tone: 'gain' }];
  });
}
