import type { HintReason } from '@durbar/bots';
import type { Language } from '../i18n/language.ts';
import type { Telling } from './contract.ts';

/** What a bot judges by, in words: a phrase for each number that is worth saying. */
type Phrases = Readonly<Record<string, string>>;

interface Sentences {
  adds(what: string): string;
  costs(what: string): string;
  gives(name: string, what: string): string;
  spoils(name: string, what: string): string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    adds: (what) => `brings ${what}`,
    costs: (what) => `costs ${what}`,
    gives: (name, what) => `${name} gets ${what}`,
    spoils: (name, what) => `less for ${name}: ${what}`,
  },
  de: {
    adds: (what) => `bringt ${what}`,
    costs: (what) => `kostet ${what}`,
    gives: (name, what) => `${name} bekommt ${what}`,
    spoils: (name, what) => `weniger für ${name}: ${what}`,
  },
  fr: {
    adds: (what) => `apporte ${what}`,
    costs: (what) => `coûte ${what}`,
    gives: (name, what) => `${name} reçoit ${what}`,
    spoils: (name, what) => `moins pour ${name} : ${what}`,
  },
  nl: {
    adds: (what) => `levert ${what} op`,
    costs: (what) => `kost ${what}`,
    gives: (name, what) => `${name} krijgt ${what}`,
    spoils: (name, what) => `minder voor ${name}: ${what}`,
  },
};

/** A reason as a few words; undefined for numbers that have no phrase because they are not worth saying. */
export function reasonIn<G, M>(
  phrasesIn: (words: M) => Phrases,
): (reason: HintReason, telling: Telling<G, M>) => string | undefined {
  return ({ feature, amount, seat }, telling) => {
    const what = phrasesIn(telling.words)[feature];
    if (what === undefined) return undefined;
    const { adds, costs, gives, spoils } = SENTENCES[telling.language];
    if (seat === undefined) return amount > 0 ? adds(what) : costs(what);
    const name = telling.name(seat);
    return amount > 0 ? gives(name, what) : spoils(name, what);
  };
}
