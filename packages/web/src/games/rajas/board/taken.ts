import type { BoardModel } from '../model/model.ts';

/** Occupied track spaces, now or after the previewed choice. */
export function takenSpaces(model: BoardModel, after: BoardModel) {
  const { tracks } = model;
  const players = [...model.players, ...after.players];
  const fameBonuses = [...tracks.fame.map(({ space }) => space), tracks.fameWorker.space];
  const moneyBonuses = [...tracks.money.map(({ space }) => space), tracks.moneyWorker.space];
  return {
    fameTaken: [...players.map(({ fame }) => fame), ...fameBonuses],
    moneyTaken: [...players.map(({ money }) => money), ...moneyBonuses],
    fameBonuses,
    moneyBonuses,
  };
}
