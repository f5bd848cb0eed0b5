import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

/** Whether a request comes from our pages. Non-browser clients send no Origin and carry no one else's cookies. */
export function isOwnOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>, headers: IncomingHttpHeaders): boolean {
  // Browsers never let a foreign page set this header; a proxy uses it to report its protocol.
  const { origin, host, 'x-forwarded-proto': scheme = 'http' } = headers;
  if (origin === undefined) return true;
  if (publicUrl) return origin === publicUrl.origin;
  return origin === `${scheme}://${host}`;
}
