import './tokens.css';
import { rajas as sheet } from '../../art/sheets/rajas.ts';
import { defineTable } from '../../table/contract.ts';
import BoardTab from './BoardTab.svelte';
import Hand from './hand/Hand.svelte';
import { harmlessChance, proposals } from './hand/proposals.ts';
import Tray from './hand/Tray.svelte';
import { summaryOf } from './lobby/summary.ts';
import { type RajasMessages, rajasMessages } from './messages/index.ts';
import OthersTab from './OthersTab.svelte';
import ProvinceTab from './ProvinceTab.svelte';
import Miniature from './province/Miniature.svelte';
import Crossing from './race/Crossing.svelte';
import Progress from './race/Progress.svelte';
import Race from './race/Race.svelte';
import { story } from './story/index.ts';
import type { RajasChoice, RajasDescription, RajasFact, RajasView } from './types.ts';
import Wide from './Wide.svelte';
import { act } from './words/act.ts';
import { brief } from './words/brief.ts';
import { button } from './words/button.ts';
import { consequences } from './words/consequences.ts';
import { deeds } from './words/deeds.ts';
import { describe } from './words/describe.ts';
import { end } from './words/end.ts';
import { label } from './words/label.ts';
import { line } from './words/line.ts';
import { merits } from './words/merits.ts';
import { prompt, promptFor } from './words/prompt.ts';
import { cause, gauge, signs } from './words/receipt.ts';
import { refusal } from './words/refusal.ts';

export const table = defineTable<RajasDescription, RajasView, RajasChoice, RajasFact, RajasMessages>({
  id: 'rajas',
  sheets: [sheet],
  messages: rajasMessages,
  Wide,
  Progress,
  Race,
  Hand,
  Miniature,
  Tray,
  Scored: Crossing,
  tabs: [
    { id: 'board', icon: 'board', Content: BoardTab, name: (words) => words.tabs.board },
    { id: 'province', icon: 'province', Content: ProvinceTab, name: (words) => words.tabs.province },
    { id: 'others', icon: 'people', Content: OthersTab, name: (words) => words.tabs.others },
  ],
  moment: ({ round }, { words }) => (round > 0 ? words.round(round) : ''),
  prompt,
  promptFor,
  label,
  button,
  brief,
  merits,
  consequences,
  act,
  cause,
  signs,
  gauge,
  deeds,
  proposals,
  harmlessChance,
  line,
  refusal,
  describe,
  summary: summaryOf,
  end,
  story,
});
