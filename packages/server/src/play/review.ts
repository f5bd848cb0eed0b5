import type { MessageOf } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { isShared } from '../tables/sharing.ts';

/** Shows those who look at a finished game where someone leads them: at its table and, while it is shared, elsewhere. */
export async function tellLed({ rooms, hub }: Pick<Context, 'rooms' | 'hub'>, message: MessageOf<'led'>): Promise<void> {
  await rooms.tellLed(message);
  if (!hub.isReviewFollowed(message.table)) return;
  if (await rooms.look(message.table, ({ record }) => isShared(record))) hub.toReview(message);
}
