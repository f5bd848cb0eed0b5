import { defined, ok } from '@durbar/engine';
import type { EditionStore } from '../storage/keepsakes.ts';
import type { Timekeeping } from './answer.ts';
import { proceed } from './course.ts';
import type { Planning } from './planned.ts';
import type { Shown } from './project.ts';

/** Whether a running game was recorded by older rules. */
export function needsCorrection({ record, course }: Shown): boolean {
  return record.status === 'running' && course !== undefined && record.rulesVersion < course.match.rules.definition.rulesVersion;
}

/** Rewrites a corrected game in the current shapes. Its journal already ends with the correction. */
export function planCorrection(time: Timekeeping, editions: EditionStore): Planning {
  return async (shown) => {
    if (!needsCorrection(shown)) return ok(undefined);
    const { request: _lapsed, ...record } = shown.record;
    const course = defined(shown.course, 'course of a running game');
    const { definition, setUp } = course.match.rules;
    const corrected = {
      ...record,
      rulesVersion: definition.rulesVersion,
      options: setUp.options ?? {},
      edition: setUp.edition ?? record.edition,
      ...(setUp.editionData === undefined ? {} : { editionHash: await editions.keep(setUp.editionData, time.now) }),
    };
    return ok({ ...(await proceed(corrected, course, { ...time, direction: 'on' })), journalChanged: true });
  };
}
