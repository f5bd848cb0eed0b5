import { parsePosition, parsePositionHead } from '@durbar/engine';
import type { Language } from '../../i18n/language.ts';
import type { GamePuzzle } from '../../puzzles/book.ts';
import { botName, colourOf } from '../../store/begin.ts';
import type { Player } from '../../table/contract.ts';
import { tableMessages } from '../../table/messages/index.ts';
import type { TableSource } from '../../table/source.ts';
import type { Moment } from '../../worker/news.ts';
import { type OpenTable, openTableOf } from '../table/opening.ts';

/** The table of a puzzle; `mine` is the solver's name. */
export async function openTableOfPuzzle(
  { game, position, seat }: Pick<GamePuzzle, 'game' | 'position' | 'seat'>,
  mine: string,
): Promise<OpenTable | undefined> {
  const head = parsePositionHead(position);
  if (!head.ok) return undefined;
  const { setUp, rulesVersion } = head.value;
  return openTableOf({ game, setUp, rulesVersion, players: playersOf(setUp.players, seat, mine) });
}

function playersOf(seats: number, solver: number, mine: string): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const isMe = seat === solver;
    return { seat, name: isMe ? mine : botName(seat), colour: colourOf(seat), kind: isMe ? 'person' : 'bot' };
  });
}

/** The moment a puzzle is about, as its solver sees it; nothing is asked yet. */
export function momentOfPuzzle(
  { rules }: Pick<OpenTable, 'rules'>,
  { position, seat }: Pick<GamePuzzle, 'position' | 'seat'>,
): Moment | undefined {
  const parsed = parsePosition(rules, position);
  if (!parsed.ok) return undefined;
  const view = rules.definition.viewFor(rules.game, parsed.value, seat);
  return { number: 0, viewer: seat, view, question: undefined, undo: undefined, reset: undefined, standings: undefined };
}

/** A table that shows one moment and nothing else. */
export function stillSource(players: readonly Player[], moment: Moment): TableSource {
  return {
    players,
    mayAnswer: false,
    isSending: false,
    subscribe(onNews) {
      onNews({ kind: 'opened', entries: [], moment });
      return () => {};
    },
    answer() {},
    goTo() {},
  };
}

/** How far a puzzle's game is and how the solver's race stands, in a few words: "Round 5 · Race gap 21". */
export async function standingOf(puzzle: GamePuzzle, language: Language): Promise<string> {
  const open = await openTableOfPuzzle(puzzle, '');
  const moment = open && momentOfPuzzle(open, puzzle);
  open?.close();
  if (!open || !moment) return '';
  const { table, rules, players } = open;
  const game = rules.definition.describe(rules.game);
  const words = await table.messages[language]();
  const common = await tableMessages[language]();
  const telling = {
    game,
    words,
    common,
    language,
    players,
    viewer: puzzle.seat,
    name: (seat: number) => players[seat]?.name ?? '',
  };
  const { gauge, end } = table;
  return [table.moment(moment.view, telling), `${gauge.name(words)} ${end.race.value(moment.view, puzzle.seat)}`].join(' · ');
}
