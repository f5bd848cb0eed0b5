import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

/** Whether a request comes from our own pages. Programs other than browsers name no origin and carry no one else's cookies. */
export function isOwnOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>, headers: IncomingHttpHeaders): boolean {
  // No page elsewhere can make a browser send this header; a proxy in front of us says by it what it speaks.
  const { origin, host, 'x-forwarded-proto': scheme = 'http' } = headers;
  if (origin === undefined) return true;
  if (publicUrl) return origin === publicUrl.origin;
  return origin === `${scheme}://${host}`;
}
