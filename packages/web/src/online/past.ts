import type { Viewer } from '@durbar/engine';
import type { Moment } from '../worker/news.ts';
import { api } from './api.ts';

/** A past moment at a server table, as its viewer saw it. */
export async function pastMoment(id: string, number: number, viewer: Viewer): Promise<Moment> {
  const moment = await api.viewAt(id, number);
  if (!moment.ok) throw new Error(moment.fault.message);
  const { view, question } = moment.value;
  return { number, viewer, view, question, undo: undefined, reset: undefined, standings: undefined };
}
