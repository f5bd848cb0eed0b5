import { counting, type OutcomeByLanguage, type OutcomeWords, type Standing } from '@durbar/engine';
import { race } from './race.ts';

interface Texts {
  flipped(cards: number): string;
  reason(cards: number, all: number): string;
  byLeftovers(names: string, own: number, theirs: number): string;
  byKarma(names: string, own: number, theirs: number): string;
  readonly shared: string;
  stages(count: number): string;
  readonly goal: string;
}

const [en, de, fr, nl] = [counting('en'), counting('de'), counting('fr'), counting('nl')];

export const outcome: OutcomeByLanguage = {
  en: wordsOf({
    flipped: (n) => `${n} turned over`,
    reason: (n, all) =>
      n === all ? `All ${all} scoring track cards are turned over.` : `${n} of ${all} scoring track cards are turned over.`,
    byLeftovers: (names, own, theirs) => `${names} turned over as many, but ${own} left in fame and coins beats ${theirs}.`,
    byKarma: (names, own, theirs) => `${names} has as much left; ${own} karma beats ${theirs}.`,
    shared: 'Level on cards turned over, on what’s left and on karma.',
    stages: (n) => en(n, { one: '# stage', other: '# stages' }),
    goal: 'all six',
  }),
  de: wordsOf({
    flipped: (n) => `${n} umgedreht`,
    reason: (n, all) =>
      n === all ? `Alle ${all} Zählleistenkarten sind umgedreht.` : `${n} von ${all} Zählleistenkarten sind umgedreht.`,
    byLeftovers: (names, own, theirs) => `${names} hat genauso viele; ${own} übrig in Ruhm und Münzen schlagen ${theirs}.`,
    byKarma: (names, own, theirs) => `${names} hat genauso viel übrig; ${own} Karma schlagen ${theirs}.`,
    shared: 'Gleich viele Karten umgedreht, gleich viel übrig, gleich viel Karma.',
    stages: (n) => de(n, { one: '# Durchgang', other: '# Durchgänge' }),
    goal: 'alle sechs',
  }),
  fr: wordsOf({
    flipped: (n) => fr(n, { one: '# retournée', other: '# retournées' }),
    reason: (n, all) =>
      n === all
        ? `Les ${all} cartes sont retournées.`
        : fr(n, { one: `# carte sur ${all} est retournée.`, other: `# cartes sur ${all} sont retournées.` }),
    byLeftovers: (names, own, theirs) => `${names} en a autant ; ${own} en gloire et pièces l’emportent sur ${theirs}.`,
    byKarma: (names, own, theirs) => `${names} a autant de reste ; ${own} karma l’emportent sur ${theirs}.`,
    shared: 'Égalité de cartes retournées, de reste et de karma.',
    stages: (n) => fr(n, { one: '# phase', other: '# phases' }),
    goal: 'les six',
  }),
  nl: wordsOf({
    flipped: (n) => `${n} omgedraaid`,
    reason: (n, all) =>
      n === all ? `Alle ${all} scorespoorkaarten zijn omgedraaid.` : `${n} van ${all} scorespoorkaarten zijn omgedraaid.`,
    byLeftovers: (names, own, theirs) => `${names} heeft er evenveel; ${own} over in roem en munten wint van ${theirs}.`,
    byKarma: (names, own, theirs) => `${names} heeft evenveel over; ${own} karma wint van ${theirs}.`,
    shared: 'Evenveel kaarten omgedraaid, evenveel over en evenveel karma.',
    stages: (n) => nl(n, { one: '# doorgang', other: '# doorgangen' }),
    goal: 'alle zes',
  }),
};

function wordsOf(texts: Texts): OutcomeWords {
  return {
    result: (standing) => texts.flipped(partOf(standing, 'flipped')),
    reason: (standings, names) => {
      const winners = standings.filter(({ rank }) => rank === 1);
      const [winner] = winners;
      if (!winner) return '';
      const why = winners.length > 1 ? texts.shared : tieReason(winner, standings, { texts, names });
      return [texts.reason(partOf(winner, 'flipped'), race.goal), why ?? []].flat().join(' ');
    },
    chapters: texts.stages,
    goal: texts.goal,
  };
}

interface Told {
  readonly texts: Texts;
  readonly names: (seats: readonly number[]) => string;
}

/** How the winner was ahead of players with equally many flipped cards: leftovers (CNK-END-06), then karma (CNK-END-07). */
function tieReason(winner: Standing, standings: readonly Standing[], { texts, names }: Told): string | undefined {
  const equals = standings.filter((other) => other.rank > 1 && partOf(other, 'flipped') === partOf(winner, 'flipped'));
  if (equals.length === 0) return undefined;
  const who = names(equals.map(({ seat }) => seat));
  const most = (part: Part): number => Math.max(...equals.map((other) => partOf(other, part)));
  const [left, karma] = [partOf(winner, 'leftovers'), partOf(winner, 'karma')];
  if (most('leftovers') < left) return texts.byLeftovers(who, left, most('leftovers'));
  return texts.byKarma(who, karma, most('karma'));
}

type Part = 'flipped' | 'leftovers' | 'karma';

function partOf({ score, parts = {} }: Standing, part: Part): number {
  return parts[part] ?? (part === 'flipped' ? score : 0);
}
