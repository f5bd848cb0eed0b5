import { AT, BUILDINGS, type Game, type State, WAITING } from './names.ts';

/** A good turn brings about this much fame or its worth in money. */
const GOOD_TURN = 8;

/** How far both markers have come together, in fame. */
export function reached({ edition }: Game, { fame, money }: State, seat: number): number {
  return (fame[seat] as number) + (money[seat] as number) / edition.tracks.moneyPerFame;
}

/** Tracks, workers, karma, river and building levels. */
export function measureTracks(game: Game, state: State, seat: number, row: Float64Array): void {
  const { meet, moneyPerFame } = game.edition.tracks;
  const missing = meet - reached(game, state, seat);
  row[AT.fame] = state.fame[seat] as number;
  row[AT.money] = (state.money[seat] as number) / moneyPerFame;
  row[AT['nearly-there']] = missing < GOOD_TURN ? GOOD_TURN - Math.max(missing, 0) : 0;
  if ((state.crossed[seat] as number) > 0) {
    row[AT.crossed] = 1;
    row[AT.overlap] = -missing;
  }
  row[AT.karma] = state.karma[seat] as number;
  row[AT['karma-full']] = state.karma[seat] === game.edition.limits.karma ? 1 : 0;
  row[AT.boat] = state.boats[seat] as number;
  for (let kind = 0; kind < BUILDINGS; kind++)
    row[AT.levels] = (row[AT.levels] as number) + (state.levels[seat * BUILDINGS + kind] as number);
  row[AT.starts] = state.start === seat ? 1 : 0;
  row[AT['claims-start']] = state.claim === seat ? 1 : 0;
  measureWorkers(game, state, seat, row);
}

/** Workers there are, and how near those are that still wait. */
function measureWorkers(game: Game, state: State, seat: number, row: Float64Array): void {
  const active = state.active[seat] as number;
  row[AT.workers] = active;
  row[AT['workers-to-place']] = active - (state.placed[seat] as number);
  const waiting = state.waiting[seat] as number;
  const { fame, money } = game.edition.tracks;
  if (waiting & WAITING.fame) row[AT['fame-to-worker']] = Math.max(fame.worker - (state.fame[seat] as number), 0);
  if (waiting & WAITING.money) row[AT['money-to-worker']] = Math.max(money.worker - (state.money[seat] as number), 0);
  if (waiting & WAITING.bridge)
    row[AT['bridge-to-worker']] = Math.max(game.river.bridgeAfter + 1 - (state.boats[seat] as number), 0);
}
