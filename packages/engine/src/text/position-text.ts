import type { AnyGame, Options, Rules, SetUp } from '../definition.ts';
import { ask, handlingsOf } from '../play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from '../position.ts';
import { fail, ok, type Result } from '../result.ts';
import { Misread, TextReader, writeWord } from './reader.ts';
import { plain, readFields, type Spelling, type Spellings, writeFields } from './spelling.ts';

/** The text form of a game's positions. */
export interface PositionSpelling<S> {
  readonly state: Spellings<S>;
  /** Spellings of frame fields by name, shared by all frames; other fields are plain. */
  readonly frame: Readonly<Record<string, Spelling<unknown>>>;
}

/** Why a text is not a position of these rules. */
export interface PositionTextFault {
  readonly code: 'misread' | 'other-set-up' | 'impossible-position';
  readonly message: string;
  /** The place in the text, counted from 0. */
  readonly at: number;
}

/** What a position's text says about its rules. */
export interface PositionHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly setUp: SetUp;
}

const SECTION = ' | ';
/** Represents an empty agenda. */
const OVER = 'over';
/** Without it, a truncated text could pass for another position. */
const END = '.';

/** A whole position in one line: set-up, state and agenda, next frame first. */
export function positionText<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  { state, agenda }: Position<S, F>,
): string {
  const spelling = rules.definition.spelling(rules.game);
  const fields = writeFields(spelling.state as Spellings<object>, state as object).join(' ');
  const frames = agenda.toReversed().map((frame) => writeFrame(spelling.frame, frame));
  return [headText(rules), fields, `${frames.join(' ') || OVER}${END}`].join(SECTION);
}

/** Reads a position that belongs to these rules. */
export function parsePosition<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  text: string,
): Result<Position<S, F>, PositionTextFault> {
  const head = headText(rules) + SECTION;
  return reading(text, (reader) => {
    if (!reader.skip(head)) {
      readHead(reader);
      return fail({ code: 'other-set-up', message: `This position is not one of "${headText(rules)}".`, at: 0 });
    }
    const { state: fields, frame: frameFields } = rules.definition.spelling(rules.game);
    const state = readFields(reader, fields as Spellings<object>, ' ', SECTION) as S;
    reader.expect(SECTION);
    const agendaAt = reader.at;
    const agenda = readAgenda(reader, frameFields, [...handlingsOf(rules).keys()]) as F[];
    const position = { state, agenda };
    const problem = problemWith(rules, position);
    if (problem !== undefined) return fail({ code: 'impossible-position', message: problem, at: agendaAt });
    return ok(position);
  });
}

/** Which rules a text needs, for callers that only have the text. */
export function parsePositionHead(text: string): Result<PositionHead, PositionTextFault> {
  return reading(text, (reader) => ok(readHead(reader)));
}

function reading<T>(text: string, read: (reader: TextReader) => Result<T, PositionTextFault>): Result<T, PositionTextFault> {
  try {
    return read(new TextReader(text));
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return fail({ code: 'misread', message: `At character ${error.at + 1}: ${error.message}.`, at: error.at });
  }
}

/** The game, its version and non-default set-up values. */
function headText({ definition, setUp }: Pick<Rules, 'setUp'> & { readonly definition: HeadOfGame }): string {
  const { id, rulesVersion, options, editions } = definition;
  const chosen = options.flatMap((option) => {
    const value = setUp.options?.[option.id] ?? option.default;
    return value === option.default ? [] : [[option.id, value]];
  });
  const isUsual = setUp.editionData === undefined && setUp.edition === editions[0]?.id;
  const edition = isUsual || setUp.edition === undefined ? [] : [['edition', setUp.edition]];
  const parts = [['rules', String(rulesVersion)], ['players', String(setUp.players)], ...edition, ...chosen];
  return [writeWord(id), ...parts.map((part) => part.map(writeWord).join(':'))].join(' ');
}

type HeadOfGame = Pick<AnyGame, 'id' | 'rulesVersion' | 'options' | 'editions'>;

function readHead(reader: TextReader): PositionHead {
  const game = reader.word();
  const parts: Record<string, string> = {};
  while (!reader.isNext(SECTION)) {
    reader.expect(' ');
    const name = reader.word();
    reader.expect(':');
    parts[name] = reader.word();
  }
  const { rules = '', players = '', edition, ...options } = parts;
  const setUp = { players: Number(players), options: options as Options, ...(edition === undefined ? {} : { edition }) };
  return { game, rulesVersion: Number(rules), setUp };
}

type FrameFields = PositionSpelling<unknown>['frame'];

function writeFrame(fields: FrameFields, { kind, ...rest }: Frame): string {
  const written = Object.entries(rest).map(([name, value]) => `${writeWord(name)}:${(fields[name] ?? plain).write(value)}`);
  return written.length === 0 ? writeKind(kind) : `${writeKind(kind)}(${written.join(';')})`;
}

/** Modules prefix their frame kinds with their name: `module/frame`. */
function writeKind(kind: string): string {
  return kind.split('/').map(writeWord).join('/');
}

function readAgenda(reader: TextReader, fields: FrameFields, kinds: readonly string[]): Frame[] {
  if (reader.skip(`${OVER}${END}`)) {
    reader.expectEnd();
    return [];
  }
  const frames = reader.separated(' ', (each) => readFrame(each, fields, kinds));
  reader.expect(END);
  reader.expectEnd();
  return frames.reverse();
}

function readFrame(reader: TextReader, fields: FrameFields, kinds: readonly string[]): Frame {
  const { at } = reader;
  const kind = reader.separated('/', (each) => each.word()).join('/');
  if (!kinds.includes(kind)) reader.refuse(`there is no frame "${kind}"`, at);
  if (!reader.skip('(')) return { kind };
  const entries = reader.separated(';', (each) => {
    const name = each.word();
    each.expect(':');
    return [name, (fields[name] ?? plain).read(each)] as const;
  });
  reader.expect(')');
  return { kind, ...Object.fromEntries(entries) };
}

/** A well-formed text may still describe an impossible position, which makes the rules throw. */
function problemWith<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): string | undefined {
  const { definition, game, setUp } = rules;
  const viewers: Viewer[] = [...Array(setUp.players).keys(), 'spectator'];
  try {
    for (const viewer of viewers) definition.viewFor(game, position, viewer);
    const isOpen = position.agenda.length === 0 || (ask(rules, position)?.choices.length ?? 0) > 0;
    return isOpen ? undefined : 'Nothing can be chosen in this position.';
  } catch (error) {
    return `The rules cannot play this position: ${error instanceof Error ? error.message : error}.`;
  }
}
