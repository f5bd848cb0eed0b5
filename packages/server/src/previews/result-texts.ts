import type { OutcomeWords, Standing } from '@durbar/engine';
import type { NoticeSettings, OutOfTime } from '@durbar/protocol';

type Language = NoticeSettings['language'];

interface Texts {
  wins(name: string): string;
  share(names: string): string;
  players(count: number): string;
  resigned(name: string): string;
  /** Where running out of time means losing. */
  isOut(name: string): string;
  readonly start: string;
  /** A name that our fonts can't write. */
  player(number: number): string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    wins: (name) => `${name} wins`,
    share: (names) => `${names} share the victory`,
    players: (count) => `${count} players`,
    resigned: (name) => `${name} resigned.`,
    isOut: (name) => `${name} resigned or ran out of time.`,
    start: 'start',
    player: (number) => `Player ${number}`,
  },
  de: {
    wins: (name) => `${name} gewinnt`,
    share: (names) => `${names} teilen sich den Sieg`,
    players: (count) => `${count} Spieler`,
    resigned: (name) => `${name} hat aufgegeben.`,
    isOut: (name) => `${name} hat aufgegeben oder die Zeit überschritten.`,
    start: 'Start',
    player: (number) => `Spieler ${number}`,
  },
  fr: {
    wins: (name) => `${name} gagne`,
    share: (names) => `${names} se partagent la victoire`,
    players: (count) => `${count} joueurs`,
    resigned: (name) => `${name} a abandonné.`,
    isOut: (name) => `${name} a abandonné ou dépassé son temps.`,
    start: 'début',
    player: (number) => `Joueur ${number}`,
  },
  nl: {
    wins: (name) => `${name} wint`,
    share: (names) => `${names} delen de overwinning`,
    players: (count) => `${count} spelers`,
    resigned: (name) => `${name} heeft opgegeven.`,
    isOut: (name) => `${name} heeft opgegeven of de tijd overschreden.`,
    start: 'start',
    player: (number) => `Speler ${number}`,
  },
};

export interface Finisher {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly isBot: boolean;
  readonly hasResigned: boolean;
}

export interface ResultToTell {
  readonly outOfTime: OutOfTime;
  readonly endedAt: number;
  readonly standings: readonly Standing[];
  /** In order of rank. */
  readonly finishers: readonly Finisher[];
}

/** What is said about a finished game on its picture and in previews of its link. */
export interface ResultText {
  readonly headline: string;
  readonly reason: string;
  /** "3 players", "6 rounds", "16 November 2026". */
  note(chapters?: number): string;
  readonly places: string;
  readonly start: string;
}

/** `words` are the game's own. */
export function resultText(language: Language, result: ResultToTell, words?: OutcomeWords): ResultText {
  const t = TEXTS[language];
  const { finishers, endedAt } = result;
  const winners = finishers.filter(({ rank }) => rank === 1);
  const names = namesIn(language, winners);
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    endedAt,
  );
  return {
    headline: winners.length > 1 ? t.share(names) : t.wins(names),
    reason: reasonOf(language, result, words),
    note: (chapters) =>
      [t.players(finishers.length), chapters === undefined ? [] : (words?.chapters(chapters) ?? []), date].flat().join(' · '),
    places: finishers.map(({ rank, name }) => `${rank}. ${name}`).join(' · '),
    start: t.start,
  };
}

function namesIn(language: Language, finishers: readonly Finisher[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(finishers.map(({ name }) => name));
}

/** Who resigned, and how it was won if the others finished the game. */
function reasonOf(language: Language, { finishers, standings, outOfTime }: ResultToTell, words?: OutcomeWords): string {
  const t = TEXTS[language];
  const gone = finishers.filter(({ hasResigned }) => hasResigned);
  const staying = finishers.filter(({ hasResigned }) => !hasResigned);
  const isGivenUp = gone.length > 0 && (staying.length <= 1 || staying.every(({ isBot }) => isBot));
  const names = (seats: readonly number[]) =>
    namesIn(
      language,
      finishers.filter(({ seat }) => seats.includes(seat)),
    );
  const why = words && !isGivenUp ? [words.reason(standings, names)] : [];
  return [...why, ...gone.map(({ name }) => (outOfTime === 'loss' ? t.isOut(name) : t.resigned(name)))].join(' ');
}

export function playerName(language: Language, seat: number): string {
  return TEXTS[language].player(seat + 1);
}
