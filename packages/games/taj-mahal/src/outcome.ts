import { counting, type OutcomeByLanguage, type OutcomeWords, type Standing } from '@durbar/engine';

interface Texts {
  total(points: number): string;
  reason(ahead: number, palaces: number, tiles: number, cards: number): string;
  shared(points: number): string;
  visits(count: number): string;
}

const [en, de, fr, nl] = [counting('en'), counting('de'), counting('fr'), counting('nl')];

export const outcome: OutcomeByLanguage = {
  en: wordsOf({
    total: (n) => en(n, { one: '# point', other: '# points' }),
    reason: (ahead, palaces, tiles, cards) =>
      `${en(ahead, { one: 'By # point', other: 'By # points' })}: ${palaces} for palaces, ${tiles} for tiles, ${cards} for cards.`,
    shared: (n) => en(n, { one: '# point each.', other: '# points each.' }),
    visits: (n) => en(n, { one: '# visit', other: '# visits' }),
  }),
  de: wordsOf({
    total: (n) => de(n, { one: '# Punkt', other: '# Punkte' }),
    reason: (ahead, palaces, tiles, cards) =>
      `${de(ahead, { one: 'Mit # Punkt Vorsprung', other: 'Mit # Punkten Vorsprung' })}: ${palaces} für Paläste, ${tiles} für Plättchen, ${cards} für Karten.`,
    shared: (n) => de(n, { one: 'Je # Punkt.', other: 'Je # Punkte.' }),
    visits: (n) => de(n, { one: '# Besuch', other: '# Besuche' }),
  }),
  fr: wordsOf({
    total: (n) => fr(n, { one: '# point', other: '# points' }),
    reason: (ahead, palaces, tiles, cards) =>
      `${fr(ahead, { one: 'Avec # point d’avance', other: 'Avec # points d’avance' })} : ${palaces} pour les palais, ${tiles} pour les tuiles, ${cards} pour les cartes.`,
    shared: (n) => fr(n, { one: '# point chacun.', other: '# points chacun.' }),
    visits: (n) => fr(n, { one: '# visite', other: '# visites' }),
  }),
  nl: wordsOf({
    total: (n) => nl(n, { one: '# punt', other: '# punten' }),
    reason: (ahead, palaces, tiles, cards) =>
      `${nl(ahead, { one: 'Met # punt voorsprong', other: 'Met # punten voorsprong' })}: ${palaces} voor paleizen, ${tiles} voor tegels, ${cards} voor kaarten.`,
    shared: (n) => nl(n, { one: 'Ieder # punt.', other: 'Ieder # punten.' }),
    visits: (n) => nl(n, { one: '# bezoek', other: '# bezoeken' }),
  }),
};

const PALACES = ['palaces'];
const TILES = ['bonus-tile', 'province-tile'];
const CARDS = ['special-card', 'hand-special', 'hand-white', 'hand-colour'];

function wordsOf({ total, reason, shared, visits }: Texts): OutcomeWords {
  return {
    result: ({ score }) => total(score),
    reason: (standings) => {
      const [first, second] = standings.toSorted((one, other) => other.score - one.score);
      if (!first) return '';
      if (second?.score === first.score) return shared(first.score);

      return reason(first.score - (second?.score ?? 0), sumOf(first, PALACES), sumOf(first, TILES), sumOf(first, CARDS));
    },
    chapters: visits,
  };
}

function sumOf({ parts = {} }: Standing, names: readonly string[]): number {
  return names.reduce((total, name) => total + (parts[name] ?? 0), 0);
}
