import { openGame } from '@durbar/catalogue';
import {
  ask,
  fail,
  matchAt,
  ok,
  type Position,
  parsePosition,
  parsePositionHead,
  parseSavedGame,
  positionText,
  type Result,
  type Rules,
} from '@durbar/engine';
import { printJson } from '../output.ts';
import { gameNamed, parseCommand, readJson, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';

export const POSITION_HELP = `position FILE [--at N]
    writes a saved game after N moves, or as it is now, in one line; see docs/positions.md
  durbar position --text TEXT [--edition FILE] [--json]
    explains such a line: who decides, what they can choose, and the standings;
    FILE is a custom edition, or a saved game that uses it`;

interface Fault {
  readonly message: string;
}

interface Read {
  readonly rules: Rules;
  readonly position: Position<unknown>;
}

export async function runPosition(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    at: { type: 'string' },
    text: { type: 'string' },
    edition: { type: 'string' },
    json: { type: 'boolean' },
  });
  const { text } = values;
  const read = text === undefined ? await savedPosition(positionals[0], values.at) : await readPosition(text, values.edition);
  if (!read.ok) {
    console.error(`durbar: ${read.fault.message}`);
    return 1;
  }
  if (text === undefined) console.log(positionText(read.value.rules, read.value.position));
  else if (values.json) printJson(reportOn(read.value));
  else printReport(reportOn(read.value));
  return 0;
}

async function savedPosition(file: string | undefined, at: string | undefined): Promise<Result<Read, Fault>> {
  const saved = parseSavedGame(readJson(file));
  if (!saved.ok) return saved;
  const opened = await openGame(saved.value);
  if (!opened.ok) return opened;
  const { length } = opened.value.journal.live;
  const number = wholeNumber('at', at, length);
  if (number > length) throw new UsageError(`this game has only ${length} moves`);
  const { rules, position } = number === length ? opened.value : matchAt(opened.value, number);
  return ok({ rules, position });
}

/** The text names its own game and set-up; only a custom edition isn’t in it. */
async function readPosition(text: string, editionFile: string | undefined): Promise<Result<Read, Fault>> {
  const head = parsePositionHead(text);
  if (!head.ok) return head;
  const { game, rulesVersion, setUp } = head.value;
  const definition = await gameNamed(game);
  if (definition.rulesVersion !== rulesVersion)
    return fail({ message: `The rules of ${definition.title} are at version ${definition.rulesVersion}, not ${rulesVersion}.` });
  const edition = editionFile === undefined ? {} : { editionData: editionIn(readJson(editionFile)) };
  const rules = rulesOrUsageError(definition, { ...setUp, ...edition });
  const position = parsePosition(rules, text);
  return position.ok ? ok({ rules, position: position.value }) : position;
}

/** The file of an edition, or of a saved game that contains it. */
function editionIn(contents: unknown): unknown {
  const saved = parseSavedGame(contents);
  return saved.ok ? saved.value.editionData : contents;
}

function reportOn({ rules, position }: Read) {
  const { definition, game } = rules;
  const question = ask(rules, position);
  return {
    game: definition.title,
    decider: question?.decider,
    frame: position.agenda.at(-1)?.kind,
    choices: question?.choices.map((choice) => definition.format(game, choice)) ?? [],
    standings: definition.standings(game, position.state),
  };
}

function printReport({ game, decider, frame, choices, standings }: ReturnType<typeof reportOn>): void {
  console.log(game);
  if (decider === undefined) console.log('The game is over.');
  else console.log(`${decider === 'chance' ? 'Chance' : `Seat ${decider + 1}`} decides (${frame}):`);
  for (const choice of choices) console.log(`  ${choice}`);
  for (const { seat, rank, score } of standings) console.log(`rank ${rank}: seat ${seat + 1} with ${score}`);
}
