import type { Choice, Fact, Refusal, Seat } from '@durbar/engine';
import { plain } from '../../i18n/names.ts';
import { type Consequence, defineTable, type Line, type Telling } from '../contract.ts';
import ToyBoard from './ToyBoard.svelte';
import ToyDeck from './ToyDeck.svelte';
import ToyHand from './ToyHand.svelte';
import ToyText from './ToyText.svelte';
import ToyWide from './ToyWide.svelte';

/** As much of the toy game's view as its table draws. */
export interface ToyView {
  readonly own: number;
  readonly shown: readonly number[];
}

type ToyTelling = Telling<unknown, unknown>;

function line(fact: Fact, telling: ToyTelling): Line | undefined {
  const { seat, value } = fact as Fact & { readonly seat?: Seat; readonly value?: number };
  if (fact.type === 'revealed') return { text: 'All cards are shown', heading: true };
  if (seat === undefined) return undefined;
  const text = fact.type === 'dealt' ? `${telling.name(seat)} gets card ${value}` : `${telling.name(seat)} swaps`;
  return { text, seat, things: ['deck'] };
}

function consequences({ facts }: { readonly facts: readonly Fact[] }): readonly Consequence[] {
  return facts.length === 0 ? [{ text: 'nothing changes' }] : facts.map(({ type }) => ({ text: type, tone: 'cost' as const }));
}

/** A table for the kernel's toy game: keeping is a piece on the board, swapping a button. */
export const toyTable = defineTable<unknown, ToyView, Choice, Fact, object>({
  id: 'toy',
  sheets: [],
  messages: { en: async () => ({}), de: async () => ({}), fr: async () => ({}), nl: async () => ({}) },
  Wide: ToyWide,
  Progress: ToyText,
  Race: ToyText,
  Hand: ToyHand,
  Miniature: ToyHand,
  Scored: ToyText,
  tabs: [
    { id: 'deck', icon: 'grid', Content: ToyDeck, name: () => 'Deck' },
    { id: 'board', icon: 'mine', Content: ToyBoard, name: () => 'Board' },
  ],
  moment: () => 'The swap',
  prompt: ({ decider, frame, choices }, _view, telling) => {
    if (decider === 'chance') return { title: telling.common.chanceDecides };
    if (choices.length === 1) return { title: 'Only one way' };
    return {
      title: decider === telling.viewer ? 'Keep or swap?' : `${telling.name(decider)} decides`,
      hint: `frame ${frame.kind}`,
      help: 'The highest card wins.',
    };
  },
  promptFor: ({ choice: { type } }) => (type === 'keep' ? { title: 'Keep it?' } : undefined),
  label: ({ type }) => `Choose to ${type}`,
  merits: ({ view }) => [{ id: 'card', kind: 'stock', amount: view.own, text: (value) => `card ${value}` }],
  button: ({ type }) => (type === 'swap' ? 'main' : undefined),
  act: ({ type }) => `Do ${type}`,
  consequences,
  signs: () => ({}),
  gauge: { name: () => 'Race', text: String, of: Number },
  deeds: () => ({}),
  line,
  refusal: ({ code }: Refusal) => `Not possible: ${code}`,
  describe: ({ own }, { players }) => [`own card ${own}`, ...players.map(({ name }) => plain(name))],
  summary: () => ({}),
  end: {
    closing: () => 'The swap is over',
    scoring: (standings) =>
      standings.map(({ seat, score }) => ({
        seat,
        steps: [{ text: `card ${score}`, sound: 'card' }],
        result: `card ${score}`,
        places: [`seat:${seat}`],
      })),
    reason: (standings) => `The highest card is ${Math.max(...standings.map(({ score }) => score))}.`,
    result: () => [],
    race: { title: () => '', note: () => '', value: () => 0, closesChapter: () => false, chapterName: () => '' },
    statistics: [],
  },
});
