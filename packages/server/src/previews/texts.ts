import { type CountedForms, counting } from '@durbar/engine';
import type { NoticeSettings, Pace, TableInfo } from '@durbar/protocol';

type Language = NoticeSettings['language'];

interface Texts {
  invites(name: string, game: string): string;
  invitesToPlay(name: string): string;
  readonly invited: string;
  readonly running: string;
  readonly over: string;
  readonly theirTurn: string;
  readonly freeSeat: string;
  live(minutes: number, seconds: number): string;
  readonly days: CountedForms;
  readonly unlimited: string;
  readonly full: string;
  readonly free: CountedForms;
  readonly players: CountedForms;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    invitesToPlay: (name) => `${name} invites you to play`,
    invited: 'You’re invited to play',
    running: 'Game in progress',
    over: 'Game over',
    theirTurn: 'their turn',
    freeSeat: 'Free seat',
    live: (minutes, seconds) => `${minutes} min each + ${seconds} s per turn`,
    days: { one: '# day per turn', other: '# days per turn' },
    unlimited: 'no time limit',
    full: 'all seats are taken',
    free: { one: '# seat left', other: '# seats left' },
    players: { one: '# player', other: '# players' },
  },
  de: {
    invites: (name, game) => `${name} lädt dich ein: ${game}`,
    invitesToPlay: (name) => `${name} lädt dich zum Spielen ein`,
    invited: 'Du bist zum Spielen eingeladen',
    running: 'Partie läuft',
    over: 'Partie beendet',
    theirTurn: 'am Zug',
    freeSeat: 'Freier Platz',
    live: (minutes, seconds) => `je ${minutes} Min. + ${seconds} s pro Zug`,
    days: { one: '# Tag pro Zug', other: '# Tage pro Zug' },
    unlimited: 'ohne Zeitlimit',
    full: 'alle Plätze sind besetzt',
    free: { one: '# Platz frei', other: '# Plätze frei' },
    players: { one: '# Spieler', other: '# Spieler' },
  },
  fr: {
    invites: (name, game) => `${name} vous invite : ${game}`,
    invitesToPlay: (name) => `${name} vous invite à jouer`,
    invited: 'On vous invite à jouer',
    running: 'Partie en cours',
    over: 'Partie terminée',
    theirTurn: 'à son tour',
    freeSeat: 'Place libre',
    live: (minutes, seconds) => `${minutes} min chacun + ${seconds} s par tour`,
    days: { one: '# jour par tour', other: '# jours par tour' },
    unlimited: 'sans limite de temps',
    full: 'toutes les places sont prises',
    free: { one: '# place libre', other: '# places libres' },
    players: { one: '# joueur', other: '# joueurs' },
  },
  nl: {
    invites: (name, game) => `${name} nodigt je uit: ${game}`,
    invitesToPlay: (name) => `${name} nodigt je uit om te spelen`,
    invited: 'Je bent uitgenodigd om te spelen',
    running: 'Spel bezig',
    over: 'Spel afgelopen',
    theirTurn: 'aan de beurt',
    freeSeat: 'Vrije plaats',
    live: (minutes, seconds) => `${minutes} min. per speler + ${seconds} s per beurt`,
    days: { one: '# dag per beurt', other: '# dagen per beurt' },
    unlimited: 'zonder tijdslimiet',
    full: 'alle plaatsen zijn bezet',
    free: { one: '# plaats vrij', other: '# plaatsen vrij' },
    players: { one: '# speler', other: '# spelers' },
  },
};

/** What the previews of a table's link say. */
export interface TableText {
  /** For the title of a link. */
  readonly title: string;
  /** For its picture, which also names the game. */
  readonly headline: string;
  readonly line: string;
  readonly theirTurn: string;
  readonly freeSeat: string;
}

export interface TableToTell extends Pick<TableInfo, 'status' | 'pace' | 'players'> {
  /** Who invites. */
  readonly name: string | undefined;
  readonly game: string;
  readonly free: number;
}

export function tableText(language: Language, { status, name, game, pace, players, free }: TableToTell): TableText {
  const t = TEXTS[language];
  const count = counting(language);
  const seats = status === 'open' ? [free === 0 ? t.full : count(free, t.free)] : [];
  const line = [count(players, t.players), paceText(t, pace, count), ...seats].join(' · ');
  const common = { line, theirTurn: t.theirTurn, freeSeat: t.freeSeat };
  if (status === 'running') return { ...common, title: `${game} · ${t.running}`, headline: t.running };
  if (status !== 'open') return { ...common, title: game, headline: t.over };
  if (name === undefined) return { ...common, title: game, headline: t.invited };
  return { ...common, title: t.invites(name, game), headline: t.invitesToPlay(name) };
}

function paceText(t: Texts, pace: Pace, count: ReturnType<typeof counting>): string {
  if (pace.kind === 'live') return t.live(Math.round(pace.bank / 60), pace.increment);
  return pace.kind === 'days' ? count(pace.hours / 24, t.days) : t.unlimited;
}

/** The first supported language of Accept-Language. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => Object.hasOwn(TEXTS, tag)) ?? 'en';
}
