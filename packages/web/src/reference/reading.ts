import { createContext } from 'svelte';
import { linkTo } from '../route.ts';
import type { OpenReference } from './opening.ts';

/** The open reference, and how links between its sections are handled. */
export interface Reading {
  readonly reference: OpenReference;
  follow?(section: string | undefined): void;
}

export const [useReading, provideReading] = createContext<Reading>();

/** The address of a section, or of the contents. */
export function addressOf({ reference }: Reading, section?: string): string {
  return linkTo({ page: 'rules', about: reference.game, section });
}

/** What pressing a link to a section does. */
export function following({ follow }: Reading, section?: string): (event: MouseEvent) => void {
  return (event) => {
    if (!follow) return;
    event.preventDefault();
    follow(section);
  };
}
