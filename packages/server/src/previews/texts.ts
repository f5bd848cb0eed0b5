import type { NoticeSettings, Pace } from '@durbar/protocol';

type Language = NoticeSettings['language'];

interface Texts {
  invites(name: string, game: string): string;
  live(minutes: number, seconds: number): string;
  days(days: number): string;
  unlimited: string;
  free(seats: number): string;
  players(count: number): string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    live: (minutes, seconds) => `${minutes} min each + ${seconds} s a turn`,
    days: (days) => (days === 1 ? '1 day a turn' : `${days} days a turn`),
    unlimited: 'no time limit',
    free: (seats) => ['all seats are taken', 'one seat left'][seats] ?? `${seats} seats left`,
    players: (count) => `${count} players`,
  },
  de: {
    invites: (name, game) => `${name} lädt dich ein: ${game}`,
    live: (minutes, seconds) => `je ${minutes} Min. + ${seconds} s je Zug`,
    days: (days) => (days === 1 ? '1 Tag je Zug' : `${days} Tage je Zug`),
    unlimited: 'ohne Zeitlimit',
    free: (seats) => ['alle Plätze sind besetzt', 'ein Platz frei'][seats] ?? `${seats} Plätze frei`,
    players: (count) => `${count} Personen`,
  },
  fr: {
    invites: (name, game) => `${name} vous invite : ${game}`,
    live: (minutes, seconds) => `${minutes} min chacun + ${seconds} s par tour`,
    days: (days) => (days === 1 ? '1 jour par tour' : `${days} jours par tour`),
    unlimited: 'sans limite de temps',
    free: (seats) => ['toutes les places sont prises', 'une place libre'][seats] ?? `${seats} places libres`,
    players: (count) => `${count} joueurs`,
  },
  nl: {
    invites: (name, game) => `${name} nodigt je uit: ${game}`,
    live: (minutes, seconds) => `${minutes} min. per speler + ${seconds} s per beurt`,
    days: (days) => (days === 1 ? '1 dag per beurt' : `${days} dagen per beurt`),
    unlimited: 'zonder tijdslimiet',
    free: (seats) => ['alle plaatsen zijn bezet', 'één plaats vrij'][seats] ?? `${seats} plaatsen vrij`,
    players: (count) => `${count} spelers`,
  },
};

interface Told {
  readonly name: string | undefined;
  readonly game: string;
  readonly pace: Pace;
  readonly players: number;
  readonly free: number;
}

/** The text of a link preview. */
export function previewText(language: Language, { name, game, pace, players, free }: Told): { title: string; line: string } {
  const t = TEXTS[language];
  const line = [t.players(players), paceText(t, pace), t.free(free)].join(' · ');
  return { title: name === undefined ? game : t.invites(name, game), line };
}

function paceText(t: Texts, pace: Pace): string {
  if (pace.kind === 'live') return t.live(Math.round(pace.bank / 60), pace.increment);
  return pace.kind === 'days' ? t.days(pace.hours / 24) : t.unlimited;
}

/** The first supported language of Accept-Language. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => Object.hasOwn(TEXTS, tag)) ?? 'en';
}
