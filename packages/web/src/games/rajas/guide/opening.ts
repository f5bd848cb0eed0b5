import type { Lesson } from '../../../guide/lesson.ts';

/** The top tiles of the stacks in every module's lesson, except those that a lesson names itself. */
const TOPS = {
  'blue-snake': 'B-S2',
  'blue-cow': 'B-C1',
  'blue-tiger': 'B-T2',
  'green-snake': 'G-S5',
  'green-cow': 'G-C1',
  'green-tiger': 'G-T4',
  'orange-snake': 'O-S1',
  'orange-cow': 'O-C1',
  'orange-tiger': 'O-T1',
  'purple-snake': 'P-S5',
  'purple-cow': 'P-C5',
  'purple-tiger': 'P-T3',
};

/** The reader rolls blue 3, green 4, orange 6 and purple 5, Chameli blue 5, green 2, orange 5 and purple 6; she begins. */
const DICE = ['roll 3', 'roll 4', 'roll 6', 'roll 5', 'roll 5', 'roll 2', 'roll 5', 'roll 6', 'seat 2'];

interface Differences {
  /** A module's answers before the tiles are revealed. */
  readonly river?: readonly string[];
  readonly tops?: Partial<typeof TOPS>;
  /** What a module answers between tiles and dice. */
  readonly boards?: readonly string[];
}

/** How every module's lesson is set up: the same tiles and dice, so only what the module adds is new. */
export function setUp({ river = [], tops = {}, boards = [] }: Differences = {}): readonly string[] {
  return [...river, ...Object.values({ ...TOPS, ...tops }).map((tile) => `reveal ${tile}`), ...boards, ...DICE];
}

/** Chameli's first turn. */
export const CHAMELI_BEGINS: readonly string[] = ['orange-terrace-1', 'roll 3'];

/** Chameli's second turn: two dice and 3 money. */
export const CHAMELI_DANCES: readonly string[] = ['dancer', 'pay B5*', 'take B', 'take P', 'roll 1', 'roll 4', 'draw W2'];

/** Chameli's third turn. */
export const CHAMELI_GOES_ON: readonly string[] = ['green-terrace-1', 'roll 4'];

/** A lesson about a module, for the reader and Chameli. */
export function moduleLesson(name: string, lesson: Pick<Lesson, 'options' | 'opening' | 'steps'>): Lesson {
  return { id: `rajas-${name}`, game: 'rajas', players: 2, ...lesson };
}
