import type { AnalysedTurn, Analysis, Hint } from '@durbar/bots';
import { type Fact, journalOf, liveMoves, type Seat } from '@durbar/engine';
import { plain } from '../../i18n/names.ts';
import type { LocalGame } from '../../store/games.ts';
import type { Telling } from '../../table/contract.ts';
import type { WeighedTurn } from '../../table/hints/compared.ts';
import { lineFrom, stepsInWords } from '../../table/hints/line.ts';
import { reasonFor } from '../../table/hints/reason.ts';
import type { ShownTable } from '../../table/shown-table.svelte.ts';
import type { Moment, SeenMove } from '../../worker/news.ts';
import { apart, type MarkSpot, spotsOf } from './places.ts';
import { luckiestIn } from './summary.ts';

/** One way to play a turn, in words. */
export interface ToldWay {
  readonly steps: string;
  /** In whole percent; absent where nothing was compared. */
  readonly chance?: number;
  readonly reason?: string;
  /** Where it is marked on the board. */
  readonly spots: readonly MarkSpot[];
}

/** A turn in words: what was played, what would have been better or came closest, and what chance added. */
export interface ToldTurn {
  readonly turn: AnalysedTurn;
  readonly played: ToldWay;
  readonly better?: ToldWay;
  readonly next?: ToldWay;
  /** The draw that mattered most, in a sentence. */
  readonly drawn?: string;
}

/** Where the words about a turn come from. */
export interface Told {
  readonly table: ShownTable;
  readonly saved: LocalGame['saved'];
  /** Everything that happened, as the current viewer sees it. */
  readonly moves: readonly SeenMove[];
  /** A moment as one seat saw it. */
  look(entry: number, seat: Seat): Promise<Moment>;
}

type AnyTelling = Telling<unknown, unknown>;

/** A turn in words, as its player saw the table. */
export async function tellTurn(
  { table, saved, moves, look }: Told,
  turn: AnalysedTurn,
  found: Analysis | undefined,
): Promise<ToldTurn> {
  const { seat, judgement } = turn;
  const telling = tellingFor(table, seat);
  const compared = judgement?.better ?? judgement?.next;
  const moment = await look(compared?.entry ?? turn.first, seat);
  const luckiest = found && luckiestIn(found, turn);
  const drawn = luckiest === undefined ? undefined : drawnIn(table, telling, moves[luckiest]?.facts ?? []);
  const wayOf = (hint: Hint) => way(table, telling, moment, hint);
  const played = wayOf(compared?.played ?? { texts: playedTexts(saved, turn), later: 0, chance: 0 });
  const other = compared && wayOf(compared.hint);
  const alone = { turn, played: { steps: played?.steps ?? '', spots: played?.spots ?? [] }, ...(drawn ? { drawn } : {}) };
  if (!compared || !other || !played) return alone;
  const spots = [apart(played.spots, other.spots), apart(other.spots, played.spots)] as const;
  const mine: ToldWay = { steps: played.steps, chance: percent(compared.played), spots: spots[0] };
  const theirs: ToldWay = { steps: other.steps, chance: percent(compared.hint), spots: spots[1] };
  const words = table.parts.table;
  if (judgement?.better) {
    const reason = reasonFor(0, [other, played], words, telling, telling.common.playedBrings).join(' ');
    return { ...alone, played: mine, better: { ...theirs, reason } };
  }
  return { ...alone, played: { ...mine, reason: reasonFor(0, [played, other], words, telling).join(' ') }, next: theirs };
}

interface Way extends WeighedTurn {
  readonly steps: string;
  readonly spots: readonly MarkSpot[];
}

function way(table: ShownTable, telling: AnyTelling, moment: Moment, hint: Hint): Way | undefined {
  const words = table.parts.table;
  const line = lineFrom(table.previews, moment, hint.texts);
  if (!line) return undefined;
  const { game, viewer } = telling;
  return {
    ...hint,
    steps: stepsInWords(words, line.steps, telling).join(' · '),
    merits: words.merits(line, telling),
    spots: words.story ? spotsOf(words.story, line.facts, { game, viewer, view: moment.view }) : [],
  };
}

/** The consecutive answers of a turn's player. */
function playedTexts(saved: LocalGame['saved'], { seat, first, last }: AnalysedTurn): readonly string[] {
  const moves = liveMoves(journalOf(saved.entries)).slice(first, last + 1);
  const end = moves.findIndex(({ by }) => by !== seat);
  return moves.slice(0, end < 0 ? moves.length : end).map(({ text }) => text);
}

/** The result of a draw, as the log tells it. */
function drawnIn(table: ShownTable, telling: AnyTelling, facts: readonly Fact[]): string | undefined {
  for (const fact of facts) {
    const line = table.parts.table.line(fact, telling);
    if (line && !line.heading) return plain(line.text);
  }
  return undefined;
}

function percent({ chance }: Hint): number {
  return Math.round(100 * chance);
}

/** The table's texts for one seat. */
function tellingFor(table: ShownTable, viewer: Seat): AnyTelling {
  const { game, words, common, language, players } = table;
  return { game, words, common, language, players, viewer, name: (seat) => table.name(seat) };
}
