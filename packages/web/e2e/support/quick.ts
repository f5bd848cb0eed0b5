import type { Page } from 'playwright-core';

interface Plan {
  readonly table: string;
  /** Asks the others to undo to this many moves, once the journal is twice as long. */
  readonly backTo?: number;
  /** Resigns once the journal is this long. */
  readonly resignAt?: number;
  /** Cards & Karma: stops once someone has turned over this many scoring track cards. */
  readonly flipped?: number;
}

/** Plays random legal answers over the page's own connection until the game is over, and accepts all requests. */
export function playQuickly(page: Page, plan: Plan): Promise<void> {
  return page.evaluate(
    ({ table, backTo, resignAt, flipped = 99 }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
        let id = 1;
        let hasAsked = backTo === undefined;
        let viewer: unknown;
        const send = (command: object): void => socket.send(JSON.stringify({ id: id++, table, ...command }));
        const answer = (number: number, choices: readonly { readonly text: string }[]): void => {
          if (resignAt !== undefined && number >= resignAt) {
            send({ type: 'resign' });
            return;
          }
          if (hasAsked || number < 2 * (backTo ?? 0)) {
            send({ type: 'move', number, text: choices[Math.floor(Math.random() * choices.length)]?.text });
            return;
          }
          hasAsked = true;
          send({ type: 'ask', request: { kind: 'undo', to: backTo } });
        };
        const flips = ({ seats = [] }: { seats?: { flippedFromLeft: number; flippedFromRight: number }[] } = {}): number =>
          Math.max(0, ...seats.map((one) => one.flippedFromLeft + one.flippedFromRight));
        socket.onopen = () => send({ type: 'watch' });
        socket.onmessage = ({ data }) => {
          const { type, info, question, number, viewer: seat, view } = JSON.parse(String(data));
          if (type === 'state') viewer = seat;
          if (info?.status === 'finished' || flips(view) >= flipped) {
            socket.close();
            resolve();
            return;
          }
          if (info?.request?.waiting.includes(viewer)) send({ type: 'reply', request: info.request.id, consent: true });
          if (question && question.decider === viewer) answer(number, question.choices);
        };
      }),
    plan,
  );
}
