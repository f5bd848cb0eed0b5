import type { Seat, Viewer } from '@durbar/engine';
import type { SeenEntry } from '../worker/protocol.ts';
import type { AnyTable, Line, Telling } from './contract.ts';

/** A line with the number of the entry it tells about. */
export interface NumberedLine extends Line {
  readonly entry: number;
  /** Tells apart the lines of one entry. */
  readonly key: string;
  /** It was taken back later; online such lines stay. */
  readonly undone?: true;
}

/** Remembers the lines of entries, because entries never change; a new language begins anew. */
export function chronicler(
  table: AnyTable,
): (entries: readonly SeenEntry[], telling: Telling<unknown, unknown>) => NumberedLine[] {
  let known = new WeakMap<SeenEntry, readonly Line[]>();
  let words: unknown;
  const tell = (entry: SeenEntry, telling: Telling<unknown, unknown>): readonly Line[] => {
    const told = known.get(entry) ?? joined(entry.facts.flatMap((fact) => table.line(fact, telling) ?? []));
    known.set(entry, told);
    return told;
  };
  return (entries, telling) => {
    if (words !== telling.words) known = new WeakMap();
    words = telling.words;
    return entries.flatMap((entry, number) =>
      tell(entry, telling).map((line, index) => ({ ...line, entry: number, key: `${number} ${index}` })),
    );
  };
}

/** Drawn lines of one player that follow each other become one: "Ines [card] [card]". */
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
export function firstSinceTurn(entries: readonly SeenEntry[], viewer: Viewer): number {
  return entries.findLastIndex(({ by }) => by === viewer) + 1;
}

/** The seats that people at this screen play. */
export function peopleOf(drivers: readonly { readonly kind: string }[]): readonly Seat[] {
  return drivers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Who looks at the table when it is opened: the one person at this screen. Several must first say who they are. */
export function firstViewer(people: readonly Seat[]): Viewer {
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}
