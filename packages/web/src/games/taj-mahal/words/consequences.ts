import type { Consequence } from '../../../table/contract.ts';
import { SYMBOLS } from '../model/model.ts';
import { SYMBOL_PICTURES } from '../pieces/faces.ts';
import type { Fact, TajPreview, TajTelling, View } from '../types.ts';
import { bonusOf, bonusText, provinceName } from './names.ts';

/** What a choice would surely bring, in short pieces. */
export function consequences(preview: TajPreview, view: View, telling: TajTelling): Consequence[] {
  const symbols = preview.choice.type === 'play' ? playedSymbols(preview, view, telling) : [];
  return [...symbols, ...preview.facts.flatMap((fact) => consequence(fact, telling))];
}

/** "+2 elephant", and where the lead would change. */
function playedSymbols(preview: TajPreview, view: View, { viewer, words }: TajTelling): Consequence[] {
  if (typeof viewer !== 'number') return [];
  const [before, after] = [view.seats[viewer], preview.view.seats[viewer]];
  return SYMBOLS.flatMap((symbol, number): Consequence[] => {
    const gain = (after?.totals[number] ?? 0) - (before?.totals[number] ?? 0);
    if (gain <= 0) return [];
    const leads = after?.wouldWin.includes(number) && !before?.wouldWin.includes(number);
    const text = `+${gain} ${words.symbols[symbol]}`;
    return [
      {
        symbol: SYMBOL_PICTURES[symbol],
        text: leads ? `${text}: ${words.gain.leads(words.symbols[symbol])}` : text,
        tone: 'gain',
      },
    ];
  });
}

function consequence(fact: Fact, { game, words, language }: TajTelling): Consequence[] {
  const { gain } = words;
  switch (fact.type) {
    case 'token-won': {
      const symbol = SYMBOLS[fact.token] ?? 'vizier';
      return [{ symbol: SYMBOL_PICTURES[symbol], text: words.winToken, tone: 'gain' }];
    }
    case 'crown-won':
      return [{ symbol: 'court-crown', text: words.winCrown, tone: 'gain' }];
    case 'province-tile-won':
      return [{ symbol: 'court-elephant', text: gain.tile(fact.tile + 1), tone: 'gain' }];
    case 'bonus-tile-taken': {
      const bonus = bonusOf(game, fact.tile);
      return bonus ? [{ text: bonusText(bonus, words), tone: 'gain' }] : [];
    }
    case 'points-gained': {
      const provinces = fact.provinces?.map((province) => provinceName(game, province, language)).join(', ');
      const text = provinces
        ? `${gain.points(fact.points)} · ${provinces}`
        : `${gain.points(fact.points)} · ${words.reasons[fact.reason]}`;
      return [{ text, tone: 'gain' }];
    }
    case 'cards-taken':
      return [{ symbol: 'icon-cards', text: gain.cards(fact.cards.length), tone: 'gain' }];
    default:
      return [];
  }
}
