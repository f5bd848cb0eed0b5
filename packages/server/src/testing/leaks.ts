import {
  advance,
  ask,
  begin,
  below,
  copyPosition,
  defined,
  type Fact,
  factsFor,
  type Position,
  parseChoice,
  questionFor,
  type Random,
  type Rules,
  redeal,
  type Viewer,
} from '@durbar/engine';
import { foldMessage, GAP, type JournalEntry, type Message, patchBetween, type WatchedTable } from '@durbar/protocol';

/** Everything one viewer was sent over a socket. */
export interface Recording {
  readonly viewer: Viewer;
  readonly texts: string[];
}

export interface LeakReport {
  readonly leaks: string[];
  /** Worlds compared that differ in what the viewer may not know. */
  readonly worlds: number;
  /** Of these, worlds where something different happened unseen by the viewer. */
  readonly differing: number;
}

const WORLDS_PER_MOVE = 2;
const ANSWERS_PER_WORLD = 8;

/**
 * Compares what a viewer was sent with what they would have been sent in other worlds they can't tell from the true one: hidden things are
 * dealt again, and any answer that leads to the same view must come with the same facts. Any difference is a leak.
 */
export function findLeaks(rules: Rules, log: readonly string[], recording: Recording, random: Random): LeakReport {
  const report = { leaks: [] as string[], worlds: 0, differing: 0 };
  const { viewer } = recording;
  const messages: Message[] = recording.texts.map((text) => JSON.parse(text));
  const entries = new Map(messages.flatMap(entriesOf).map((entry) => [entry.number, entry]));
  const views = viewsIn(messages, report);
  let { position } = begin(rules);
  for (const [number, text] of log.entries()) {
    const question = defined(ask(rules, position), 'question');
    const next = copyPosition(rules, position);
    const facts: Fact[] = [];
    advance(rules, next, defined(parseChoice(rules, question, text), 'choice'), facts);
    const entry = entries.get(number);
    if (entry?.kind === 'move') {
      checkText(report, entry, viewer);
      checkWorlds(report, { rules, position, next, facts, text, entry, viewer, random });
    }
    const shown = views.get(number + 1);
    if (shown !== undefined) checkView(report, { rules, position: next, viewer, random, shown, number: number + 1 });
    position = next;
  }
  return report;
}

type Mutable = { leaks: string[]; worlds: number; differing: number };

function entriesOf(message: Message): JournalEntry[] {
  return message.type === 'state' || message.type === 'update' ? message.entries : [];
}

/** Views and questions by number. A patch may say nothing that the two views don't. */
function viewsIn(messages: readonly Message[], report: Mutable): ReadonlyMap<number, string> {
  const views = new Map<number, string>();
  let table: WatchedTable | undefined;
  for (const message of messages) {
    const before = table?.view;
    const folded = foldMessage(table, message);
    if (folded === GAP) throw new Error('a recorded message does not fit the ones before');
    table = folded;
    if (!table || (message.type !== 'state' && message.type !== 'update')) continue;
    const { view, question, number } = table;
    views.set(number, canonical({ view, question }));
    if (message.type === 'update' && message.patch && canonical(patchBetween(before, view)) !== canonical(message.patch))
      report.leaks.push(`${number}: a patch with more than the view`);
  }
  return views;
}

/** JSON with sorted keys: a patched view may have them in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The text of another seat's answer may name what is hidden. */
function checkText(report: Mutable, entry: JournalEntry, viewer: Viewer): void {
  if (entry.kind === 'move' && entry.text !== undefined && entry.by !== viewer)
    report.leaks.push(`${entry.number}: text of ${entry.by}`);
}

interface Shown {
  readonly rules: Rules;
  readonly position: Position<unknown>;
  readonly viewer: Viewer;
  readonly random: Random;
  readonly shown: string;
  readonly number: number;
}

function checkView(report: Mutable, { rules, position, viewer, random, shown, number }: Shown): void {
  const world = redeal(rules, position, viewer, random);
  const view = rules.definition.viewFor(rules.game, world, viewer);
  const question = questionFor(rules, world, viewer);
  if (canonical({ view, question }) !== shown) report.leaks.push(`${number}: the view of ${viewer}`);
}

interface Moved {
  readonly rules: Rules;
  readonly position: Position<unknown>;
  readonly next: Position<unknown>;
  readonly facts: readonly Fact[];
  readonly text: string;
  readonly entry: Extract<JournalEntry, { kind: 'move' }>;
  readonly viewer: Viewer;
  readonly random: Random;
}

function checkWorlds(report: Mutable, moved: Moved): void {
  const { rules, next, viewer } = moved;
  const { definition, game } = rules;
  const sent = JSON.stringify(moved.entry.facts);
  const after = JSON.stringify(definition.viewFor(game, next, viewer));
  for (const { facts, world } of otherWorlds(moved)) {
    if (JSON.stringify(definition.viewFor(game, world, viewer)) !== after) continue;
    report.worlds++;
    if (JSON.stringify(facts) !== JSON.stringify(moved.facts)) report.differing++;
    if (JSON.stringify(factsFor(rules, facts, viewer)) !== sent) report.leaks.push(`${moved.entry.number}: facts to ${viewer}`);
  }
}

/**
 * What could have happened instead, as far as this viewer knows. Chance may have drawn something else; people's answers are repeated where
 * possible, because two of them may have the same result and still be distinguishable to everyone (which ship was copied in vain).
 */
function* otherWorlds({ rules, position, text, entry, viewer, random }: Moved) {
  for (let count = 0; count < WORLDS_PER_MOVE; count++) {
    const dealt = redeal(rules, position, viewer, random);
    const question = ask(rules, dealt);
    if (question?.decider !== entry.by) continue;
    for (let answer = 0; answer < ANSWERS_PER_WORLD; answer++) {
      const again = entry.by === 'chance' ? undefined : parseChoice(rules, question, text);
      const choice = again ?? defined(question.choices[below(random, question.choices.length)], 'choice');
      const world = copyPosition(rules, dealt);
      const facts: Fact[] = [];
      advance(rules, world, choice, facts);
      yield { facts, world };
    }
  }
}
