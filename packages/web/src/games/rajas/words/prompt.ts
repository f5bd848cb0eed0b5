import { COLOURS, packedCount } from '@durbar/rajas/vocabulary';
import type { Language } from '../../../i18n/language.ts';
import { lister } from '../../../i18n/numbers.ts';
import type { Prompt } from '../../../table/contract.ts';
import type { RajasMessages } from '../messages/index.ts';
import { modulePrompts } from '../modules/index.ts';
import type { RajasChoice, RajasPreview, RajasQuestionView, RajasTelling, RajasView } from '../types.ts';
import { spaceNameOf } from './names.ts';
import { tileNameOf } from './tiles.ts';

type Asked = keyof RajasMessages['prompts'];
type Words = Extract<RajasMessages['prompts'][Asked], { title: string }>;

/** Questions of the base game whose words depend on nothing else. */
const PLAIN: readonly string[] = [
  'pay-space',
  'choose-cell',
  'pay-tile',
  'overpay',
  'reroll',
  'score-markets',
  'upgrade',
  'sail',
  'palace-action',
  'yields',
] satisfies readonly Asked[];

/** The Master Builder asks the same questions about a tile that covers another. */
const COVERING: Readonly<Record<string, 'overbuild' | 'coverCell' | 'coverPay'>> = {
  'pick-tile': 'overbuild',
  'choose-cell': 'coverCell',
  'pay-tile': 'coverPay',
};

/** The current step while a tile is acquired. */
const STEPS: Readonly<Record<string, number>> = { 'pick-tile': 0, 'choose-cell': 1, 'pay-tile': 2, overpay: 2 };

/** Who decides what, in one sentence. */
export function prompt(question: RajasQuestionView, view: RajasView, telling: RajasTelling): Prompt {
  const { words, common } = telling;
  const { decider } = question;
  if (decider === 'chance') return { title: common.chanceDecides };
  if (decider !== telling.viewer) return { title: words.prompts.others(telling.name(decider)) };
  const { kind } = question.frame;
  const promptOf = modulePrompts[kind];
  if (promptOf) return promptOf(telling, view, question);
  const asked = wordsFor(question, view, words);
  if (!asked) return { title: words.prompts.place.title };
  const at = STEPS[kind];
  const names = [words.steps.tile, words.steps.place, words.steps.dice];
  if (at !== undefined) return { title: asked.title, help: asked.help, steps: { names, at } };
  const what = subjectOf(view, telling);
  return { ...asked, hint: what === undefined ? asked.hint : `${what}. ${asked.hint}` };
}

/** The question's subject, if the board alone doesn't show it. */
function subjectOf({ agenda }: RajasView, { game, words, language }: RajasTelling): string | undefined {
  const frame = agenda.at(-1);
  if (frame?.kind === 'take-dice') return comingDice(frame, words, language);
  const space = frame?.kind === 'pay-space' ? game.spaces[frame.space] : undefined;
  return space && spaceNameOf(space.id, words);
}

/** The dice still to be taken: of certain colours, and of free choice. */
function comingDice(
  { due, any }: { readonly due: number; readonly any: number },
  { gain, colours }: RajasMessages,
  language: Language,
): string | undefined {
  const coloured = COLOURS.flatMap((colour, index) => {
    const count = packedCount(due, index);
    return count > 0 ? [gain.coloured(count, colours[colour])] : [];
  });
  const coming = [...coloured, ...(any > 0 ? [gain.dice(any)] : [])];
  return coming.length > 0 ? lister(language)(coming) : undefined;
}

function wordsFor(
  { frame: { kind }, choices }: RajasQuestionView,
  view: RajasView,
  { prompts }: RajasMessages,
): Words | undefined {
  const frame = view.agenda.at(-1);
  if (kind === 'place') return choices.some(({ choice }) => choice.type === 'pass') ? prompts.lastTurn : prompts.place;
  if (frame && 'over' in frame && frame.over && COVERING[kind]) return prompts[COVERING[kind]];
  if (kind === 'pick-tile') return prompts['pick-tile'];
  if (kind === 'take-dice')
    return choices.some(({ choice }) => choice.type === 'return') ? prompts.fullHands : prompts['take-dice'];
  const asked = PLAIN.includes(kind) ? prompts[kind as Asked] : undefined;
  return typeof asked === 'object' ? asked : undefined;
}

/** Choices that are a step of building. */
const BUILDING: readonly string[] = ['tile', 'lay', 'pay'] satisfies readonly RajasChoice['type'][];

/** The selected tile and its place, as far as they are settled. */
export function promptFor(
  { choice, facts }: Pick<RajasPreview, 'choice' | 'facts'>,
  _view: unknown,
  telling: RajasTelling,
): Partial<Prompt> | undefined {
  const { building, covering } = telling.words.prompts;
  const built = facts.find((fact) => fact.type === 'tile-built' || fact.type === 'tile-overbuilt');
  if (!built || !BUILDING.includes(choice.type)) return undefined;
  return { title: (built.type === 'tile-built' ? building : covering)(tileNameOf(built.id, telling), built.at) };
}
