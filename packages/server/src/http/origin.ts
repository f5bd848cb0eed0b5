import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

/** Whether a request comes from our own pages. Programs other than browsers name no origin and carry nobody else's cookies. */
export function isOwnOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>, { origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  if (publicUrl) return origin === publicUrl.origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
