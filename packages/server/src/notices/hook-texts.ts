import type { NoticeSettings } from '@durbar/protocol';

/** A table that waits for someone. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly url: string;
  readonly since: number;
  readonly deadline?: number;
}

/** A message to a webhook: words for a channel, and the same as an object for programs. */
export interface HookMessage {
  readonly text: string;
  readonly content: Readonly<Record<string, unknown>> & { readonly type: string };
}

interface HookTexts {
  test(): HookMessage;
  yourTurn(name: string, tables: readonly WaitingTable[]): HookMessage;
  turn(name: string, table: WaitingTable): HookMessage;
  found(name: string, table: WaitingTable): HookMessage;
}

interface Words {
  readonly test: string;
  readonly yourTurn: (name: string, tables: number) => string;
  readonly turn: (name: string, title: string) => string;
  readonly found: (name: string, title: string) => string;
  readonly until: (when: string) => string;
}

const WORDS: Readonly<Record<NoticeSettings['language'], Words>> = {
  en: {
    test: 'Durbar can reach this channel.',
    yourTurn: (name, tables) => (tables === 1 ? `${name}, it’s your turn.` : `${name}, ${tables} games are waiting for you.`),
    turn: (name, title) => `${title}: it’s ${name}’s turn.`,
    found: (name, title) => `${name}, your game of ${title} has been found.`,
    until: (when) => `until ${when}`,
  },
  de: {
    test: 'Durbar erreicht diesen Kanal.',
    yourTurn: (name, tables) => (tables === 1 ? `${name}, du bist am Zug.` : `${name}, ${tables} Partien warten auf dich.`),
    turn: (name, title) => `${title}: ${name} ist am Zug.`,
    found: (name, title) => `${name}, deine Partie ${title} ist gefunden.`,
    until: (when) => `bis ${when}`,
  },
  fr: {
    test: 'Durbar peut joindre ce salon.',
    yourTurn: (name, tables) => (tables === 1 ? `${name}, c’est à vous de jouer.` : `${name}, ${tables} parties vous attendent.`),
    turn: (name, title) => `${title} : c’est à ${name} de jouer.`,
    found: (name, title) => `${name}, votre partie de ${title} est trouvée.`,
    until: (when) => `jusqu’au ${when}`,
  },
  nl: {
    test: 'Durbar kan dit kanaal bereiken.',
    yourTurn: (name, tables) => (tables === 1 ? `${name}, jij bent aan de beurt.` : `${name}, ${tables} partijen wachten op je.`),
    turn: (name, title) => `${title}: ${name} is aan de beurt.`,
    found: (name, title) => `${name}, je partij ${title} is gevonden.`,
    until: (when) => `tot ${when}`,
  },
};

/** Readers are anywhere, so the time zone is said. */
export function shownTime(at: number, language: NoticeSettings['language']): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at).concat(' UTC');
}

export function hookTexts(language: NoticeSettings['language']): HookTexts {
  const words = WORDS[language];
  const lineOf = ({ title, url, deadline }: WaitingTable): string => {
    const until = deadline === undefined ? '' : ` (${words.until(shownTime(deadline, language))})`;
    return `${plainMark(title)}${until}: ${url}`;
  };
  return {
    test: () => ({ text: words.test, content: { type: 'test' } }),
    yourTurn: (name, tables) => ({
      text: [words.yourTurn(plainMark(name), tables.length), ...tables.map(lineOf)].join('\n'),
      content: { type: 'your-turn', tables: tables.map(contentOf) },
    }),
    turn: (name, table) => ({
      text: [words.turn(plainMark(name), plainMark(table.title)), table.url].join('\n'),
      content: { type: 'turn', player: name, table: contentOf(table) },
    }),
    found: (name, table) => ({
      text: [words.found(plainMark(name), plainMark(table.title)), table.url].join('\n'),
      content: { type: 'found', table: contentOf(table) },
    }),
  };
}

function contentOf({ id, game, url, since, deadline }: WaitingTable) {
  return { id, game, url, since, ...(deadline === undefined ? {} : { deadline }) };
}

/** Names can't format text or make links. */
function plainMark(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`);
}

/** The most characters Discord takes. */
const LONGEST = 2000;

/** No one is pinged, whatever they are called. */
export function discordText({ text }: HookMessage): string {
  const content = text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
  return JSON.stringify({ username: 'Durbar', content, allowed_mentions: { parse: [] } });
}
