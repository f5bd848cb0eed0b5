import type { Context } from '../context.ts';

/** Something about a person changed: their connections look again, here and in the other processes. */
export function recheckPerson({ hub, storage }: Pick<Context, 'hub' | 'storage'>, person: string): void {
  for (const listener of hub.of(person)) listener.recheck();
  storage.bus.publish({ kind: 'person', person });
}
