import type { Options } from '@durbar/engine';
import type { Language } from '../i18n/language.ts';
import type { OptionSection, ValueText } from './lobby.ts';

interface StartWords {
  readonly title: string;
  readonly random: Pick<ValueText, 'title' | 'line'>;
  seat(number: number): string;
}

const WORDS: Readonly<Record<Language, StartWords>> = {
  en: {
    title: 'Start player',
    random: { title: 'Random', line: 'Any seat, equally likely.' },
    seat: (n) => `Seat ${n}`,
  },
  de: {
    title: 'Startspieler',
    random: { title: 'Zufällig', line: 'Jeder Platz ist gleich wahrscheinlich.' },
    seat: (n) => `Platz ${n}`,
  },
  fr: {
    title: 'Premier joueur',
    random: { title: 'Au hasard', line: 'Chaque place a la même chance.' },
    seat: (n) => `Place ${n}`,
  },
  nl: {
    title: 'Startspeler',
    random: { title: 'Willekeurig', line: 'Elke plaats heeft evenveel kans.' },
    seat: (n) => `Plaats ${n}`,
  },
};

/** A seat by its number, before anyone sits there. */
export function seatName(seat: number, language: Language): string {
  return WORDS[language].seat(seat);
}

/** The start player option: random, or a seat that exists with enough players. */
export function startSection(option: string, seats: number, line: string, language: Language): OptionSection {
  const { title, random, seat } = WORDS[language];
  const named = Array.from({ length: seats }, (_, index) => index + 1);
  const values = [
    { value: 'random', ...random },
    ...named.map((number) => ({ value: `${number}`, title: seat(number), fromPlayers: number })),
  ];
  return { title, kind: 'list', options: [{ option, title, line, values }] };
}

/** A chosen seat that doesn't exist falls back to random. */
export function withSeat(option: string, options: Options, players: number): Options {
  return Number(options[option]) > players ? { ...options, [option]: 'random' } : options;
}
