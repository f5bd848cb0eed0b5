import type { BoardModel } from '../model/model.ts';

/** The spaces of the tracks where something lies, now or after the choice that is looked at. */
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
