import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A household is given a /64 at least, so one address of it stands for all. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * The address that limits count by. Each trusted proxy appends the address it saw, so with `proxies` of them the client stands that many
 * places from the end; what a client wrote itself stands further left and is ignored.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const seen = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return networkOf(seen[Math.min(proxies, seen.length - 1)] ?? '');
}

/** IPv4 as it is, IPv6 by its /64. */
function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
