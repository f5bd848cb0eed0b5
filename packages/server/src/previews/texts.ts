import type { NoticeSettings, Pace } from '@durbar/protocol';

type Language = NoticeSettings['language'];

interface Texts {
  invites(name: string, game: string): string;
  live(minutes: number, seconds: number): string;
  readonly days: Forms;
  readonly unlimited: string;
  readonly full: string;
  readonly free: Forms;
  readonly players: Forms;
}

/** The plural forms of a noun; `#` is the number. */
interface Forms {
  readonly one: string;
  readonly other: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    live: (minutes, seconds) => `${minutes} min each + ${seconds} s per turn`,
    days: { one: '# day per turn', other: '# days per turn' },
    unlimited: 'no time limit',
    full: 'all seats are taken',
    free: { one: '# seat left', other: '# seats left' },
    players: { one: '# player', other: '# players' },
  },
  de: {
    invites: (name, game) => `${name} lädt dich ein: ${game}`,
    live: (minutes, seconds) => `je ${minutes} Min. + ${seconds} s pro Zug`,
    days: { one: '# Tag pro Zug', other: '# Tage pro Zug' },
    unlimited: 'ohne Zeitlimit',
    full: 'alle Plätze sind besetzt',
    free: { one: '# Platz frei', other: '# Plätze frei' },
    players: { one: '# Spieler', other: '# Spieler' },
  },
  fr: {
    invites: (name, game) => `${name} vous invite : ${game}`,
    live: (minutes, seconds) => `${minutes} min chacun + ${seconds} s par tour`,
    days: { one: '# jour par tour', other: '# jours par tour' },
    unlimited: 'sans limite de temps',
    full: 'toutes les places sont prises',
    free: { one: '# place libre', other: '# places libres' },
    players: { one: '# joueur', other: '# joueurs' },
  },
  nl: {
    invites: (name, game) => `${name} nodigt je uit: ${game}`,
    live: (minutes, seconds) => `${minutes} min. per speler + ${seconds} s per beurt`,
    days: { one: '# dag per beurt', other: '# dagen per beurt' },
    unlimited: 'zonder tijdslimiet',
    full: 'alle plaatsen zijn bezet',
    free: { one: '# plaats vrij', other: '# plaatsen vrij' },
    players: { one: '# speler', other: '# spelers' },
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
  const count = counter(language);
  const line = [count(players, t.players), paceText(t, pace, count), free === 0 ? t.full : count(free, t.free)].join(' · ');
  return { title: name === undefined ? game : t.invites(name, game), line };
}

type Count = (count: number, forms: Forms) => string;

function counter(language: Language): Count {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other).replace('#', numbers.format(count));
}

function paceText(t: Texts, pace: Pace, count: Count): string {
  if (pace.kind === 'live') return t.live(Math.round(pace.bank / 60), pace.increment);
  return pace.kind === 'days' ? count(pace.hours / 24, t.days) : t.unlimited;
}

/** The first supported language of Accept-Language. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => Object.hasOwn(TEXTS, tag)) ?? 'en';
}
