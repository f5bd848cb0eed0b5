import './tokens.css';
import { tajMahal as sheet } from '../../art/sheets/taj-mahal.ts';
import { defineTable } from '../../table/contract.ts';
import ContestTab from './ContestTab.svelte';
import CourtTab from './CourtTab.svelte';
import Hand from './hand/Hand.svelte';
import { summaryOf } from './lobby/summary.ts';
import MapTab from './MapTab.svelte';
import Miniature from './map/Miniature.svelte';
import { type TajMessages, tajMessages } from './messages/index.ts';
import CardMark from './pieces/CardMark.svelte';
import Progress from './race/Progress.svelte';
import Race from './race/Race.svelte';
import ShownHand from './race/ShownHand.svelte';
import { story } from './story/index.ts';
import type { Choice, Fact, Game, View } from './types.ts';
import Wide from './Wide.svelte';
import { brief } from './words/brief.ts';
import { consequences } from './words/consequences.ts';
import { deeds } from './words/deeds.ts';
import { describe } from './words/describe.ts';
import { end } from './words/end.ts';
import { act, label } from './words/label.ts';
import { line } from './words/line.ts';
import { merits } from './words/merits.ts';
import { prompt } from './words/prompt.ts';
import { cause, gauge, signs } from './words/receipt.ts';
import { refusal } from './words/refusal.ts';

export const table = defineTable<Game, View, Choice, Fact, TajMessages>({
  id: 'taj-mahal',
  sheets: [sheet],
  messages: tajMessages,
  Wide,
  Progress,
  Race,
  Hand,
  Miniature,
  Scored: ShownHand,
  tabs: [
    { id: 'contest', icon: 'contest', Content: ContestTab, name: (words) => words.contestTab },
    { id: 'map', icon: 'map', Content: MapTab, name: (words) => words.map },
    { id: 'court', icon: 'court', Content: CourtTab, name: (words) => words.courtTab },
  ],
  Mark: CardMark,
  moment: ({ visit, tileProvinces }, { words, common }) =>
    visit === 0 ? common.setUp : words.visitOf(visit, tileProvinces.length),
  prompt,
  label,
  brief,
  button: ({ type }) => (type === 'withdraw' ? 'gold' : undefined),
  key: ({ type }) => (type === 'withdraw' ? 'w' : undefined),
  act,
  cause,
  signs,
  gauge,
  deeds,
  merits,
  consequences,
  announced: ['withdraw'],
  line,
  refusal,
  describe,
  summary: summaryOf,
  end,
  story,
});
