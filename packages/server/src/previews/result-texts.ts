import type { NoticeSettings } from '@durbar/protocol';

type Language = NoticeSettings['language'];

interface Texts {
  wins(name: string): string;
  share(names: string): string;
  players(count: number): string;
  readonly start: string;
  /** A name that our fonts can't write. */
  player(number: number): string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    wins: (name) => `${name} wins`,
    share: (names) => `${names} share the victory`,
    players: (count) => `${count} players`,
    start: 'start',
    player: (number) => `Player ${number}`,
  },
  de: {
    wins: (name) => `${name} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    players: (count) => `${count} Spieler`,
    start: 'Start',
    player: (number) => `Spieler ${number}`,
  },
  fr: {
    wins: (name) => `${name} gagne`,
    share: (names) => `${names} se partagent la victoire`,
    players: (count) => `${count} joueurs`,
    start: 'début',
    player: (number) => `Joueur ${number}`,
  },
  nl: {
    wins: (name) => `${name} wint`,
    share: (names) => `${names} delen de overwinning`,
    players: (count) => `${count} spelers`,
    start: 'start',
    player: (number) => `Speler ${number}`,
  },
};

export interface Finisher {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
}

export interface ResultToTell {
  readonly game: string;
  readonly endedAt: number;
  /** In order of rank. */
  readonly finishers: readonly Finisher[];
}

/** What is said about a finished game on its picture and in previews of its link. */
export interface ResultText {
  readonly headline: string;
  readonly note: string;
  readonly places: string;
  readonly start: string;
}

export function resultText(language: Language, { finishers, endedAt }: ResultToTell): ResultText {
  const t = TEXTS[language];
  const winners = finishers.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(winners);
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    endedAt,
  );
  return {
    headline: winners.length > 1 ? t.share(names) : t.wins(names),
    note: `${t.players(finishers.length)} · ${date}`,
    places: finishers.map(({ rank, name }) => `${rank}. ${name}`).join(' · '),
    start: t.start,
  };
}

export function playerName(language: Language, seat: number): string {
  return TEXTS[language].player(seat + 1);
}
