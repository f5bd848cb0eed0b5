import { counting, type OutcomeByLanguage, type OutcomeWords, type Standing } from '@durbar/engine';

interface Texts {
  readonly met: string;
  passed(spaces: number): string;
  short(spaces: number): string;
  readonly reasonMet: string;
  reasonPassed(spaces: number): string;
  reasonClosest(spaces: number): string;
  gotAsFar(names: string): string;
  rounds(count: number): string;
  readonly goal: string;
}

const [en, de, fr, nl] = [counting('en'), counting('de'), counting('fr'), counting('nl')];

export const outcome: OutcomeByLanguage = {
  en: wordsOf({
    met: 'met',
    passed: (n) => `passed by ${n}`,
    short: (n) => `${n} short`,
    reasonMet: 'Fame and money met.',
    reasonPassed: (n) =>
      en(n, { one: 'Fame and money passed each other by # space.', other: 'Fame and money passed each other by # spaces.' }),
    reasonClosest: (n) =>
      en(n, { one: 'Fame and money came closest: # space short.', other: 'Fame and money came closest: # spaces short.' }),
    gotAsFar: (names) => `${names} got just as far, but met later.`,
    rounds: (n) => en(n, { one: '# round', other: '# rounds' }),
    goal: 'markers meet',
  }),
  de: wordsOf({
    met: 'getroffen',
    passed: (n) => `${n} vorbei`,
    short: (n) => de(n, { one: '# fehlt', other: '# fehlen' }),
    reasonMet: 'Ruhm und Geld haben sich getroffen.',
    reasonPassed: (n) =>
      de(n, { one: 'Ruhm und Geld sind # Feld aneinander vorbei.', other: 'Ruhm und Geld sind # Felder aneinander vorbei.' }),
    reasonClosest: (n) =>
      de(n, {
        one: 'Ruhm und Geld kamen sich am nächsten: Es fehlte # Feld.',
        other: 'Ruhm und Geld kamen sich am nächsten: Es fehlten # Felder.',
      }),
    gotAsFar: (names) => `${names} kam genauso weit, aber später.`,
    rounds: (n) => de(n, { one: '# Runde', other: '# Runden' }),
    goal: 'Marker treffen sich',
  }),
  fr: wordsOf({
    met: 'rencontrés',
    passed: (n) => `dépassés de ${n}`,
    short: (n) => `à ${n} près`,
    reasonMet: 'Gloire et argent se sont rencontrés.',
    reasonPassed: (n) =>
      fr(n, { one: 'Gloire et argent se sont dépassés de # case.', other: 'Gloire et argent se sont dépassés de # cases.' }),
    reasonClosest: (n) =>
      fr(n, {
        one: 'Gloire et argent étaient les plus proches : il manquait # case.',
        other: 'Gloire et argent étaient les plus proches : il manquait # cases.',
      }),
    gotAsFar: (names) => `${names} est allé aussi loin, mais plus tard.`,
    rounds: (n) => fr(n, { one: '# manche', other: '# manches' }),
    goal: 'les marqueurs se rencontrent',
  }),
  nl: wordsOf({
    met: 'ontmoet',
    passed: (n) => `${n} voorbij`,
    short: (n) => `${n} te kort`,
    reasonMet: 'Roem en geld zijn elkaar tegengekomen.',
    reasonPassed: (n) =>
      nl(n, { one: 'Roem en geld gingen # veld langs elkaar.', other: 'Roem en geld gingen # velden langs elkaar.' }),
    reasonClosest: (n) =>
      nl(n, {
        one: 'Roem en geld kwamen het dichtst bij elkaar: # veld te kort.',
        other: 'Roem en geld kwamen het dichtst bij elkaar: # velden te kort.',
      }),
    gotAsFar: (names) => `${names} kwam even ver, maar later.`,
    rounds: (n) => nl(n, { one: '# ronde', other: '# ronden' }),
    goal: 'markeerstenen komen elkaar tegen',
  }),
};

function wordsOf(texts: Texts): OutcomeWords {
  return {
    result: ({ score }) => {
      if (score < 0) return texts.short(-score);
      return score > 0 ? texts.passed(score) : texts.met;
    },
    reason: (standings, names) => {
      const winner = standings.find(({ rank }) => rank === 1);
      if (!winner) return '';
      const later = laterEquals(winner, standings).map(({ seat }) => seat);
      return [margin(winner.score, texts), ...(later.length > 0 ? [texts.gotAsFar(names(later))] : [])].join(' ');
    },
    chapters: texts.rounds,
    goal: texts.goal,
  };
}

function margin(score: number, texts: Texts): string {
  if (score < 0) return texts.reasonClosest(-score);
  return score > 0 ? texts.reasonPassed(score) : texts.reasonMet;
}

/** RAJ-END-11: among those who are equally far, the earlier meeting is ahead. */
export function laterEquals({ score, rank }: Standing, standings: readonly Standing[]): readonly Standing[] {
  return standings.filter((other) => score >= 0 && other.score === score && other.rank > rank);
}
