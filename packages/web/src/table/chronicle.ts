import { journalOf, liveCounts, type RulesChange, type Seat, type Undo, type Viewer } from '@durbar/engine';
import type { SeenCorrection, SeenEntry, SeenMove } from '../worker/news.ts';
import type { AnyTable, Line, Telling } from './contract.ts';
import type { TableMessages } from './messages/index.ts';

/** A line with the number of its move. */
export interface NumberedLine extends Line {
  readonly entry: number;
  /** The place of its entry in the journal, and of the line within it. */
  readonly key: string;
  /** The turn it represents: the number of live moves before and after it. */
  readonly turn?: TurnSpan;
  /** It was undone later. */
  readonly undone?: true;
}

/** A turn by its live moves. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
}

/** The journal index of a line's entry. */
export function journalPlace({ key }: Pick<NumberedLine, 'key'>): number {
  return Number.parseInt(key, 10);
}

/** The words of the chronicle: the game's own, and those shared by all tables. */
type Voice = Telling<unknown, unknown> & { readonly common: Pick<TableMessages, 'tookBack' | 'rulesCorrected'> };

/**
 * The log of a journal: undone moves stay in it, marked, with who undid them. Lines are memoised, because entries are immutable; a new
 * language starts over.
 */
export function chronicler(
  table: AnyTable,
  changes: readonly RulesChange[] = [],
): (entries: readonly SeenEntry[], voice: Voice) => readonly NumberedLine[] {
  let known = new WeakMap<SeenMove, readonly Line[]>();
  let words: unknown;
  const tell = (move: SeenMove, voice: Voice): readonly Line[] => {
    const told = known.get(move) ?? joined(move.facts.flatMap((fact) => table.line(fact, voice) ?? []));
    known.set(move, told);
    return told;
  };
  return (entries, voice) => {
    if (words !== voice.words) known = new WeakMap();
    words = voice.words;
    const isLive = new Set(journalOf(entries).live);
    const places = liveCounts(entries);
    return entries.flatMap((entry, index): readonly NumberedLine[] => {
      const place = places[index] ?? 0;
      const key = `${index} 0`;
      if (entry.kind === 'undo') return [{ ...undoLine(entry, place, voice), key }];
      // Within one version it only says where a game begins.
      if (entry.kind === 'correction')
        return entry.rules.from === entry.rules.to ? [] : [{ ...correctionLine(entry, changes, voice), key }];
      const undone = isLive.has(index) ? {} : { undone: true as const };
      return tell(entry, voice).map((line, part) => ({ ...line, ...undone, entry: place, key: `${index} ${part}` }));
    });
  };
}

function undoLine({ by, to }: Undo, count: number, voice: Voice): Line & { readonly entry: number } {
  return { text: voice.common.tookBack(voice.name(by), count - to), seat: by, entry: Math.max(0, to - 1) };
}

/** The rules changes shown at a table whose running game was corrected. */
function correctionLine(
  { rules, to }: SeenCorrection,
  changes: readonly RulesChange[],
  { common, language }: Voice,
): Line & { readonly entry: number } {
  const made = changes.filter(({ version }) => version > rules.from && version <= rules.to);
  return { text: common.rulesCorrected(made.map(({ says }) => says[language] ?? '').join(' ')), entry: Math.max(0, to - 1) };
}

/** Consecutive drawn lines of one player are merged: "Ines [card] [card]". */
export function joined(lines: readonly Line[]): readonly Line[] {
  const done: Line[] = [];
  for (const line of lines) {
    const last = done.at(-1);
    const both = last && joinTwo(last, line);
    if (both) done[done.length - 1] = both;
    else done.push(line);
  }
  return done;
}

function joinTwo(last: Line, line: Line): Line | undefined {
  if (!last.drawn || !line.drawn || last.seat !== line.seat || last.drawn.text !== line.drawn.text) return undefined;
  const drawn = { ...last.drawn, marks: [...last.drawn.marks, ...line.drawn.marks] };
  return { ...last, text: `${last.text} ${line.text}`, drawn };
}

/** The number of the first entry after a viewer's last turn; 0 before the first one. */
export function firstSinceTurn(moves: readonly SeenMove[], viewer: Viewer): number {
  return moves.findLastIndex(({ by }) => by === viewer) + 1;
}

/** The seats that people at this screen play. */
export function peopleOf(drivers: readonly { readonly kind: string }[]): readonly Seat[] {
  return drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The viewer when the table opens: the only person at this screen. Several must first say who they are. */
export function firstViewer(people: readonly Seat[]): Viewer {
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}
