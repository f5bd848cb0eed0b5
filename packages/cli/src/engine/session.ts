import {
  type AnyGame,
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  isChance,
  type Position,
  parseChoice,
  parsePosition,
  parsePositionHead,
  playOut,
  positionText,
  type Random,
  type Rules,
  randomChoice,
  redeal,
  rulesFor,
  type SetUp,
  seededRandom,
  type Viewer,
} from '@durbar/engine';
import { describeGame } from '../commands/games.ts';
import { anyOf } from '../lists.ts';

/** An error of the calling program; tables are unchanged. */
class CommandFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface DrivenTable {
  readonly rules: Rules;
  readonly position: Position<unknown>;
  readonly random: Random;
  readonly chance: 'drawn' | 'asked';
}

type Command = (session: EngineSession, rest: string) => unknown;

const COMMANDS: Readonly<Record<string, Command>> = {
  games: (session) => ({ games: session.games.map(describeGame) }),
  'set-up': (session, rest) => {
    const [name, game, ...pairs] = wordsOf(rest);
    return session.keep(name, newTable(session, game, pairs));
  },
  position: (session, rest) => {
    const [name, text] = split(rest);
    if (text !== '') return session.keep(name, tableAt(session, text));
    const { rules, position } = session.table(name);
    return { position: positionText(rules, position) };
  },
  choices: (session, rest) => situationOf(session.table(rest)),
  play: (session, rest) => {
    const [name, text] = split(rest);
    const table = session.table(name);
    const question = ask(table.rules, table.position);
    if (!question) throw new CommandFault('game-over', 'The game is over.');
    const choice = parseChoice(table.rules, question, text);
    if (!choice) throw new CommandFault('illegal-choice', `"${text}" can’t be chosen now.`);
    advance(table.rules, table.position, choice);
    return situationOf(afterChance(table));
  },
  random: (session, rest) => {
    const [name, count] = wordsOf(rest);
    const table = session.table(name);
    const { rules, position, random } = table;
    for (let left = wholeNumber('count', count ?? '1'); left > 0 && position.agenda.length > 0; left--) {
      advance(rules, position, randomChoice(rules, position, random));
      afterChance(table);
    }
    return situationOf(table);
  },
  view: (session, rest) => {
    const [name, seat] = wordsOf(rest);
    const { rules, position } = session.table(name);
    return { view: rules.definition.viewFor(rules.game, position, viewerOf(rules, seat)) };
  },
  imagine: (session, rest) => {
    const [name, seat, copy] = wordsOf(rest);
    const { rules, position, random, chance } = session.table(name);
    const imagined = redeal(rules, position, viewerOf(rules, seat), random);
    return session.keep(copy, { rules, position: imagined, random, chance });
  },
  copy: (session, rest) => {
    const [name, copy] = wordsOf(rest);
    const table = session.table(name);
    return session.keep(copy, { ...table, position: copyPosition(table.rules, table.position) });
  },
  playout: (session, rest) => {
    const { rules, position, random } = session.table(rest);
    const end = copyPosition(rules, position);
    const decisions = playOut(rules, end, random);
    return { decisions, standings: rules.definition.standings(rules.game, end.state) };
  },
  forget: (session, rest) => {
    session.table(rest);
    session.tables.delete(rest);
    return {};
  },
};

/** The tables of one program that uses the rules. Each line is a command, and its answer is one line of JSON. */
export class EngineSession {
  readonly games: readonly AnyGame[];
  readonly tables = new Map<string, DrivenTable>();

  constructor(games: readonly AnyGame[]) {
    this.games = games;
  }

  answer(line: string): string {
    const [command, rest] = split(line.trim());
    try {
      const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
      if (!run) throw new CommandFault('unknown-command', `Commands: ${Object.keys(COMMANDS).join(', ')}.`);
      return JSON.stringify(run(this, rest));
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      return JSON.stringify({ error: { code: error.code, message: error.message } });
    }
  }

  table(name: string | undefined): DrivenTable {
    const table = this.tables.get(name ?? '');
    if (!table) throw new CommandFault('unknown-table', `There is no table "${name ?? ''}".`);
    return table;
  }

  keep(name: string | undefined, table: DrivenTable): object {
    if (!name) throw new CommandFault('missing-name', 'Name the table.');
    this.tables.set(name, table);
    return situationOf(afterChance(table));
  }
}

/** `set-up NAME GAME players=2 seed=7 option=value …` */
function newTable(session: EngineSession, id: string | undefined, pairs: readonly string[]): DrivenTable {
  const game = gameNamed(session, id);
  const { players, seed, edition, chance, ...options } = Object.fromEntries(pairs.map(pairOf));
  const setUp: SetUp = {
    players: wholeNumber('players', players ?? String(game.players.min)),
    options,
    ...(edition === undefined ? {} : { edition }),
  };
  const rules = rulesOf(game, setUp);
  return { rules, position: begin(rules).position, random: seededRandom(seed ?? '1'), chance: chanceFrom(chance) };
}

function tableAt(session: EngineSession, text: string): DrivenTable {
  const head = parsePositionHead(text);
  if (!head.ok) throw new CommandFault('bad-position', head.fault.message);
  const { game, rulesVersion, setUp } = head.value;
  const definition = gameNamed(session, game);
  if (definition.rulesVersion !== rulesVersion)
    throw new CommandFault('bad-position', `The rules of ${definition.title} are at version ${definition.rulesVersion}.`);
  const rules = rulesOf(definition, setUp);
  const position = parsePosition(rules, text);
  if (!position.ok) throw new CommandFault('bad-position', position.fault.message);
  return { rules, position: position.value, random: seededRandom(text), chance: 'drawn' };
}

function gameNamed({ games }: EngineSession, id: string | undefined): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new CommandFault('unknown-game', `Choose ${anyOf(games.map((one) => one.id))}.`);
  return game;
}

function rulesOf(game: AnyGame, setUp: SetUp): Rules {
  const rules = rulesFor(game, setUp);
  if (rules.ok) return rules.value;
  throw new CommandFault('bad-set-up', rules.fault.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
}

/** Chance is drawn from the table's seed until a player must decide, unless the program decides it. */
function afterChance(table: DrivenTable): DrivenTable {
  const { rules, position, random, chance } = table;
  if (chance === 'drawn')
    while (position.agenda.length > 0 && isChance(rules, position))
      advance(rules, position, randomChoice(rules, position, random));
  return table;
}

/** Who decides what, or how the game ended. */
function situationOf({ rules, position }: DrivenTable): object {
  const { definition, game } = rules;
  const question = ask(rules, position);
  if (!question) return { over: true, standings: definition.standings(game, position.state) };
  const { decider, choices, weights } = question;
  return {
    decider,
    frame: defined(position.agenda.at(-1), 'frame of a question').kind,
    choices: choices.map((choice) => definition.format(game, choice)),
    ...(weights === undefined ? {} : { weights }),
  };
}

function viewerOf({ setUp: { players } }: Rules, text: string | undefined): Viewer {
  if (text === 'spectator') return 'spectator';
  const seat = Number(text);
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
  throw new CommandFault('unknown-seat', `Seats: 0 to ${players - 1}, or spectator.`);
}

function chanceFrom(text = 'drawn'): 'drawn' | 'asked' {
  if (text === 'drawn' || text === 'asked') return text;
  throw new CommandFault('bad-set-up', 'chance: drawn or asked');
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new CommandFault('bad-number', `${name}: a whole number of at least 1, not "${text}"`);
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new CommandFault('bad-set-up', `name=value, not "${pair}"`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The first word of a line, and the rest. */
function split(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trim()];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
