import { defined } from '@durbar/engine';
import { go } from '../../shell/here.svelte.ts';
import type { OpenTable } from '../../shell/table/opening.ts';
import { current } from '../../store/settings.svelte.ts';
import { chronicler } from '../../table/chronicle.ts';
import type { TableFrame } from '../../table/frame.ts';
import { type Source, TableState } from '../../table/state.svelte.ts';
import { isRated, playersOf } from '../seats.ts';
import { online } from '../words.ts';
import { adviseOn } from './adviser.ts';
import { firstSinceTurn, tellJournal } from './journal.ts';
import type { OnlineSession } from './session.svelte.ts';

function sourceOf(session: OnlineSession): Source {
  return {
    get scene() {
      return defined(session.scene, 'scene of an open table');
    },
    get entries() {
      return session.entries;
    },
    get happened() {
      return session.happened;
    },
    get mayDecide() {
      return !session.busy;
    },
    answer: (text) => void session.answer(text),
  };
}

/** An online table with everything the shared components need. */
export function frameOf(id: string, open: OpenTable, session: OnlineSession): TableFrame {
  const source = sourceOf(session);
  const table = new TableState({
    ...open,
    source,
    get players() {
      return session.newest ? playersOf(session.newest.info) : open.players;
    },
  });
  const tell = chronicler(open.table);
  const { changes = [] } = open.rules.definition;
  return {
    table,
    get lines() {
      return tellJournal(tell, session.shown?.entries ?? [], table, online.now, changes, current().language);
    },
    get newFrom() {
      return session.shown ? firstSinceTurn(session.shown, table.viewer) : 0;
    },
    get undo() {
      return source.scene.undo === undefined || session.busy ? undefined : () => void session.undo('step');
    },
    get reset() {
      const { undo, reset } = source.scene;
      return reset === undefined || reset === undo || session.busy ? undefined : () => void session.undo('turn');
    },
    get busy() {
      return session.busy;
    },
    get advise() {
      const { scene } = source;
      const { viewer, question } = scene;
      if (!session.newest || isRated(session.newest.info) || session.busy) return undefined;
      return viewer !== 'spectator' && question?.decider === viewer ? () => adviseOn(open.rules, scene) : undefined;
    },
    get noAdvice() {
      return session.newest && isRated(session.newest.info) ? online.now.table.noHints : undefined;
    },
    jump: (number) => go({ page: 'replay', id, number }),
    hurry: () => session.hurry(),
  };
}
