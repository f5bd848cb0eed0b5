import './tokens.css';
import { cardsAndKarma as sheet } from '../../art/sheets/cards-and-karma.ts';
import { defineTable } from '../../table/contract.ts';
import Grid from './grid/Grid.svelte';
import Miniature from './grid/Miniature.svelte';
import Hand from './hand/Hand.svelte';
import { proposals } from './hand/proposals.ts';
import Tray from './hand/Tray.svelte';
import { summaryOf } from './lobby/summary.ts';
import MineTab from './MineTab.svelte';
import { type KarmaMessages, karmaMessages } from './messages/index.ts';
import OthersTab from './OthersTab.svelte';
import Nights from './race/Nights.svelte';
import Progress from './race/Progress.svelte';
import Race from './race/Race.svelte';
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
import { promptFor } from './words/prompt-for.ts';
import { gauge, signs } from './words/receipt.ts';
import { refusal } from './words/refusal.ts';

/** Choices without their own piece. */
const BUTTONS: Readonly<Partial<Record<Choice['type'], 'main' | 'gold' | 'plain'>>> = {
  overpay: 'plain',
  'extra-joker': 'gold',
  'extra-karma': 'gold',
  enough: 'main',
  'additional-dice': 'gold',
  'additional-turn': 'gold',
  'end-turn': 'main',
};

export const table = defineTable<Game, View, Choice, Fact, KarmaMessages>({
  id: 'cards-and-karma',
  sheets: [sheet],
  messages: karmaMessages,
  Wide,
  Progress,
  Race,
  Hand,
  Miniature,
  Tray,
  Scored: Nights,
  tabs: [
    { id: 'grid', icon: 'grid', Content: Grid, name: (words) => words.grid },
    { id: 'mine', icon: 'mine', Content: MineTab, name: (words) => words.mine },
    { id: 'others', icon: 'people', Content: OthersTab, name: (words) => words.others },
  ],
  moment: ({ round, stage }, { words, common, game }) =>
    round === 0 ? common.setUp : `${words.round(round)} · ${words.stage(stage, game.thresholds.stagesPerRound)}`,
  prompt,
  promptFor,
  label,
  button: ({ type }) => BUTTONS[type],
  brief,
  merits,
  consequences,
  act,
  signs,
  gauge,
  deeds,
  proposals,
  line,
  refusal,
  describe,
  summary: summaryOf,
  end,
  story,
});
