import { expect, test } from 'vitest';
import type { Language } from '../../../i18n/language.ts';
import { rajasMessages } from '../messages/index.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import { line } from './line.ts';

const gift: RajasFact = {
  type: 'money-gained',
  seat: 0,
  amount: 3,
  source: { kind: 'holi/gift', tile: 0, gift: 'leader' },
};

const LINES: Readonly<Record<Language, string>> = {
  en: 'Asha gained 3 money (festival gift).',
  de: 'Asha hat 3 Geld erhalten (Festtagsgeschenk).',
  fr: 'Asha a gagné 3 unités d’argent (bonus du festival).',
  nl: 'Asha kreeg 3 geld (feestgeschenk).',
};

test.each(Object.entries(LINES))('names a festival gift as one (%s)', async (language, text) => {
  const words = await rajasMessages[language as Language]();
  const telling = { words, name: () => 'Asha' } as unknown as RajasTelling;
  expect(line(gift, telling)?.text).toBe(text);
});
