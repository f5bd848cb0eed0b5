import type { Context } from '../context.ts';

/** Something about a person changed: their connections check again, in every process. */
export function recheckPerson({ hub, storage }: Pick<Context, 'hub' | 'storage'>, person: string): void {
  for (const listener of hub.of(person)) listener.recheck();
  storage.bus.publish({ kind: 'person', person });
}
