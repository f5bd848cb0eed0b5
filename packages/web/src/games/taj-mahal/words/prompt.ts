import type { Prompt } from '../../../table/contract.ts';
import { NONE, type TajQuestion, type TajTelling, type View } from '../types.ts';
import { suitName } from './names.ts';

/** Who decides what. */
export function prompt(question: TajQuestion, view: View, telling: TajTelling): Prompt {
  const words = telling.words.prompt;
  const { decider, frame } = question;
  if (decider === 'chance') return { title: words.chance };
  const isMine = telling.viewer === decider;
  switch (frame.kind) {
    case 'take-turn':
      return {
        ...(isMine ? turnPrompt(question, view, telling) : { title: words.turnOf(telling.name(decider)) }),
        help: words.turnHelp,
      };
    case 'place-palaces':
      return {
        ...(isMine ? placePrompt(view, telling) : { title: words.placeOf(telling.name(decider)) }),
        help: words.placeHelp,
      };
    case 'take-cards':
      return { ...(isMine ? takePrompt(view, telling) : { title: words.takeOf(telling.name(decider)) }), help: words.takeHelp };
    default:
      return { title: words.chance };
  }
}

function turnPrompt({ choices, decider }: TajQuestion, view: View, { words }: TajTelling): Prompt {
  const { prompt } = words;
  if (choices.length === 1) return { title: prompt.yourTurnOut, hint: prompt.onlyWithdrawHint };
  const colour = typeof decider === 'number' ? (view.seats[decider]?.visitColour ?? NONE) : NONE;
  const title = colour === NONE ? prompt.yourTurnFirst : prompt.yourTurn(suitName(colour, words));
  const hasCompanion = choices.some(({ choice }) => choice.type === 'play' && choice.companion !== undefined);
  return hasCompanion ? { title, hint: prompt.turnHint } : { title };
}

function placePrompt({ agenda }: View, { words }: TajTelling): Prompt {
  const { prompt } = words;
  const frame = agenda.at(-1);
  const { normal, crown } = frame?.kind === 'place-palaces' ? frame : { normal: 0, crown: 0 };
  if (normal === 0) return { title: prompt.placeCrown, hint: prompt.placeHint };
  return { title: crown > 0 ? prompt.placeBoth(normal) : prompt.place(normal), hint: prompt.placeHint };
}

function takePrompt({ display }: View, { words, game }: TajTelling): Prompt {
  const { prompt } = words;
  const count = Math.min(game.edition.numbers.cardsTaken, display.length);
  return { title: prompt.take(count), hint: count > 1 ? words.oneOfPair : prompt.takeHint };
}
