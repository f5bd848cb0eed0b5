import type { NoticeSettings } from '@durbar/protocol';

interface FeedTexts {
  readonly turns: string;
  readonly deadlines: string;
  yourTurn(game: string): string;
  due(game: string): string;
  with(names: string): string;
  until(when: string): string;
}

const TEXTS: Readonly<Record<NoticeSettings['language'], FeedTexts>> = {
  en: {
    turns: 'Durbar: your turn',
    deadlines: 'Durbar: deadlines',
    yourTurn: (game) => `Your turn in ${game}`,
    due: (game) => `Your move is due: ${game}`,
    with: (names) => `With ${names}.`,
    until: (when) => `Until ${when}.`,
  },
  de: {
    turns: 'Durbar: du bist am Zug',
    deadlines: 'Durbar: Fristen',
    yourTurn: (game) => `${game}: du bist am Zug`,
    due: (game) => `Dein Zug ist fällig: ${game}`,
    with: (names) => `Mit ${names}.`,
    until: (when) => `Bis ${when}.`,
  },
  fr: {
    turns: 'Durbar\u00a0: à vous de jouer',
    deadlines: 'Durbar\u00a0: délais',
    yourTurn: (game) => `${game}\u00a0: à vous de jouer`,
    due: (game) => `Votre coup est attendu\u00a0: ${game}`,
    with: (names) => `Avec ${names}.`,
    until: (when) => `Jusqu’au ${when}.`,
  },
  nl: {
    turns: 'Durbar: jij bent aan de beurt',
    deadlines: 'Durbar: deadlines',
    yourTurn: (game) => `${game}: jij bent aan de beurt`,
    due: (game) => `Je zet moet klaar zijn: ${game}`,
    with: (names) => `Met ${names}.`,
    until: (when) => `Tot ${when}.`,
  },
};

export function feedTexts(language: NoticeSettings['language']): FeedTexts {
  return TEXTS[language];
}
